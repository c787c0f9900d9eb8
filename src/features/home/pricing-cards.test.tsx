// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allCosts } from '@/content/public/all-costs';
import { renderPage } from '@/test/render-page';
import { PricingCards } from './pricing-cards';

test('shows two tariffs, each with and without the rush service, and the rush service itself', () => {
  renderPage('/', <PricingCards />);
  const texts = ['Appartement, tussenwoning of hoekwoning', 'Vrijstaande woning', 'Spoedservice'].map(
    (name) => screen.getByRole('heading', { level: 3, name }).parentElement?.textContent,
  );
  expect(texts).toEqual([
    expect.stringMatching(/€285€380.*150 m², ook twee-onder-een-kap.*€15 per begonnen 10 m²/),
    expect.stringMatching(/€350€445.*200 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/€95.*binnen 24 uur/),
  ]);
  const rush = screen.getByRole('checkbox', { name: 'Prijzen met spoed' });
  expect(rush).not.toBeChecked();
  expect(rush).toHaveAccessibleDescription(/^\+ €95 .*binnen 24 uur/);
  expect(screen.getByText('+ €95')).toBeVisible();
});

test('each tariff leads to the first field of the form, by the same kind of button', () => {
  renderPage('/', <PricingCards />);
  const links = within(screen.getByRole('region', { name: 'Wat kost uw energielabel?' })).getAllByRole('link', {
    name: 'Prijs berekenen en aanvragen',
  });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/#contactForm');
  expect(new Set(links.map(({ className }) => className)).size).toBe(1);
});

test('the article with all costs is a press away', () => {
  renderPage('/', <PricingCards />);
  expect(screen.getByRole('link', { name: 'Alle kosten op een rij' })).toHaveAttribute('href', allCosts.href);
});
