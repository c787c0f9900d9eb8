// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { allCosts } from '@/content/public/all-costs';
import { renderPage } from '@/test/render/render-page';
import { PricingCards } from './pricing-cards';

const onRequest = vi.fn();

beforeEach(() => onRequest.mockReset());

test('shows two tariffs, each with and without the rush service, and the rush service itself', () => {
  renderPage('/', <PricingCards onRequest={onRequest} />);
  const texts = ['Appartement, tussenwoning of hoekwoning', 'Vrijstaande woning', 'Spoedservice'].map(
    (name) => screen.getByRole('heading', { level: 3, name }).parentElement?.textContent,
  );
  expect(texts).toEqual([
    expect.stringMatching(/€285€380.*150\u00A0m².*€15 per begonnen 10\u00A0m².*Ook 2-onder-1-kap/),
    expect.stringMatching(/€350€445.*200\u00A0m².*€15 per begonnen 10\u00A0m²/),
    expect.stringMatching(/€95.*binnen 24\suur, op werkdagen/),
  ]);
  const rush = screen.getByRole('checkbox', { name: 'Met spoed' });
  expect(rush).not.toBeChecked();
  expect(rush).toHaveAccessibleDescription(/^\+\s€95 .*binnen 24\suur, op werkdagen/);
  expect(screen.getByText('+ €95')).toBeVisible();
});

test('each tariff leads to the first field of the form, by the same kind of button', () => {
  renderPage('/', <PricingCards onRequest={onRequest} />);
  const links = within(screen.getByRole('region', { name: 'Wat kost uw energielabel?' })).getAllByRole('link', {
    name: 'Direct aanvragen',
  });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/#contactForm');
  expect(new Set(links.map(({ className }) => className)).size).toBe(1);
});

test('each card takes what it is about along to the form, with rush where that is switched on', async () => {
  const { user } = renderPage('/', <PricingCards onRequest={onRequest} />);
  const [homes, detached] = screen.getAllByRole('link', { name: 'Direct aanvragen' });
  await user.click(homes ?? document.body);
  await user.click(screen.getByRole('checkbox'));
  await user.click(detached ?? document.body);
  await user.click(screen.getByRole('link', { name: 'Met spoed aanvragen' }));
  expect(onRequest.mock.calls).toEqual([
    [{ propertyType: 'terraced', guessedType: 'terraced' }],
    [{ propertyType: 'detached', rushService: true }],
    [{ rushService: true }],
  ]);
});

test('the article with all costs is a press away', () => {
  renderPage('/', <PricingCards onRequest={onRequest} />);
  expect(screen.getByRole('link', { name: 'Alle kosten op een rij' })).toHaveAttribute('href', allCosts.href);
});
