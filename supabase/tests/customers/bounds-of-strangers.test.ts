import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The bounds of docs/security.md, "What a stranger can cause", by repeating each act: with equal values, which change
// nothing in a row, and with other values; through each function that reaches the bound.

const { backend, roles } = await startBackendWithRoles();
const { visitor } = roles;

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  await backend.sql(`insert into public.advisers (user_id, name) values ('${data.user?.id ?? ''}', 'Ali')`);
  await backend.sql(
    `insert into public.adviser_hours select user_id, day, '06:00', '23:00' from public.advisers, generate_series(1, 7) as day`,
  );
});
beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.recent_callers');
  await backend.sql('delete from private.withdrawal_notices');
  await backend.sql('delete from private.rush_questions');
  await backend.sql("update private.site_report_limit set hour = '-infinity', taken = 0");
});

async function call(name: string, body: object, caller?: string): Promise<unknown> {
  const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(caller && { 'x-forwarded-for': caller }) },
    body: JSON.stringify(body),
  });
  return response.ok ? response.json().catch(() => null) : response.status;
}

async function addRequest(values: Partial<RequestInsert> = {}): Promise<string> {
  const key = randomUUID();
  const key_hash = createHash('sha256').update(key).digest('hex');
  await backend.sql(insertStatement('contact_submissions', buildRequestRow({ key_hash, ...values })));
  return key;
}

/** Free moments on working days, the first in two weeks. */
async function moments(): Promise<string[]> {
  const rows = await backend.sql(`
    select ((day::date + time '10:00') at time zone 'Europe/Amsterdam')::text as starts_at
    from generate_series(current_date + 14, current_date + 40, interval '1 day') as day
    where extract(isodow from day) < 6 and day::date not in (select day from private.holidays) limit 12`);
  return z
    .array(z.object({ starts_at: z.string() }))
    .parse(rows)
    .map(({ starts_at }) => starts_at);
}

/** How many of so many acts succeed. */
async function succeeded(times: number, act: (turn: number) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) count += Number(await act(turn));
  return count;
}

async function isHeld(id: string): Promise<boolean> {
  const rows = await backend.sql(`select is_held from public.contact_submissions where id = '${id}'`);
  return z.tuple([z.object({ is_held: z.boolean() })]).parse(rows)[0].is_held;
}

async function send(values: Partial<RequestInsert>, caller: string): Promise<boolean> {
  const row = buildRequestRow(values);
  const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify(row),
  });
  expect(response.status).toBe(201);
  return !(await isHeld(row.id));
}

type Act = (turn: number) => Promise<boolean>;

interface Bound {
  /** How it begins in the document. */
  bound: string;
  most: number;
  equal: () => Promise<Act>;
  changed: () => Promise<Act>;
}

function pick(key: string, starts_at: string | undefined, more: object = {}): Promise<boolean> {
  return call('pick_moment', { key, starts_at, ...more }).then(
    (outcome) => outcome === 'planned' || outcome === 'wished',
  );
}

const ofMoments = 'moments of a request';
/** `14-12-2026 10:00`, as a wish is written. */
const asWritten = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

const tried: Bound[] = [
  {
    bound: 'requests of an e-mail address',
    most: 10,
    equal: () => Promise.resolve((turn) => send({ email: 'jo@example.nl' }, `203.0.113.${turn}`)),
    changed: () =>
      Promise.resolve((turn) =>
        send({ email: turn % 2 ? 'JO@example.nl' : 'jo@example.nl', name: `Jo ${turn}` }, `203.0.113.${turn}`),
      ),
  },
  {
    bound: 'requests of an e-mail address',
    most: 20,
    equal: () => Promise.resolve((turn) => send({ email: `jo${turn % 3}@example.nl` }, '203.0.113.7')),
    changed: () =>
      Promise.resolve((turn) => send({ email: `jo${turn}@example.nl`, name: `Jo ${turn}` }, '203.0.113.7')),
  },
  {
    bound: ofMoments,
    most: 5,
    equal: async () => {
      const [key, [first]] = [await addRequest(), await moments()];
      return () => pick(key, first);
    },
    changed: async () => {
      const [key, all] = [await addRequest(), await moments()];
      return (turn) => pick(key, all[turn]);
    },
  },
  {
    bound: ofMoments,
    most: 5,
    // A field full of the same stays as it is.
    equal: async () => {
      const [first = ''] = await moments();
      const written = new Date(first).toLocaleString('nl-NL', { ...asWritten, timeZone: 'Europe/Amsterdam' });
      const preferred_times = Array<string>(11).fill(written.replace(',', '')).join(', ');
      const key = await addRequest({ preferred_times });
      return () => pick(key, first, { only_note: true });
    },
    changed: async () => {
      const [key, all] = [await addRequest(), await moments()];
      return (turn) => pick(key, all[turn], { only_note: turn % 2 === 0, early_start: turn % 3 === 0 });
    },
  },
  {
    bound: ofMoments,
    most: 5,
    equal: async () => {
      const key = await addRequest({ preferred_times: Array<string>(9).fill('Bel mij in de avond').join(', ') });
      return async () => (await call('ask_for_call', { key, part_of_day: 'evening' })) === true;
    },
    changed: async () => {
      const key = await addRequest();
      return async (turn) =>
        (await call('ask_for_call', {
          key,
          part_of_day: ['morning', 'evening', null][turn % 3],
          phone: `061234567${turn % 10}`,
        })) === true;
    },
  },
  {
    bound: 'moments picked by one caller or e-mail address',
    most: 2,
    equal: async () => {
      const all = await moments();
      return async (turn) => {
        const key = await addRequest({ email: 'jo@example.nl' });
        return (await call('pick_moment', { key, starts_at: all[turn] })) === 'planned';
      };
    },
    changed: async () => {
      const all = await moments();
      return async (turn) => {
        const key = await addRequest({ email: `jo${turn}@example.nl`, name: `Jo ${turn}` });
        return (await call('pick_moment', { key, starts_at: all[turn] }, '203.0.113.7')) === 'planned';
      };
    },
  },
  {
    bound: 'messages by the link',
    most: 10,
    equal: async () => {
      const key = await addRequest({ message: null });
      return async () => (await call('add_customer_message', { key, message: 'Hallo' })) === true;
    },
    changed: async () => {
      const key = await addRequest({ message: null });
      return async (turn) => (await call('add_customer_message', { key, message: `Hallo ${turn}` })) === true;
    },
  },
  {
    bound: 'withdrawals by `/herroepen`',
    most: 5,
    equal: () => Promise.resolve((turn) => withdraw({ email: `jo${turn}@example.nl` }, '203.0.113.7')),
    changed: () =>
      Promise.resolve((turn) => withdraw({ email: `jo${turn}@example.nl`, name: `Jo ${turn}` }, '203.0.113.7')),
  },
  {
    bound: 'questions whether rush is possible',
    most: 60,
    equal: () => Promise.resolve(() => askRush('terraced')),
    changed: () => Promise.resolve((turn) => askRush(turn % 2 ? 'terraced' : 'corner')),
  },
];

