import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isPostcode, normalisePostcode } from './postcode.ts';

describe('normalisePostcode', () => {
  test.each([
    ['3811 AA', '3811AA'],
    ['3811aa', '3811AA'],
    [' 1082 gb ', '1082GB'],
    ['10\t82\u00a0gb\n', '1082GB'],
    ['', ''],
    ['geen', 'GEEN'],
  ])('writes %j as %j', (text, postcode) => {
    expect(normalisePostcode(text)).toBe(postcode);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalisePostcode(text);
        expect(normalisePostcode(once)).toBe(once);
      }),
    );
  });
});

describe('isPostcode', () => {
  test.each(['3811 AA', '3811aa', ' 1082 gb ', '9999ZZ', '1000 AS'])('accepts %j', (text) => {
    expect(isPostcode(text)).toBe(true);
  });

  test.each([
    '',
    '0123AB',
    '1234SA',
    '1234 sd',
    '1234ss',
    '123AB',
    '12345',
    '1234 A',
    '1234ABC',
    'A1234AB',
    '١234AB',
    '3811-AA',
  ])('refuses %j', (text) => {
    expect(isPostcode(text)).toBe(false);
  });
});
