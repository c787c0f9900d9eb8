import { describe, expect, test, vi } from 'vitest';
import { readContent, type AskDatabase } from './read-content.ts';

const columns = [
  ...['id', 'section_name', 'title', 'subtitle', 'content', 'page_path', 'last_updated', 'published_at', 'is_edited'],
];

function row(index: number) {
  return {
    id: String(index).padStart(6, '0'),
    section_name: 'blog_article',
    title: 'Titel',
    subtitle: null,
    content: null,
    page_path: `/blog/artikel-${index}`,
    last_updated: '2026-11-21 08:05:00.123456+00',
    published_at: null,
    is_edited: false,
  };
}

/** A table of so many rows, which answers as PostgREST does: by id, and never more than asked. */
function table(count: number) {
  const rows = Array.from({ length: count }, (_none, index) => row(index));
  const ask = vi.fn<AskDatabase>((address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(pathname).toBe('/rest/v1/website_content');
    expect(searchParams.get('order')).toBe('id');
    expect(searchParams.get('select')).toBe(columns.join(','));
    const after = /^gt\.(.*)$/.exec(searchParams.get('id') ?? '')?.[1] ?? '';
    const limit = Math.min(Number(searchParams.get('limit')), 1000);
    return Promise.resolve(Response.json(rows.filter(({ id }) => id > after).slice(0, limit)));
  });
  return { rows, ask };
}

test.each([
  [0, 1],
  [1, 1],
  [499, 1],
  // A full answer may not be the last one.
  [500, 2],
  [501, 2],
  [999, 2],
  [1000, 3],
  [1501, 4],
])('%i texts are read whole and in order, in %i questions', async (count, questions) => {
  const { rows, ask } = table(count);
  expect(await readContent(ask)).toEqual(rows);
  expect(ask).toHaveBeenCalledTimes(questions);
});

test('a question never asks for more than hosted Supabase gives', async () => {
  const { ask } = table(3);
  await readContent(ask);
  const { searchParams } = new URL(ask.mock.calls[0]?.[0] ?? '', 'http://localhost');
  expect(Number(searchParams.get('limit'))).toBeLessThan(1000);
});

describe('it fails', () => {
  test('when the database refuses, with its status and its words', async () => {
    const refusal = new Response('{"code":"42501"}', { status: 401 });
    await expect(readContent(() => Promise.resolve(refusal))).rejects.toThrow(
      'The texts could not be read: 401 {"code":"42501"}',
    );
  });

  test('when a later question is refused, rather than to build half a site', async () => {
    const full = Array.from({ length: 500 }, (_none, index) => row(index));
    const answers = [Response.json(full), new Response('gone', { status: 503 })];
    await expect(readContent(() => Promise.resolve(answers.shift() ?? Response.error()))).rejects.toThrow(
      'The texts could not be read: 503 gone',
    );
  });

  test('when nobody answers', async () => {
    const failure = new TypeError('fetch failed');
    await expect(readContent(() => Promise.reject(failure))).rejects.toBe(failure);
  });

  test('when the answer is a page', async () => {
    await expect(readContent(() => Promise.resolve(new Response('<!doctype html>')))).rejects.toThrow(SyntaxError);
  });

  test.each([{}, null, 'rows', [null], [{}], [{ ...row(1), id: '' }], [{ ...row(1), title: 3 }]])(
    'when %j are no rows',
    async (rows) => {
      await expect(readContent(() => Promise.resolve(Response.json(rows)))).rejects.toThrow();
    },
  );

  test.each(columns)('when %s is missing', async (column) => {
    const { [column]: left, ...others } = Object.fromEntries(Object.entries(row(1)));
    expect(left).toBeDefined();
    await expect(readContent(() => Promise.resolve(Response.json([others])))).rejects.toThrow(column);
  });
});
