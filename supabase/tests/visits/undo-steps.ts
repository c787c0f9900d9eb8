import fc from 'fast-check';
import { z } from 'zod';

// What two administrators and three customers do with visits, step by step.

export const kinds = [
  ...['plan', 'plan', 'move', 'put back', 'hand over', 'block', 'enlarge', 'set status', 'set status', 'pick'],
  ...['cancel by customer', 'undo', 'undo', 'undo', 'a minute passes'],
] as const;

export interface Step {
  kind: (typeof kinds)[number];
  /** Which of two. */
  who: number;
  adviser: number;
  /** Which of three. */
  customer: number;
  /** Which of four hours of that Monday. */
  slot: number;
  status: 'new' | 'contacted' | 'completed' | 'cancelled';
  /** What does not fit is confirmed. */
  isAsked: boolean;
}

export const walk = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds),
    who: fc.nat(1),
    adviser: fc.nat(1),
    customer: fc.nat(2),
    slot: fc.nat(3),
    status: fc.constantFrom('new', 'contacted', 'completed', 'cancelled'),
    isAsked: fc.boolean(),
  }),
  { minLength: 1, maxLength: 16 },
);

/** An act that can be undone: who did it, of which requests, and what they were before. */
export interface Act {
  who: number;
  expression: string;
  value: string;
  before: ReadonlyMap<string, RequestState>;
  /** The time that it blocked. */
  blocked: string | null;
}

const visitSchema = z.object({
  ...{ id: z.string(), adviser: z.string(), starts_at: z.string(), ends_at: z.string() },
  ...{ origin: z.string(), is_overruled: z.boolean() },
});

/** A request, its planned visit, and the mails about it that wait. */
export const stateSchema = z.object({
  id: z.string(),
  status: z.string(),
  origin: z.string().nullable(),
  /** By its date and time. */
  moment: z.string().nullable(),
  visits: z.array(visitSchema),
  /** Kinds of waiting mails with the moment that they tell. */
  mails: z.array(z.object({ kind: z.string(), starts_at: z.string().nullable() })),
  /** Moments at which a visit was completed and another one is planned. */
  doubled: z.int(),
});
export type RequestState = z.output<typeof stateSchema>;

export const stateQuery = `select request.id, request.status, request.appointment_origin as origin,
  to_jsonb(private.moment_of(request)) as moment, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'adviser', adviser, 'starts_at', starts_at, 'ends_at', ends_at, 'origin', visit.origin,
      'is_overruled', is_overruled
    )), '[]')
    from public.appointments as visit where request_id = request.id and state = 'planned'
  ) as visits, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', kind, 'starts_at', (payload ->> 'starts_at')::timestamptz
    ) order by kind), '[]')
    from private.waiting_visit_mails(request.id)
  ) as mails, (
    select count(*)::integer from public.appointments as done join public.appointments as planned using (request_id, starts_at)
    where request_id = request.id and done.state = 'completed' and planned.state = 'planned'
  ) as doubled
  from public.contact_submissions as request order by request.id`;

/** What an undo restores of a request: whether a visit was confirmed is asked anew. */
export function restorable({ status, moment, visits }: RequestState): unknown {
  return { status, moment, visits: visits.map(({ adviser, starts_at, ends_at }) => ({ adviser, starts_at, ends_at })) };
}
