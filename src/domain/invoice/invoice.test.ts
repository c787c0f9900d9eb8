import fc from 'fast-check';
import jsQR from 'jsqr';
import encodeQR from 'qr';
import { describe, expect, test } from 'vitest';
import { plainCents } from '@/lib/format/plain-cents';
import { isIban, paymentCode } from '#shared/payment-code.ts';
import { matchEntries } from './match-entries';
import { parseCents } from './parse-cents';

const iban = 'NL91ABNA0417164300';

/** As a phone reads it: pixels in, text out. */
function scan(text: string): string | undefined {
  const scale = 4;
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = modules.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

describe('the code to pay with', () => {
  test('is read back by another library, line by line as EPC069-12 has them', () => {
    const text = paymentCode({ name: 'Łukasz Çelik & Zn.', iban, amount: 28_500, remittance: '2026-0001' });
    expect(scan(text)).toBe(text);
    expect(text.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      '.ukasz Celik & Zn.',
      iban,
      'EUR285.00',
      '',
      '',
      '2026-0001',
    ]);
  });

  test('is ASCII within the limits of the standard for any name', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), amount, (name, cents) => {
        fc.pre(name.trim() !== '' && name.normalize('NFKD').replace(/\p{M}|\s/gu, '') !== '');
        const text = paymentCode({ name, iban, amount: cents, remittance: '2026-0001' });
        expect(text).toMatch(/^[\n -~]+$/);
        expect(text.length).toBeLessThanOrEqual(331);
        expect(text.split('\n')[5]?.length).toBeLessThanOrEqual(70);
      }),
    );
  });

  test('holds a text of 140 characters', () => {
    expect(paymentCode({ name: 'Jo', iban, amount: 1, remittance: 'x'.repeat(140) })).toMatch(/\nx{140}$/);
  });

  test.each([
    ['no amount', { amount: 0 }],
    ['half a cent', { amount: 0.5 }],
    ['a wrong account', { iban: 'NL91ABNA0417164301' }],
    ['a long reference', { remittance: 'x'.repeat(141) }],
  ])('is refused for %s', (_, wrong) => {
    expect(() => paymentCode({ name: 'Jo', iban, amount: 1, remittance: '1', ...wrong })).toThrow(RangeError);
  });
});

test('one wrong digit makes an account invalid', () => {
  expect(isIban(iban)).toBe(true);
  for (let digit = 2; digit < iban.length; digit += 1) {
    if (!/\d/.test(iban.charAt(digit))) continue;
    const wrong = iban.slice(0, digit) + String((Number(iban.charAt(digit)) + 1) % 10) + iban.slice(digit + 1);
    expect(isIban(wrong)).toBe(false);
  }
});

test.each([
  ['285', 28_500],
  ['€ 1.285,50', 128_550],
  ['-12,5', -1250],
  ['12.50', null],
  ['1,234', null],
  ['', null],
  ['1e3', null],
])('the amount "%s" is %s cents', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});

test('an amount is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
      expect(parseCents(plainCents(cents)) === cents).toBe(true);
    }),
  );
});

describe('an entry of the bank', () => {
  const invoices = [
    { id: 'a', number: '2026-0001', total: 28_500, paid: 0 },
    { id: 'b', number: '2026-0011', total: 30_000, paid: 5000 },
  ];

  function match(text: string, amount: number) {
    const entry = { id: '1', day: '2026-11-27', amount, payer: 'Jo', text };
    return matchEntries([entry], invoices).map(({ invoice, outcome }) => [invoice.id, outcome]);
  }

  test.each<[string, number, string[][]]>([
    ['Factuur 2026-0001', 28_500, [['a', 'certain']]],
    ['2026 0001', 28_500, [['a', 'certain']]],
    ['Factuur 2026-00\n01', 28_500, [['a', 'certain']]],
    ['20 26-000 1', 28_500, [['a', 'certain']]],
    ['2026/0001', 28_500, [['a', 'certain']]],
    ['2026–0001', 28_500, [['a', 'certain']]],
    ['2026-00 11', 25_000, [['b', 'certain']]],
    ['20260001', 28_400, [['a', 'amount-differs']]],
    ['2026-0011', 25_000, [['b', 'certain']]],
    ['2026-0011', 30_000, [['b', 'amount-differs']]],
    ['2026-00012', 28_500, []],
    ['12026-0001', 28_500, []],
    ['2026-0001 en 2026-0011', 58_500, []],
    ['energielabel', 28_500, []],
  ])('"%s" of %s cents', (text, amount, found) => {
    expect(match(text, amount)).toEqual(found);
  });

  test('that pays an invoice a second time is not certain', () => {
    const entry = { id: '1', day: '2026-11-27', amount: 28_500, payer: 'Jo', text: '2026-0001' };
    const matches = matchEntries([entry, { ...entry, id: '2' }], invoices);
    expect(matches.map(({ outcome }) => outcome)).toEqual(['certain', 'amount-differs']);
  });
});
