import { expect, test } from 'vitest';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { plainText } from '@/domain/content/rich-text';
import { landingPageTexts } from './landing-page-texts';

const { hero, intro, benefits } = landingPageTexts('Bergen op Zoom');

test('every block of a new landing page is about its place', () => {
  for (const { title } of [hero, intro, benefits]) expect(title).toContain('Bergen op Zoom');
  expect(hero.subtitle).toContain('Bergen op Zoom');
  expect(intro.content).toContain('Bergen op Zoom');
});

test('the benefits are a list of five, in the order that the product gives', () => {
  const blocks = parseMarkdown(benefits.content);
  expect(blocks).toMatchObject([{ kind: 'list', isOrdered: false }]);
  const items = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map(({ text }) => plainText([{ kind: 'paragraph', text }])) : [],
  );
  expect(items).toHaveLength(5);
  [/^Snelle service/, /^Deskundige adviseurs.*Bergen op Zoom/, /€285.*zonder verborgen kosten/, /^Officieel/, /10 jaar/]
    .map((expected, index) => [items[index], expected] as const)
    .forEach(([item, expected]) => expect(item).toMatch(expected));
});

test('the introduction is plain paragraphs', () => {
  expect(parseMarkdown(intro.content).map(({ kind }) => kind)).toEqual(Array(4).fill('paragraph'));
});
