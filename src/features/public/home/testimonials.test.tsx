// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HomeReviews } from '@/domain/reviews/shown-reviews';
import { Testimonials } from './testimonials';

const review = { city: '', location: 'Zeist', verifiedBy: 'label' } as const;
const reviews: HomeReviews = {
  average: '4.6',
  isPart: true,
  check: 'label',
  shown: [
    { ...review, author: 'Sanne Mulder', text: 'Vlot geregeld.', rating: 5 },
    { ...review, author: 'J. van Dijk', text: 'Wat later dan afgesproken.', rating: 3 },
  ],
};

const scrollBy = vi.fn();

// A row of 1188 px in a window of 688, so it can be scrolled 500 px.
beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1188);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(688);
});

function previous() {
  return screen.getByRole('button', { name: 'Vorige reviews' });
}

function next() {
  return screen.getByRole('button', { name: 'Volgende reviews' });
}

test('shows the reviews with their ratings, the average and how they are checked', () => {
  render(<Testimonials reviews={reviews} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(reviews.shown.length);
  cards.forEach((card, index) => {
    const shown = reviews.shown[index];
    expect(card).toHaveTextContent(`${shown?.rating ?? 0} van 5 sterren`);
    expect(within(card).getByText(shown?.author ?? '')).toBeVisible();
    expect(card.querySelectorAll('svg.fill-current')).toHaveLength(shown?.rating ?? 0);
  });
  expect(screen.getByText('Gemiddelde beoordeling: 4.6/5')).toBeVisible();
  const explanation = screen.getByText(/^Het gemiddelde van alle beoordelingen; hier staat een deel\./);
  expect(explanation).toHaveTextContent('Elke review is van een klant voor wie wij een label hebben geregistreerd.');
  expect(screen.queryByText(/^Gecontroleerd/)).toBeNull();
});

test('reviews that were checked in several ways: each says how', () => {
  const [first, second] = reviews.shown;
  if (!first || !second) throw new Error('no reviews');
  const shown = [first, { ...second, verifiedBy: 'nothing' as const }];
  render(<Testimonials reviews={{ ...reviews, check: null, isPart: false, shown }} />);
  const [checked, unchecked] = screen.getAllByRole('listitem');
  expect(checked).toHaveTextContent('Gecontroleerd: wij registreerden een label voor deze klant.');
  expect(unchecked).toHaveTextContent('Niet gecontroleerd of deze review van een klant is.');
  expect(screen.getByText('Het gemiddelde van deze beoordelingen.')).toBeVisible();
});

test('the buttons scroll 300 px, smoothly', async () => {
  render(<Testimonials reviews={reviews} />);
  await userEvent.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
  await userEvent.click(previous());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300, behavior: 'smooth' });
});

test('the buttons jump for who asked for less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(prefers-reduced-motion: reduce)',
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
  render(<Testimonials reviews={reviews} />);
  await userEvent.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' });
});

test('a button looks disabled when there is nothing more to its side', () => {
  render(<Testimonials reviews={reviews} />);
  const list = screen.getByRole('region', { name: 'Reviews van klanten' });
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  fireEvent.scroll(list, { target: { scrollLeft: 300 } });
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  fireEvent.scroll(list, { target: { scrollLeft: 500 } });
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

test('the keyboard can reach the row', () => {
  render(<Testimonials reviews={reviews} />);
  expect(screen.getByRole('region', { name: 'Reviews van klanten' })).toHaveAttribute('tabindex', '0');
});
