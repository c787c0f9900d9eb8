import { describe, expect, test } from 'vitest';
import type { ContentBlock } from '@/data/content/content-block';
import { buildBlock } from '@/test/content';
import { articleSchema, emptyArticle, toArticleBlock, type ArticleFields } from './article-form';

const whole = { ...emptyArticle, title: ' Wat kost  een label? ', slug: 'wat-kost-een-label', content: '\nTekst\r\n' };

/** The message of each wrong field. */
function errors(part: Partial<ArticleFields>, blocks: ContentBlock[] = []) {
  const { error } = articleSchema(blocks).safeParse({ ...whole, ...part });
  return error?.issues.map(({ path, message }) => [...path, message]) ?? [];
}

describe('the slug', () => {
  test.each(['', 'Hoofdletter', 'a b', 'a--b', 'a/b', 'a-'])('%j is refused', (slug) => {
    expect(errors({ slug })).toEqual([['slug', expect.stringMatching(/kleine letters/)]]);
  });

  test('that the site or its host needs is refused', () => {
    expect(errors({ slug: 'index' })).toEqual([
      ['slug', 'De naam index is van de website zelf. Kies een andere naam.'],
    ]);
  });

  test('of another article is refused, also when that is a concept', () => {
    const blocks = [buildBlock({ page_path: '/blog/wat-kost-een-label', published_at: null })];
    expect(errors({}, blocks)).toEqual([['slug', expect.stringMatching(/artikel op \/blog\/wat-kost-een-label/)]]);
    expect(errors({ slug: 'anders' }, blocks)).toEqual([]);
  });
});

test('a title and a text are asked for, and no slug while there is no title', () => {
  expect(errors({ title: '  ', slug: '', content: ' \n ' })).toEqual([
    ['title', 'Vul een titel in'],
    ['content', 'Schrijf de tekst van het artikel'],
  ]);
});

test('an article is stored at its path, as a concept', () => {
  const stored = { sectionName: 'blog_article', pagePath: '/blog/wat-kost-een-label', title: 'Wat kost een label?' };
  expect(toArticleBlock(whole)).toEqual({ ...stored, subtitle: '', content: 'Tekst', publishedAt: '' });
});
