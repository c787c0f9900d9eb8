import { z } from 'zod';
import { readJsonItem, removeItem, storageKeys, writeItem } from '@/lib/browser/storage';

/** Milliseconds that this device knows the last request that was sent from it: 30 days. */
export const sentLifetime = 30 * 24 * 60 * 60 * 1000;

const sentSchema = z.object({
  id: z.uuid(),
  /** Opens its page. */
  customerKey: z.string().min(1),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});

export type LastSentRequest = z.infer<typeof sentSchema>;

/** Lets a visitor who comes back find the page of the request again. */
export function writeSentRequest(sent: LastSentRequest): void {
  writeItem(storageKeys.sent, JSON.stringify(sent));
}

export function forgetSentRequest(): void {
  removeItem(storageKeys.sent);
}

/** The last request that was sent from this device; null for none and for one of longer ago. */
export function readSentRequest(now: number): LastSentRequest | null {
  const { data } = sentSchema.safeParse(readJsonItem(storageKeys.sent));
  if (data && now - data.sentAt <= sentLifetime) return data;
  removeItem(storageKeys.sent);
  return null;
}