async function askRush(property_type: string): Promise<boolean> {
  return (await call('rush_offer', { property_type }, '203.0.113.7')) !== null;
}

async function withdraw(values: object, caller: string): Promise<boolean> {
  const notice = { id: randomUUID(), name: 'Jo', email: 'jo@example.nl', reference: 'ABCDEF01', ...values };
  return (await call('give_withdrawal_notice', notice, caller)) !== 429;
}

describe.each(tried)('$bound: $most', ({ most, equal, changed }) => {
  test('with equal values', async () => {
    expect(await succeeded(most + 3, await equal())).toBe(most);
  });
  test('with other values', async () => {
    expect(await succeeded(most + 3, await changed())).toBe(most);
  });
});

test('a moment, a wish and a call count together', async () => {
  const [key, [first]] = [await addRequest(), await moments()];
  expect(await pick(key, first)).toBe(true);
  expect(await pick(key, first, { only_note: true })).toBe(true);
  for (let turn = 0; turn < 3; turn += 1) expect(await call('ask_for_call', { key })).toBe(true);
  expect(await pick(key, first)).toBe(false);
});

test('ten messages and five calls at once are no more than one by one', async () => {
  const [key, other] = [await addRequest({ message: null }), await addRequest()];
  const messages = await Promise.all(
    Array.from({ length: 14 }, () => call('add_customer_message', { key, message: 'Hallo' })),
  );
  expect(messages.filter((outcome) => outcome === true)).toHaveLength(10);
  const calls = await Promise.all(Array.from({ length: 9 }, () => call('ask_for_call', { key: other })));
  expect(calls.filter((outcome) => outcome === true)).toHaveLength(5);
});

test.each(['equal', 'changed'])('reports of errors with %s values: 500 an hour of each kind', async (kind) => {
  await backend.sql(`update private.site_report_limit set hour = date_trunc('hour', now()), taken = 497`);
  for (let turn = 0; turn < 6; turn += 1) {
    await visitor.rpc('report_trouble', {
      kind: 'error',
      page: '/',
      code: kind === 'equal' ? 'a' : `a-${'x'.repeat(turn)}`,
    });
  }
  const rows = await backend.sql(
    "select sum(amount)::integer as amount from private.site_reports where kind = 'error'",
  );
  expect(rows).toEqual([{ amount: 3 }]);
  await backend.sql('delete from private.site_reports');
});

/** Bounds that other files try, because they count no acts by the link or need many requests. */
const elsewhere: Record<string, string> = {
  'requests of an address that the office knows': 'requests/known-payers',
  'what a held request can do with its link': 'customers/customer-limits',
  'downloads of the label': 'customers/label-files',
  'downloads of an invoice': 'figures/invoices',
  'a moment that is picked': 'customers/customer-limits',
  'days and moments in any call of the API': 'access/bounded-arguments',
  'coordinates that a browser sends': 'customers/customer-limits',
  'what such a withdrawal does': 'customers/withdrawal-notices',
  'mails to one e-mail address': 'mails/mails-of-strangers',
  'mails to the office about what customers do': 'mails/mail-to-office',
  'a URL or domain in a name or address': 'mails/mails-of-strangers',
  'the price that a browser sends': 'requests/list-price',
};

test('each bound of the document is tried', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const table = text.slice(text.indexOf('### What a stranger can cause')).split('\n\n')[2] ?? '';
  const bounds = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.trim() ?? '');
  expect(bounds.length).toBeGreaterThan(15);
  const known = [...tried.map(({ bound }) => bound), ...Object.keys(elsewhere), 'reports of errors'];
  expect(bounds.filter((bound) => !known.some((own) => bound.startsWith(own)))).toEqual([]);
  for (const file of Object.values(elsewhere)) {
    expect(existsSync(path.resolve(import.meta.dirname, `../${file}.test.ts`)), file).toBe(true);
  }
});
