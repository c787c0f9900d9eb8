import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { timestamp } from '@/data/readable-rows';
import { read } from '@/data/run';
import { requestKeys } from './keys';

const orderActs = ['sent', 'telephone', 'planned', 'picked', 'moved', 'price_agreed', 'early_start'] as const;

const recordSchema = z
  .object({
    id: z.int(),
    recorded_at: timestamp,
    act: z.enum(orderActs),
    by_customer: z.boolean(),
    property_type: z.string(),
    surface_area: z.number().nullable(),
    rush_service: z.boolean(),
    price: z.int().nullable(),
    starts_at: timestamp.nullable(),
    withdrawal_until: z.iso.date().nullable(),
    early_start_at: timestamp.nullable(),
    texts: z.string().nullable(),
    button: z.string().nullable(),
    lines: z.array(z.string()),
    places: z.record(z.string(), z.union([z.string(), z.number()])),
    free_until: timestamp.nullable(),
    rush_until: timestamp.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    recordedAt: row.recorded_at,
    act: row.act,
    isByCustomer: row.by_customer,
    propertyType: row.property_type,
    /** Square metres. */
    surfaceArea: row.surface_area,
    isRush: row.rush_service,
    /** Euro, VAT included. */
    price: row.price,
    /** Of the visit, as ISO 8601. */
    startsAt: row.starts_at,
    /** YYYY-MM-DD: the last day to withdraw. */
    withdrawalUntil: row.withdrawal_until,
    /** When the customer asked to begin before that day. */
    earlyStartAt: row.early_start_at,
    /** The version of the texts that the customer read; null for one that is not known, and for what the office did. */
    version: row.texts,
    /** By their names in the texts. */
    button: row.button,
    lines: row.lines,
    /** What fills in the texts. */
    places: row.places,
    /** Until when the visit could be cancelled for nothing, and the deadline of rush that it missed. */
    freeUntil: row.free_until,
    rushUntil: row.rush_until,
  }));
export type OrderRecord = z.output<typeof recordSchema>;

const textsSchema = z.object({
  buttons: z.record(z.string(), z.string()),
  lines: z.record(z.string(), z.string()),
  terms: z.array(
    z.object({ title: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()).default([]) }),
  ),
});
/** With places such as `{{price}}`. */
export type StoredOrderTexts = z.output<typeof textsSchema>;

const orderRecordsSchema = z.object({ records: z.array(recordSchema), texts: z.record(z.string(), textsSchema) });

/** What the customer of a request saw and agreed to, oldest first, with the texts by their version. Throws a DataError. */
export function orderRecordsQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'order-records', requestId],
    queryFn: ({ signal }) =>
      read(orderRecordsSchema, supabase.rpc('order_records', { request_id: requestId }).abortSignal(signal)),
  });
}
