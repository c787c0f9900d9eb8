import { grouped } from '#shared/format-euro.ts';

/** Of a whole number: `1.204`; `1.000+` for more than that. */
export function formatCount(count: number, isCapped = false): string {
  return grouped(count) + (isCapped ? '+' : '');
}
