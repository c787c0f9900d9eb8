// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScrollManager } from '@/app/scroll-manager';
import { renderPage } from '@/test/render-page';
import { PricingCards } from './pricing-cards';

const scrolled = vi.fn();
HTMLElement.prototype.scrollIntoView = scrolled;

test('shows the two tariffs and the rush service', () => {
  renderPage('/', <PricingCards />);
  const cards = screen.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => parentElement);
  expect(cards.map((card) => card?.textContent)).toEqual([
    expect.stringMatching(/^Appartement.*€285.*150 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/^Vrijstaande woning€350.*200 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/^Spoedservice\+ €95.*binnen 24 uur/),
  ]);
});

test('the link of each card goes to the first field of the form', async () => {
  const { user } = renderPage(
    '/',
    <>
      <ScrollManager isPrerendered={false} />
      <PricingCards />
      <form id="contactForm">
        <input aria-label="Postcode" />
        <input aria-label="Huisnummer" />
      </form>
    </>,
  );
  const links = within(screen.getByRole('region', { name: 'Wat kost uw energielabel?' })).getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    scrolled.mockClear();
    await user.click(link);
    // Also from where the same link led before.
    await waitFor(() => expect(screen.getByLabelText('Postcode')).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([document.getElementById('contactForm')]);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  }
});
