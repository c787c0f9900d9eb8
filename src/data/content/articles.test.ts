import { expect, test } from 'vitest';
import { allCostsSlug } from '@/content/public/all-costs';
import { buildArticleRow, buildContentRow } from '@/test/content';
import { fetchFrom, type ContentRow } from '@/test/content-table';
import { articleQuery, articlesQuery, relatedArticlesQuery } from './articles';
import type { ContentQuery } from './content-query';
import { fetchFeed } from './feed';

async function run<T>(query: ContentQuery<T>, rows: readonly ContentRow[]): Promise<T> {
  return query.fetch({ send: fetchFrom(rows), signal: new AbortController().signal });
}

test('the list has an excerpt of at most 150 characters of the text, and not the text', async () => {
  const [article] = await run(articlesQuery(), [buildContentRow({ content: `## Kop\n${'woord '.repeat(100)}` })]);
  expect(article?.excerpt).toMatch(/^Kop woord .*woord…$/);
  expect(article?.excerpt.length).toBeLessThanOrEqual(150);
  expect(article?.excerpt.length).toBeGreaterThan(140);
  expect(JSON.stringify(article).length).toBeLessThan(500);
});

test('without a text the list shows the summary instead', async () => {
  const [article] = await run(articlesQuery(), [buildContentRow({ content: null, subtitle: 'Kort.' })]);
  expect(article?.excerpt).toBe('Kort.');
});

test('the feed tells the same of an article as the list', async () => {
  const rows = [
    buildContentRow({ page_path: '/blog/a', content: 'Wat een **label** kost', subtitle: 'Kort' }),
    buildContentRow({ page_path: '/blog/b', summary: 'Samengevat' }),
  ];
  const list = await run(articlesQuery(), rows);
  const feed = await fetchFeed({ send: fetchFrom(rows), signal: new AbortController().signal });
  const summaries = Object.fromEntries(feed.map(({ slug, summary }) => [slug, summary]));
  expect(summaries).toEqual(Object.fromEntries(list.map(({ slug, excerpt }) => [slug, excerpt])));
  expect(summaries).toEqual({ a: 'Wat een label kost', b: 'Samengevat' });
});

test('the list is newest first, without the all-costs article', async () => {
  const rows = [buildArticleRow('a', 1), buildArticleRow('b', 9), buildArticleRow(allCostsSlug, 5)];
  expect((await run(articlesQuery(), rows)).map(({ slug }) => slug)).toEqual(['b', 'a']);
});

test('related are three others, with at most 100 characters of their summary', async () => {
  const long = { subtitle: 'woord '.repeat(100) };
  const rows = ['a', 'b', 'c', 'd', 'e'].map((slug, index) => buildArticleRow(slug, index + 1, long));
  const related = await run(relatedArticlesQuery('d'), [...rows, buildArticleRow(allCostsSlug, 20)]);
  expect(related.map(({ slug }) => slug)).toEqual(['e', 'c', 'b']);
  expect(related[0]?.excerpt.length).toBeLessThanOrEqual(100);
  expect(related[0]?.excerpt.length).toBeGreaterThan(90);
});

test('a summary is shown instead of the excerpt', async () => {
  const [article] = await run(articlesQuery(), [buildContentRow({ summary: 'Zelf geschreven.' })]);
  expect(article?.excerpt).toBe('Zelf geschreven.');
});

test('what a version of an article says is taken from what is known of it', async () => {
  const rows = [buildArticleRow('a', 1), buildArticleRow('b', 2)];
  const options = { send: fetchFrom(rows), signal: new AbortController().signal };
  const [b, a] = await articlesQuery().fetch(options);
  if (!a || !b) throw new Error('no articles');
  const known = [
    { ...a, excerpt: 'bekend' },
    { ...b, lastUpdated: 'older', excerpt: 'bekend' },
  ];
  expect((await articlesQuery().fetch(options, known)).map(({ excerpt }) => excerpt)).toEqual([b.excerpt, 'bekend']);

  const article = await articleQuery('a').fetch(options);
  if (!article) throw new Error('no article');
  expect(await articleQuery('a').fetch(options, article)).toBe(article);
  expect(await articleQuery('a').fetch(options, { ...article, lastUpdated: 'older' })).toEqual(article);
  expect(await articleQuery('gone').fetch(options, article)).toBeNull();
});

test.each([
  [{ search_title: 'Gezocht', search_description: 'Gevonden.', summary: 'Kort.' }, 'Gezocht', 'Gevonden.'],
  [{ summary: 'Kort.' }, 'Titel', 'Kort.'],
  [{ subtitle: 'Subtitel.' }, 'Titel', 'Subtitel.'],
  [{ subtitle: null, content: 'Een **vet** begin.' }, 'Titel', 'Een vet begin.'],
])('search engines see of %j: %s', async (texts, searchTitle, description) => {
  const rows = [buildArticleRow('a', 1, { title: 'Titel', ...texts })];
  expect(await run(articleQuery('a'), rows)).toMatchObject({ searchTitle, description });
});

test('an article is found by its slug, and called after it without a title', async () => {
  const rows = [buildArticleRow('twee-woorden', 1, { title: null })];
  expect(await run(articleQuery('twee-woorden'), rows)).toMatchObject({ title: 'twee woorden', slug: 'twee-woorden' });
  expect(await run(articleQuery('anders'), rows)).toBeNull();
});
