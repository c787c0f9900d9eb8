import fc from 'fast-check';
import jsQR from 'jsqr';
import encodeQR from 'qr';
import { describe, expect, test } from 'vitest';
import { plainCents } from '@/lib/format/plain-cents';
import { isIban, paymentCode } from '#shared/payment-code.ts';
import { inGroups, paymentReference } from '#shared/payment-reference.ts';
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
    const text = paymentCode({ name: 'Łukasz Çelik & Zn.', iban, amount: 28_500, reference: 'RF3120260001' });
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
      'RF3120260001',
      '',
    ]);
  });

  test('is ASCII within the limits of the standard for any name', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), amount, (name, cents) => {
        fc.pre(name.trim() !== '' && name.normalize('NFKD').replace(/\p{M}|\s/gu, '') !== '');
        const text = paymentCode({ name, iban, amount: cents, reference: 'RF3120260001' });
        expect(text).toMatch(/^[\n -~]+$/);
        expect(text.length).toBeLessThanOrEqual(331);
        expect(text.split('\n')[5]?.length).toBeLessThanOrEqual(70);
      }),
    );
  });

  test.each([
    ['no amount', { amount: 0 }],
    ['half a cent', { amount: 0.5 }],
    ['a wrong account', { iban: 'NL91ABNA0417164301' }],
    ['no reference of ISO 11649', { reference: '2026-0001' }],
    ['a long reference', { reference: `RF00${'0'.repeat(22)}` }],
  ])('is refused for %s', (_, wrong) => {
    expect(() => paymentCode({ name: 'Jo', iban, amount: 1, reference: 'RF3120260001', ...wrong })).toThrow(RangeError);
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
  ['−12,05', -1205],
  ['99999', 9_999_900],
  ['100000', null],
  ['99.999', 9_999_900],
  ['100.000', null],
  ['.500', null],
  ['12.50', null],
  ['12,', null],
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

describe('what a customer passes on', () => {
  test.each([
    // Of the examples that generators of such references show.
    ['539007547034', 'RF18539007547034'],
    ['2026-0001', 'RF3120260001'],
  ])('for %s is %s, with check digits of ISO 11649', (number, reference) => {
    expect(paymentReference(number)).toBe(reference);
  });

  test('is read in groups of four', () => {
    expect(inGroups(paymentReference('2026-0001'))).toBe('RF31 2026 0001');
  });

  test('is another one with any wrong digit', () => {
    const right = paymentReference('2026-0001');
    for (let place = 4; place < right.length; place += 1) {
      const wrong = `2026-0001`.replace('-', '').split('');
      wrong[place - 4] = String((Number(wrong[place - 4]) + 1) % 10);
      expect(paymentReference(wrong.join('')).slice(0, 4)).not.toBe(right.slice(0, 4));
    }
  });
});
