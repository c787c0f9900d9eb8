import { Navigate, useParams } from 'react-router-dom';
import { findCity } from '@/content/cities/cities';
import { cityPath } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';
import { NotFoundPage } from './not-found-page';

/** Redirects the former path of a city page. */
export function OldCityPage() {
  const { slug = '' } = useParams();
  return findCity(slug) ? <Navigate to={cityPath(slug)} replace /> : <NotFoundPage />;
}

export const page: PageModule = {
  Component: OldCityPage,
};
