import { parseBlocks, type ContentBlock } from '@/data/content/content-block';
import { findRows, type ContentRow } from './content-table';
import type { FakeAnswer, FakeCall } from './services/fake-supabase';

export const readContent = 'GET /rest/v1/website_content';

/** A row of website_content as the database answers it: an article. */
export function buildContentRow(overrides: Partial<ContentRow> = {}): ContentRow {
  return {
    id: '7a1f0c52-6a0e-4b57-9a3c-0f9f7a5f0001',
    section_name: 'blog_article',
    title: 'Zo bereidt u de opname voor',
    subtitle: 'Een uur zoeken in uw papieren kan een beter label opleveren.',
    summary: null,
    search_title: null,
    search_description: null,
    content: 'De adviseur telt mee wat u kunt bewijzen.\n\n## Papieren\n\n- Plattegronden\n- Facturen',
    page_path: '/blog/opname-voorbereiden',
    last_updated: '2026-11-17T08:00:00+00:00',
    is_edited: false,
    published_at: '2026-11-17T08:00:00+00:00',
    picture: null,
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

/** Answers a read over a test's network as PostgREST would with these rows. */
export function answerContent(rows: readonly ContentRow[], { search }: FakeCall): FakeAnswer {
  return { status: 200, json: findRows(rows, search) };
}
