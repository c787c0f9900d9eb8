import { readJsonItem, removeItem, storageKeys, writeItem } from './storage';

/** Milliseconds that this device knows the last request that was sent from it: 30 days. */
export const sentLifetime = 30 * 24 * 60 * 60 * 1000;

export interface LastSentRequest {
  /** A UUID. */
  id: string;
  /** Opens its page. */
  customerKey: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Lets a visitor who comes back find the page of the request again. */
export function writeSentRequest(sent: LastSentRequest): void {
  writeItem(storageKeys.sent, JSON.stringify(sent));
}

export function forgetSentRequest(): void {
  removeItem(storageKeys.sent);
}

/** The last request that was sent from this device; null for none and for one of longer ago. */
export function readSentRequest(now: number): LastSentRequest | null {
  const sent = readJsonItem(storageKeys.sent);
  if (isSentRequest(sent) && now - sent.sentAt <= sentLifetime) return sent;
  removeItem(storageKeys.sent);
  return null;
}

/** Checked by hand: zod is a quarter of what a public page may load. */
function isSentRequest(value: unknown): value is LastSentRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { id, customerKey, sentAt }: Partial<Record<keyof LastSentRequest, unknown>> = value;
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) &&
    typeof customerKey === 'string' &&
    customerKey !== '' &&
    typeof sentAt === 'number'
  );
}
