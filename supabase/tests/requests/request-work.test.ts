import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { workKinds, type WorkKind } from '../../../src/data/requests/list-query.ts';
import { literal } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

const today = "(now() at time zone 'Europe/Amsterdam')::date";
const scheduled = `status = 'scheduled', appointment_date = ${today}`;
const distantPast = "created_at = now() - interval '3 days'";

/** Requests by name: which kinds of work each is, and the SQL that makes it so. */
const requests: Record<string, readonly [kinds: readonly WorkKind[], changes: string]> = {
  fresh: [[], 'notes = null'],
  'fresh and rush': [['rush'], 'rush_service = true'],
  'of an unknown status and rush': [['rush'], "rush_service = true, status = 'automated'"],
  'old and rush': [['rush', 'unanswered'], `rush_service = true, ${distantPast}`],
  'rush with a visit in time': [
    [],
    `rush_service = true, status = 'scheduled', appointment_date = ${today} + 1, appointment_time = '00:00'`,
  ],
  'rush with a visit too late': [
    ['rush'],
    `rush_service = true, status = 'scheduled', appointment_date = ${today} + 90, appointment_time = '00:00'`,
  ],
  'rush with a day that is on time': [[], `status = 'contacted', rush_service = true, appointment_date = ${today} + 1`],
  'rush with a day that is too late': [['rush'], `rush_service = true, appointment_date = ${today} + 90`],
  'almost a working day old': [[], "created_at = private.one_working_day_ago() + interval '10 minutes'"],
  'a working day old': [['unanswered'], 'created_at = private.one_working_day_ago()'],
  'old, contacted and rush': [['rush'], `status = 'contacted', rush_service = true, ${distantPast}`],
  'to call back today': [['callback'], `status = 'contacted', callback_on = ${today}`],
  'to call back before': [['callback'], `status = 'contacted', callback_on = ${today} - 5`],
  'to call back tomorrow': [[], `status = 'contacted', callback_on = ${today} + 1`],
  'today at the last minute': [['today'], `${scheduled}, appointment_time = '23:59:59'`],
  'today at the first minute': [['today', 'overdue'], `${scheduled}, appointment_time = '00:00'`],
  'today without a time': [['today'], `${scheduled}, appointment_time = null`],
  'yesterday without a time': [['overdue'], `status = 'scheduled', appointment_date = ${today} - 1`],
  'yesterday late': [
    ['overdue'],
    `status = 'scheduled', appointment_date = ${today} - 1, appointment_time = '23:59', callback_on = ${today} + 1`,
  ],
  'tomorrow early': [[], `status = 'scheduled', appointment_date = ${today} + 1, appointment_time = '00:00'`],
  'cancelled by its customer': [
    ['customers'],
    `${distantPast}, status = 'cancelled', (customer_action, customer_acted_at) = ('cancelled', now())`,
  ],
  'completed today': [[], `${scheduled}, appointment_time = '00:00', callback_on = ${today}, status = 'completed'`],
  'cancelled and rush': [[], `${distantPast}, rush_service = true, callback_on = ${today}, status = 'cancelled'`],
  'anonymised and rush': [[], `${distantPast}, rush_service = true, anonymised_at = now()`],
  'anonymised and overdue': [
    [],
    `status = 'scheduled', appointment_date = ${today} - 1, callback_on = ${today} - 1, anonymised_at = now()`,
  ],
  'held and rush': [[], `${distantPast}, rush_service = true, is_held = true`],
};

beforeAll(async () => {
  for (const [name, [, changes]] of Object.entries(requests)) {
    await backend.sql(
      `insert into public.contact_submissions (name, email, property_type, relay_status)
       values (${literal(name)}, 'jan@example.nl', 'other', 'sent')`,
    );
    for (const change of changes.split(/, (?=[a-z_]+ = )/)) {
      // One by one: a column may be named twice.
      await backend.sql(`update public.contact_submissions set ${change} where name = ${literal(name)}`);
    }
  }
  await backend.sql(`update public.contact_submissions set assigned_to = (select user_id from private.admins)
    where name like '%rush%' and not is_held`);
});

async function listed(args: object): Promise<string[]> {
  const { data, error } = await roles.admin.rpc('list_requests', args);
  if (error) throw new Error(error.message);
  return data.map(({ name }) => name).toSorted();
}

