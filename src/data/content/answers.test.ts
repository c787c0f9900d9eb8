import { describe, expect, test } from 'vitest';
import { allCostsSlug } from '@/content/public/blog';
import { buildArticleRow, buildContentRow } from '@/test/content';
import {
  articleAnswers,
  blogAnswers,
  homeAnswers,
  landingPageAnswers,
  sitemapAnswers,
  slugOf,
  sortContent,
  type ContentRow,
} from './answers';
import { articleQuery, articlesQuery, relatedArticlesQuery } from './article-queries';
import type { ContentQuery } from './content-query';
import { heroQuery } from './hero-query';
import type { ContentAnswers } from './known-answers';
import { landingPageQuery } from './landing-page-query';
import { pageLinksQuery } from './page-links-query';

function block(section_name: string, page_path: string | null, day: number, overrides: Partial<ContentRow> = {}) {
  const id = `${section_name} ${page_path} ${day}`;
  const last_updated = `2026-11-${String(day).padStart(2, '0')} 08:00:00+00`;
  return buildContentRow({ id, section_name, page_path, last_updated, ...overrides });
}

/** What a page shows of the answers that it was made with. */
function shown<T>({ conditions, parse }: ContentQuery<T>, answers: ContentAnswers): T {
  expect(answers.has(conditions)).toBe(true);
  return parse(answers.get(conditions));
}

describe('the texts of the site', () => {
  test('are nothing where nothing is stored', () => {
    expect(sortContent([])).toEqual({ hero: null, articles: [], landingPages: new Map() });
  });

  test('have the newest general hero, whichever stands first', () => {
    const rows = [block('hero', null, 2), block('hero', null, 9), block('hero', '/energielabel-soest', 12)];
    expect(sortContent(rows).hero).toBe(rows[1]);
    expect(sortContent(rows.toReversed()).hero).toBe(rows[1]);
    expect(sortContent(rows.slice(2)).hero).toBeNull();
  });

  test('have every article with a page, newest first', () => {
    const rows = [
      ...[buildArticleRow('a', 3), buildArticleRow('b', 9), buildArticleRow(allCostsSlug, 5)],
      ...[null, '/', '/blog', '/nieuws/c', '/blog/d/e'].map((path) => block('blog_article', path, 11)),
      block('other', '/blog/f', 12),
    ];
    expect(sortContent(rows).articles.map(slugOf)).toEqual(['b', allCostsSlug, 'a']);
  });

  test('are sorted by the moment, up to the microsecond', () => {
    const moments = ['08:00:00+00', '08:00:00.5+00', '08:00:00.49+00', '08:00:00.500001+00', '08:00:01+00'];
    const rows = moments.map((moment, index) => ({
      ...buildArticleRow(`a${index}`, 1),
      last_updated: `2026-11-01 ${moment}`,
    }));
    expect(sortContent(rows).articles.map(slugOf)).toEqual(['a4', 'a3', 'a1', 'a2', 'a0']);
  });

  test('are left in their own order outside', () => {
    const rows = [buildArticleRow('a', 1), buildArticleRow('b', 2)];
    sortContent(rows);
    expect(rows.map(slugOf)).toEqual(['a', 'b']);
  });

  test('have the blocks of each landing page by its slug, newest first', () => {
    const rows = [
      block('hero', '/energielabel-soest', 1),
      block('intro', '/energielabel-soest', 9),
      block('benefits', '/energielabel-baarn', 3),
    ];
    expect(sortContent(rows).landingPages).toEqual(
      new Map([
        ['soest', [rows[1], rows[0]]],
        ['baarn', [rows[2]]],
      ]),
    );
  });

  test.each([
    ['hero', null],
    ['hero', '/'],
    ['hero', '/soest'],
    ['hero', '/energielabel-'],
    ['hero', '/energielabel-soest/deel'],
    // The page of a fixed city is no landing page.
    ['hero', '/energielabel-gouda-aanvragen'],
    ['other', '/energielabel-soest'],
    ['blog_article', '/energielabel-soest'],
  ])('%s at %j makes no landing page', (section, path) => {
    expect(sortContent([block(section, path, 1)]).landingPages.size).toBe(0);
  });
});

test.each([
  ['/blog/een', 'een'],
  ['/blog/een-twee', 'een-twee'],
  ['/nieuws/een', ''],
  ['/blog', ''],
  ['/blog/', ''],
  ['/blog/a/b', ''],
  ['/blog/Een', ''],
  [null, ''],
])('the article at %j is called %j', (page_path, slug) => {
  expect(slugOf(buildContentRow({ page_path }))).toBe(slug);
});

