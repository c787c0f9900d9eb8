// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@/test/render-page';
import { PricingCards } from './pricing-cards';

test('shows the two tariffs, each with and without the rush service', () => {
  renderPage('/', <PricingCards />);
  const texts = ['Appartement, tussenwoning of hoekwoning', 'Vrijstaande woning'].map(
    (name) => screen.getByRole('heading', { level: 3, name }).parentElement?.textContent,
  );
  expect(texts).toEqual([
    expect.stringMatching(/€285€380.*150 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/€350€445.*200 m².*€15 per begonnen 10 m²/),
  ]);
  const rush = screen.getByRole('checkbox', { name: 'Met spoed + €95' });
  expect(rush).not.toBeChecked();
  expect(rush).toHaveAccessibleDescription(/binnen 24 uur/);
  expect(screen.getByText('+ €95')).toBeVisible();
});

test('each card leads to the first field of the form', () => {
  renderPage('/', <PricingCards />);
  const links = within(screen.getByRole('region', { name: 'Wat kost uw energielabel?' })).getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/#contactForm');
  expect(new Set(links.map(({ className }) => className)).size).toBe(1);
});
