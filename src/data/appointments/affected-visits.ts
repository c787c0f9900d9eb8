import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { instant } from '@/data/readable-rows';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import type { AffectedVisit } from '@/domain/appointment/visit-decision';

/** Those of some requests, or those to come of an adviser (user id), also only within a period or outside new hours. */
export type VisitScope =
  | { requestIds: readonly string[] }
  | {
      adviser: string;
      /** ISO 8601 */
      from?: string;
      until?: string;
      /** 1 is Monday; HH:mm on a Dutch clock. */
      hours?: readonly { weekday: number; opens: string; closes: string }[];
    };

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

const affectedSchema = z
  .object({
    total: z.int(),
    mails: z.object({ put_back: z.boolean(), hand_over: z.boolean(), colleague: z.boolean() }),
    visits: z.array(
      z
        .object({
          ...{ id: z.string(), sequence: z.int(), version: z.string(), request_id: z.string(), name: z.string() },
          ...{ address: text, email: text, phone: text, starts_at: instant, ends_at: instant },
          colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
          tells_adviser: z.boolean().nullable(),
        })
        .transform(({ request_id, starts_at, ends_at, tells_adviser, ...visit }): AffectedVisit => ({
          ...visit,
          tellsAdviser: tells_adviser === true,
          requestId: request_id,
          startsAt: starts_at,
          endsAt: ends_at,
        })),
    ),
  })
  .transform(({ mails, ...affected }) => ({
    ...affected,
    mails: { putBack: mails.put_back, handOver: mails.hand_over, colleague: mails.colleague },
  }));

/**
 * The planned visits that an action would touch, the first five hundred, earliest first, with how many there are and which
 * mails about them are switched on. Throws a DataError.
 */
export function affectedVisitsQuery(scope: VisitScope) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'affected-visits', scope],
    queryFn: ({ signal }) =>
      read(affectedSchema, supabase.rpc('affected_visits', argumentsOf(scope)).abortSignal(signal)),
    // What is decided is decided about the visits of now.
    staleTime: 0,
    gcTime: 0,
  });
}

function argumentsOf(scope: VisitScope) {
  if ('requestIds' in scope) return { request_ids: [...scope.requestIds] };
  const { adviser, from, until, hours } = scope;
  return {
    adviser,
    ...(from !== undefined && { from_moment: from }),
    ...(until !== undefined && { until_moment: until }),
    ...(hours !== undefined && { hours: hours.map((part) => ({ ...part })) }),
  };
}
