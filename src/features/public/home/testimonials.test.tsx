// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { averageRating, reviewCheck, reviews } from '@/content/reviews';
import { Testimonials } from './testimonials';

// Not those of src/content, which are the owner's.
vi.mock('@/content/reviews', () => ({
  reviews: [
    { name: 'Sanne Mulder', location: 'Zeist', text: 'Vlot geregeld.', rating: 5 },
    { name: 'J. van Dijk', location: 'Huizen', text: 'Wat later dan afgesproken.', rating: 3 },
  ],
  averageRating: 'Gemiddelde beoordeling: 4,6/5',
  reviewCheck: 'Alleen van eigen klanten.',
}));

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
  render(<Testimonials />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(reviews.length);
  cards.forEach((card, index) => {
    const review = reviews[index];
    expect(card).toHaveTextContent(`${review?.rating ?? 0} van 5 sterren`);
    expect(within(card).getByText(review?.name ?? '')).toBeVisible();
    expect(card.querySelectorAll('svg.fill-current')).toHaveLength(review?.rating ?? 0);
  });
  expect(screen.getByText(averageRating)).toBeVisible();
  expect(screen.getByText(reviewCheck)).toBeVisible();
});

test('the buttons scroll 300 px, smoothly', async () => {
  render(<Testimonials />);
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
  render(<Testimonials />);
  await userEvent.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' });
});

test('a button looks disabled when there is nothing more to its side', () => {
  render(<Testimonials />);
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
  render(<Testimonials />);
  expect(screen.getByRole('region', { name: 'Reviews van klanten' })).toHaveAttribute('tabindex', '0');
});
