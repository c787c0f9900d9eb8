import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseRefusal } from '../../functions/_server/call-database.ts';
import { createHandler } from '../../functions/health/handler.ts';

// What an uptime monitor reads of what the database answers.

let calls = 0;

beforeEach(() => {
  calls = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function monitor(answer: () => Promise<unknown>) {
  const handle = createHandler({
    call: (name) => {
      expect(name).toBe('health');
      calls += 1;
      return answer();
    },
  });
  return async (method = 'GET') => {
    const response = await handle(new Request('http://localhost/functions/v1/health', { method }));
    const body: unknown = await response.json();
    return [response.status, body];
  };
}

test.each<[string, () => Promise<unknown>, number, string[]]>([
  ['no codes', () => Promise.resolve([]), 200, []],
  ['codes', () => Promise.resolve(['calendars', 'sending']), 503, ['sending', 'calendars']],
  ['an unknown text, which may be personal', () => Promise.resolve(['jo@example.nl']), 200, []],
  ['no list', () => Promise.resolve({ message: 'x' }), 503, ['database']],
  ['nothing', () => Promise.resolve(null), 503, ['database']],
  ['a refusal', () => Promise.reject(new DatabaseRefusal('health answered 404')), 503, ['database']],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), 503, ['database']],
])('the database answers %s', async (_, answer, status, problems) => {
  expect(await monitor(answer)()).toEqual([status, { problems }]);
});

test('a thousand calls within 15 seconds: one call of the database', async () => {
  const ask = monitor(() => Promise.resolve([]));
  await Promise.all(Array.from({ length: 1000 }, () => ask()));
  vi.advanceTimersByTime(14_999);
  await ask();
  expect(calls).toBe(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(calls).toBe(2);
});

test('another method: refused without a call of the database', async () => {
  const ask = monitor(() => Promise.resolve([]));
  expect(await ask('POST')).toEqual([405, { code: 'methodNotAllowed' }]);
  expect(calls).toBe(0);
});
