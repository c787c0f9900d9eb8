import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { cities } from '@/content/cities';
import { cityPath, paths } from '@/lib/paths';
import { CityPage } from './city-page';
import { HomePage } from './home-page';
import { LabelCheckPage } from './label-check-page';
import { LandingPage } from './landing-page';
import { NotFoundPage } from './not-found-page';
import { PreparationPage } from './preparation-page';
import { PrivacyPage } from './privacy-page';
import { ServiceAreasPage } from './service-areas-page';
import { SitemapPage } from './sitemap-page';
import { TermsPage } from './terms-page';

// This file runs in Node: there is no window, no document and no device.

/** The whole HTML of a page, everything that it waits for included. */
async function htmlOf(path: string, page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </HelmetProvider>,
  );
  return new Response(prelude).text();
}

test.each([
  [paths.home, <HomePage key="page" />, 'Zo werkt het'],
  [paths.serviceAreas, <ServiceAreasPage key="page" />, 'Veenendaal'],
  [paths.labelCheck, <LabelCheckPage key="page" />, 'De regels in het kort'],
  [paths.preparation, <PreparationPage key="page" />, 'Plattegronden'],
  [paths.privacy, <PrivacyPage key="page" />, 'Formspark'],
  [paths.terms, <TermsPage key="page" />, 'Artikel 12'],
  [paths.sitemap, <SitemapPage key="page" />, 'Werkgebied Apeldoorn'],
  ['/energielabel-soest', <LandingPage key="page" slug="soest" />, 'Pagina laden...'],
  ['/bestaat-niet', <NotFoundPage key="page" />, 'Pagina niet gevonden'],
] as const)('%s renders without a browser', async (path, page, text) => {
  const html = await htmlOf(path, page);
  expect(html).toContain(text);
  expect(html).toContain('</footer>');
});

test.each(cities.map((city) => [city.name, city] as const))(
  'the page of %s renders without a browser',
  async (name, city) => {
    const html = await htmlOf(cityPath(city.slug), <CityPage city={city} />);
    expect(html).toContain(`Energielabel aanvragen in ${name}</h1>`);
    expect(html).toContain('Ook populair in de buurt');
  },
);
