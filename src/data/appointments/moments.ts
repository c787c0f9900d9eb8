import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import type { Database } from '@/data/database.types';
import { instant, readableRows } from '@/data/readable-rows';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import type { DayEffect } from '@/domain/appointment/day-effect';
import type { Obstacle } from '@/domain/appointment/obstacle';

const obstaclesSchema = z.array(
  z
    .object({
      kind: z.enum(['overlap', 'travel', 'blocked', 'busy', 'hours', 'holiday']),
      minutes: z.number().nullable(),
      name: z.string().nullable(),
      starts_at: instant.nullable().catch(null),
      reason: z.string().nullable(),
    })
    .transform((row): Obstacle => ({
      kind: row.kind,
      minutes: row.minutes ?? 0,
      name: row.name ?? '',
      startsAt: row.starts_at ?? '',
      reason: row.reason ?? '',
    })),
);

export interface ProposedAppointment {
  requestId: string;
  /** User id; '' for nobody. */
  adviser: string;
  /** ISO 8601 */
  startsAt: string;
  endsAt: string;
}

/** The obstacles to an appointment at a time, by the same rule that refuses it; empty when it fits. Throws a DataError. */
export function obstaclesQuery({ requestId, adviser, startsAt, endsAt }: ProposedAppointment) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'obstacles', requestId, adviser, startsAt, endsAt],
    staleTime: 4_000,
    queryFn: async ({ signal }) =>
      // An unassigned appointment has no obstacles.
      adviser === ''
        ? []
        : fetchObstacles({ request_id: requestId, adviser, starts_at: startsAt, ends_at: endsAt }, signal),
  });
}

interface ProposedStart {
  requestId: string;
  /** User id; '' for the only adviser, when there is one. */
  adviser: string;
  /** ISO 8601 */
  startsAt: string;
}

/** The same for a moment without an end, of an appointment that takes as long as the one that is planned or as its home takes. */
export function obstaclesByStartQuery({ requestId, adviser, startsAt }: ProposedStart) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'obstacles', requestId, adviser, startsAt],
    queryFn: ({ signal }) =>
      fetchObstacles({ request_id: requestId, starts_at: startsAt, ...(adviser !== '' && { adviser }) }, signal),
  });
}

type Asked = Database['public']['Functions']['appointment_obstacles']['Args'];

function fetchObstacles(asked: Asked, signal: AbortSignal): Promise<Obstacle[]> {
  return read(obstaclesSchema, supabase.rpc('appointment_obstacles', asked).abortSignal(signal));
}

const effectSchema = z
  .object({
    extra_minutes: z.number(),
    from_middle: z.number().nullable(),
    around: z.string().nullable(),
    place: z.string().nullable(),
  })
  .transform((row): DayEffect => ({
    extraMinutes: row.extra_minutes,
    fromMiddle: row.from_middle,
    around: row.around ?? '',
    place: row.place ?? '',
  }));

interface ProposedMoment extends ProposedStart {
  /** ISO 8601; without it the appointment takes as long as its home does. */
  endsAt?: string;
}

/** What an appointment at a moment makes of that day of its adviser; null without an adviser. Throws a DataError. */
export function dayEffectQuery({ requestId, adviser, startsAt, endsAt }: ProposedMoment) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'day-effect', requestId, adviser, startsAt, endsAt ?? ''],
    queryFn: ({ signal }) =>
      read(
        effectSchema.nullable(),
        supabase
          .rpc('moment_effect', {
            request_id: requestId,
            starts_at: startsAt,
            ...(adviser !== '' && { adviser }),
            ...(endsAt !== undefined && { ends_at: endsAt }),
          })
          .abortSignal(signal),
      ),
  });
}

const suggestionsSchema = readableRows(
  z
    .object({ adviser: z.string(), starts_at: instant, ends_at: instant })
    .transform((row) => ({ adviser: row.adviser, startsAt: row.starts_at, endsAt: row.ends_at }))
    .and(effectSchema),
);

/** A suggested moment, with what it makes of its day; instants are ISO 8601. */
export type Suggestion = z.output<typeof suggestionsSchema>[number];

/**
 * The five moments of the coming two weeks that cost the least (D-74); none when no adviser has hours. Throws a DataError.
 */
export function suggestionsQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'suggestions', requestId],
    queryFn: ({ signal }) =>
      read(suggestionsSchema, supabase.rpc('suggest_moments', { request_id: requestId }).abortSignal(signal)),
  });
}

const betterTimesSchema = readableRows(
  z
    .object({
      ...{ id: z.string(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable() },
      ...{ present: instant, starts_at: instant, ends_at: instant, saved_minutes: z.number() },
    })
    .transform((row) => ({
      appointmentId: row.id,
      name: row.name,
      email: row.email ?? '',
      phone: row.phone ?? '',
      present: row.present,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      savedMinutes: row.saved_minutes,
    })),
);

/** An appointment that would shorten the route of its day at another free time; instants are ISO 8601. */
export type BetterTime = z.output<typeof betterTimesSchema>[number];

/** The appointments of an adviser on a day (YYYY-MM-DD) that save ten minutes or more at another time. Throws a DataError. */
export function betterTimesQuery(day: string, adviser: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'better-times', day, adviser],
    queryFn: ({ signal }) =>
      read(betterTimesSchema, supabase.rpc('better_times', { day, adviser }).abortSignal(signal)),
  });
}
