import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { isLink, textOf, type Inline, type List, type ListItem, type RichText, type Run } from './rich-text.ts';
import { writeMarkdown } from './write-markdown.ts';

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

/** Each printed character with its style, its link and where it stands. */
function characters(blocks: RichText): string[] {
  return blocks.flatMap((one) => {
    if (one.kind === 'quote') return characters(one.blocks).map((found) => `quoted ${found}`);
    if (one.kind === 'list') return itemsOf(one).flatMap(({ text: item }) => charactersOf(item, 'item'));
    if (one.kind === 'picture') return [one.path, one.alt.replace(/\s+/g, ' ')];
    return charactersOf(one.text, one.kind);
  });
}

function itemsOf({ items }: List): List['items'] {
  return items.flatMap((item) => [item, ...(item.list ? itemsOf(item.list) : [])]);
}

function charactersOf(inline: readonly Inline[], place: string): string[] {
  return inline.flatMap((one) => {
    const [href, runs] = isLink(one) ? [one.href, one.runs] : ['', [one]];
    return runs.flatMap((run) => {
      const { isBold = false, isItalic = false } = typeof run === 'string' ? {} : run;
      return Array.from(textOf(run).replace(/\s/g, '')).map(
        (letter) => `${place} ${letter} ${isBold} ${isItalic} ${href}`,
      );
    });
  });
}

test('what is written is read back: no character is lost, and each keeps its style, link and place', () => {
  fc.assert(
    fc.property(richText, (blocks) => {
      const parsed = parseMarkdown(writeMarkdown(blocks));
      expect(characters(parsed)).toEqual(characters(blocks));
      expect(parseMarkdown(writeMarkdown(parsed))).toEqual(parsed);
    }),
    { numRuns: 200 },
  );
});
