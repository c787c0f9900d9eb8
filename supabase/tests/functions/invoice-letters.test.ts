import { gunzipSync, inflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { boldFont, regularFont } from '../../functions/send/invoice/fonts.ts';
import { covers, type LetterFont } from '../../functions/send/invoice/letters/covered.ts';
import { letterFonts } from '../../functions/send/invoice/letters/fonts.ts';
import { linesOf } from '../../functions/send/invoice/letters/lines.ts';
import { pdfOf } from '../../functions/send/invoice/pdf.ts';
import { invoice } from './invoice-samples.ts';

// Names in any script on an invoice.

const letterNames = [
  ...(['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const),
  ...(['hebrew', 'arabic', 'chinese'] as const),
];

/** What is drawn: the numbers of the glyphs, and the names of the fonts. */
async function drawn(name: string) {
  const line = { description: `Energielabel voor ${name}`, net: 22_554, vat_rate: 21 };
  const bytes = await pdfOf({ ...invoice, customer: { ...invoice.customer, name, street: name }, lines: [line] });
  const objects = Buffer.from(bytes).toString('latin1');
  const streams = [...objects.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const content = streams.filter((stream) => stream.includes(' TJ')).join('\n');
  return {
    glyphs: [...content.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
    fonts: [...new Set([...objects.matchAll(/\/FontName \/\w+\+(\w+)-/g)].map(([, font]) => font))].toSorted(),
  };
}

test.each([
  ['plain letters', 'Łukasz Çelik', []],
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết', ['NotoSans']],
  ['Greek', 'Γιώργος Παπαδόπουλος, Ὁδὸς Ἑρμοῦ', ['NotoSans']],
  ['Cyrillic', 'Олександр Ґонтар-Їжак', ['NotoSans']],
  ['Hebrew', 'דוד כהן (בן־ציון)', ['NotoSansHebrew']],
  ['Arabic', 'محمد الأمراني گلچین', ['IBMPlexSansArabic']],
  ['Chinese', '王小明 陳大文', ['NotoSansSCThin']],
])('every letter of %s is drawn, in a font that is loaded for it alone', async (_, name, fonts) => {
  const { glyphs, fonts: used } = await drawn(name);
  expect(glyphs.length).toBeGreaterThan(100);
  expect(glyphs).not.toContain('0000');
  expect(used).toEqual(['Figtree', ...fonts].toSorted());
});

test('a letter that no font has is found by that', async () => {
  expect((await drawn('สมชาย')).glyphs).toContain('0000');
});

test('each font has the characters that it is chosen for', async () => {
  const files: [LetterFont, Uint8Array][] = [
    ['figtree', Buffer.from(regularFont, 'base64')],
    ['figtree', Buffer.from(boldFont, 'base64')],
  ];
  for (const name of letterNames) {
    files.push([name, gunzipSync(Buffer.from((await letterFonts[name]()).font, 'base64'))]);
  }
  for (const [name, bytes] of files) {
    const font = fontkit.create(Buffer.from(bytes));
    if (!('characterSet' in font)) throw new Error(name);
    const characters = new Set(font.characterSet);
    expect(letterNames.length).toBe(Object.keys(letterFonts).length);
    const promised = Array.from({ length: 0x1_00_00 }, (_, code) => code).filter((code) => covers(name, code));
    expect(promised.length).toBeGreaterThan(50);
    expect(promised.filter((code) => !characters.has(code))).toEqual([]);
  }
});

/** The lines from left to right, as wide as one character is 1. */
function seen(text: string, width = 100): string[] {
  return linesOf(text, width, (run) => run.text.length).map(({ runs }) =>
    runs.map((run) => (run.isRightToLeft ? Array.from(run.text).toReversed().join('') : run.text)).join(''),
  );
}

test.each([
  ['Latin', 'Jan de Boer', 'Jan de Boer'],
  ['Hebrew', 'דוד כהן', 'ןהכ דוד'],
  ['a number among Hebrew', 'הרצל 12, דירה 3', '3 הריד ,12 לצרה'],
  ['brackets among Hebrew', 'כהן (בן)', '(ןב) ןהכ'],
  ['Hebrew within Dutch', 'Familie כהן, Dorp 1', 'Familie ןהכ, Dorp 1'],
  ['Arabic digits', 'شارع ٢٣', '٢٣ عراش'],
])('%s is read in its own direction', (_, text, expected) => {
  expect(seen(text)).toEqual([expected]);
});

test('a line ends at a space, or within a word that is wider than the line', () => {
  expect(seen('Γιώργος Παπαδόπουλος', 10)).toEqual(['Γιώργος', 'Παπαδόπουλ', 'ος']);
  expect(seen('דוד כהן', 4)).toEqual(['דוד', 'ןהכ']);
});
