import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { pageTerms } from '@/content/page-terms';
import { readableRows, timestamp } from '@/data/readable-rows';
import { rushTerm } from '@/data/rush-term';
import { read } from '@/data/run';
import { dues } from '@/domain/invoice/due';
import { businessTermsRow } from '#shared/business-terms-row.ts';
import { visitEndings } from '#shared/visit-endings.ts';

const appointmentSchema = z.object({
  /** Id of the appointment. */
  id: z.string(),
  /** Revision number, for calendars. */
  sequence: z.number(),
  /** Moments in time, as ISO 8601. */
  starts_at: timestamp,
  ends_at: timestamp,
  /** Name of the adviser; null when there is none. */
  adviser: z.string().nullable(),
  /** The last day on which the label is expected without rush, YYYY-MM-DD. */
  label_day: z.iso.date().nullish().catch(null),
});

/** The right to withdraw from the order; amounts in cents, days as YYYY-MM-DD, moments as ISO 8601. */
const withdrawalSchema = z.discriminatedUnion('state', [
  /** No order to withdraw from; `last_day` is that of one made now. */
  z.object({ state: z.literal('none'), last_day: z.iso.date() }),
  z.object({
    state: z.literal('open'),
    ordered_at: timestamp,
    last_day: z.iso.date(),
    /** What is owed at most for the part that was done. */
    owed: z.int(),
    /** Whether the receipt can be mailed. */
    can_mail: z.boolean(),
  }),
  z.object({
    state: z.literal('ended'),
    last_day: z.iso.date(),
    ended_on: z.iso.date(),
    /** The label was registered, as the customer asked, or else the period is over. */
    because: z.enum(['label', 'period']),
  }),
  z.object({ state: z.literal('withdrawn'), withdrawn_at: timestamp, owed: z.int(), is_mailed: z.boolean() }),
]);
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** Those of which something is open, oldest first, else the last one that was paid; days as YYYY-MM-DD. */
const invoicesSchema = z
  .array(
    z.object({
      number: z.string(),
      /** How many homes it is for. */
      homes: z.int().default(1),
      due: z.enum(dues),
      /** Cents, and what of it is still to be paid. */
      total: z.int(),
      open: z.int(),
      is_late: z.boolean(),
      due_on: z.iso.date(),
      name: z.string(),
      iban: z.string(),
      payment_url: z.string().nullable(),
      /** Whether its PDF was sent to the customer. */
      is_mailed: z.boolean().default(false),
      /** Whether it can be downloaded here: not where it goes to another payer. */
      has_pdf: z.boolean().default(false),
    }),
  )
  .default([])
  .catch([]);

const ownRequestSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    property_type: z.string(),
    rush: rushTerm.default(null),
    /** Euro, VAT included. */
    price: z.number().nullable(),
    /** The same for a visit that is too late for rush, and for one in time; null without rush. */
    late_price: z.number().nullable().default(null),
    timely_price: z.number().nullable().default(null),
    /** By its price list: the lowest price for its type of home, and what rush adds. */
    price_from: z.number().nullable().default(null),
    rush_price: z.number().nullable().default(null),
    /** The price on the page of the visitor, when its list held too long ago, and the day of the list that holds instead. */
    replaced_price: z.object({ seen: z.number(), since: z.iso.date() }).nullable().default(null).catch(null),
    /** Those of the order, or those under which it would be ordered on this page. */
    terms: businessTermsRow.catch(pageTerms),
    created_at: z.string(),
    status: z.string(),
    /** The upcoming appointment, else the last one; 'unreadable' when there is one that cannot be parsed. */
    visit: appointmentSchema.nullable().or(z.unknown().transform(() => 'unreadable' as const)),
    /** The new label, once the register has it. */
    label: z
      .object({
        class: z.string(),
        /** YYYY-MM-DD, the last day on which it is valid. */
        valid_until: z.iso.date(),
      })
      .nullish()
      .catch(null),
    /** The higher price that the customer is asked to agree on, and what it is for: euro, VAT included; square metres. */
    price_question: z
      .object({ price: z.number(), surface_area: z.number(), property_type: z.string(), rush_service: z.boolean() })
      .nullable()
      .default(null)
      .catch(null),
    surface_area: z.number().nullable().default(null).catch(null),
    /** Whether its PDF can be downloaded here. */
    has_label_file: z.boolean().default(false),
    /** Whether the register is still queried for it. */
    awaits_label: z.boolean().default(false),
    invoices: invoicesSchema,
    /** The last visit, if it did not take place: how that came, and in cents what it costs; null while that is not known. */
    ended_visit: z
      .object({
        starts_at: timestamp,
        how: z.enum(visitEndings),
        cost: z.int().nullable(),
        /** Whether there is an invoice for it. */
        is_charged: z.boolean(),
      })
      .nullish()
      .catch(null),
    /** The moment that was asked for and is not planned, as ISO 8601. */
    wished_moment: timestamp.nullish().catch(null),
    /** The last day to withdraw from the order that a visit is, YYYY-MM-DD. */
    withdrawal_until: z.iso.date().nullable().default(null).catch(null),
    /** Whether the customer asked for a visit within that period. */
    early_start: z.boolean().default(false),
    withdrawal: withdrawalSchema.nullish().catch(null),
    /** Whether a moment that is picked now would only be noted: other visits of this customer wait to be seen (D-67). */
    picks_are_noted: z.boolean().default(false),
    /** Whether a mail confirms the request, or its visit once there is one. */
    mail_follows: z.boolean().default(false),
    /** What the customer wrote, oldest first. */
    messages: z.array(z.string()).default([]).catch([]),
    /** What the office wrote back. */
    answer: z.string().nullable().default(null).catch(null),
    has_phone: z.boolean().default(false),
    /** Whether the customer can still pick, move and cancel here. */
    can_change: z.boolean(),
  })
  .transform(({ visit, ...request }) => ({ ...request, appointment: visit }));

/** Of a request that the office deleted: whether a visit to come went with it, and what is still to be paid. */
const deletedSchema = z
  .object({ is_deleted: z.literal(true), had_visit: z.boolean(), invoices: invoicesSchema })
  .transform(({ had_visit, invoices }) => ({ isDeleted: true as const, hadVisit: had_visit, invoices }));

/** A request as its customer sees it. */
export type OwnRequest = z.output<typeof ownRequestSchema>;

const momentsSchema = readableRows(
  z.object({
    /** Moments in time, as ISO 8601. */
    starts_at: timestamp,
    ends_at: timestamp,
    /** Whether the adviser is already nearby at that time. */
    is_near: z.boolean(),
  }),
);

/** A moment that is offered to a customer. */
export type FreeMoment = z.output<typeof momentsSchema>[number];

const ownRequestKey = 'own-request';

/** All that was read with a key. */
export function ownRequestKeys(key: string) {
  return [ownRequestKey, key];
}

/** The request that a key opens, or that it is deleted; null for a key that opens nothing. Throws a DataError. */
export function ownRequestQuery(key: string) {
  return queryOptions({
    queryKey: [...ownRequestKeys(key), 'request'],
    queryFn: async ({ signal }) => {
      // Loaded late: the database client is large.
      const { supabase } = await import('@/data/client');
      return read(
        deletedSchema.or(ownRequestSchema).nullable(),
        supabase.rpc('customer_request', { key }).setHeader('x-terms', pageTerms.validFrom).abortSignal(signal),
      );
    },
  });
}

/**
 * The moments that are offered to the customer: of the first free day and the two that suit the route best, of a rush request
 * only those in time where there are any; or of the first three days from `fromDay` (YYYY-MM-DD) on. None without advisers who
 * work. Throws a DataError.
 */
export function freeMomentsQuery(key: string, fromDay: string | null) {
  return queryOptions({
    queryKey: [...ownRequestKeys(key), 'moments', fromDay],
    queryFn: async ({ signal }) => {
      const { supabase } = await import('@/data/client');
      const asked = { key, ...(fromDay !== null && { from_day: fromDay }) };
      return read(
        momentsSchema,
        supabase.rpc('customer_moments', asked).setHeader('x-terms', pageTerms.validFrom).abortSignal(signal),
      );
    },
  });
}
