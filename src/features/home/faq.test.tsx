// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { keepOneOpen } from '@/app/one-at-a-time';
import { faq } from '@/content/public/faq';
import { Faq } from './faq';

const section = (
  <MemoryRouter>
    <Faq />
  </MemoryRouter>
);

// As the site does at its start, for browsers (and jsdom) that do not know details with one name.
beforeAll(keepOneOpen);

function openItems(): number[] {
  return [...document.querySelectorAll('details')].flatMap((item, index) => (item.open ? [index] : []));
}

async function press(index: number): Promise<void> {
  await userEvent.click(screen.getByRole('heading', { level: 3, name: faq[index]?.question ?? '' }));
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

test('the browser itself keeps one open at a time, also before any script', () => {
  render(section);
  expect(new Set([...document.querySelectorAll('details')].map((item) => item.getAttribute('name')))).toEqual(
    new Set(['faq']),
  );
});

test('the keyboard reaches each question', () => {
  render(section);
  expect(document.querySelectorAll('details > summary:first-child')).toHaveLength(6);
});

test('all answers are in the HTML', () => {
  const view = document.createElement('div');
  view.innerHTML = renderToString(section);
  for (const paragraph of faq.flatMap(({ answer }) => answer)) expect(view).toHaveTextContent(paragraph);
  expect(view.querySelectorAll('details[open]')).toHaveLength(1);
});

test('leads to the form', () => {
  render(section);
  expect(screen.getByRole('link', { name: 'Stel uw vraag via het formulier' })).toHaveAttribute('href', '/#contact');
});
