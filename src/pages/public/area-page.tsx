import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { readAreaSlug } from '@/content/cities/area-slug';
import { CityPage } from './city-page';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }));
const LandingPage = lazy(async () => ({ default: (await import('./landing-page')).LandingPage }));

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
