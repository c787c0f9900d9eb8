// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadModule } from './load-module';

const { dataset } = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
});

test('gives what was loaded', async () => {
  expect(await loadModule(() => Promise.resolve('code'))).toBe('code');
});

test('code that does not come within 20 seconds has failed', async () => {
  const outcome = expect(loadModule(() => new Promise<never>(() => undefined))).rejects.toThrow('did not come in time');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

test('where the reader arrived nothing shows, and what fails is told', async () => {
  const loading = loadModule(() => Promise.reject(new Error('gone')));
  expect(dataset).not.toHaveProperty('loading');
  await expect(loading).rejects.toThrow('gone');
});

test('on the way to another page the document is marked until all code is there', async () => {
  window.history.replaceState(null, '', '/blog');
  let finish: ((value: string) => void) | undefined;
  const first = loadModule(() => new Promise<string>((resolve) => (finish = resolve)));
  const second = loadModule(() => Promise.resolve('second'));
  await second;
  expect(dataset).toHaveProperty('loading');
  finish?.('first');
  await first;
  expect(dataset).not.toHaveProperty('loading');
});

test('without a connection a page that fails is not loaded anew', async () => {
  window.history.replaceState(null, '', '/blog');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadModule(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(dataset).not.toHaveProperty('loading');
});
