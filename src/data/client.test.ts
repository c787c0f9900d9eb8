// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { supabase } from './client';

test('a database that does not answer within 15 seconds is out of reach', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  let hasEnded = false;
  const answer = supabase
    .from('settings')
    .select('sends_mail')
    .then(({ error }) => {
      hasEnded = true;
      return error;
    });
  await vi.advanceTimersByTimeAsync(14_900);
  expect(hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).not.toBeNull();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
