import type { BankEntry } from '@/domain/bank/bank-entry';

/** An entry as `store_bank_entries` takes it. */
export type NewEntry = Omit<BankEntry, 'id' | 'text'> & Record<'account' | 'reference' | 'remittance', string>;

/** Characters of JSON; the database takes 200,000. */
const maxLength = 150_000;

/** Entries in parts that the database takes at once; those that look alike, which it counts, are in one part. */
export function inChunks(entries: readonly NewEntry[]): NewEntry[][] {
  const alike = new Map<string, NewEntry[]>();
  for (const entry of entries) {
    const key = JSON.stringify({ ...entry, reference: '' });
    alike.set(key, [...(alike.get(key) ?? []), entry]);
  }
  const chunks: NewEntry[][] = [];
  let length = Infinity;
  for (const [key, group] of alike) {
    // With the reference and what the database writes between.
    const added = group.length * (key.length + 200);
    if (length + added > maxLength) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(...group);
    length += added;
  }
  return chunks;
}
