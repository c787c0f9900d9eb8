import type { BankEntry } from '@/domain/bank/bank-entry';
import type { ReadEntry } from './read/read-entry';

/**
 * Entries of one file with ids, which are the same in every file that has them. What a bank numbers anew in each file is not
 * part of it; entries that look alike are counted, so that two real payments stay two.
 */
export function numberEntries(entries: readonly ReadEntry[]): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ account, reference, ...entry }) => {
    const key = `${account} ${entry.day} ${entry.amount} ${(reference || entry.text).slice(-30)}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return { id: `${key} ${before}`, ...entry };
  });
}