describe('a page is made with', () => {
  const rows = [
    block('hero', null, 1, { subtitle: 'Held' }),
    ...['a', 'b', 'c', 'd', 'e'].map((slug, index) => buildArticleRow(slug, index + 1)),
    buildArticleRow(allCostsSlug, 20),
    block('hero', '/energielabel-soest', 4, { is_edited: false }),
    block('intro', '/energielabel-soest', 3, { is_edited: true }),
    block('benefits', '/energielabel-soest', 2, { is_edited: true }),
    block('hero', '/energielabel-baarn', 3, { is_edited: false }),
  ];
  const content = sortContent(rows);

  test('the hero, or with that there is none', () => {
    expect(shown(heroQuery(), homeAnswers(content))?.subtitle).toBe('Held');
    expect(shown(heroQuery(), homeAnswers(sortContent([])))).toBeNull();
  });

  test('the list of the blog, without the all-costs article and with short texts', () => {
    const answers = blogAnswers(content);
    expect(shown(articlesQuery(), answers).map(({ slug }) => slug)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(shown(articlesQuery(), answers)).toEqual(
      articlesQuery().parse(content.articles.filter((row) => slugOf(row) !== allCostsSlug)),
    );
  });

  test.each([
    ['a long text', 'woord '.repeat(100), 'Kort.'],
    ['one long word', 'x'.repeat(400), 'Kort.'],
    ['a text of 150 characters', `${'x'.repeat(100)} ${'y'.repeat(49)}`, null],
    ['a text of 151 characters', `${'x'.repeat(100)} ${'y'.repeat(50)}`, null],
    ['marks', '## Kop\n\n- een\n- twee\n\n1. drie\n\nEn: <b>vier</b>', null],
    ['no text', null, 'Kort. '.repeat(60)],
    ['no text and no summary', null, null],
    ['white space', ' \n\t', 'Kort.'],
  ])('the beginning of an article with %s, as the whole article would show it', (_name, content, subtitle) => {
    const row = buildArticleRow('a', 1, { content, subtitle });
    const answers = blogAnswers(sortContent([row]));
    expect(shown(articlesQuery(), answers)).toEqual(articlesQuery().parse([row]));
    expect(JSON.stringify([...answers]).length).toBeLessThan(800);
  });

  test('an article, and three others without their texts', () => {
    const answers = articleAnswers(content, 'd');
    expect(shown(articleQuery('d'), answers)).toEqual(articleQuery('d').parse([rows[4]]));
    const related = shown(relatedArticlesQuery('d'), answers);
    expect(related.map(({ slug }) => slug)).toEqual(['e', 'c', 'b']);
    expect(related[0]?.excerpt).toBe(rows[1]?.subtitle);
    expect(JSON.stringify(answers.get(relatedArticlesQuery('d').conditions))).not.toContain('Plattegronden');
  });

  test('the all-costs article at its own address', () => {
    const answers = articleAnswers(content, allCostsSlug);
    expect(shown(articleQuery(allCostsSlug), answers)?.slug).toBe(allCostsSlug);
    expect(shown(relatedArticlesQuery(allCostsSlug), answers).map(({ slug }) => slug)).toEqual(['e', 'd', 'c']);
  });

  test('no article where there is none', () => {
    const answers = articleAnswers(sortContent([]), 'a');
    expect(shown(articleQuery('a'), answers)).toBeNull();
    expect(shown(relatedArticlesQuery('a'), answers)).toEqual([]);
  });

  test('the blocks of a landing page, or with that there is none', () => {
    const page = shown(landingPageQuery('soest'), landingPageAnswers(content, 'soest'));
    expect([page?.hero?.isEdited, page?.intro?.isEdited, page?.benefits?.isEdited]).toEqual([false, true, true]);
    expect(shown(landingPageQuery('nergens'), landingPageAnswers(content, 'nergens'))).toBeNull();
  });

  test('every article, and each landing page that somebody worked on, without their texts', () => {
    const answers = sitemapAnswers(content);
    const links = shown(pageLinksQuery(), answers);
    expect(links.articles.map(({ path }) => path)).toEqual(
      [allCostsSlug, 'e', 'd', 'c', 'b', 'a'].map((slug) => `/blog/${slug}`),
    );
    expect(links.landingPages).toEqual([{ path: '/energielabel-soest', label: 'Soest' }]);
    expect(JSON.stringify([...answers])).not.toContain('Plattegronden');
  });
});
