import { describe, expect, test } from 'vitest';
import { DataError } from '@/data/errors';
import { buildContentRow } from '@/test/content';
import { parseArticles, parseListedArticles, parseRelatedArticles } from './article';
import { parseBlocks } from './content-block';
import { toLandingPage } from './landing-page';

describe('blocks of text', () => {
  test('have an empty text for what is not stored, and the time exactly as received', () => {
    const row = { id: '1', section_name: 'hero', title: null, subtitle: null, content: null, page_path: null };
    expect(parseBlocks([{ ...row, last_updated: '2026-11-21 08:05:00.123456+00' }])).toEqual([
      {
        id: '1',
        sectionName: 'hero',
        title: '',
        subtitle: '',
        content: '',
        pagePath: '',
        lastUpdated: '2026-11-21 08:05:00.123456+00',
        isEdited: false,
        publishedAt: '',
      },
    ]);
  });

  test.each([
    null,
    {},
    [{}],
    [null],
    'rows',
    [{ ...buildContentRow(), id: null }],
    [{ ...buildContentRow(), title: 3 }],
  ])('%j are none', (rows) => {
    expect(() => parseBlocks(rows)).toThrow(DataError);
  });
});

describe('articles', () => {
  test('in the list have an excerpt of at most 150 characters of the text', () => {
    const [article] = parseListedArticles([buildContentRow({ content: `## Kop\n${'woord '.repeat(100)}` })]);
    expect(article?.excerpt).toMatch(/^Kop woord .*woord…$/);
    expect(article?.excerpt.length).toBeLessThanOrEqual(150);
    expect(article?.excerpt.length).toBeGreaterThan(140);
  });

  test('without a text show their summary instead', () => {
    expect(parseListedArticles([buildContentRow({ content: null, subtitle: 'Kort.' })])[0]?.excerpt).toBe('Kort.');
  });

  test('under another article have at most 100 characters of the summary', () => {
    const [article] = parseRelatedArticles([buildContentRow({ subtitle: 'woord '.repeat(100) })]);
    expect(article?.excerpt.length).toBeLessThanOrEqual(100);
    expect(article?.excerpt.length).toBeGreaterThan(90);
  });

  test('without a title are called after their slug', () => {
    expect(parseArticles([buildContentRow({ title: null, page_path: '/blog/twee-woorden' })])).toMatchObject([
      { title: 'twee woorden', slug: 'twee-woorden' },
    ]);
  });

  test.each([null, '/energielabel-zeist', '/nieuws/a', '/blog', '/blog/a/b'])('at %j have no page', (page_path) => {
    expect(parseArticles([buildContentRow({ page_path })])).toEqual([]);
  });
});

describe('a landing page', () => {
  test('is its blocks by name, in whatever order they come', () => {
    const sections = ['benefits', 'other', 'hero', 'intro'];
    const page = toLandingPage(parseBlocks(sections.map((section_name) => buildContentRow({ section_name }))));
    expect(Object.entries(page ?? {}).map(([name, block]) => [name, block?.sectionName])).toEqual([
      ['hero', 'hero'],
      ['intro', 'intro'],
      ['benefits', 'benefits'],
    ]);
  });

  test('is not there without any of them', () => {
    expect(toLandingPage([])).toBeNull();
    expect(toLandingPage(parseBlocks([buildContentRow({ section_name: 'blog_article' })]))).toBeNull();
  });
});
