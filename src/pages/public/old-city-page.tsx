import { Navigate, useParams } from 'react-router-dom';
import { allCities, findCity } from '@/content/cities/cities';
import { cityPath, paths } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';
import { NotFoundPage } from './not-found-page';

/** Redirects the former path of a city page. */
export function OldCityPage() {
  const { slug = '' } = useParams();
  if (!allCities.some((city) => city.slug === slug)) return <NotFoundPage />;
  return <Navigate to={findCity(slug) ? cityPath(slug) : paths.serviceAreas} replace />;
}

export const page: PageModule = {
  Component: OldCityPage,
};
