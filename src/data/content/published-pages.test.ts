import { describe, expect, test, vi } from 'vitest';
import { DataError } from '@/data/errors';
import { buildArticleRow, buildContentRow } from '@/test/content';
import { fetchFrom, type ContentRow } from '@/test/content-table';
import { publishedPagesQuery } from './published-pages';

function dayOf(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}T08:00:00+00:00`;
}

function block(section_name: string, page_path: string | null, day: number, overrides: Partial<ContentRow> = {}) {
  return buildContentRow({
    id: `${section_name} ${page_path} ${day}`,
    section_name,
    page_path,
    last_updated: dayOf(day),
    published_at: dayOf(day),
    ...overrides,
  });
}

async function pagesOf(rows: readonly ContentRow[]) {
  return publishedPagesQuery().fetch({ send: fetchFrom(rows), signal: new AbortController().signal });
}

async function pathsOf(rows: readonly ContentRow[]): Promise<string[]> {
  return (await pagesOf(rows)).map(({ path }) => path);
}

test('there are none where nothing is stored', async () => {
  expect(await pagesOf([])).toEqual([]);
});

test('an article has its title, and one without is called after its slug', async () => {
  expect(await pagesOf([buildArticleRow('een-twee', 1, { title: null }), buildArticleRow('drie', 2)])).toEqual([
    { kind: 'article', path: '/blog/drie', title: 'Over drie', lastModified: dayOf(2), isIndexed: true },
    { kind: 'article', path: '/blog/een-twee', title: 'een twee', lastModified: dayOf(1), isIndexed: true },
  ]);
});

test('they are sorted by the moment, up to the microsecond', async () => {
  const moments = ['08:00:00+00', '08:00:00.5+00', '08:00:00.49+00', '08:00:00.500001+00', '08:00:01+00'];
  const rows = moments.map((moment, index) =>
    buildArticleRow(`a${index}`, 1, { last_updated: `2026-11-01 ${moment}` }),
  );
  expect(await pathsOf(rows)).toEqual(['/blog/a4', '/blog/a3', '/blog/a1', '/blog/a2', '/blog/a0']);
});

test.each([
  ['hero', '/'],
  ['hero', '/soest'],
  ['hero', '/energielabel-'],
  ['hero', '/energielabel-soest/deel'],
  ['hero', '/energielabel-gouda-aanvragen'],
  ['blog_article', '/energielabel-soest'],
  ['intro', null],
  ['hero', '/blog/a'],
  ['blog_article', '/blog'],
  ['blog_article', '/nieuws/a'],
  ['blog_article', null],
])('%s at %j is on no page', async (section, path) => {
  expect(await pathsOf([block(section, path, 1)])).toEqual([]);
});

describe('the last change', () => {
  test('of the home page is that of its newest hero', async () => {
    const rows = [block('hero', null, 3, { published_at: dayOf(20) }), block('hero', null, 9)];
    expect(await pagesOf(rows)).toMatchObject([{ kind: 'home', path: '/', lastModified: dayOf(9) }]);
  });

  test('of a landing page is that of its newest block', async () => {
    const rows = ['hero', 'intro', 'benefits'].map((name, index) => block(name, '/energielabel-soest', 3 + index));
    for (const order of [rows, rows.toReversed()]) {
      expect(await pagesOf(order)).toMatchObject([{ kind: 'landing-page', lastModified: dayOf(5) }]);
    }
  });

  test('is when it was published, for what was written before', async () => {
    const planned = { published_at: dayOf(12) };
    const rows = [block('hero', '/energielabel-soest', 3, planned), buildArticleRow('a', 5, planned)];
    expect((await pagesOf(rows)).map(({ lastModified }) => lastModified)).toEqual([dayOf(12), dayOf(12)]);
  });
});

test.each([
  [[], false],
  [['hero'], true],
  [['intro'], true],
  [['benefits'], true],
])('a landing page on which somebody worked at %j is indexed: %j', async (edited: string[], isIndexed) => {
  const rows = ['hero', 'intro', 'benefits'].map((name) =>
    block(name, '/energielabel-soest', 3, { is_edited: edited.includes(name) }),
  );
  expect(await pagesOf(rows)).toMatchObject([{ isIndexed }]);
});

describe('however many there are, they are read whole', () => {
  test.each([
    [1, 1],
    [499, 1],
    // A full response may not be the last one.
    [500, 2],
    [501, 2],
    [1501, 4],
  ])('%i blocks in %i requests', async (count, requests) => {
    const rows = Array.from({ length: count }, (_none, index) =>
      buildArticleRow(`a${index}`, 1, { id: String(index).padStart(6, '0') }),
    );
    const send = vi.fn(fetchFrom(rows));
    const pages = await publishedPagesQuery().fetch({ send, signal: new AbortController().signal });
    expect(new Set(pages.map(({ path }) => path)).size).toBe(count);
    expect(send).toHaveBeenCalledTimes(requests);
  });

  test('or not at all', async () => {
    const rows = Array.from({ length: 500 }, (_none, index) => buildArticleRow(`a${index}`, 1, { id: String(index) }));
    const answers = [fetchFrom(rows), () => Promise.resolve(new Response('gone', { status: 503 }))];
    const fetching = publishedPagesQuery().fetch({
      send: (url) => answers.shift()?.(url) ?? Promise.reject(new Error('no more')),
      signal: new AbortController().signal,
    });
    await expect(fetching).rejects.toThrow(DataError);
  });
});
