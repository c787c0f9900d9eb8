import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { rushDeadline } from '../../../src/domain/request/rush-deadline.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The deadline of a rush request stands twice: in TypeScript for what people read, in SQL for what is counted and
// suggested. They are one.

const { backend } = await startBackendWithRoles();

const rows = z.array(z.object({ received: z.coerce.number(), deadline: z.coerce.number() }));

// Not within the hours of the night in which the clock changes: of those the two may choose another one.
const hour = fc.integer({ min: 3, max: 23 });
const clock = fc.tuple(hour, fc.integer({ min: 0, max: 59 })).map((parts) => parts.map(twoDigits).join(':'));
const hours = fc.record({
  days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  times: fc.tuple(clock, clock).filter(([one, other]) => one !== other),
});
const received = fc.integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2028-01-01T00:00Z') });

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

test('any request in any working hours has the same deadline in both', async () => {
  for (const week of fc.sample(hours, { numRuns: 40, seed: 61 })) {
    const [opens = '', closes = ''] = week.times.toSorted();
    await backend.sql(
      `update public.working_hours set days = '{${week.days.join()}}', opens = '${opens}', closes = '${closes}'`,
    );
    const moments = fc.sample(received, { numRuns: 50, seed: 61 });
    const found = rows.parse(
      await backend.sql(`
        select received, round(extract(epoch from private.rush_deadline(to_timestamp(received / 1000.0))) * 1000) as deadline
        from unnest('{${moments.join()}}'::float8[]) as received`),
    );
    expect(found).toEqual(
      moments.map((moment) => ({
        received: moment,
        deadline: rushDeadline(moment, { days: week.days, opens, closes }),
      })),
    );
  }
});
