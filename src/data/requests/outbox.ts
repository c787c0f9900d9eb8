import { z } from 'zod';
import { labelRequestShape, relayStatuses, type LabelRequest, type RelayStatus } from '@/domain/request/request';
import { readStoredJson, removeStored, storageKeys, storedKeys, writeStored } from '@/lib/storage';
import { storeRequest } from './store';

const entrySchema = z.object({
  request: labelRequestShape,
  /** Null while the mail is under way. */
  relayStatus: z.enum(relayStatuses).nullable(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
});
type Entry = z.infer<typeof entrySchema>;

/** Milliseconds after which a mail that was under way has failed, or its page is gone. */
const mailingTime = 60_000;

/** Milliseconds before each further attempt; the last one goes on for as long as the page is open. */
const waits = [5_000, 15_000, 60_000, 300_000];

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps a request on this device until the database has it; `relayStatus` is null while its mail is under way. Each
 * request has a storage key of its own, so that tabs never overwrite each other's requests.
 */
export function writeToOutbox(request: LabelRequest, relayStatus: RelayStatus | null): void {
  const entry: Entry = { request, relayStatus, writtenAt: Date.now() };
  writeStored(keyOf(request.id), JSON.stringify(entry));
}

export function removeFromOutbox(id: string): void {
  removeStored(keyOf(id));
}

/** Removes a request that newer content replaces, but not one that may have been mailed: the adviser has its number. */
export function removeSuperseded(id: string): void {
  if (readEntry(keyOf(id))?.relayStatus === 'failed') removeFromOutbox(id);
}

/** Stores what waits on this device, and tries again with growing pauses until nothing waits. */
export async function flushOutbox(): Promise<void> {
  await flush(0);
}

/** The same after a first pause, for a request that has just been refused. */
export function flushOutboxLater(): void {
  schedule(0);
}

async function flush(count: number): Promise<void> {
  clearTimeout(timer);
  // Without locks two tabs may store the same request at once, and the database takes one.
  if ('locks' in navigator) await navigator.locks.request(storageKeys.outbox, { ifAvailable: true }, storeWaiting);
  else await storeWaiting({});
  if (waiting().length > 0) schedule(count);
}

function schedule(count: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(count + 1), waits[Math.min(count, waits.length - 1)]);
}

/** `lock` is null while another tab is at it. */
async function storeWaiting(lock: object | null): Promise<void> {
  for (const key of lock ? waiting() : []) {
    // Read only now: another tab may have replaced or stored it meanwhile.
    const entry = readEntry(key);
    if (!entry || isBeingMailed(entry)) continue;
    try {
      await storeRequest(entry.request, entry.relayStatus ?? 'failed');
      removeStored(key);
    } catch (error) {
      console.warn('A request is still waiting to be stored', error);
    }
  }
}

function isBeingMailed({ relayStatus, writtenAt }: Entry): boolean {
  return relayStatus === null && Math.abs(Date.now() - writtenAt) < mailingTime;
}

/** Keys of the requests that wait; what cannot be read does not count. */
function waiting(): string[] {
  return storedKeys(storageKeys.outbox).filter((key) => readEntry(key) !== null);
}

function readEntry(key: string): Entry | null {
  const entry = entrySchema.safeParse(readStoredJson(key));
  return entry.success ? entry.data : null;
}

function keyOf(id: string): string {
  return storageKeys.outbox + id;
}
