import { describe, expect, test } from 'vitest';
import { allCostsSlug } from '@/content/public/blog';
import { cities } from '@/content/cities/cities';
import { sortContent, type ContentRow } from '@/data/content/answers';
import { cityPath, paths } from '@/lib/paths';
import { buildArticleRow, buildContentRow } from '@/test/content';
import { staticPages, type StaticPage } from './static-pages';

function block(section_name: string, page_path: string | null, day: number, overrides: Partial<ContentRow> = {}) {
  const id = `${section_name} ${page_path}`;
  return buildContentRow({
    id,
    section_name,
    page_path,
    last_updated: dayOf(day),
    published_at: dayOf(day),
    ...overrides,
  });
}

function dayOf(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}T08:00:00+00:00`;
}

function find(rows: ContentRow[], path: string): StaticPage {
  const page = staticPages(sortContent(rows)).find((other) => other.path === path);
  if (!page) throw new Error(`no ${path}`);
  return page;
}

test('without texts in the database there are the fixed pages and the cities', () => {
  const pages = staticPages(sortContent([]));
  const { login, admin, createAdmin, ...open } = paths;
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    [...Object.values(open), '/404', ...cities.map(({ slug }) => cityPath(slug))].toSorted(),
  );
  for (const path of [login, admin, createAdmin]) expect(pages.map((page) => page.path)).not.toContain(path);
  expect(pages.filter(({ lastModified }) => lastModified !== null)).toEqual([]);
  expect(pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => path)).toEqual(['/404']);
});

test('every page names the source files that bring it to life', () => {
  const sources = Object.keys(import.meta.glob(['/src/pages/public/*.tsx', '/src/content/cities/texts/*.ts']));
  expect(sources.length).toBeGreaterThan(30);
  const rows = [buildArticleRow('a', 1), block('hero', '/energielabel-soest', 1)];
  for (const { modules } of staticPages(sortContent(rows))) {
    expect(modules.length).toBeGreaterThan(0);
    for (const module of modules) expect(sources).toContain(`/${module}`);
  }
  expect(find(rows, '/energielabel-den-haag-aanvragen').modules).toContain('src/content/cities/texts/den-haag.ts');
});

describe('when a page last changed', () => {
  test('is the day of the hero for the front page', () => {
    expect(find([block('hero', null, 3), block('hero', '/energielabel-soest', 9)], '/').lastModified).toBe(dayOf(3));
    expect(find([buildArticleRow('a', 3)], '/').lastModified).toBeNull();
  });

  test('is the day of the newest article in the list for the blog', () => {
    const rows = [buildArticleRow('a', 3), buildArticleRow('b', 5), buildArticleRow(allCostsSlug, 9)];
    expect(find(rows, '/blog').lastModified).toBe(dayOf(5));
    expect(find([buildArticleRow(allCostsSlug, 9)], '/blog').lastModified).toBeNull();
  });

  test('is its own day for an article', () => {
    const rows = [buildArticleRow('a', 3), buildArticleRow('b', 5)];
    expect(find(rows, '/blog/a').lastModified).toBe(dayOf(3));
    expect(find(rows, '/blog/b').lastModified).toBe(dayOf(5));
  });

  test('is the day of its newest text for a landing page', () => {
    const rows = ['hero', 'intro', 'benefits'].map((name, index) => block(name, '/energielabel-soest', 3 + index));
    expect(find(rows, '/energielabel-soest').lastModified).toBe(dayOf(5));
    expect(find(rows.toReversed(), '/energielabel-soest').lastModified).toBe(dayOf(5));
  });

  test('is when it was published, for what was written before', () => {
    const planned = { published_at: dayOf(12) };
    const rows = [block('hero', '/energielabel-soest', 3, planned), buildArticleRow('a', 5, planned)];
    for (const path of ['/energielabel-soest', '/blog/a', '/blog']) {
      expect(find([...rows, buildArticleRow('b', 7)], path).lastModified, path).toBe(dayOf(12));
    }
  });

  test('is not known for the other pages', () => {
    const rows = [block('hero', null, 3), buildArticleRow('a', 3), block('hero', '/energielabel-soest', 3)];
    const dated = staticPages(sortContent(rows)).filter(({ lastModified }) => lastModified !== null);
    expect(dated.map(({ path }) => path)).toEqual(['/', '/blog', '/blog/a', '/energielabel-soest']);
  });
});

test.each([
  [[], false],
  [['hero'], true],
  [['intro'], true],
  [['benefits'], true],
  [['hero', 'intro', 'benefits'], true],
])('search engines may list a landing page on which somebody worked at %j: %j', (edited: string[], isIndexable) => {
  const rows = ['hero', 'intro', 'benefits'].map((name) =>
    block(name, '/energielabel-soest', 3, { is_edited: edited.includes(name) }),
  );
  expect(find(rows, '/energielabel-soest').isIndexable).toBe(isIndexable);
});

test('an article may be listed, worked on or not', () => {
  expect(find([buildArticleRow('a', 1, { is_edited: false })], '/blog/a').isIndexable).toBe(true);
});

test('only a page that shows texts of the database brings any', () => {
  const rows = [buildArticleRow('a', 1), block('hero', '/energielabel-soest', 1)];
  const filled = staticPages(sortContent(rows)).filter(({ answers }) => answers.size > 0);
  expect(filled.map(({ path }) => path)).toEqual(['/', '/sitemap', '/blog', '/blog/a', '/energielabel-soest']);
});