async function counted(args: object): Promise<number> {
  const { data, error } = await roles.admin.rpc('count_requests', args);
  if (error) throw new Error(error.message);
  return Object.values(z.record(z.string(), z.int()).parse(data)).reduce((sum, amount) => sum + amount, 0);
}

function expected(kind: WorkKind): string[] {
  return Object.entries(requests)
    .flatMap(([name, [kinds]]) => (kinds.includes(kind) ? [name] : []))
    .toSorted();
}

describe.each(workKinds)('the work %s', (kind) => {
  test('is exactly its requests', async () => {
    expect(await listed({ work: kind })).toEqual(expected(kind));
  });

  test('is as many in the strip and in the counts as in the list', async () => {
    const { data } = await roles.admin.rpc('requests_of_today');
    expect(data).toMatchObject({ work: { [kind]: expected(kind).length } });
    expect(await counted({ work: kind })).toBe(expected(kind).length);
  });

  test('of the caller is what is assigned to that administrator', async () => {
    const mine = expected(kind).filter((name) => name.includes('rush'));
    expect(await listed({ work: kind, mine: true })).toEqual(mine);
    expect(await counted({ work: kind, mine: true })).toBe(mine.length);
  });

  test('goes together with the other filters', async () => {
    const both = expected(kind).filter((name) => name.includes('old'));
    expect(await listed({ work: kind, search: 'old' })).toEqual(both);
    expect(await counted({ work: kind, search: 'old' })).toBe(both.length);
  });
});

test('the filter of prices that differ holds whatever is not held or anonymised, whatever became of it', async () => {
  const prices: Record<string, string[]> = {
    '1': ['one euro', 'held'],
    '285': [],
    null: ['without a price', 'completed without a price', 'anonymised without a price'],
  };
  for (const [price, names] of Object.entries(prices)) {
    for (const name of [...names, `right or unknown at ${price}`]) {
      await backend.sql(`insert into public.contact_submissions (name, email, property_type, relay_status, surface_area, calculated_price, is_held)
        values (${literal(name)}, 'jan@example.nl', 'other', 'sent', ${names.includes(name) || price === '285' ? 120 : 'null'}, ${price}, ${name === 'held'})`);
    }
  }
  await backend.sql(
    `update public.contact_submissions set status = 'completed',
      anonymised_at = case when name like 'anonymised%' then now() end where name like any (array['completed%', 'anonymised w%'])`,
  );
  const differing = ['one euro', 'without a price', 'completed without a price'].toSorted();
  expect(await listed({ work: 'price' })).toEqual(differing);
  expect(await counted({ work: 'price' })).toBe(3);
  expect(await listed({ work: 'price', search: 'without', status: 'completed' })).toEqual([
    'completed without a price',
  ]);
  await backend.sql(`delete from public.contact_submissions where surface_area = 120 or name like 'right%'`);
});

test('the list of the caller holds everything that is assigned to that administrator and not held', async () => {
  const mine = Object.keys(requests).filter((name) => name.includes('rush') && !/held|anonymised/.test(name));
  expect(await listed({ mine: true })).toEqual(mine.toSorted());
});

test('the strip counts a request that asks for attention in several ways once, and each new one', async () => {
  const isNew = ['fresh', 'almost a working day old'];
  const withWork = Object.entries(requests).filter(([name, [kinds]]) => kinds.length > 0 || isNew.includes(name));
  expect(withWork.some(([, [kinds]]) => kinds.length > 1)).toBe(true);
  const { data } = await roles.admin.rpc('requests_of_today');
  expect(data).toMatchObject({ total: withWork.length });
});

test('the strip lists the appointments of today by time, and the newest rush requests first', async () => {
  const { data } = await roles.admin.rpc('requests_of_today');
  expect(data).toMatchObject({
    visits: [
      { name: 'today at the first minute' },
      { name: 'today at the last minute' },
      { name: 'today without a time' },
    ],
    rush: [
      { name: 'rush with a day that is too late' },
      { name: 'rush with a visit too late' },
      { name: 'of an unknown status and rush' },
      { name: 'fresh and rush' },
      { name: 'old, contacted and rush' },
      { name: 'old and rush' },
    ],
  });
});

test('an unknown kind of work is refused', async () => {
  await expect(listed({ work: 'all' })).rejects.toThrow();
});
