import { expect, test } from 'vitest';
import { allCostsSlug } from '@/content/public/all-costs';
import { cities } from '@/content/cities/cities';
import type { PublishedPage } from '@/data/content/published-pages';
import { articlePath, cityPath } from '@/lib/paths';
import { pageRegistry, pathsOf } from './page-registry';
import { sitePages } from './site-pages';

function published(kind: PublishedPage['kind'], path: string, day: number, isIndexed = true): PublishedPage {
  return { kind, path, title: '', lastModified: `2026-11-0${day}`, isIndexed };
}

test('without texts in the database there are the fixed pages and the cities', () => {
  const pages = sitePages([]);
  expect(pages.map(({ path }) => path)).toEqual([
    ...pathsOf('page', 'not-indexed'),
    '/404',
    ...cities.map(({ slug }) => cityPath(slug)),
  ]);
  expect(pages.filter(({ lastModified }) => lastModified !== null)).toEqual([]);
  expect(pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual([
    '/bedankt',
    '/herroeping-verstuurd',
    '/mijn-aanvraag',
    '/404',
  ]);
});

test('every page names the source files that it hydrates with', () => {
  const sources = Object.keys(import.meta.glob(['/src/pages/*/*-page.tsx', '/src/content/cities/{heroes,texts}/*.ts']));
  expect(sources.length).toBeGreaterThan(30);
  const pages = sitePages([published('article', '/blog/a', 1), published('landing-page', '/energielabel-soest', 1)]);
  for (const { modules } of pages) {
    expect(modules.length).toBeGreaterThan(0);
    for (const module of modules) expect(sources).toContain(`/${module}`);
  }
  expect(pages.find(({ path }) => path === '/energielabel-den-haag-aanvragen')?.modules).toEqual([
    'src/pages/public/area-page.tsx',
    'src/content/cities/heroes/den-haag.ts',
    'src/content/cities/texts/den-haag.ts',
  ]);
  for (const { module } of pageRegistry) expect(sources).toContain(`/src/pages/${module}.tsx`);
});

test('what the database knows of a page is said of it; the blog changed with its newest listed article', () => {
  const pages = sitePages([
    published('home', '/', 3),
    published('article', articlePath(allCostsSlug), 9),
    published('article', '/blog/b', 5),
    published('article', '/blog/a', 4),
    published('landing-page', '/energielabel-soest', 2, false),
  ]);
  const dated = pages.filter(({ lastModified }) => lastModified !== null);
  expect(dated.map(({ path, lastModified, isIndexed }) => [path, lastModified, isIndexed])).toEqual([
    ['/', '2026-11-03', true],
    ['/blog', '2026-11-05', true],
    [articlePath(allCostsSlug), '2026-11-09', true],
    ['/blog/b', '2026-11-05', true],
    ['/blog/a', '2026-11-04', true],
    ['/energielabel-soest', '2026-11-02', false],
  ]);
});
