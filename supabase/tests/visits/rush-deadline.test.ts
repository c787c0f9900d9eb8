import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rushDeadline } from '../../../src/domain/request/rush-deadline.ts';
import { rushCases } from '../../../src/test/rush-cases.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The deadline of a rush request is computed twice: in TypeScript for the office, in SQL for customers and for what is
// counted, suggested and offered. Both are compared here.

const { backend, roles } = await startBackendWithRoles();
let adviser: string;
let holidays: string[];

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  adviser = data.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  const days = await backend.sql('select day::text as day from private.holidays');
  holidays = z
    .array(z.object({ day: z.string() }))
    .parse(days)
    .map(({ day }) => day);
});

async function setWeek(days: readonly number[], opens: string, closes: string, adviserDays: readonly number[]) {
  await backend.sql(`
    do $$ begin
      update public.working_hours set days = '{${days.join()}}', opens = '${opens}', closes = '${closes}';
      delete from public.adviser_hours;
      insert into public.adviser_hours (adviser, weekday, opens, closes)
      select '${adviser}', weekday, '09:00', '17:00' from unnest('{${adviserDays.join()}}'::smallint[]) as weekday;
    end $$`);
}

test.each(rushCases)('$name: $received, by $deadline', async ({ hours, adviserDays, received, deadline }) => {
  await setWeek(hours.days, hours.opens, hours.closes, adviserDays);
  const [row] = await backend.sql(`
    select to_char(
      private.rush_deadline('${received}'::timestamp at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam',
      'YYYY-MM-DD HH24:MI'
    ) as deadline`);
  expect(row).toEqual({ deadline });
});

const rows = z.array(z.object({ received: z.coerce.number(), deadline: z.coerce.number() }));

// Not within the hours of the night in which the clock changes: of those the two may choose another one.
const hour = fc.integer({ min: 3, max: 23 });
const clock = fc.tuple(hour, fc.integer({ min: 0, max: 59 })).map((parts) => parts.map(twoDigits).join(':'));
const someDays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
const weeks = fc.record({
  days: someDays,
  adviserDays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  times: fc.tuple(clock, clock).filter(([one, other]) => one !== other),
});
const received = fc.integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2028-01-01T00:00Z') });

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

test('any request in any working hours has the same deadline in both', async () => {
  for (const week of fc.sample(weeks, { numRuns: 40, seed: 61 })) {
    const [opens = '', closes = ''] = week.times.toSorted();
    await setWeek(week.days, opens, closes, week.adviserDays);
    const moments = fc.sample(received, { numRuns: 50, seed: 61 });
    const found = rows.parse(
      await backend.sql(`
        select received, round(extract(epoch from private.rush_deadline(to_timestamp(received / 1000.0))) * 1000) as deadline
        from unnest('{${moments.join()}}'::float8[]) as received`),
    );
    const { adviserDays, days } = week;
    expect(found).toEqual(
      moments.map((moment) => ({
        received: moment,
        deadline: rushDeadline(moment, { days, opens, closes }, { adviserDays, holidays }),
      })),
    );
  }
});

test.each([
  ['terraced', 100, 120, '180 minutes'],
  ['terraced', 150, 120, '210 minutes'],
  ['detached', 250, 0, '120 minutes'],
  ['terraced', 100, 30, '90 minutes'],
])(
  'a visit to a %s home of %s m² with %s minutes for the report begins %s before the deadline at the latest',
  async (type, area, report, expected) => {
    await backend.sql(`update public.working_hours set report_minutes = ${report}`);
    const row = buildRequestRow({ id: randomUUID(), property_type: type, surface_area: area, rush_service: true });
    await backend.sql(insertStatement('contact_submissions', row));
    const [found] = await backend.sql(`
    select private.rush_deadline(created_at) - private.rush_last_start(request) = interval '${expected}' as is_equal
    from public.contact_submissions as request where id = '${row.id}'`);
    expect(found).toEqual({ is_equal: true });
  },
);
