import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { isWholeMonths, periodBefore, type Period } from '@/domain/period';
import { requestSources } from '@/domain/request/field-types';
import { requestStatuses } from '@/domain/request/request-status';
import { requestKeys } from '../keys';

const amount = z.int().nonnegative();
const parts = z.array(z.object({ value: z.string(), requests: amount, orders: amount })).default([]);

const emptyStep: Step = { requests: 0, median: null, ninetiethPercentile: null };
const step = z
  .object({ requests: amount, times: z.tuple([amount, amount]) })
  .transform(({ requests, times: [median, ninetiethPercentile] }): Step => ({ requests, median, ninetiethPercentile }))
  .default(emptyStep);

const receivedSchema = z
  .object({
    requests: amount,
    orders: amount,
    planned: amount,
    picked: amount,
    weeks: z.array(
      z.object({
        week: z.iso.date(),
        status: z.enum(requestStatuses),
        source: z.enum(requestSources),
        requests: amount,
      }),
    ),
    parts: z.object({ property_type: parts, place: parts, landing_path: parts, referrer_host: parts }),
    steps: z.object({ contact: step, visit: step, label: step }),
  })
  .transform(({ parts: { property_type, place, landing_path, referrer_host }, ...figures }) => ({
    ...figures,
    parts: { propertyTypes: property_type, places: place, landingPaths: landing_path, referrerHosts: referrer_host },
  }));

const monthsSchema = z.array(
  z
    .object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      done_euros: amount,
      expected_euros: amount,
      visits: amount,
      kilometres: z.number().nonnegative(),
    })
    .transform(({ done_euros, expected_euros, visits, ...figures }) => ({
      ...figures,
      appointments: visits,
      doneEuros: done_euros,
      expectedEuros: expected_euros,
    })),
);

/**
 * Figures of the requests received in a period. `orders` became an order, `planned` have an appointment and `picked`
 * have one whose moment the customer picked. `weeks` are named by their Monday. Of a step, `requests` have reached it,
 * half of them within `median` and nine of ten within `ninetiethPercentile`, in whole hours until contact and whole
 * days until appointment and label; null when there are none.
 */
export type ReceivedFigures = z.output<typeof receivedSchema>;

/** Stands for the parts beyond the hundred largest. */
export const otherParts = '';

/**
 * Figures of the requests with the same place, type, page or site. The name is the stored value, `-` when it is not
 * known, or `otherParts`.
 */
export type Part = z.output<typeof parts>[number];

/** How far requests came. */
export interface Step {
  requests: number;
  median: number | null;
  ninetiethPercentile: number | null;
}

/**
 * What was completed in a month (YYYY-MM) and what is planned for it, in euros by the price list, and the kilometres
 * driven to past appointments.
 */
export type AppointmentMonth = z.output<typeof monthsSchema>[number];

/** Something counted in a period and in the one before it. */
export interface Compared<Figures> {
  now: Figures;
  before: Figures;
}

/** What was counted, with the period of `now`. */
export interface Counted<Figures> extends Compared<Figures> {
  period: Period;
}

/**
 * The requests received in a period and in the one before, whose weeks are aligned with those of the period. Throws a
 * DataError.
 */
export function receivedFiguresQuery(period: Period) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'received-figures', period],
    queryFn: ({ signal }) => compared(period, (each) => readReceived(each, period.from, signal)),
    placeholderData: keepPreviousData,
  });
}

/**
 * The appointments and completed requests of a period and of the one before, by month. If the period is not whole
 * months, the months of the one before are aligned with those of the period. Throws a DataError.
 */
export function appointmentFiguresQuery(period: Period) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'appointment-figures', period],
    queryFn: ({ signal }) =>
      compared(period, (each) => readAppointments(each, isWholeMonths(period) ? each.from : period.from, signal)),
    placeholderData: keepPreviousData,
  });
}

async function compared<Figures>(
  period: Period,
  readFigures: (period: Period) => Promise<Figures>,
): Promise<Counted<Figures>> {
  const [now, before] = await Promise.all([readFigures(period), readFigures(periodBefore(period))]);
  return { period, now, before };
}

function readReceived({ from, until }: Period, alignedTo: string, signal: AbortSignal): Promise<ReceivedFigures> {
  const args = { from_day: from, until_day: until, aligned_to: alignedTo };
  return read(receivedSchema, supabase.rpc('period_figures', args).abortSignal(signal));
}

function readAppointments(
  { from, until }: Period,
  alignedTo: string,
  signal: AbortSignal,
): Promise<AppointmentMonth[]> {
  const args = { from_day: from, until_day: until, aligned_to: alignedTo };
  return read(monthsSchema, supabase.rpc('visit_figures', args).abortSignal(signal));
}

const routeSchema = z.object({
  visits: amount,
  kilometres: z.number().nonnegative(),
  best_kilometres: z.number().nonnegative(),
});

/** The longest period of which the best order of each day is computed, in days. */
export const maxRouteDays = 92;

/**
 * Kilometres per appointment in a period of at most `maxRouteDays`, had each day been driven in its best order; null without
 * appointments. Throws a DataError.
 */
export function bestRouteQuery({ from, until }: Period) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'best-route', from, until],
    queryFn: async ({ signal }) => {
      const { visits, best_kilometres } = await read(
        routeSchema,
        supabase.rpc('route_figures', { from_day: from, until_day: until }).abortSignal(signal),
      );
      return visits === 0 ? null : best_kilometres / visits;
    },
  });
}
