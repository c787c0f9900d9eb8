import { z } from 'zod';
import { labelRequestShape, type LabelRequest } from '@/domain/request/request';
import { readItem, readJsonItem, refusedEvent, removeItem, storageKeys, itemKeys, writeItem } from '@/lib/storage';

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
export function writeRefused(request: LabelRequest, isMailed: boolean): void {
  const refused: RefusedRequest = { request, isMailed, refusedAt: Date.now() };
  writeItem(storageKeys.refused + request.id, JSON.stringify(refused));
  window.dispatchEvent(new Event(refusedEvent));
}

/** The refused requests of the last 30 days, oldest first; older ones and what cannot be parsed are removed. */
export function readRefused(): RefusedRequest[] {
  return itemKeys(storageKeys.refused)
    .flatMap((key) => {
      const { success, data } = refusedSchema.safeParse(readJsonItem(key));
      if (success && Date.now() - data.refusedAt <= requestLifetime) return [data];
      removeItem(key);
      return [];
    })
    .sort((one, other) => one.refusedAt - other.refusedAt);
}

/** Removes a refused request, once it was read or is sent again. */
export function removeRefused(id: string): void {
  if (readItem(storageKeys.refused + id) === null) return;
  removeItem(storageKeys.refused + id);
  window.dispatchEvent(new Event(refusedEvent));
}
