import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let consoleError: MockInstance;

// jsdom has no layout, so no media query matches in it.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => Object.assign(new EventTarget(), unmatched(media));
}

function unmatched(media: string) {
  return { media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };
}

// An error on the console and a request that no test prepared are failures, not noise.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls).toEqual([]);
});
