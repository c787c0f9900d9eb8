import { z } from 'zod';
import { labelRequestShape, type LabelRequest } from '@/domain/request/request';
import { dropRecord, keepRecord, keptRecord, keptRecords } from '@/lib/browser/kept-records';
import { refusedEvent, storageKeys } from '@/lib/browser/storage';

/** Milliseconds that a request stays on this device, waiting or refused: 30 days. */
export const requestLifetime = 30 * 24 * 60 * 60 * 1000;

const refusedSchema = z.object({
  request: labelRequestShape,
  isMailed: z.boolean(),
  /** Milliseconds since 1970. */
  refusedAt: z.number(),
});

/** A request that the database will never accept, kept until its visitor has read that. */
export type RefusedRequest = z.infer<typeof refusedSchema>;

/** Keeps a request that is not sent again, to show it to its visitor. */
export async function writeRefused(request: LabelRequest, isMailed: boolean): Promise<void> {
  const refused: RefusedRequest = { request, isMailed, refusedAt: Date.now() };
  await keepRecord(storageKeys.refused + request.id, refused);
  window.dispatchEvent(new Event(refusedEvent));
}

/** The refused requests of the last 30 days, oldest first; older ones and what cannot be parsed are removed. */
export async function readRefused(): Promise<RefusedRequest[]> {
  const refused: RefusedRequest[] = [];
  for (const [key, value] of await keptRecords(storageKeys.refused)) {
    const { success, data } = refusedSchema.safeParse(value);
    if (success && Date.now() - data.refusedAt <= requestLifetime) refused.push(data);
    else if (value !== undefined) await dropRecord(key);
  }
  return refused.sort((one, other) => one.refusedAt - other.refusedAt);
}

/** Removes a refused request, once it was read or is sent again. */
export async function removeRefused(id: string): Promise<void> {
  if ((await keptRecord(storageKeys.refused + id)) === null) return;
  await dropRecord(storageKeys.refused + id);
  window.dispatchEvent(new Event(refusedEvent));
}
