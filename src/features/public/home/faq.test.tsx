// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { allCosts } from '@/content/public/all-costs';
import { faq } from '@/content/public/faq';
import { unbroken } from '@/lib/format/unbroken';
import { Faq } from './faq';

const section = (
  <MemoryRouter>
    <Faq />
  </MemoryRouter>
);

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#faq button[aria-expanded]')];
}

function answers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-item]')];
}

function openItems(): number[] {
  const expanded = buttons().flatMap((button, index) => (button.ariaExpanded === 'true' ? [index] : []));
  const visible = answers().flatMap((answer, index) => (answer.hasAttribute('hidden') ? [] : [index]));
  expect(visible).toEqual(expanded);
  return expanded;
}

async function press(index: number): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: faq[index]?.question ?? '' }));
}

test('six questions, the first open', () => {
  render(section);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(openItems()).toEqual([0]);
});

test('another question closes the one that was open', async () => {
  render(section);
  await press(3);
  await waitFor(() => expect(openItems()).toEqual([3]));
  await press(1);
  await waitFor(() => expect(openItems()).toEqual([1]));
});

test('the open question closes itself, and opens again', async () => {
  render(section);
  await press(0);
  await waitFor(() => expect(openItems()).toEqual([]));
  await press(0);
  await waitFor(() => expect(openItems()).toEqual([0]));
});

test('closed answers are found by the search of the browser, which opens them', () => {
  render(section);
  const closed = answers().slice(1);
  expect(closed).toHaveLength(5);
  for (const answer of closed) expect(answer).toHaveAttribute('hidden', 'until-found');
  fireEvent(closed[2] ?? document.body, new Event('beforematch', { bubbles: true }));
  expect(openItems()).toEqual([3]);
  expect(answers()[0]).toHaveAttribute('hidden', 'until-found');
});

test('all answers are in the HTML, without a style', () => {
  const view = document.createElement('div');
  view.innerHTML = renderToString(section);
  const text = view.textContent;
  for (const paragraph of faq.flatMap(({ answer }) => answer)) expect(text).toContain(unbroken(paragraph));
  expect(view.querySelector('[style]')).toBeNull();
});

test('leads to the form, and from an answer to what more there is to know', () => {
  render(section);
  expect(screen.getByRole('link', { name: 'Stel uw vraag via het formulier' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'Alle kosten op een rij' })).toHaveAttribute('href', allCosts.href);
});
