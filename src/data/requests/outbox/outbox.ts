import { z } from 'zod';
import { labelRequestShape, relayStatuses, type LabelRequest, type RelayStatus } from '@/domain/request/request';
import { dropRecord, keepRecord, keptRecord, keptRecords } from '@/lib/browser/kept-records';
import { storageKeys } from '@/lib/browser/storage';
import { withTabLock } from '@/lib/browser/tab-lock';
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
 * Keeps a request on this device until the database has it; `relayStatus` is null while it is being mailed. Each
 * request has its own storage key, so tabs never overwrite each other's requests.
 */
export async function writeToOutbox(request: LabelRequest, relayStatus: RelayStatus | null): Promise<void> {
  const entry: Entry = { request, relayStatus, writtenAt: Date.now() };
  await keepRecord(keyOf(request.id), entry);
  await removeRefused(request.id);
}

export async function removeFromOutbox(id: string): Promise<void> {
  await dropRecord(keyOf(id));
}

/**
 * Removes a request that newer content replaces, unless it may have been mailed: the adviser then has its number, and
 * its visitor is still to read that it was refused.
 */
export async function removeSuperseded(id: string): Promise<void> {
  await dropRecord(keyOf(id), (value) => parseEntry(value)?.relayStatus === 'failed');
  const refused = await readRefused();
  if (refused.some(({ request, isMailed }) => request.id === id && !isMailed)) await removeRefused(id);
}

/** Moves a request that the database will never accept from the outbox to the refused ones, which its visitor sees. */
export async function giveUp(request: LabelRequest, relayStatus: RelayStatus | null): Promise<void> {
  await writeRefused(request, relayStatus === 'sent');
  await removeFromOutbox(request.id);
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
  if ((await waitingKeys()).length > 0) schedule(count);
}

function schedule(count: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(count + 1), retryDelays[Math.min(count, retryDelays.length - 1)]);
}

async function storeWaiting(): Promise<void> {
  await removeExpired();
  for (const key of await waitingKeys()) {
    // Read just before use: another tab may have replaced or stored it meanwhile.
    const entry = parseEntry(await keptRecord(key));
    if (!entry || isBeingMailed(entry)) continue;
    try {
      await storeRequest(entry.request, entry.relayStatus ?? 'failed');
      // If it was sent again meanwhile, it stays until the outcome of that mail is known.
      await dropRecord(key, (value) => isSameAttempt(parseEntry(value), entry));
      for (const listener of listeners) listener(entry.request.id);
    } catch (error) {
      console.warn('A request is not stored', error);
      reportFailedDelivery('store', error);
      if (isRefusedForGood(error)) await giveUp(entry.request, entry.relayStatus);
    }
  }
}

/** An expired request that was not mailed reached nobody, so its visitor is told. */
async function removeExpired(): Promise<void> {
  for (const [key, value] of await keptRecords(storageKeys.outbox)) {
    const age = ageSchema.safeParse(value);
    if (value === undefined || (age.success && Date.now() - age.data.writtenAt <= requestLifetime)) continue;
    const entry = parseEntry(value);
    if (entry && entry.relayStatus !== 'sent') await giveUp(entry.request, entry.relayStatus);
    await dropRecord(key);
  }
}

function isBeingMailed({ relayStatus, writtenAt }: Entry): boolean {
  return relayStatus === null && Math.abs(Date.now() - writtenAt) < mailingTime;
}

/** Keys of the waiting requests, including those that cannot be read now; entries that cannot be parsed are ignored. */
async function waitingKeys(): Promise<string[]> {
  const records = await keptRecords(storageKeys.outbox);
  return [...records].flatMap(([key, value]) => (value === undefined || parseEntry(value) ? [key] : []));
}

function parseEntry(value: unknown): Entry | null {
  const entry = entrySchema.safeParse(value);
  return entry.success ? entry.data : null;
}

/** The content of an id never changes, so it need not be compared. */
function isSameAttempt(one: Entry | null, other: Entry): boolean {
  return one?.relayStatus === other.relayStatus && one.writtenAt === other.writtenAt;
}

function keyOf(id: string): string {
  return storageKeys.outbox + id;
}
