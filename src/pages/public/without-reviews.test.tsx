// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sitemapLinks } from '@/app/page-registry';
import { cities } from '@/content/cities/cities';
import { CityContent } from '@/features/public/city/city-content';
import { Testimonials } from '@/features/public/home/testimonials';
import { readContent } from '@/test/content';
import { fakeSupabase, laterAnswer } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { SitemapPage } from './sitemap-page';

// An owner without reviews empties the list, and need not touch the average or how reviews are checked.
vi.mock('@/content/reviews', () => ({ reviews: [], averageRating: 'Gemiddelde beoordeling: 4.9/5', reviewCheck: 'x' }));

test('the home page has no section of reviews, and no rating', () => {
  const { container } = render(<Testimonials />);
  expect(container).toBeEmptyDOMElement();
});

test('the sitemap does not lead to it', async () => {
  fakeSupabase({ [readContent]: () => laterAnswer().promise });
  renderPage('/sitemap', <SitemapPage sitemapLinks={sitemapLinks} />);
  const sections = await screen.findByRole('region', { name: 'Op de voorpagina' });
  expect(within(sections).getByRole('link', { name: 'Over ons' })).toBeVisible();
  expect(within(sections).queryByRole('link', { name: 'Reviews' })).toBeNull();
});

test('the page of a city quotes nobody', () => {
  const [city] = cities;
  const text = {
    description: ['Huizen.'],
    expertise: ['Kelders.'],
    reason: 'Wij meten kelders op',
    neighbourhoods: [
      { name: 'Noord', house: 'villa', text: 'Oud.' },
      { name: 'Zuid', house: 'porch-flat', text: 'Nieuw.' },
    ],
  } as const;
  if (!city) throw new Error('no city');
  renderPage('/', <CityContent city={city} text={text} description="" />);
  expect(screen.getByText('Huizen.')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});
