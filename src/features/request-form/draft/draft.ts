import { z } from 'zod';
import { emptyRequestFields, type RequestFields } from '@/domain/request/request';
import { propertyTypes } from '@/domain/pricing/pricing';
import { readStoredJson, removeStored, storageKeys, writeStored } from '@/lib/storage';

/** Milliseconds that a draft stays on the visitor's device: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const fieldsSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  message: z.string(),
  propertyType: z.enum([...propertyTypes, '']),
  rushService: z.boolean(),
  postcode: z.string(),
  houseNumber: z.string(),
  houseNumberAddition: z.string(),
}) satisfies z.ZodType<RequestFields>;

const editsSchema = z.object({
  addressId: z.string(),
  street: z.string(),
  city: z.string(),
  municipality: z.string(),
  province: z.string(),
  surfaceArea: z.number().positive(),
});

const draftSchema = z.object({
  savedAt: z.number(),
  id: z.uuid(),
  fields: fieldsSchema,
  edits: editsSchema.nullable(),
  storedContent: z.string().nullable(),
});

/** Address details as the visitor corrected them, and the address they belong to ('' when none was found). */
export type AddressEdits = z.infer<typeof editsSchema>;

export interface Draft {
  /** UUID of the request that this will become. */
  id: string;
  fields: RequestFields;
  edits: AddressEdits | null;
  /** What the database already holds under this id, as text; null for nothing. */
  storedContent: string | null;
}

/** The draft on this device, unless there is none, it is older than 7 days at `now`, or it cannot be read. */
export function readDraft(now: number): Draft | null {
  const parsed = draftSchema.safeParse(readStoredJson(storageKeys.draft));
  if (!parsed.success || now - parsed.data.savedAt > draftLifetime) {
    removeStored(storageKeys.draft);
    return null;
  }
  return parsed.data;
}

export function writeDraft(draft: Draft, now: number): void {
  writeStored(storageKeys.draft, JSON.stringify({ ...draft, savedAt: now }));
}

export function clearDraft(): void {
  removeStored(storageKeys.draft);
}

/** Whether anything was typed beyond what the page itself filled in. */
export function isWorthKeeping(fields: RequestFields, prefilledMessage: string): boolean {
  const untouched: RequestFields = { ...emptyRequestFields, message: prefilledMessage };
  return JSON.stringify(ordered(fields)) !== JSON.stringify(ordered(untouched));
}

function ordered(fields: RequestFields): [string, unknown][] {
  return Object.entries(fields).sort(([one], [other]) => one.localeCompare(other));
}
