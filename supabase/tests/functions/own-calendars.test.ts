import { expect, test } from 'vitest';
import { CalendarFailure } from '../../functions/read-calendars/fetch-calendar.ts';
import { createHandler } from '../../functions/read-calendars/handler.ts';
import { exampleHost, readExample } from '../../../tools/local/own-calendars/examples.ts';

// The function `read-calendars`: it reads what the database hands out, stores times alone, and tells its caller nothing.

const day = 86_400_000;
const from = new Date(new Date().setUTCHours(0, 0, 0, 0));

/** Calls the function, with the calendars at these addresses due. */
async function run(urls: readonly string[], read: (url: string) => Promise<string> = readExample) {
  const due = urls.map((url) => ({
    ...{ adviser: 'ali', url, set_at: from.toISOString(), from: from.toISOString() },
    until: new Date(from.getTime() + 82 * day).toISOString(),
  }));
  const calls: { name: string; parameters: Record<string, unknown> }[] = [];
  const handle = createHandler({
    call: (name, parameters) => {
      if (name === 'take_own_calendar') return Promise.resolve(due.shift() ?? null);
      calls.push({ name, parameters: { ...parameters } });
      return Promise.resolve(null);
    },
    read,
  });
  const response = await handle(new Request('http://localhost', { method: 'POST' }));
  return { response, text: await response.text(), calls };
}

test('the times of a calendar are stored without anything else of it', async () => {
  const { response, text, calls } = await run([`https://${exampleHost}/week.ics`]);
  expect([response.status, text]).toEqual([204, '']);
  expect(calls).toMatchObject([{ name: 'store_busy_times', parameters: { adviser: 'ali', left_out: [] } }]);
  // Three of four hours, the moved one, the one in another zone, and the whole day; not the free one.
  expect(calls[0]?.parameters['times']).toHaveLength(6);
  expect(JSON.stringify(calls)).not.toMatch(/Privé|week\.ics/);
});

test('a calendar that fails is reported by a code, and the next is read', async () => {
  const { calls } = await run(['kapot', 'weg', 'week'].map((name) => `https://${exampleHost}/${name}.ics`));
  expect(calls.map(({ name, parameters }) => [name, parameters['error']])).toEqual([
    ['fail_own_calendar', 'no-calendar'],
    ['fail_own_calendar', 'status 404'],
    ['store_busy_times', undefined],
  ]);
  const slow = await run(['https://agenda.example/a'], () => Promise.reject(new CalendarFailure('too-slow')));
  expect(slow.calls).toMatchObject([{ name: 'fail_own_calendar', parameters: { error: 'too-slow' } }]);
});

test('one call reads no more than ten', async () => {
  const { calls } = await run(Array.from({ length: 12 }, () => `https://${exampleHost}/week.ics`));
  expect(calls).toHaveLength(10);
});
