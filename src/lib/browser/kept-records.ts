import { readRecord, readRecords, removeRecord, writeRecord } from './device-database';
import { itemKeys, readItem, readJsonItem, removeItem, writeItem } from './storage';

// Records that outlive their page: written to localStorage first, because the page may be closed before the database
// has responded. Once stored in the database the item is emptied but stays, so that a later visit knows of it even
// without the database. Without a database the item holds the record, as it did in version 1.1.0.

/** Keeps a record, which is a value that JSON can hold. */
export async function keepRecord(key: string, value: unknown): Promise<void> {
  writeItem(key, JSON.stringify(value));
  if (await writeRecord(key, value)) writeItem(key, '');
}

/** The record of a key, null for none. */
export async function keptRecord(key: string): Promise<unknown> {
  return (await readRecord(key)) ?? readJsonItem(key);
}

/**
 * The records whose keys begin with `prefix`, by key: null when no record is left, undefined when it is in a database
 * that does not respond.
 */
export async function keptRecords(prefix: string): Promise<Map<string, unknown>> {
  const records = await readRecords(prefix);
  const items = itemKeys(prefix).map((key): [string, unknown] => [
    key,
    records === undefined && readItem(key) === '' ? undefined : readJsonItem(key),
  ]);
  return new Map([...items, ...(records ?? [])]);
}

/** Removes a record if `isSame` accepts its value, which another tab may have changed. */
export async function dropRecord(key: string, isSame: (value: unknown) => boolean = () => true): Promise<void> {
  const isRemoved = await removeRecord(key, isSame);
  if (isRemoved === false) return;
  // A record in a database that does not respond is left for the next visit.
  if (readItem(key) === '' ? isRemoved : isSame(readJsonItem(key))) removeItem(key);
}
