import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { requestKeys } from './keys';
import { workKinds } from './list-query';
import type { Count } from './queries';

/** Polling interval in milliseconds. */
const refetchInterval = 60_000;

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

/** requests_of_today counts no further than this. */
const maxCounted = 1000;

const count = z
  .int()
  .nonnegative()
  .transform((amount): Count => ({ amount: Math.min(amount, maxCounted), isCapped: amount > maxCounted }));

const todaySchema = z
  .object({
    work: z.record(z.enum(workKinds), count),
    total: count,
    unread_calendars: z.array(z.string()),
    doubted_clock: z.object({ now: z.string(), latest: z.string() }).nullable().default(null),
    /** Cents. */
    late_invoices: z.object({ count: z.int(), sum: z.int() }),
    unprinted_invoices: z.int(),
    visits_at_risk: z.array(
      z
        .object({ id: z.string(), name: z.string(), starts_at: z.string(), adviser: z.string().nullable() })
        .transform(({ starts_at, ...visit }) => ({ ...visit, startsAt: new Date(isoTimestamp(starts_at)) })),
    ),
    visits: z.array(
      z
        .object({ id: z.string(), name: z.string(), address: text, appointment_time: text })
        .transform(({ appointment_time, ...appointment }) => ({ ...appointment, time: appointment_time.slice(0, 5) })),
    ),
    rush: z.array(
      z
        .object({ id: z.string(), name: z.string(), created_at: z.string() })
        .transform(({ created_at, ...request }) => ({ ...request, createdAt: Date.parse(isoTimestamp(created_at)) })),
    ),
  })
  .transform(
    ({ visits, unread_calendars, doubted_clock, visits_at_risk, late_invoices, unprinted_invoices, ...today }) => ({
      ...today,
      appointments: visits,
      unreadCalendars: unread_calendars,
      /** Database timestamps. */
      doubtedClock: doubted_clock,
      visitsAtRisk: visits_at_risk,
      lateInvoices: late_invoices,
      unprintedInvoices: unprinted_invoices,
    }),
  );

/**
 * `work` is the number of each kind, `total` that of requests of any kind; 1,001 stands for more. Times are HH:mm or
 * '', `createdAt` is in milliseconds since 1970; `rush` lists at most the twenty newest;
 * `unreadCalendars` are names of advisers whose own calendar has not been read for a day; `visitsAtRisk` the next ten
 * planned visits whose adviser is busy by the own calendar, or which have none (null); `lateInvoices` how many customers are
 * late with paying, and with how much; `unprintedInvoices` how many invoices of the next 24 hours wait because the name or
 * address has characters that no font of an invoice has.
 */
export type RequestsOfToday = z.output<typeof todaySchema>;

/** What needs attention today, refetched every minute. Throws a DataError. */
export function todayQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'today'],
    queryFn: ({ signal }) => read(todaySchema, supabase.rpc('requests_of_today').abortSignal(signal)),
    refetchInterval,
  });
}
