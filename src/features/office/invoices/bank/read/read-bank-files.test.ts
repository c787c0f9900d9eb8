// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bankEntry, statement, transaction } from '@/test/bank/statement';
import { readBankFiles } from './read-bank-files';

function file(content: string | Uint8Array<ArrayBuffer>, name = 'bank.xml'): File {
  return new File([content], name);
}

/** Each character a byte: ISO-8859-1. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8];
      return isLittle ? bytes : bytes.toReversed();
    }),
  );
}

async function payers(...chosen: File[]): Promise<string[][]> {
  const { files, problems } = await readBankFiles(chosen);
  expect(problems).toEqual([]);
  return files.map(({ entries }) => entries.map(({ party }) => party));
}

async function problemsIn(...chosen: File[]) {
  return (await readBankFiles(chosen)).problems.map(({ file: name, problem }) => [name, problem]);
}

function by(payer: string, encoding = 'UTF-8'): string {
  return statement(bankEntry({ details: transaction({ payer }) }), { encoding });
}

describe('the encoding is the one that the file declares', () => {
  test.each([
    ['UTF-8', file(by('José Müller'))],
    ['UTF-8 with a mark', file(`\u{feff}${by('José Müller')}`)],
    ['ISO-8859-1', file(latin1(by('José Müller', 'ISO-8859-1')))],
    ['UTF-16, small end first', file(utf16(`\u{feff}${by('José Müller', 'UTF-16')}`, true))],
    ['UTF-16, large end first', file(utf16(`\u{feff}${by('José Müller', 'UTF-16')}`, false))],
    ['UTF-16 without a mark', file(utf16(by('José Müller', 'UTF-16'), true))],
  ])('%s', async (_, chosen) => {
    expect(await payers(chosen)).toEqual([['José Müller']]);
  });

  test.each([
    ['bytes that are none', latin1(by('José', 'UTF-8'))],
    ['an unknown one', latin1(by('Jo', 'KLINGON'))],
  ])('and is named when it is %s', async (_, bytes) => {
    expect(await problemsIn(file(bytes))).toEqual([['bank.xml', 'encoding']]);
  });
});

describe('files as banks deliver them', () => {
  test('several at once and in a zip, without what macOS adds', async () => {
    const zip = zipSync({
      'a.xml': strToU8(by('A')),
      'map/b.xml': [strToU8(by('B')), { level: 0 }],
      '__MACOSX/._a.xml': strToU8('x'),
    });
    const read = await payers(file(by('C')), file(new Uint8Array(zip), 'bank.zip'));
    expect(read).toEqual([['C'], ['A'], ['B']]);
  });

  test('one that cannot be read keeps no other from being read', async () => {
    const { files, problems } = await readBankFiles([file('%PDF-1.7', 'a.pdf'), file(by('A'))]);
    expect([files.length, problems]).toEqual([1, [{ file: 'a.pdf', problem: 'pdf' }]]);
  });

  test.each([
    ['mt940', ':20:940S261127\r\n:25:NL91ABNA0417164300\r\n:28C:1\r\n'],
    ['mt940', '{1:F01BANKNL2AXXX0000000000}{2:I940BANKNL2AXXXN}{4:\r\n:20:STARTUMSE\r\n'],
    ['csv', '"Datum","Naam / Omschrijving","Rekening","Bedrag"\r\n'],
    ['csv', 'Datum;Bedrag;Naam\r\n20261127;285,00;Jo\r\n'],
    ['pdf', '%PDF-1.7\n'],
    ['other', 'hallo'],
    ['camt054', statement('').replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')],
  ])('%s is named', async (problem, content) => {
    expect(await problemsIn(file(content))).toEqual([['bank.xml', problem]]);
  });
});

describe('what is too much is refused before it is in memory', () => {
  const megabyte = 1024 * 1024;

  test('a large file', async () => {
    expect(await problemsIn(file(new Uint8Array(10 * megabyte + 1)))).toEqual([['bank.xml', 'too-large']]);
  });

  test('a small zip of a large file, whatever size it claims', async () => {
    const zip = zipSync({ 'bomb.xml': new Uint8Array(64 * megabyte) });
    expect(zip.length).toBeLessThan(100_000);
    expect(await problemsIn(file(new Uint8Array(zip), 'bank.zip'))).toEqual([['bomb.xml', 'too-large']]);
  });

  test('many files', async () => {
    const names = Array.from({ length: 501 }, (_, index) => [`${index}.xml`, strToU8('x')] as const);
    const zip = zipSync(Object.fromEntries(names), { level: 0 });
    expect(await problemsIn(file(new Uint8Array(zip), 'bank.zip'))).toEqual([['500.xml', 'too-many']]);
  });

  test('many entries', async () => {
    const many = statement(bankEntry({ details: '' }).repeat(10_001));
    expect(await problemsIn(file(many))).toEqual([['bank.xml', 'too-many-entries']]);
  });

  test.each([
    ['cut off', zipSync({ 'a.xml': strToU8(by('A')) }).slice(0, 200)],
    ['of noise', latin1(`PK\u0003\u0004${'x'.repeat(200)}`)],
  ])('a zip that is %s', async (_, zip) => {
    expect(await problemsIn(file(new Uint8Array(zip), 'bank.zip'))).toEqual([['bank.zip', 'broken-zip']]);
  });
});
