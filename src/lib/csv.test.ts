import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { byteOrderMark, csvLines, textCell } from './csv';

test('the byte order mark is the one character U+FEFF', () => {
  expect([byteOrderMark.length, byteOrderMark.charCodeAt(0)]).toEqual([1, 0xfeff]);
});

test('cells are separated by semicolons, rows end with CR LF', () => {
  expect(
    csvLines([
      ['Naam', 'Plaats'],
      ['Jo', 'Ede'],
    ]),
  ).toBe('Naam;Plaats\r\nJo;Ede\r\n');
  expect(csvLines([['', '', '']])).toBe(';;\r\n');
  expect(csvLines([])).toBe('');
});

test.each([
  ['plain text', 'plain text'],
  ['', ''],
  ['12,5', '12,5'],
  ['€ 285,00', '€ 285,00'],
  ['Café Zoë', 'Café Zoë'],
  // What would break the row.
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['"', '""""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  // What would run as a formula.
  ['=1+1', "'=1+1"],
  ['+31 6 12345678', "'+31 6 12345678"],
  ['-12', "'-12"],
  ['-1268,60', '-1268,60'],
  ['-1+1,00', "'-1+1,00"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("http://x.example";"klik")', '"\'=HYPERLINK(""http://x.example"";""klik"")"'],
  [' =1', " '=1"],
  ['a,=1', "a,'=1"],
  ['a\n-1', '"a\n\'-1"'],
  ['＝1', "'＝1"],
  // Harmless within a word.
  ['a=1', 'a=1'],
  ['06-12345678', '06-12345678'],
  ['jo@example.org', 'jo@example.org'],
])('%j becomes %j', (text, cell) => {
  expect(csvLines([[text]])).toBe(`${cell}\r\n`);
});

const signs = ['a', ';', ',', '"', '\n', '\r', '\t', '=', '+', '-', '@', "'", ' ', 'é', '＝'];
const cell = fc.string({ unit: fc.constantFrom(...signs) });
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));

test('whatever is in it, every cell comes back whole but for apostrophes', () => {
  function withoutApostrophes(rows: string[][]): string[][] {
    return rows.map((cells) => cells.map((text) => text.replaceAll("'", '')));
  }
  fc.assert(
    fc.property(table, (rows) => {
      const read = Papa.parse<string[]>(csvLines(rows), { delimiter: ';', newline: '\r\n' }).data.slice(0, -1);
      expect(withoutApostrophes(read)).toEqual(withoutApostrophes(rows));
    }),
  );
});

test.each([';', ',', '\t'])('no cell begins as a formula for a spreadsheet that separates cells by %j', (delimiter) => {
  fc.assert(
    fc.property(table, fc.constantFrom('\r\n', '\n', '\r'), (rows, newline) => {
      const cells = Papa.parse<string[]>(csvLines(rows), { delimiter, newline }).data.flat();
      expect(cells.filter((text) => /^[\s"]*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  '1-2',
  '1/2',
  '12-1',
  '1.5',
  '1 2',
  '2 A',
  '2A',
  '1E3',
  '02',
  '1-2-3',
  '5A3',
  'jan 1',
  'dec-2',
  'A-1',
  '1'.repeat(16),
  '0612345678',
  '9-12',
  'maandag 9-12',
  'Wo 9-12',
  'dinsdag 1 december 2026',
  'April 2026',
  '9:30',
  '12%',
  '€ 1.250,00',
  '(12)',
  '1 1/2',
  '1.1.1.1',
  '١٢',
  'Waar',
  'false',
  '#N/A',
])('the text %s gets an apostrophe', (text) => {
  expect(textCell(text)).toBe(`'${text}`);
});

test.each([
  '',
  'A',
  'bis',
  'HS',
  'C/A',
  'A bis',
  'A1',
  '0',
  '2',
  '1234',
  '3811AA',
  '9-12 uur',
  'na 15 uur',
  'Kade 9, Ede',
  'Mei',
  'Waar dan',
  'jo@12.nl',
])('the text %j stays as it is', (text) => {
  expect(textCell(text)).toBe(text);
});
