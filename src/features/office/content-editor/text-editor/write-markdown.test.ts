import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import {
  isLink,
  plainText,
  textOf,
  type Inline,
  type List,
  type ListItem,
  type RichText,
  type Run,
} from '@/domain/content/rich-text';
import { toDocument } from './editor-document';
import { extensions } from './extensions';
import { writeMarkdown } from './write-markdown';

const schema = getSchema(extensions);

function write(blocks: RichText): string {
  return writeMarkdown(schema.nodeFromJSON(toDocument(blocks)));
}

const words = fc.array(
  fc.constantFrom(
    'a',
    'bé',
    ' ',
    '*',
    '**',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '](/x)',
    '- ',
    '1. ',
    '## ',
    '> ',
    '!',
    '\n',
    '.',
  ),
  { minLength: 1, maxLength: 8 },
);
const text = words.map((parts) => parts.join(''));
const run: fc.Arbitrary<Run> = fc.oneof(
  text,
  fc.record({ text, isBold: fc.constant(true) }),
  fc.record({ text, isItalic: fc.constant(true) }),
  fc.record({ text, isBold: fc.constant(true), isItalic: fc.constant(true) }),
);
const inline: fc.Arbitrary<Inline[]> = fc.array(
  fc.oneof(
    run,
    fc.record({
      href: fc.constantFrom('/blog', 'https://example.org/?a=1', 'mailto:a@b.nl'),
      runs: fc.array(run, { minLength: 1, maxLength: 3 }),
    }),
  ),
  { minLength: 1, maxLength: 5 },
);
function listOf(item: fc.Arbitrary<ListItem>): fc.Arbitrary<List> {
  return fc.record({
    kind: fc.constant('list' as const),
    isOrdered: fc.boolean(),
    start: fc.integer({ min: 0, max: 99 }),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
  });
}

/** An item with lists in it, deeper than a text may have them. */
const item = Array.from({ length: 3 }).reduce<fc.Arbitrary<ListItem>>(
  (below) => fc.oneof(fc.record({ text: inline }), fc.record({ text: inline, list: listOf(below) })),
  fc.record({ text: inline }),
);
const list = listOf(item);
const block = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(1 as const, 2 as const), text: inline }),
  fc.record({ kind: fc.constant('paragraph' as const), text: inline }),
  list,
  fc.record({
    kind: fc.constant('picture' as const),
    path: fc.constant('0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp'),
    alt: text,
  }),
);
const richText: fc.Arbitrary<RichText> = fc.array(
  fc.oneof(
    block,
    fc.record({ kind: fc.constant('quote' as const), blocks: fc.array(block, { minLength: 1, maxLength: 3 }) }),
  ),
  { maxLength: 5 },
);

/** Each non-space character with its style, its link and its position. */
function characters(blocks: RichText): string[] {
  return blocks
    .filter((one) => one.kind === 'picture' || plainText([one]) !== '' || hasPicture(one))
    .flatMap((one, position) => {
      if (one.kind === 'quote') return characters(one.blocks).map((found) => `${position} quoted ${found}`);
      if (one.kind === 'list') {
        const place = `${position} ${one.isOrdered ? one.start : '-'}`;
        return itemsOf(one).flatMap(({ text: item }) => charactersOf(item, place));
      }
      if (one.kind === 'picture') return [one.path, one.alt.replace(/\s+/g, ' ')];
      return charactersOf(one.text, `${position} ${one.kind}`);
    });
}

function hasPicture(block: RichText[number]): boolean {
  return block.kind === 'quote' && block.blocks.some(({ kind }) => kind === 'picture');
}

function itemsOf({ items }: List): List['items'] {
  return items.flatMap((item) => [item, ...(item.list ? itemsOf(item.list) : [])]);
}

function charactersOf(inline: readonly Inline[], place: string, withItalic = false): string[] {
  return inline.flatMap((one) => {
    const [href, runs] = isLink(one) ? [one.href, one.runs] : ['', [one]];
    return runs.flatMap((run) => {
      const { isBold = false, isItalic = false } = typeof run === 'string' ? {} : run;
      return Array.from(textOf(run).replace(/\s/g, '')).map(
        (letter) => `${place} ${letter} ${isBold} ${withItalic && isItalic} ${href}`,
      );
    });
  });
}

test('an empty quote at the beginning is left out', () => {
  function quote(text: string): RichText[number] {
    return { kind: 'quote', blocks: [{ kind: 'paragraph', text: [text] }] };
  }
  expect(write([quote(' '), quote('Citaat')])).toBe('> Citaat');
});

test('what is written is read back: no character is lost, and each keeps its weight, link and place', () => {
  fc.assert(
    fc.property(richText, (blocks) => {
      const parsed = parseMarkdown(write(blocks));
      expect(characters(parsed)).toEqual(characters(blocks));
      expect(characters(parseMarkdown(write(parsed)))).toEqual(characters(parsed));
    }),
    { numRuns: 200 },
  );
});

test('words are read back with all their styles', () => {
  const words = inline.map((runs) =>
    runs.flatMap((one) => [isLink(one) ? { ...one, runs: one.runs.slice(0, 1) } : one, ' ']),
  );
  fc.assert(
    fc.property(words, (text) => {
      const blocks: RichText = [{ kind: 'paragraph', text }];
      const [parsed] = parseMarkdown(write(blocks));
      const read = parsed?.kind === 'paragraph' ? parsed.text : [];
      expect(charactersOf(read, '', true)).toEqual(charactersOf(text, '', true));
    }),
  );
});

test.each([
  [['1', { text: '2', isItalic: true }, '3'], '123'],
  [
    [
      { text: 'a', isBold: true },
      { text: 'b', isItalic: true },
      { text: 'c', isBold: true, isItalic: true },
    ],
    '**a***b***c**',
  ],
] satisfies [Inline[], string][])('a style that stars cannot say is left out of %j', (text, written) => {
  expect(write([{ kind: 'paragraph', text }])).toBe(written);
});

test('lists and quotes beside each other stay two', () => {
  const list = { kind: 'list', isOrdered: true, start: 1, items: [{ text: ['a'] }] } satisfies List;
  const quote = { kind: 'quote', blocks: [{ kind: 'paragraph', text: ['a'] }] } satisfies RichText[number];
  const blocks: RichText = [list, list, quote, { kind: 'paragraph', text: [] }, quote];
  expect(parseMarkdown(write(blocks))).toEqual([list, list, quote, quote]);
});
