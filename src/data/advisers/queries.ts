import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { parseData } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { clockTime } from '@/data/readable-rows';
import { run } from '@/data/run';
import { adviserColors, type Adviser } from '@/domain/advisers/adviser';

export const adviserKeys = {
  all: () => [privateKey, 'advisers'] as const,
};

const hoursSchema = z.object({ weekday: z.int(), opens: clockTime, closes: clockTime });

const blockedSchema = z
  .object({
    ...{ id: z.string(), starts_at: z.string(), ends_at: z.string(), reason: z.string().nullable() },
    created_by_email: z.string().nullable().default(null),
  })
  .transform((row) => ({
    ...{ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, reason: row.reason ?? '' },
    createdBy: row.created_by_email,
  }));

/**
 * A time in which an adviser is away; database timestamps, '' without a reason, null where nobody knows who blocked it.
 */
export type BlockedTime = z.output<typeof blockedSchema>;

const adviserSchema = z
  .object({
    user_id: z.string(),
    name: z.string(),
    color: z.enum(adviserColors),
    start_place: z.string().nullable(),
    start_x: z.number().nullable(),
    start_y: z.number().nullable(),
    detour_factor: z.coerce.number(),
    speed: z.number(),
    adviser_hours: z.array(hoursSchema),
    blocked_times: z.array(blockedSchema),
  })
  .transform((row) => ({
    adviser: {
      userId: row.user_id,
      name: row.name,
      color: row.color,
      start:
        row.start_place === null || row.start_x === null || row.start_y === null
          ? null
          : { text: row.start_place, x: row.start_x, y: row.start_y },
      detourFactor: row.detour_factor,
      speed: row.speed,
    } satisfies Adviser,
    hours: row.adviser_hours,
    blocked: row.blocked_times.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
  }));

const durationSchema = z
  .object({ property_type: z.string(), minutes: z.int(), large_from: z.int(), large_minutes: z.int() })
  .transform((row) => ({
    propertyType: row.property_type,
    minutes: row.minutes,
    largeFrom: row.large_from,
    largeMinutes: row.large_minutes,
  }));

/** An adviser with the hours of the week and the times away that are not over yet, first ones first. */
export type AdviserSettings = z.output<typeof adviserSchema>;

/** Minutes of an appointment to one type of home, and those from so many m² on. */
export type AppointmentDuration = z.output<typeof durationSchema>;

const weightSchema = z.tuple([z.object({ route_weight: z.int().min(-2).max(2) })]);

/** All advisers with their settings, how long appointments take, and what suggested moments weigh. Throws a DataError. */
export function advisersQuery() {
  return queryOptions({
    queryKey: adviserKeys.all(),
    queryFn: async ({ signal }) => {
      const [advisers, durations, weights] = await Promise.all([
        run(
          supabase
            .from('advisers')
            .select(
              '*, adviser_hours(weekday, opens, closes), blocked_times(id, starts_at, ends_at, reason, created_by_email)',
            )
            .gt('blocked_times.ends_at', new Date().toISOString())
            .order('name_key')
            .abortSignal(signal),
        ),
        run(supabase.from('visit_durations').select().order('minutes').order('property_type').abortSignal(signal)),
        run(supabase.from('settings').select('route_weight').abortSignal(signal)),
      ]);
      return {
        advisers: parseData(z.array(adviserSchema), advisers),
        durations: parseData(z.array(durationSchema), durations),
        /** From earlier moments (-2) to less driving (2). */
        routeWeight: parseData(weightSchema, weights)[0].route_weight,
      };
    },
  });
}
