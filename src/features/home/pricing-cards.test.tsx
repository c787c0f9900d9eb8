// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@/test/render-page';
import { PricingCards } from './pricing-cards';

test('shows the two tariffs and the rush service', () => {
  renderPage('/', <PricingCards />);
  const cards = screen.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => parentElement);
  expect(cards.map((card) => card?.textContent)).toEqual([
    expect.stringMatching(/^Appartement.*€285.*150 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/^Vrijstaande woning€350.*200 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/^Spoedservice\+ €95.*binnen 24 uur/),
  ]);
});

test('each card leads to the first field of the form', () => {
  renderPage('/', <PricingCards />);
  const links = within(screen.getByRole('region', { name: 'Wat kost uw energielabel?' })).getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toHaveAttribute('href', '#contactForm');
});
