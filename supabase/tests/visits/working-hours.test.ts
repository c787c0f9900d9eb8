import { assert, array, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { workingHoursProblem } from '../../../src/domain/request/working-hours.ts';
import { isRefused, publicRoles, startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00:00', closes: '20:00:00' };

beforeEach(() => backend.sql('update public.working_hours set days = default, opens = default, closes = default'));

function stored(): Promise<unknown[]> {
  return backend.sql('select days, opens::text, closes::text from public.working_hours');
}

test('work is every day from eight to eight, until the owner says otherwise', async () => {
  expect(await stored()).toEqual([everyDay]);
});

describe.each(publicRoles)('%s', (_, role) => {
  test('reads, changes, adds and deletes no working hours', async () => {
    expect(isRefused(await roles[role].from('working_hours').select('days, opens, closes'))).toBe(true);
    expect(isRefused(await roles[role].rpc('rush_hours'))).toBe(true);
    await roles[role].from('working_hours').update({ opens: '03:00' }).eq('opens', '08:00');
    expect(isRefused(await roles[role].from('working_hours').insert({ opens: '03:00' }))).toBe(true);
    expect(isRefused(await roles[role].from('working_hours').delete().eq('opens', '08:00'))).toBe(true);
    expect(await stored()).toEqual([everyDay]);
  });
});

test('an administrator changes them, over those that were read', async () => {
  function save(opens: string) {
    return roles.admin
      .from('working_hours')
      .update({ days: [1, 5], opens: '09:00', closes: '12:30' })
      .filter('days', 'eq', '{1,2,3,4,5,6,7}')
      .eq('opens', opens)
      .eq('closes', '20:00')
      .select('days');
  }
  expect((await save('07:00')).data).toEqual([]);
  expect((await save('08:00')).data).toEqual([{ days: [1, 5] }]);
  expect(await stored()).toEqual([{ days: [1, 5], opens: '09:00:00', closes: '12:30:00' }]);
  expect(isRefused(await roles.admin.from('working_hours').insert({ opens: '03:00' }))).toBe(true);
  expect(isRefused(await roles.admin.from('working_hours').delete().eq('opens', '09:00'))).toBe(true);
  await expect(backend.sql('insert into public.working_hours (is_only_row) values (false)')).rejects.toThrow();
});

// What the form stores is what the database takes: working hours in which 24 hours never pass have no deadline.
test('the form and the database agree on what working hours are', async () => {
  const times = ['00:00', '07:59', '08:00', '08:01', '20:00', '23:59', '24:00', '8:61', ''];
  const hours = record({
    days: array(integer({ min: 0, max: 8 }), { maxLength: 4 }),
    opens: constantFrom(...times),
    closes: constantFrom(...times),
  });
  await assert(
    asyncProperty(hours, async (typed) => {
      const { error } = await roles.admin.from('working_hours').update(typed).neq('closes', '00:00');
      expect(error === null, JSON.stringify(typed)).toBe(workingHoursProblem(typed) === null);
      await backend.sql('update public.working_hours set days = default, opens = default, closes = default');
    }),
    { numRuns: 150 },
  );
});

test.each([
  "days = '{8}'",
  "days = '{0,1}'",
  "days = '{null}'",
  "days = '{{1,2},{3,4}}'",
  "days = '{}'",
  'days = null',
  "opens = '08:00:30'",
  "closes = '24:00'",
  "opens = '20:00'",
  'report_minutes = -1',
  'report_minutes = 721',
])('the database refuses %s', async (change) => {
  await expect(backend.sql(`update public.working_hours set ${change}`)).rejects.toThrow();
});
