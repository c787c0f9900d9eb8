import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byteOrderMark, csvLines, textCell } from '@/lib/csv';
import { requirePrograms, run } from './program';

// Exports in LibreOffice Calc, tried with 7.4.7: semicolons, UTF-8, Dutch, with and without "special numbers".

const folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-'));
beforeAll(() => {
  requirePrograms('soffice (libreoffice-calc)');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const texts = [
  ...['9-12', '0612345678', '12-1', '1E3', '02', 'jan 1', 'dec-2', 'mei 12', 'april 2026', '5 mei', 'Maandag 9-12'],
  ...[
    'wo 9-12',
    'dinsdag 1 december 2026',
    '9:30',
    '12%',
    '€ 12',
    '€ 1.250,00',
    '1,5',
    '1.000',
    '1 1/2',
    'waar',
    'ONWAAR',
  ],
  ...['(12)', '12-', '1 :30', '1e 3', '1-2-3', '2026-12-05', '+31612345678', '=1+1', '05-12-2026 09:30'],
  ...[
    '3811AA',
    '9-12 uur',
    'vanaf 9:30',
    'maandag 15:00',
    'Kade 9, Ede',
    'Mei',
    'A1',
    '1 III 2026',
    'Week 47',
    'fl 12',
  ],
];
const numbers = ['1250,00', '285,00', '150,5', '0,333', '1234', '-268,60'];
const dates = ['05-12-2026', '05-12-2026 09:30', '09:30'];

/** The cells of the first column: type and text. */
function readBack(cells: readonly string[], hasSpecialNumbers: boolean): { type: string; text: string }[] {
  const file = path.join(folder, 'cells.csv');
  writeFileSync(file, byteOrderMark + csvLines(cells.map((cell) => [cell])));
  run('soffice', [
    ...['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'fods', '--outdir', folder],
    `--infilter=CSV:59,34,76,1,,1043,false,${hasSpecialNumbers}`,
    file,
  ]);
  const { document } = new JSDOM(readFileSync(path.join(folder, 'cells.fods'), 'utf8'), {
    contentType: 'text/xml',
  }).window;
  return [...document.getElementsByTagName('table:table-row')].flatMap((row) => {
    const [cell] = row.getElementsByTagName('table:table-cell');
    const type = cell?.getAttribute('office:value-type');
    return type ? [{ type, text: cell?.textContent.trim() ?? '' }] : [];
  });
}

test.each([false, true])(
  'with special numbers %s every text stays as it was, and every number is one',
  (hasSpecialNumbers) => {
    const cells = [...texts.map(textCell), ...numbers, ...dates];
    const read = readBack(cells, hasSpecialNumbers);
    expect(read).toHaveLength(cells.length);
    expect(read.slice(0, texts.length).map(({ type, text }) => `${type} ${text.replace(/^'/, '')}`)).toEqual(
      texts.map((text) => `string ${text}`),
    );
    expect(read.slice(texts.length, texts.length + numbers.length).map(({ type }) => type)).toEqual(
      numbers.map(() => 'float'),
    );
    expect(read.slice(-dates.length).map(({ type }) => type)).toEqual(
      hasSpecialNumbers ? ['date', 'date', 'time'] : ['string', 'string', 'string'],
    );
  },
);
