// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { island } from './island';

type HydrateWhen = Parameters<typeof island>[0];

/** Tells the island that the reader has come near. */
let comeNear: (() => void) | undefined;
let root: Root | undefined;
const hydrated = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  hydrated.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => onChange([{ isIntersecting: true }]);
      }
    },
  );
});

afterEach(() => {
  act(() => {
    root?.unmount();
  });
  root = undefined;
  vi.useRealTimers();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <input />
    </p>
  );
}

/** The HTML of an island, which something is typed into before React hydrates it. */
async function openPage(when: HydrateWhen, load: () => Promise<ComponentType> = () => Promise.resolve(Counter)) {
  const { document } = globalThis;
  const Prerendered = island(when, () => Promise.resolve(Counter));
  vi.stubGlobal('document', undefined);
  const { prelude } = await prerender(<Prerendered />);
  vi.stubGlobal('document', document);
  document.body.innerHTML = `<main>${await new Response(prelude).text()}</main>`;
  const main = screen.getByRole('main');
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.value = 'getypt';
  main.addEventListener('hydrate', hydrated);
  const Island = island(when, load);
  await after(() => (root = hydrateRoot(main, <Island />)));
  expect(screen.getByRole('textbox')).toBe(input);
  return input;
}

/** What happens, and what React makes of it. */
async function after(happening: () => unknown): Promise<void> {
  await act(async () => {
    happening();
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Presses the button; whether something came of it. */
async function press(): Promise<boolean> {
  const button = screen.getByRole('button');
  const before = button.textContent;
  await after(() => button.click());
  return button.textContent !== before;
}

test('a part stays HTML until the reader comes near, and is then hydrated with what was typed', async () => {
  const input = await openPage('visible');
  expect(await press()).toBe(false);
  expect(document.querySelector('[data-waiting]')).not.toBeNull();
  await after(() => comeNear?.());
  expect(await press()).toBe(true);
  expect(screen.getByRole('textbox')).toBe(input);
  expect(input).toHaveValue('getypt');
  expect(document.querySelector('[data-waiting]')).toBeNull();
  expect(hydrated).toHaveBeenCalledOnce();
});

test.each([
  ['at the first key', () => document.dispatchEvent(new Event('keydown'))],
  ['after five seconds', () => vi.advanceTimersByTime(5000)],
])('one that hydrates when idle does so %s', async (_when, wait) => {
  await openPage('idle');
  expect(await press()).toBe(false);
  await after(wait);
  expect(await press()).toBe(true);
});

test('one that waits to be seen does not hydrate at a key', async () => {
  await openPage('visible');
  await after(() => document.dispatchEvent(new Event('keydown')));
  expect(await press()).toBe(false);
});

test('one that is never hydrated needs no code', async () => {
  const load = vi.fn(() => Promise.resolve(Counter));
  await openPage('never', load);
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('[data-waiting]')).toBeNull();
});

test('one whose code fails stays HTML, and says so to the styles', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const input = await openPage('visible', () => Promise.reject(new Error('gone')));
  await after(() => comeNear?.());
  expect(document.querySelector('[data-failed]')).toContainElement(input);
  expect(input).toHaveValue('getypt');
});

test('on a page that React draws itself its code is loaded at once', async () => {
  const Island = island('visible', () => Promise.resolve(Counter));
  render(
    <Suspense>
      <Island />
    </Suspense>,
  );
  await after(() => undefined);
  expect(await press()).toBe(true);
});
