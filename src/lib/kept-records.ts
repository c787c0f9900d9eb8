import { readRecord, readRecords, removeRecord, writeRecord } from './device-database';
import { itemKeys, readItem, readJsonItem, removeItem, writeItem } from './storage';

// Records that outlast their page: written to localStorage at once, because the page may be closed before the database
// has answered. An item that the database has taken is left there empty, so that a visit knows of it without the database;
// where there is none the item holds the record, as it did in version 1.1.0.

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
 * The records by their keys, which begin with `prefix`: null for one that nothing is left of, undefined for one in a
 * database that does not answer.
 */
export async function keptRecords(prefix: string): Promise<Map<string, unknown>> {
  const records = await readRecords(prefix);
  const items = itemKeys(prefix).map((key): [string, unknown] => [
    key,
    records === undefined && readItem(key) === '' ? undefined : readJsonItem(key),
  ]);
  return new Map([...items, ...(records ?? [])]);
}

/** Removes a record unless another tab has made it another than the one that `isSame` knows. */
export async function dropRecord(key: string, isSame: (value: unknown) => boolean = () => true): Promise<void> {
  const isRemoved = await removeRecord(key, isSame);
  if (isRemoved === false) return;
  // What is still in a database that does not answer is for the next visit.
  if (readItem(key) === '' ? isRemoved : isSame(readJsonItem(key))) removeItem(key);
}
