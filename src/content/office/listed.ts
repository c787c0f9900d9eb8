import { formatCount } from '@/lib/format/format-count';

/** Maximum number of names listed in a sentence. */
const longestList = 10;

/** `Bakker, Jansen`; after ten names how many others there are. */
export function listed(names: readonly string[]): string {
  const others = names.length - longestList;
  if (others <= 1) return names.join(', ');
  return `${names.slice(0, longestList).join(', ')} en ${formatCount(others)} andere`;
}
