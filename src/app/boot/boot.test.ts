// @vitest-environment jsdom
import { setTimeout as waitFor } from 'node:timers/promises';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The script on its own; the browser tests check that pages start with it.
const scripts = Object.values(import.meta.glob('./boot.ts'));

const main = 'https://woninglabel.example/assets/main-1.js';
const addresses = [main, ...[1, 2, 3].map((attempt) => `${main}?again=${attempt}`)];
const page = document.documentElement;
const listen = window.addEventListener.bind(window);
const reload = vi.fn();
const sent = vi.fn();
/** Requested URLs of the app. */
const asked: string[] = [];

let paint: (() => void) | undefined;
let leave: AbortController;

class Paints {
  constructor(onPaint: () => void) {
    paint = onPaint;
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
    <form aria-label="Prijs"><input aria-label="Postcode" value=""></form>
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

function stubVisit(type: string): void {
  vi.stubGlobal('performance', { now: Date.now, getEntriesByType: () => [Object.assign(new Visit(), { type })] });
}

/** Requested URLs of the full stylesheet. */
function askedStyles(): (string | null)[] {
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
async function open({ codeLoadsAt = 0, stylesLoadAt = 0 } = {}): Promise<void> {
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
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.advanceTimersByTimeAsync(20);
}

/** Advances the clock until the condition holds: real imports take some real time too. */
async function passUntil(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await vi.advanceTimersByTimeAsync(100);
    await waitFor(5);
  }
}

function preloaded(): (string | null)[] {
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
}

function send(): boolean {
  return fireEvent.submit(screen.getByRole('form'));
}

describe('the code of a page', () => {
  function load(): void {
    window.dispatchEvent(new Event('load'));
  }

  test.each([
    ['loaded and painted', load, () => paint?.()],
    ['painted and loaded', () => paint?.(), load],
  ])('comes after the page is %s', async (_both, one, other) => {
    await open();
    one();
    await pass(100);
    expect(preloaded()).toEqual([]);
    other();
    await pass(0);
    expect(preloaded()).toEqual(['/assets/home-1.js', '/assets/site-1.js']);
    await passUntil(() => asked.length > 0);
    expect(asked).toEqual([main]);
  });

  test.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body)],
    ['a field that gets the focus', () => screen.getByLabelText('Postcode').focus()],
    ['four seconds with a file that hangs', () => vi.advanceTimersByTime(100)],
  ])('comes earlier at %s', async (_what, happen) => {
    await open();
    await vi.advanceTimersByTimeAsync(3900);
    expect(preloaded()).toEqual([]);
    happen();
    await pass(0);
    expect(preloaded()).toHaveLength(2);
  });

  test('is followed by that of the price for who types an address', async () => {
    await open();
    fireEvent.input(screen.getByLabelText('Postcode'), { target: { value: '1' } });
    await pass(100);
    expect(preloaded()).toEqual([]);
    screen.getByLabelText('Postcode').focus();
    await pass(0);
    expect(preloaded()).toEqual(['/assets/home-1.js', '/assets/site-1.js', '/assets/lookup-1.js']);
  });

  test('never comes before the page is whole', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await open();
    fireEvent.pointerDown(document.body);
    await pass(4000);
    expect(preloaded()).toEqual([]);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await pass(0);
    expect(preloaded()).toHaveLength(2);
  });

  test('is asked for again under other addresses', async () => {
    await open({ codeLoadsAt: 2 });
    fireEvent.keyDown(document.body);
    await passUntil(() => asked.length === 3);
    await pass(10_000);
    expect(asked).toEqual(addresses.slice(0, 3));
    expect(page.dataset).not.toHaveProperty('failed');
  });
});

describe('the styles of the whole site', () => {
  test('come before the code, which may show what the page has no styles for', async () => {
    await open({ stylesLoadAt: 1 });
    fireEvent.keyDown(document.body);
    await pass(0);
    expect(askedStyles()).toEqual(['/assets/main-1.css']);
    await pass(400);
    expect(asked).toEqual([]);
    await passUntil(() => asked.length > 0);
    expect(askedStyles()).toEqual(['/assets/main-1.css', '/assets/main-1.css?again=1']);
  });

  test('count as its code when they never come', async () => {
    await open({ stylesLoadAt: Number.NaN });
    fireEvent.keyDown(document.body);
    await passUntil(() => 'failed' in page.dataset);
    expect(askedStyles()).toHaveLength(4);
    expect(asked).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('when it never comes', () => {
  async function openLost(): Promise<void> {
    await open({ codeLoadsAt: Number.NaN });
    fireEvent.keyDown(document.body);
    await passUntil(() => 'failed' in page.dataset);
    expect(asked).toEqual(addresses);
  }

  test('the page is loaded anew', async () => {
    await openLost();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the page is loaded anew once', async () => {
    stubVisit('reload');
    await openLost();
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page is not loaded anew where that would lose what was typed', async () => {
    screen.getByRole<HTMLInputElement>('textbox').value = '3811AA';
    await openLost();
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page is not loaded anew without a connection, and no form leaves it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openLost();
    expect(reload).not.toHaveBeenCalled();
    expect(send()).toBe(false);
    expect(sent).not.toHaveBeenCalled();
    screen.getByText('Opnieuw proberen').click();
    expect(reload).not.toHaveBeenCalled();
  });

  test('it is fetched again once the connection is back, under addresses that did not fail before', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openLost();
    const again = [4, 5, 6].map((attempt) => `${main}?again=${attempt}`);
    for (const address of again) {
      vi.doMock(address, () => {
        asked.push(address);
        throw new Error('lost');
      });
    }
    asked.splice(0);
    offline.mockReturnValue(true);
    stubVisit('reload');
    window.dispatchEvent(new Event('online'));
    await passUntil(() => asked.length === 4);
    expect(asked).toEqual([main, ...again]);
    for (const address of again) vi.doUnmock(address);
  });

  test('a form is the browser’s to send', async () => {
    await openLost();
    expect(send()).toBe(true);
  });

  test('a form that was held back is sent by the browser', async () => {
    stubVisit('reload');
    await open({ codeLoadsAt: Number.NaN });
    expect(send()).toBe(false);
    await pass(4000);
    await passUntil(() => 'failed' in page.dataset);
    expect(sent).toHaveBeenCalledOnce();
  });
});

test('code that hangs for half a minute leaves the form to the browser, and may come still', async () => {
  await open();
  document.querySelector('script')?.removeAttribute('data-main');
  vi.spyOn(document.head, 'append').mockReturnValue();
  expect(send()).toBe(false);
  await pass(4100);
  await pass(29_800);
  expect(sent).not.toHaveBeenCalled();
  await pass(300);
  expect(page.dataset).toHaveProperty('failed');
  expect(sent).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a form that is sent before its code is there is held back, and the page shows that it is on its way', async () => {
  await open();
  expect(send()).toBe(false);
  expect(screen.getByRole('form').dataset).toHaveProperty('held');
  expect(page.dataset).toHaveProperty('loading');
});

test('a form that its own code sends is left alone', async () => {
  await open();
  const form = screen.getByRole('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  send();
  expect(form.dataset).not.toHaveProperty('held');
  expect(page.dataset).not.toHaveProperty('loading');
});

test('a press to try again loads the page anew until React is there for it', async () => {
  await open();
  document.body.click();
  expect(reload).not.toHaveBeenCalled();
  screen.getByText('Opnieuw proberen').click();
  expect(reload).toHaveBeenCalledOnce();
  page.dataset['hydrated'] = '';
  screen.getByText('Opnieuw proberen').click();
  expect(reload).toHaveBeenCalledOnce();
});
