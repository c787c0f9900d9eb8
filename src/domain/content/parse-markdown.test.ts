import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileMarkdown } from '@/test/hostile-markdown';
import { parseMarkdown } from './parse-markdown.ts';
import { plainText, type RichText } from './rich-text.ts';

function paragraph(...text: unknown[]) {
  return { kind: 'paragraph', text };
}

function heading(level: 1 | 2, text: string) {
  return { kind: 'heading', level, text: [text] };
}

function list(isOrdered: boolean, start: number, items: string[]) {
  return { kind: 'list', isOrdered, start, items: items.map((text) => ({ text: [text] })) };
}

function bullets(...items: string[]) {
  return list(false, 1, items);
}

function numbered(start: number, ...items: string[]) {
  return list(true, start, items);
}

describe('the blocks of a text', () => {
  test.each(['', ' ', '\n', '\n \r\n\t\n', '>', '> \n>'])('%j has none', (text) => {
    expect(parseMarkdown(text)).toEqual([]);
  });

  test('are recognised by the start of a line', () => {
    expect(parseMarkdown('Eerst.\n\n## Kop\nDan.\n- een\n- twee\n1. drie\n2. vier\nTot slot.\n### Tussenkop')).toEqual([
      paragraph('Eerst.'),
      heading(1, 'Kop'),
      paragraph('Dan.'),
      bullets('een', 'twee'),
      numbered(1, 'drie', 'vier'),
      paragraph('Tot slot.'),
      heading(2, 'Tussenkop'),
    ]);
  });

  test('an empty line ends a paragraph, a line break alone stays in it', () => {
    expect(parseMarkdown('een\ntwee\n\n\n \ndrie')).toEqual([paragraph('een\ntwee'), paragraph('drie')]);
  });

  test.each([
    ['Windows', 'een\r\n\r\n- twee\r\n- drie'],
    ['an old Mac', 'een\r\r- twee\r- drie'],
    ['a text with spaces around its lines', '  een \n\n  - twee  \n  -   drie'],
  ])('are the same with the line ends of %s', (_, text) => {
    expect(parseMarkdown(text)).toEqual([paragraph('een'), bullets('twee', 'drie')]);
  });

  test('items with empty lines between them are one list', () => {
    expect(parseMarkdown('- een\n\n- twee')).toEqual([bullets('een', 'twee')]);
  });

  test('a numbered list goes on counting after a text', () => {
    expect(parseMarkdown('1. een\n\nUitleg.\n\n2. twee')).toEqual([
      numbered(1, 'een'),
      paragraph('Uitleg.'),
      numbered(2, 'twee'),
    ]);
  });

  test('an item that is indented stands in a list under the one before', () => {
    expect(parseMarkdown('- een\n  1. twee\n     - drie\n     - ook\n- vier')).toEqual([
      {
        ...bullets(),
        items: [
          { text: ['een'], list: { ...numbered(1), items: [{ text: ['twee'], list: bullets('drie', 'ook') }] } },
          { text: ['vier'] },
        ],
      },
    ]);
  });

  test('no list is lost where items are indented by turns', () => {
    expect(parseMarkdown('- a\n    - b\n  - c')).toEqual([
      { ...bullets(), items: [{ text: ['a'], list: bullets('b', 'c') }] },
    ]);
  });

  test('a line that is indented under an item belongs to it', () => {
    expect(parseMarkdown('- een\n  en meer\ngeen')).toEqual([bullets('een\nen meer'), paragraph('geen')]);
  });

  test('a quote ends where its sign does, and one within it is a part of it', () => {
    expect(parseMarkdown('> Zo is het.\n>\n> - een\n> > twee\ndrie')).toEqual([
      { kind: 'quote', blocks: [paragraph('Zo is het.'), bullets('een'), paragraph('twee')] },
      paragraph('drie'),
    ]);
    expect(parseMarkdown('> een\ntwee')).toEqual([{ kind: 'quote', blocks: [paragraph('een')] }, paragraph('twee')]);
  });

  test('four stars end two styles and begin another', () => {
    expect(plainText(parseMarkdown('**a*b****c*'))).toBe('abc');
  });

  const path = '0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
  const url = `/storage/v1/object/public/pictures/${path}`;

  test('a picture of our own storage stands on a line of its own', () => {
    expect(parseMarkdown(String.raw`Kijk:` + `\n![Raam \\[nieuw\\]](${url})`)).toEqual([
      paragraph('Kijk:'),
      { kind: 'picture', path, alt: 'Raam [nieuw]' },
    ]);
  });

  test.each([
    `https://kwaad.example${url}`,
    `//kwaad.example${url}`,
    `/storage/v1/object/public/andere/${path}`,
    `/storage/v1/object/public/pictures/../${path}`,
    '/storage/v1/object/sign/pictures/a.webp?token=x',
  ])('a picture at %s is none', (elsewhere) => {
    expect(parseMarkdown(`![Raam](${elsewhere})`)).toMatchObject([{ kind: 'paragraph' }]);
  });

  test.each([
    ...['##Kop', '# Kop', '#### Kop', '##', '## ', '-twee', '-', '- ', '– twee', '* twee', '1.twee', '1.', '1) twee'],
    ...[
      '2021. Een jaar',
      '<h2>Kop</h2>',
      '<script>alert(1)</script>',
      '>150 m²',
      '5 * 3 * 2',
      '**',
      'a ** b',
      '2*3*4 m',
      'een *\ntwee',
      '_a_',
    ],
    ...['[tekst](javascript:alert(1))', '[tekst](//kwaad.example)', '[](/blog)', 'a_b_c', 'snake_case', '&amp;', '[1]'],
  ])('%j is text', (text) => {
    expect(parseMarkdown(text)).toEqual([paragraph(text.trim())]);
  });

  test('bold, italic and links stand in a line, in any combination', () => {
    expect(
      parseMarkdown('Een **vet** en *schuin* woord, ***beide***, en [een **link**](https://example.org/a).'),
    ).toEqual([
      paragraph(
        'Een ',
        { text: 'vet', isBold: true },
        ' en ',
        { text: 'schuin', isItalic: true },
        ' woord, ',
        { text: 'beide', isBold: true, isItalic: true },
        ', en ',
        { href: 'https://example.org/a', runs: ['een ', { text: 'link', isBold: true }] },
        '.',
      ),
    ]);
  });

  test('between digits two stars make bold, and one beside a letter makes italic', () => {
    expect(parseMarkdown('1**2**3 a*2*b')).toEqual([
      paragraph('1', { text: '2', isBold: true }, '3 a', { text: '2', isItalic: true }, 'b'),
    ]);
  });

  test('what is bold over the end of a line is one run', () => {
    expect(parseMarkdown('**een\ntwee***drie*')).toEqual([
      paragraph({ text: 'een\ntwee', isBold: true }, { text: 'drie', isItalic: true }),
    ]);
  });

  test('a backslash before a sign makes it text', () => {
    expect(parseMarkdown(String.raw`\## \*a\* \[b\](/c) 1\. C:\map`)).toEqual([paragraph('## *a* [b](/c) 1. C:\\map')]);
  });

  test('lose no letter of any text', () => {
    const parts = fc.constantFrom(
      'a',
      'bc',
      '- ',
      '  - ',
      '## ',
      '> ',
      '1. ',
      '\n',
      '\n\n',
      ' ',
      '<i>',
      '**',
      '*',
      '[',
    );
    fc.assert(
      fc.property(fc.array(parts), (chosen) => {
        const text = chosen.join('');
        expect(lettersOf(plainText(parseMarkdown(text)))).toBe(lettersOf(text));
      }),
    );
  });
});

function lettersOf(text: string): string {
  return text.replace(/[^a-z<]/g, '');
}

describe('hostile Markdown', () => {
  test.each(hostileMarkdown)('$name is bounded in depth and links nowhere it should not', ({ markdown }) => {
    const blocks = parseMarkdown(markdown);
    expect(depthOf(blocks)).toBeLessThanOrEqual(50);
    for (const href of hrefsOf(blocks)) expect(href).toMatch(/^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/))/i);
    expect(JSON.stringify(blocks).length).toBeLessThan(markdown.length * 60 + 1000);
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Math.max(0, ...Object.values(value).map(depthOf));
  return below + (Reflect.get(value, 'kind') === 'list' || Reflect.get(value, 'kind') === 'quote' ? 1 : 0);
}

function hrefsOf(blocks: RichText): string[] {
  return [...JSON.stringify(blocks).matchAll(/"href":("(?:[^"\\]|\\.)*")/g)].map(([, href]) =>
    String(JSON.parse(href ?? '')),
  );
}
