import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteOrderMark, csvLines } from './csv';

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
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("http://x.example";"klik")', '"\'=HYPERLINK(""http://x.example"";""klik"")"'],
  // Harmless when it is not the first character.
  ['a=1', 'a=1'],
  ['06-12345678', '06-12345678'],
  ['jo@example.org', 'jo@example.org'],
])('%j becomes %j', (text, cell) => {
  expect(csvLines([[text]])).toBe(`${cell}\r\n`);
});

/** Reads CSV back, by the rules of RFC 4180 with `;`. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ';') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('whatever is in it, every cell comes back whole, and none begins as a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', '\r', '\t', '=', '+', '-', '@', "'", ' ', 'é') });
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(table, (rows) => {
      const found = read(csvLines(rows));
      expect(found.map((cells) => cells.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
        rows.map((cells) => cells.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, ''))),
      );
      for (const text of found.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
