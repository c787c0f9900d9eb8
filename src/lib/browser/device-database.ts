import { createStore, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

// Records on this device that are consistent between tabs. A Web Lock does not order localStorage: the next holder may
// still read there what the previous one has removed. Whatever is decided under a lock is stored here.

/** Name of the database in the browser, and of its only store. */
export const databaseName = 'woninglabel';

/** Milliseconds without a response after which the database counts as unavailable. */
const timeout = 1_000;

let store: UseStore | undefined;
/** This page then stops using it until a late response arrives. */
let isOutOfOrder = false;

/** The record of a key: null for none, undefined when the browser refuses the database or it does not respond. */
export function readRecord(key: string): Promise<unknown> {
  return ask(async (records) => (await get<unknown>(key, records)) ?? null);
}

/** The records whose keys begin with `prefix`; undefined when the database does not respond. */
export function readRecords(prefix: string): Promise<[string, unknown][] | undefined> {
  return ask(async (records) => (await entries<string, unknown>(records)).filter(([key]) => key.startsWith(prefix)));
}

/** Stores a value that JSON can hold; resolves to whether that succeeded. */
export async function writeRecord(key: string, value: unknown): Promise<boolean> {
  return (await ask((records) => set(key, value, records).then(() => true))) ?? false;
}

/**
 * Removes a record if `isSame` accepts its value; false when it does not, undefined when the database does not respond.
 */
export function removeRecord(
  key: string,
  isSame: (value: unknown) => boolean = () => true,
): Promise<boolean | undefined> {
  return ask((records) =>
    records('readwrite', async (objects) => {
      const value = await promisifyRequest<unknown>(objects.get(key));
      if (value !== undefined && !isSame(value)) return false;
      objects.delete(key);
      await promisifyRequest(objects.transaction);
      return true;
    }),
  );
}

async function ask<Answer>(task: (records: UseStore) => Promise<Answer>): Promise<Answer | undefined> {
  if (isOutOfOrder) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), timeout);
  });
  const answer = connected(task).catch(() => connected(task));
  answer.then(
    () => (isOutOfOrder = false),
    () => undefined,
  );
  try {
    return await Promise.race([silence, answer]);
  } catch {
    isOutOfOrder = true;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** A connection that failed is not reused: Safari closes some silently. */
async function connected<Answer>(task: (records: UseStore) => Promise<Answer>): Promise<Answer> {
  try {
    store ??= createStore(databaseName, databaseName);
    return await task(store);
  } catch (error) {
    store = undefined;
    throw error;
  }
}
