// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findCity } from '@/content/cities/cities';
import { loadCityText } from '@/content/cities/load-city-text';
import { renderPage } from '@/test/render/render-page';
import { CityContent } from './city-content';

async function openCity(slug: string) {
  const city = findCity(slug);
  if (!city) throw new Error(`no city ${slug}`);
  const text = await loadCityText(slug);
  renderPage('/', <CityContent city={city} text={text} description="" />, '/');
  return text;
}

test('the words of a customer stand with their author, and with how reviews are checked', async () => {
  const { testimonial } = await openCity('gouda');
  const figure = screen.getByText(`“${testimonial?.text ?? ''}”`).closest('figure');
  expect(figure).toHaveTextContent(testimonial?.author ?? '-');
  const link = screen.getByRole('link', { name: 'Zo controleren wij reviews' });
  expect(figure).toContainElement(link);
  expect(link).toHaveAttribute('href', '/#testimonials');
});

test('the reasons name the homes of the city and both its neighbourhoods', async () => {
  const { reason } = await openCity('gouda');
  const reasons = within(screen.getByRole('region', { name: 'Vier redenen om in Gouda voor ons te kiezen' }));
  expect(reasons.getAllByRole('listitem')[0]).toHaveTextContent(reason);
  expect(reasons.getByText('Wij komen in heel Gouda, van Korte Akkeren tot Goverwelle')).toBeVisible();
});
