import { Navigate, useParams } from 'react-router-dom';
import { readAreaSlug } from '@/content/area-slug';
import { findCity } from '@/content/cities';
import { cityPath } from '@/lib/paths';
import { CityPage } from './city-page';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';

/** Every path of one part that is no fixed page: a city, a landing page from the database, or nothing. */
export function AreaPage() {
  const { slug = '' } = useParams();
  const area = readAreaSlug(slug);
  switch (area.kind) {
    case 'city':
      return <CityPage key={area.city.slug} city={area.city} />;
    case 'landing-page':
      return <LandingPage key={area.slug} slug={area.slug} />;
    case 'none':
      return <NotFoundPage />;
  }
}

/** The address that a city page once had. */
export function OldCityPage() {
  const { slug = '' } = useParams();
  return findCity(slug) ? <Navigate to={cityPath(slug)} replace /> : <NotFoundPage />;
}
