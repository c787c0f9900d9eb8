import { parseBlocks, type ContentBlock } from '@/data/content/content-block';
import type { Database } from '@/data/database.types';
import type { FakeAnswer, FakeCall } from './fake-supabase';

type ContentRow = Database['public']['Tables']['website_content']['Row'];

export const readContent = 'GET /rest/v1/website_content';

/** A row of website_content as the database answers it: an article. */
export function buildContentRow(overrides: Partial<ContentRow> = {}): ContentRow {
  return {
    id: '7a1f0c52-6a0e-4b57-9a3c-0f9f7a5f0001',
    section_name: 'blog_article',
    title: 'Zo bereidt u de opname voor',
    subtitle: 'Een uur zoeken in uw papieren kan een beter label opleveren.',
    content: 'De adviseur telt mee wat u kunt bewijzen.\n\n## Papieren\n\n- Plattegronden\n- Facturen',
    page_path: '/blog/opname-voorbereiden',
    last_updated: '2026-11-17T08:00:00+00:00',
    is_edited: false,
    published_at: '2026-11-17T08:00:00+00:00',
    ...overrides,
  };
}

/** The same as the back-office sees it. */
export function buildBlock(overrides: Partial<ContentRow> = {}): ContentBlock {
  const [block] = parseBlocks([buildContentRow(overrides)]);
  if (!block) throw new Error('no block');
  return block;
}

/** An article with this slug, changed on this day of November. */
export function buildArticleRow(slug: string, day: number, overrides: Partial<ContentRow> = {}): ContentRow {
  const written = `2026-11-${String(day).padStart(2, '0')}T08:00:00+00:00`;
  return buildContentRow({
    id: slug,
    title: `Over ${slug}`,
    page_path: `/blog/${slug}`,
    last_updated: written,
    published_at: written,
    ...overrides,
  });
}

/** Answers a read as PostgREST would with these rows: conditions, order, limit and columns. */
export function answerContent(rows: readonly ContentRow[], { search }: FakeCall): FakeAnswer {
  const found = rows.filter((row) => Object.entries(row).every(([name, value]) => isMatch(value, search.getAll(name))));
  if (search.get('order') === 'last_updated.desc') {
    found.sort((a, b) => b.last_updated.localeCompare(a.last_updated));
  }
  const columns = (search.get('select') ?? '').split(',');
  const json = found
    .slice(0, Number(search.get('limit') ?? 1000))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))));
  return { status: 200, json };
}

function isMatch(value: string | boolean | null, conditions: string[]): boolean {
  return conditions.every((condition) => {
    const [, operator = '', operand = ''] = /^(eq|neq|is|in|not\.in)\.(.*)$/.exec(condition) ?? [];
    if (operator === 'is') return value === null;
    if (operator === 'eq') return value === operand;
    // As in SQL, nothing is true of null.
    if (operator === 'neq') return value !== null && value !== operand;
    const isListed = operand
      .slice(1, -1)
      .split(',')
      .some((other) => other === value);
    if (operator === 'in') return isListed;
    if (operator === 'not.in') return value !== null && !isListed;
    throw new Error(`the fake table does not know ${condition}`);
  });
}
