// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PricingCards } from './pricing-cards';

const scrolled = vi.fn();
HTMLElement.prototype.scrollIntoView = scrolled;

test('shows the two tariffs and the rush service', () => {
  render(<PricingCards />);
  const cards = screen.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => parentElement);
  expect(cards.map((card) => card?.textContent)).toEqual([
    expect.stringMatching(/^Appartement.*€285.*150 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/^Vrijstaande woning€350.*200 m².*€15 per begonnen 10 m²/),
    expect.stringMatching(/^Spoedservice\+ €95.*binnen 24 uur/),
  ]);
});

test('a button of each card goes to the first field of the form', async () => {
  render(
    <>
      <PricingCards />
      <form id="contactForm">
        <input aria-label="Postcode" />
        <input aria-label="Huisnummer" />
      </form>
    </>,
  );
  const buttons = within(screen.getByRole('region', { name: 'Wat kost uw energielabel?' })).getAllByRole('button');
  expect(buttons).toHaveLength(3);
  for (const button of buttons) {
    scrolled.mockClear();
    await userEvent.click(button);
    expect(scrolled.mock.contexts).toEqual([document.getElementById('contactForm')]);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
  }
});
