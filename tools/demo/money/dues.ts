import { dutchInstant } from '#shared/dutch-time.ts';
import type { Random } from '../random.ts';
import type { DemoRequest } from '../year.ts';

/** A visit that did not take place, for which the customer owes something. Moments are ISO. */
export interface LostVisit {
  id: string;
  request_id: string;
  adviser: string | null;
  state: 'no_show' | 'cancelled';
  starts_at: string;
  ends_at: string;
  ended_at: string;
  ended_by: 'customer' | null;
  created_at: string;
}

/** What is to be invoiced at a moment (ISO), in cents. */
export interface Due {
  id: string;
  request_id: string;
  due: 'job' | 'no_show' | 'late_cancellation' | 'extra';
  visit_id: string | null;
  /** Null for the label, which has the words of the settings. */
  description: string | null;
  total: number;
  made_at: string;
}

const day = 86_400_000;
const hour = 3_600_000;
const [calloutFee, extraUnitFee] = [7500, 9500];
/** After which a customer can no longer withdraw. */
const withdrawalDays = 15;

/**
 * A visit of a request that nobody was home for, before that of the label, or that its customer cancelled a few hours before;
 * null for most requests.
 */
export function lostVisit(request: DemoRequest, now: Date, random: Random): LostVisit | null {
  const { id, status, assigned_to, appointment_date, contacted_at } = request;
  const isNoShow = status === 'completed' && random.happens(0.04);
  const isCancelled = status === 'cancelled' && random.happens(0.2);
  if (contacted_at === null || !(isNoShow || isCancelled)) return null;
  const contacted = Date.parse(contacted_at);
  const date = isNoShow ? Date.parse(appointment_date ?? contacted_at) - day : contacted + 20 * day;
  const starts = dutchInstant({ date: iso(date).slice(0, 10), time: '16:45' }).getTime();
  const ended = starts + (isNoShow ? hour / 4 : -random.between(2, 20) * hour);
  if (starts < contacted || ended > now.getTime()) return null;
  return {
    ...{ id: random.uuid(), request_id: id, adviser: assigned_to, created_at: contacted_at },
    ...{ starts_at: iso(starts), ends_at: iso(starts + hour), ended_at: iso(ended) },
    ...(isNoShow ? { state: 'no_show', ended_by: null } : { state: 'cancelled', ended_by: 'customer' }),
  };
}

/** The label of a completed request, made once its customer cannot withdraw, and now and then an extra of it. */
export function duesOfRequest(request: DemoRequest, random: Random): Due[] {
  const { id, completed_at, contacted_at, early_start_requested_at } = request;
  if (completed_at === null || contacted_at === null) return [];
  const completed = Date.parse(completed_at) + hour;
  const made = early_start_requested_at === null ? Date.parse(contacted_at) + withdrawalDays * day : completed;
  const common = { request_id: id, visit_id: null };
  const job: Due = {
    ...{ ...common, id: random.uuid(), due: 'job', description: null, total: priceOf(request) },
    made_at: iso(Math.max(completed, made)),
  };
  if (!random.happens(0.02)) return [job];
  const description = 'Extra wooneenheid';
  return [job, { ...common, id: random.uuid(), due: 'extra', description, total: extraUnitFee, made_at: job.made_at }];
}

/** What a visit that did not take place costs: its drive, or half of the price. */
export function dueOfVisit(visit: LostVisit, request: DemoRequest, random: Random): Due {
  const isNoShow = visit.state === 'no_show';
  return {
    ...{ id: random.uuid(), request_id: visit.request_id, visit_id: visit.id },
    due: isNoShow ? 'no_show' : 'late_cancellation',
    description: isNoShow ? 'Voorrijkosten' : 'Late annulering',
    total: isNoShow ? calloutFee : Math.round(priceOf(request) / 2),
    made_at: iso(Date.parse(visit.ended_at) + hour),
  };
}

function priceOf({ calculated_price }: DemoRequest): number {
  return calculated_price * 100;
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
