import { z } from 'zod';
import { labelRequestShape, relayStatuses, type LabelRequest, type RelayStatus } from '@/domain/request/request';
import { itemKeys, readJsonItem, removeItem, storageKeys, writeItem } from '@/lib/storage';
import { withTabLock } from '@/lib/tab-lock';
import { reportFailedDelivery } from '@/lib/trouble';
import { isRefusedForGood } from '@/data/errors';
import { readRefused, removeRefused, requestLifetime, writeRefused } from './refused-requests';
import { storeRequest } from './store';

const entrySchema = z.object({
  request: labelRequestShape,
  /** Null while it is being mailed. */
  relayStatus: z.enum(relayStatuses).nullable(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
});
type Entry = z.infer<typeof entrySchema>;

const ageSchema = z.looseObject({ writtenAt: z.number() });

/** Milliseconds after which a mail must have failed, or its page must have been closed. */
const mailingTime = 60_000;

/** Milliseconds before each retry; the last one repeats for as long as the page is open. */
const retryDelays = [5_000, 15_000, 60_000, 300_000];

let timer: ReturnType<typeof setTimeout> | undefined;

const listeners = new Set<(id: string) => void>();

/** Subscribes to waiting requests that this tab has stored, by their ids. Returns the function that unsubscribes. */
export function onWaitingRequestStored(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps a request on this device until the database has it; `relayStatus` is null while it is being mailed. Each request
 * has its own storage key, so tabs never overwrite each other's requests.
 */
export function writeToOutbox(request: LabelRequest, relayStatus: RelayStatus | null): void {
  const entry: Entry = { request, relayStatus, writtenAt: Date.now() };
  writeItem(keyOf(request.id), JSON.stringify(entry));
  removeRefused(request.id);
}

export function removeFromOutbox(id: string): void {
  removeItem(keyOf(id));
}

/**
 * Removes a request that newer content replaces, unless it may have been mailed: the adviser then has its number, and its
 * visitor is still to read that it was refused.
 */
export function removeSuperseded(id: string): void {
  if (readEntry(keyOf(id))?.relayStatus === 'failed') removeFromOutbox(id);
  if (readRefused().some(({ request, isMailed }) => request.id === id && !isMailed)) removeRefused(id);
}

/** Moves a request that the database will never accept from the outbox to the refused ones, which its visitor sees. */
export function giveUp(request: LabelRequest, relayStatus: RelayStatus | null): void {
  removeFromOutbox(request.id);
  writeRefused(request, relayStatus === 'sent');
}

/** Stores the waiting requests in the database, and retries with growing delays until none waits. */
export async function flushOutbox(): Promise<void> {
  await flush(0);
}

/** The same after a first delay, for a request that has just failed. */
export function flushOutboxLater(): void {
  schedule(0);
}

async function flush(count: number): Promise<void> {
  clearTimeout(timer);
  // Without locks two tabs may insert the same request at once; the database accepts one.
  await withTabLock(storageKeys.outbox, { ifAvailable: true }, async (isHeld) => {
    if (isHeld) await storeWaiting();
  });
  if (waitingKeys().length > 0) schedule(count);
}

function schedule(count: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(count + 1), retryDelays[Math.min(count, retryDelays.length - 1)]);
}

async function storeWaiting(): Promise<void> {
  removeExpired();
  for (const key of waitingKeys()) {
    // Re-read here: another tab may have replaced or stored it meanwhile.
    const entry = readEntry(key);
    if (!entry || isBeingMailed(entry)) continue;
    try {
      await storeRequest(entry.request, entry.relayStatus ?? 'failed');
      removeItem(key);
      for (const listener of listeners) listener(entry.request.id);
    } catch (error) {
      console.warn('A request is not stored', error);
      reportFailedDelivery('store', error);
      if (isRefusedForGood(error)) giveUp(entry.request, entry.relayStatus);
    }
  }
}

/** A request that was not mailed either has reached nobody, so its visitor is told. */
function removeExpired(): void {
  for (const key of itemKeys(storageKeys.outbox)) {
    const age = ageSchema.safeParse(readJsonItem(key));
    if (age.success && Date.now() - age.data.writtenAt <= requestLifetime) continue;
    const entry = readEntry(key);
    if (entry && entry.relayStatus !== 'sent') giveUp(entry.request, entry.relayStatus);
    removeItem(key);
  }
}

function isBeingMailed({ relayStatus, writtenAt }: Entry): boolean {
  return relayStatus === null && Math.abs(Date.now() - writtenAt) < mailingTime;
}

/** Storage keys of the waiting requests; entries that cannot be parsed are ignored. */
function waitingKeys(): string[] {
  return itemKeys(storageKeys.outbox).filter((key) => readEntry(key) !== null);
}

function readEntry(key: string): Entry | null {
  const entry = entrySchema.safeParse(readJsonItem(key));
  return entry.success ? entry.data : null;
}

function keyOf(id: string): string {
  return storageKeys.outbox + id;
}
