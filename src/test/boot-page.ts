import { setTimeout as waitFor } from 'node:timers/promises';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// src/app/boot on its own; the browser tests check that pages start with it.
const scripts = Object.values(import.meta.glob('/src/app/boot/boot.ts'));

export const main = 'https://woninglabel.example/assets/main-1.js';
export const addresses = [main, ...[1, 2, 3].map((attempt) => `${main}?again=${attempt}`)];
export const page = document.documentElement;
const listen = window.addEventListener.bind(window);
export const reload = vi.fn();
export const sent = vi.fn();
/** Requested URLs of the app. */
export const asked: string[] = [];

let onPaint: (() => void) | undefined;
let leave: AbortController;

class Paints {
  constructor(paint: () => void) {
    onPaint = paint;
  }
  observe(): void {
    // The test calls `paint` itself.
  }
}

class Visit {
  type = 'navigate';
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  asked.splice(0);
  document.head.innerHTML =
    '<script data-styles="/assets/main-1.css" data-modules="/assets/home-1.js /assets/site-1.js" data-lookup="/assets/lookup-1.js"></script>';
  document.body.innerHTML = `
    <form aria-label="Prijs"><input aria-label="Postcode" value=""><input aria-label="Huisnummer" value=""></form>
    <button data-retry><span>Opnieuw proberen</span></button>`;
  const script = document.querySelector('script');
  script?.setAttribute('data-main', main);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(sent.mockReset());
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('PerformanceObserver', Paints);
  vi.stubGlobal('PerformanceNavigationTiming', Visit);
  stubVisit('navigate');
  vi.stubGlobal('location', { reload: reload.mockReset() });
  leave = new AbortController();
  const { signal } = leave;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => listen(type, listener, { signal }));
});

afterEach(() => {
  leave.abort();
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  for (const address of addresses) vi.doUnmock(address);
  vi.useRealTimers();
});

/** How the visitor came to the page. */
export function stubVisit(type: string): void {
  vi.stubGlobal('performance', { now: Date.now, getEntriesByType: () => [Object.assign(new Visit(), { type })] });
}

/** The page is painted. */
export function paint(): void {
  onPaint?.();
}

/** Requested URLs of the full stylesheet. */
export function askedStyles(): (string | null)[] {
  return [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
}

/** The stylesheet loads from that attempt on. */
function answerStyles(from = 0): void {
  const answered = new WeakSet<Node>();
  const links = document.head.getElementsByTagName('link');
  const observer = new MutationObserver(() => {
    for (const link of links) {
      if (link.rel !== 'stylesheet' || answered.has(link)) continue;
      answered.add(link);
      link.dispatchEvent(new Event(askedStyles().length > from ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  leave.signal.addEventListener('abort', () => observer.disconnect());
}

/** Opens the page; its stylesheet and its app load at that attempt, or never. */
export async function openPage({ codeLoadsAt = 0, stylesLoadAt = 0 } = {}): Promise<void> {
  vi.resetModules();
  answerStyles(stylesLoadAt);
  for (const [attempt, address] of addresses.entries()) {
    vi.doMock(address, () => {
      asked.push(address);
      if (attempt !== codeLoadsAt) throw new Error('lost');
      return {};
    });
  }
  for (const script of scripts) await script();
}

/** Advances the clock, and lets requests resolve or fail meanwhile. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.advanceTimersByTimeAsync(20);
}

/** Advances the clock until the condition holds: real imports take some real time too. */
export async function passUntil(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await vi.advanceTimersByTimeAsync(100);
    await waitFor(5);
  }
}

/** URLs of the code that is fetched ahead. */
export function preloaded(): (string | null)[] {
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
}

/** Sends the form; false when it was held back. */
export function send(): boolean {
  return fireEvent.submit(screen.getByRole('form'));
}
