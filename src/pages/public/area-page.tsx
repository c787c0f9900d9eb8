import { Suspense, use } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageShell } from '@/components/public/layout/page-shell';
import { Head } from '@/components/seo/head';
import { readAreaSlug } from '@/content/cities/area-slug';
import type { City } from '@/content/cities/cities';
import { loadCityText } from '@/content/cities/load-city-text';
import { cityReviewQuery } from '@/data/content/reviews';
import { AreaHero } from '@/features/public/city/area-hero';
import { CityContent } from '@/features/public/city/city-content';
import { ContactSection } from '@/features/public/request-form/contact-section';
import { PriceForm } from '@/features/public/request-form/price-form/price-form';
import { lazyPart } from '@/lib/browser/load-code';
import { cityPath, paths } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';

const NotFoundPage = lazyPart(() => import('./not-found-page'), 'NotFoundPage');
const LandingPage = lazyPart(() => import('./landing-page'), 'LandingPage');

/** Every path of one part that is no fixed page: a city, a landing page from the database, a city that once lay in the area, or nothing. */
function AreaPage() {
  const { slug = '' } = useParams();
  const area = readAreaSlug(slug);
  switch (area.kind) {
    case 'city':
      return <CityPage key={area.city.slug} city={area.city} />;
    case 'landing-page':
      return <LandingPage key={area.slug} slug={area.slug} />;
    case 'former-city':
      return <Navigate to={paths.serviceAreas} replace />;
    case 'none':
      return <NotFoundPage />;
  }
}

function CityPage({ city }: { city: City }) {
  const text = use(loadCityText(city.slug));
  const { intro, metaDescription, specialFeature, drawing } = text;
  return (
    <PageShell variant="area" areaName={city.name}>
      <Head
        title={`Energielabel woning aanvragen ${city.name} | Officieel & Snel`}
        description={metaDescription}
        path={cityPath(city.slug)}
      />
      <AreaHero
        title={`Energielabel aanvragen in ${city.name}`}
        subtitle={intro}
        drawing={{ folder: 'cities', name: city.slug, alt: drawing }}
        {...(specialFeature !== undefined && { fact: specialFeature })}
      >
        <PriceForm />
      </AreaHero>
      <Suspense>
        <CityContent city={city} text={text} description={metaDescription} />
        <ContactSection key={city.slug} city={city.name} />
      </Suspense>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: AreaPage,
  queries: async (path) => {
    const area = readAreaSlug(path.slice(1));
    if (area.kind === 'city') return [cityReviewQuery(area.city.slug)];
    if (area.kind !== 'landing-page') return [];
    return [(await import('@/data/content/landing-page')).landingPageQuery(area.slug)];
  },
};
