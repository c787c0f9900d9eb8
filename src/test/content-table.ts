// Only type imports: a separate program runs this file in plain Node.
import type { Database } from '@/data/database.types';
import type { Send } from '@/lib/http';

/** What everyone may read of a review. */
export type ReviewRow = Pick<
  Database['public']['Tables']['reviews']['Row'],
  'city' | 'author' | 'location' | 'text' | 'rating' | 'verified_by'
>;
export type ContentRow = Database['public']['Tables']['website_content']['Row'];

/** Answers a read as PostgREST would with these rows: conditions, order, limit and columns. */
export function findRows(rows: readonly ContentRow[], search: URLSearchParams): Partial<ContentRow>[] {
  const found = rows.filter((row) => Object.entries(row).every(([name, value]) => isMatch(value, search.getAll(name))));
  if (search.get('order') === 'last_updated.desc') {
    found.sort((a, b) => b.last_updated.localeCompare(a.last_updated));
  } else if (search.get('order') === 'id') {
    found.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  const columns = (search.get('select') ?? '').split(',');
  return found
    .slice(0, Math.min(1000, Number(search.get('limit') ?? 1000)))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))));
}

/** A fetch that is answered from these texts and reviews. */
export function fetchFrom(rows: readonly ContentRow[], reviews: readonly ReviewRow[] = []): Send {
  return (url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    return Promise.resolve(Response.json(pathname.endsWith('/reviews') ? reviews : findRows(rows, searchParams)));
  };
}

function isMatch(value: string | boolean | null, conditions: string[]): boolean {
  return conditions.every((condition) => {
    const [, operator = '', operand = ''] = /^(eq|neq|gt|is|in|not\.in)\.(.*)$/.exec(condition) ?? [];
    if (operator === 'is') return value === null;
    if (operator === 'eq') return value === operand;
    // As in SQL, no comparison with null is true.
    if (operator === 'neq') return value !== null && value !== operand;
    if (operator === 'gt') return value !== null && value > operand;
    const isListed = operand
      .slice(1, -1)
      .split(',')
      .some((other) => other === value);
    if (operator === 'in') return isListed;
    if (operator === 'not.in') return value !== null && !isListed;
    throw new Error(`the fake table does not know ${condition}`);
  });
}
