import type { ListLink } from '@/lib/admin-links';
import type { Pattern } from './patterns';

export interface Series {
  name: string;
  pattern: Pattern;
}

export interface ChartColumn {
  /** Below it, such as `wk 47`. */
  label: string;
  /** In words. */
  name: string;
  /** One for each series, from the bottom up. */
  parts: number[];
  /** The whole of the period before; null where there is none beside it. */
  before: number | null;
  /** To the requests that it counts; a click opens those of the first. */
  links: readonly { text: string; to: ListLink }[];
}

/** The whole of a column. */
export function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}
