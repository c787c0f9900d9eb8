// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findCity } from '@/content/cities/cities';
import { loadCityText } from '@/content/cities/load-city-text';
import type { CityReview } from '@/domain/reviews/shown-reviews';
import { renderPage } from '@/test/render/render-page';
import { CityContent } from './city-content';

async function openCity(slug: string, review: CityReview | null = null) {
  const city = findCity(slug);
  if (!city) throw new Error(`no city ${slug}`);
  const text = await loadCityText(slug);
  renderPage('/', <CityContent city={city} text={text} description="" />, '/', new Map([[slug, review]]));
  return text;
}

test('a review: shown with its author and a link to how reviews are checked', async () => {
  await openCity('gouda', { text: 'Het klopte.', author: 'H. Bos, Korte Akkeren' });
  const figure = screen.getByText('“Het klopte.”').closest('figure');
  expect(figure).toHaveTextContent('H. Bos, Korte Akkeren');
  const link = screen.getByRole('link', { name: 'Zo controleren wij reviews' });
  expect(figure).toContainElement(link);
  expect(link).toHaveAttribute('href', '/#testimonials');
});

test('a review that the front page says nothing of: shown with its own check', async () => {
  await openCity('gouda', { text: 'Het klopte.', author: 'H. Bos, Korte Akkeren', check: 'nothing' });
  const figure = screen.getByText('“Het klopte.”').closest('figure');
  expect(figure).toHaveTextContent('Niet gecontroleerd of deze review van een klant is.');
  expect(screen.queryByRole('link', { name: 'Zo controleren wij reviews' })).toBeNull();
});

test('a city without a review: nobody is quoted', async () => {
  await openCity('gouda');
  expect(screen.queryByRole('figure')).toBeNull();
});

test('the reasons name the homes of the city and both its neighbourhoods', async () => {
  const { reason } = await openCity('gouda');
  const reasons = within(screen.getByRole('region', { name: 'Vier redenen om in Gouda voor ons te kiezen' }));
  expect(reasons.getAllByRole('listitem')[0]).toHaveTextContent(reason);
  expect(reasons.getByText('Wij komen in heel Gouda, van Korte Akkeren tot Goverwelle')).toBeVisible();
});
