import { describe, expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { articleErrors, articleSlugOf, emptyArticle, hasArticleInput, toArticleBlock } from './article-form';

const whole = { ...emptyArticle, title: ' Wat kost  een label? ', content: '\nTekst\r\n' };

describe('the slug', () => {
  test('follows the title until somebody types one', () => {
    expect(articleSlugOf(whole)).toBe('wat-kost-een-label');
    expect(articleSlugOf({ ...whole, slug: 'eigen-naam' })).toBe('eigen-naam');
    expect(articleSlugOf({ ...whole, slug: '' })).toBe('');
  });

  test.each(['', 'Hoofdletter', 'a b', 'a--b', 'a/b', 'a-'])('%j is refused', (slug) => {
    expect(articleErrors({ ...whole, slug }, []).slug).toMatch(/kleine letters/);
  });

  test('of another article is refused, also when that is a concept', () => {
    const blocks = [buildBlock({ page_path: '/blog/wat-kost-een-label', published_at: null })];
    expect(articleErrors(whole, blocks).slug).toMatch(/Er is al een artikel op \/blog\/wat-kost-een-label/);
    expect(articleErrors({ ...whole, slug: 'anders' }, blocks)).toEqual({});
  });

  test('of a title without letters asks for one', () => {
    expect(articleErrors({ ...whole, title: '???' }, []).slug).toMatch(/kleine letters/);
  });
});

test('a title and a text are asked for', () => {
  const blank = { ...emptyArticle, title: '  ', content: ' \n ' };
  expect(articleErrors(blank, [])).toEqual({
    title: 'Vul een titel in',
    content: 'Schrijf de tekst van het artikel',
  });
});

test('any field that was filled in would be lost', () => {
  expect(hasArticleInput(emptyArticle)).toBe(false);
  expect(hasArticleInput({ ...emptyArticle, title: ' ' })).toBe(false);
  for (const part of [{ title: 'a' }, { slug: 'a' }, { subtitle: 'a' }, { content: 'a' }, { day: '2026-12-01' }]) {
    expect(hasArticleInput({ ...emptyArticle, ...part })).toBe(true);
  }
});

test('an article is stored at its path, as a concept or from the beginning of its day', () => {
  const stored = { sectionName: 'blog_article', pagePath: '/blog/wat-kost-een-label', title: 'Wat kost een label?' };
  expect(toArticleBlock(whole)).toEqual({ ...stored, subtitle: '', content: 'Tekst', publishedAt: '' });
  expect(toArticleBlock({ ...whole, day: '2026-12-01' }).publishedAt).toBe('2026-12-01 00:00 Europe/Amsterdam');
});
