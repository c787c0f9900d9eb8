import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let consoleError: MockInstance;
let unmount: (() => void) | undefined;

class EmptyIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

/**
 * Node's own reaches every thread of the process: a sign-out that the auth client tells to other tabs would sign out the
 * tests of other files.
 */
class ChannelOfFile extends BroadcastChannel {
  static readonly #file = webcrypto.randomUUID();

  constructor(name: string) {
    super(`${name} of ${ChannelOfFile.#file}`);
  }
}

// Most tests have no document, and skip these slow imports.
if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  // A loaded machine must not fail a test: the first page of a file waits for the code of its lazy parts.
  configure({ asyncUtilTimeout: 20_000 });
  // jsdom has no layout, so no media query matches in it, nothing scrolls and nothing is in view.
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = EmptyIntersectionObserver;
  window.matchMedia = (media) => Object.assign(new EventTarget(), unmatched(media));
  // jsdom's own has no `subtle`.
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  window.BroadcastChannel = ChannelOfFile;
  unmount = cleanup;
}

function unmatched(media: string) {
  return { media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };
}

// An error on the console is a failure, not noise.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  unmount?.();
  expect(consoleError.mock.calls).toEqual([]);
});
