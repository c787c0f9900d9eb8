import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleBlocks, excerpt } from './article-text.ts';

function paragraph(text: string) {
  return { kind: 'paragraph', text };
}

function bullets(...items: string[]) {
  return { kind: 'list', isOrdered: false, start: 1, items };
}

function numbered(start: number, ...items: string[]) {
  return { kind: 'list', isOrdered: true, start, items };
}

describe('the blocks of a text', () => {
  test.each(['', ' ', '\n', '\n \r\n\t\n'])('%j has none', (text) => {
    expect(articleBlocks(text)).toEqual([]);
  });

  test('are recognised by the start of a line', () => {
    expect(articleBlocks('Eerst.\n\n## Kop\nDan.\n- een\n- twee\n1. drie\n2. vier\nTot slot.')).toEqual([
      paragraph('Eerst.'),
      { kind: 'heading', text: 'Kop' },
      paragraph('Dan.'),
      bullets('een', 'twee'),
      numbered(1, 'drie', 'vier'),
      paragraph('Tot slot.'),
    ]);
  });

  test('an empty line ends a paragraph, a line break alone stays in it', () => {
    expect(articleBlocks('een\ntwee\n\n\n \ndrie')).toEqual([paragraph('een\ntwee'), paragraph('drie')]);
  });

  test.each([
    ['Windows', 'een\r\n\r\n- twee\r\n- drie'],
    ['an old Mac', 'een\r\r- twee\r- drie'],
    ['a text with spaces around its lines', '  een \n\n  - twee  \n\t-   drie'],
  ])('are the same with the line ends of %s', (_, text) => {
    expect(articleBlocks(text)).toEqual([paragraph('een'), bullets('twee', 'drie')]);
  });

  test('items with empty lines between them are one list', () => {
    expect(articleBlocks('- een\n\n- twee')).toEqual([bullets('een', 'twee')]);
  });

  test('a numbered list goes on counting after a text', () => {
    expect(articleBlocks('1. een\n\nUitleg.\n\n2. twee')).toEqual([
      numbered(1, 'een'),
      paragraph('Uitleg.'),
      numbered(2, 'twee'),
    ]);
  });

  test('two headings in a row stay two', () => {
    expect(articleBlocks('## Een\n## Twee').map(({ kind }) => kind)).toEqual(['heading', 'heading']);
  });

  test.each([
    ...['##Kop', '# Kop', '### Kop', '##', '## ', '-twee', '-', '- ', '– twee', '* twee', '1.twee', '1.', '1) twee'],
    ...['2021. Een jaar', '<h2>Kop</h2>', '<script>alert(1)</script>', '[tekst](https://example.org)', '**vet**'],
  ])('%j is text', (text) => {
    expect(articleBlocks(text)).toEqual([paragraph(text.trim())]);
  });

  test('HTML stays text in headings and lists too', () => {
    expect(articleBlocks('## <b>Kop</b>\n- <img src=x onerror=alert(1)>')).toEqual([
      { kind: 'heading', text: '<b>Kop</b>' },
      bullets('<img src=x onerror=alert(1)>'),
    ]);
  });

  test('lose no letter of any text', () => {
    const parts = fc.constantFrom('a', 'bc', '- ', '## ', '1. ', '\n', '\n\n', ' ', '<i>');
    fc.assert(
      fc.property(fc.array(parts), (chosen) => {
        const text = chosen.join('');
        const shown = articleBlocks(text).flatMap((block) => (block.kind === 'list' ? block.items : block.text));
        expect(lettersOf(shown.join(''))).toBe(lettersOf(text));
      }),
    );
  });
});

function lettersOf(text: string): string {
  return text.replace(/[^a-z<>]/g, '');
}

describe('an excerpt', () => {
  test.each(['', 'Kort.', 'x'.repeat(150), `${'woord '.repeat(24)}zessen`])('leaves %j as it is', (text) => {
    expect(text.length).toBeLessThanOrEqual(150);
    expect(excerpt(text, 150)).toBe(text);
  });

  test.each([
    ['een twee drie', 13, 'een twee drie'],
    ['een twee drie', 12, 'een twee…'],
    ['een twee drie', 9, 'een twee…'],
    ['een twee drie', 8, 'een…'],
    ['een twee drie', 4, 'een…'],
    ['een twee drie', 3, 'ee…'],
    ['een twee drie', 1, '…'],
    ['een twee drie', 0, ''],
    ['een, twee, drie', 11, 'een, twee…'],
    ['Een, twee. Drie vier', 19, 'Een, twee.'],
    ['Een, twee? Drie vier', 10, 'Een, twee?'],
    ['Een. Twee drie vier', 18, 'Een. Twee drie…'],
    ['een – twee drie', 8, 'een…'],
  ])('of %j in %i characters is %j', (text, limit, short) => {
    expect(excerpt(text, limit)).toBe(short);
  });

  test('has none of the signs of headings and lists, and is one line', () => {
    expect(excerpt('## Kop\nEen  regel\nen nog een.\n\n- twee\n- drie\n1. vier', 150)).toBe(
      'Kop Een regel en nog een. twee drie vier',
    );
  });

  test('cuts a word that is longer than the excerpt, but no character in two', () => {
    expect(excerpt('x'.repeat(200), 150)).toBe(`${'x'.repeat(149)}…`);
    expect(excerpt('🏠'.repeat(100), 150)).toBe(`${'🏠'.repeat(74)}…`);
  });

  test('is never longer than its limit and is the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 160 }), (text, limit) => {
        const short = excerpt(text, limit);
        const whole = excerpt(text, 10_000);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(whole.startsWith(short.replace(/…$/, ''))).toBe(true);
        if (whole.length <= limit) expect(short).toBe(whole);
      }),
    );
  });
});
