import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressProblem, isPostcode, normalisePostcode, normaliseSuffix, parseHouseNumber } from './address-input.ts';

const postcodeLike = fc.stringMatching(/^[\s\u200b0]?[1-9]\d{2,4}[\s\u200b\u202e]?[A-Sa-s]{1,3}\s?$/);

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
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), postcodeLike), (text) => {
        const once = normalisePostcode(text);
        expect(normalisePostcode(once)).toBe(once);
        // What counts as a postcode is one that the database takes.
        if (isPostcode(text)) expect(once).toMatch(/^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/);
      }),
      { numRuns: 10_000 },
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

describe('parseHouseNumber', () => {
  test.each([
    ['12', '', 12, ''],
    [' 12 ', '  ', 12, ''],
    ['12A', '', 12, 'A'],
    ['12-A', '', 12, 'A'],
    ['12 a bis', '', 12, 'a bis'],
    ['43-2', '', 43, '2'],
    ['1A3', '', 1, 'A3'],
    ['237 C/A', '', 237, 'C/A'],
    ['12', 'A', 12, 'A'],
    ['12', '-2', 12, '2'],
    ['12', ' a \u00a0 bis ', 12, 'a bis'],
    ['12A', 'bis', 12, 'A bis'],
    ['12 A', '-3', 12, 'A -3'],
    ['12 34', '', 12, '34'],
    ['12-', '', 12, ''],
    ['12', ' - / . ', 12, ''],
    ['00012', '', 12, ''],
    ['99999', '', 99999, ''],
    ['1', '1234567890', 1, '1234567890'],
  ])('reads %j with %j', (houseNumber, addition, number, suffix) => {
    expect(parseHouseNumber(houseNumber, addition)).toEqual({ number, suffix });
  });

  test.each([
    ['', ''],
    ['', '12A'],
    ['A', '12'],
    ['A12', ''],
    ['-12', ''],
    ['0', ''],
    ['100000', ''],
    ['123456', ''],
    ['12', '12345678901'],
    ['12 abcdef', 'ghijk'],
    ['12é', ''],
    ['12', 'A#3'],
    ['12', '<b>'],
    ['12', "a'"],
    ['12', 'a\u0000'],
    ['١٢', ''],
  ])('does not understand %j with %j', (houseNumber, addition) => {
    expect(parseHouseNumber(houseNumber, addition)).toBeNull();
  });

  it('reads its own answer back the same', () => {
    const typed = fc.stringMatching(/^[0-9abAB /.-]{0,12}$/);
    fc.assert(
      fc.property(typed, typed, (houseNumber, addition) => {
        const parsed = parseHouseNumber(houseNumber, addition);
        if (parsed === null) return;
        expect(parseHouseNumber(String(parsed.number), parsed.suffix)).toEqual(parsed);
      }),
      { numRuns: 10_000 },
    );
  });

  it('gives only what the register and the database can take', () => {
    fc.assert(
      fc.property(fc.nat(120_000), fc.string({ unit: 'binary', maxLength: 12 }), (number, addition) => {
        const parsed = parseHouseNumber(String(number), addition);
        if (parsed === null) return;
        expect(parsed.number).toBe(number);
        expect(parsed.suffix).toMatch(/^([0-9A-Za-z][0-9A-Za-z /.-]{0,9})?$/);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('addressProblem', () => {
  test.each([
    ['', '', '', 'postcode', 'nothing-typed'],
    [' ', '\u200b', 'A', 'postcode', 'nothing-typed'],
    ['', '12', '', 'postcode', 'postcode-missing'],
    ['12', 'x', '', 'postcode', 'postcode-invalid'],
    ['0123 AB', '12', '', 'postcode', 'postcode-invalid'],
    ['1234 SA', '', '', 'postcode', 'postcode-invalid'],
    ['3811 AA', '', 'A', 'houseNumber', 'number-missing'],
    ['3811 AA', 'x', '', 'houseNumber', 'number-invalid'],
    ['3811 AA', '12#', '', 'houseNumber', 'number-invalid'],
    ['3811 AA', '12', '#', 'houseNumberAddition', 'addition-invalid'],
    ['3811 AA', '12 abcdef', 'ghijk', 'houseNumberAddition', 'addition-invalid'],
  ])('of %j %j %j is that of %s: %s', (postcode, houseNumber, houseNumberAddition, field, code) => {
    expect(addressProblem({ postcode, houseNumber, houseNumberAddition })).toEqual({ field, code });
  });

  test.each([
    ['3811aa', '12', ''],
    [' 1082 gb ', '43-2', ''],
    ['3811 AA', '12', 'a bis'],
  ])('is none for %j %j %j', (postcode, houseNumber, houseNumberAddition) => {
    expect(addressProblem({ postcode, houseNumber, houseNumberAddition })).toBeNull();
  });
});

describe('normaliseSuffix', () => {
  test.each([
    ['', ''],
    ['A', 'a'],
    ['a bis', 'abis'],
    ['C/A', 'ca'],
    ['-2', '2'],
    ['A-3.', 'a3'],
  ])('reduces %j to %j', (text, suffix) => {
    expect(normaliseSuffix(text)).toBe(suffix);
  });
});
