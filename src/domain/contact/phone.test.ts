import { describe, expect, test } from 'vitest';
import { looksLikePhone, phoneHref, whatsappNumber } from './phone.ts';

describe('looksLikePhone', () => {
  test.each([
    '085 000 0000',
    '06-12345678',
    '(033) 123 45 67',
    '+31 6 1234 5678',
    '0031 33 1234567',
    '0800 1234',
    '0900-123456',
  ])('accepts %s', (text) => {
    expect(looksLikePhone(text)).toBe(true);
  });

  test.each(['', '12345', '0012', '06-1234567', '06123456789', 'bel mij', '00 00000000'])('doubts %s', (text) => {
    expect(looksLikePhone(text)).toBe(false);
  });
});

test('a link keeps the digits and the plus', () => {
  expect(phoneHref('+31 (0)85 000-0000')).toBe('tel:+31850000000');
});

test.each([
  ['06 12345678', '31612345678'],
  ['06-12345678', '31612345678'],
  ['0612345678', '31612345678'],
  ['085 000 0000', '31850000000'],
  ['+31 6 12345678', '31612345678'],
  ['+31 (0)6 12345678', '31612345678'],
  ['+31 06 12345678', '31612345678'],
  ['0031612345678', '31612345678'],
  ['31612345678', '31612345678'],
  ['+32 470 12 34 56', '32470123456'],
  ['0049 1512 3456789', '4915123456789'],
])('%s is %s', (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test.each(['', '  ', 'geen', '0612', '0800 1234', '0900 1234567', '12345678', '+0612345678', '06 123456789'])(
  '"%s" is none',
  (typed) => {
    expect(whatsappNumber(typed)).toBeNull();
  },
);
