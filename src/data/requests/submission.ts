import { z } from 'zod';
import type { Database } from '@/data/database.types';
import { DataError } from '@/data/errors';
import type { RequestEdit } from '@/domain/request/request-edit';

type Table = Database['public']['Tables']['contact_submissions'];
export type SubmissionRow = Table['Row'];

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A number may arrive as text: Postgres' numeric has more digits than JavaScript can hold. */
const amount = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
  });

const rowSchema = z
  .object({
    id: z.string().min(1),
    created_at: z.string().min(1),
    updated_at: z.string().min(1),
    name: text,
    email: text,
    phone: text,
    address: text,
    postcode: text,
    house_number: text,
    house_number_addition: text,
    property_type: text,
    surface_area: amount,
    rush_service: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    calculated_price: amount,
    message: text,
    relay_status: text,
    status: text,
    appointment_date: text,
    appointment_time: text,
    appointment_sequence: amount,
    notes: text,
    webhook_status: z.enum(['sent', 'failed']).nullish().catch(null),
    anonymised_at: text,
  })
  .transform((row) => ({
    id: row.id,
    createdAt: row.created_at,
    /** `updated_at` exactly as received: through a Date it would lose its microseconds. */
    version: row.updated_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    postcode: row.postcode,
    houseNumber: row.house_number,
    houseNumberAddition: row.house_number_addition,
    propertyType: row.property_type,
    /** Square metres. */
    surfaceArea: row.surface_area,
    rushService: row.rush_service,
    /** Euro, VAT included. */
    calculatedPrice: row.calculated_price,
    message: row.message,
    isMailFailed: row.relay_status === 'failed',
    /** May be one that this site does not know: see knownStatus. */
    status: row.status || 'new',
    /** YYYY-MM-DD */
    appointmentDate: row.appointment_date.slice(0, 10),
    /** HH:mm */
    appointmentTime: row.appointment_time.slice(0, 5),
    /** How often the appointment changed. */
    appointmentSequence: row.appointment_sequence ?? 0,
    notes: row.notes,
    /** Whether the automation took the last saved version; '' while none was offered to it. */
    webhookStatus: row.webhook_status ?? '',
    isAnonymised: row.anonymised_at !== '',
  }));

/** A stored request; '' is an empty field. */
export interface Submission extends z.output<typeof rowSchema>, RequestEdit {}

/** Rows as the database answers them. Throws a DataError when they are of another shape. */
export function parseSubmissions(rows: unknown): Submission[] {
  const parsed = z.array(rowSchema).safeParse(rows);
  if (!parsed.success) throw new DataError('unavailable', 'the requests have another shape', { cause: parsed.error });
  return parsed.data;
}

/** Changes as columns: an empty field is null there. */
export function toUpdate(changes: Partial<RequestEdit>): Table['Update'] {
  const update: Table['Update'] = {};
  if (changes.status !== undefined) update.status = changes.status;
  if (changes.appointmentDate !== undefined) update.appointment_date = changes.appointmentDate || null;
  if (changes.appointmentTime !== undefined) update.appointment_time = changes.appointmentTime || null;
  if (changes.notes !== undefined) update.notes = changes.notes || null;
  return update;
}
