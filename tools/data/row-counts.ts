import { z } from 'zod';

/** Rows by table, such as `{ "public.contact_submissions": 653 }`. */
export type RowCounts = z.infer<typeof rowCountsSchema>;

export const rowCountsSchema = z.record(z.string(), z.number().int().nonnegative());

/** The first table whose rows differ, as a sentence without a full stop; null when none does. */
export function differingCounts(expected: RowCounts, found: RowCounts): string | null {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [before, now] = [expected[table] ?? 0, found[table] ?? 0];
    if (before !== now) return `${table} has ${now} rows, and had ${before} in the backup`;
  }
  return null;
}
