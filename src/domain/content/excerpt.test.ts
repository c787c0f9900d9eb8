import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('an excerpt', () => {
  test.each(['', 'Kort.', 'x'.repeat(150), `${'woord '.repeat(24)}zessen`])('leaves %j as it is', (text) => {
    expect(text.length).toBeLessThanOrEqual(150);
    expect(excerpt(text, 150)).toBe(text);
  });

  test.each([
    ['een twee drie', 13, 'een twee drie'],
    ['een twee drie', 12, 'een twee…'],
    ['een twee drie', 9, 'een twee…'],
    ['een twee drie', 8, 'een…'],
    ['een twee drie', 4, 'een…'],
    ['een twee drie', 3, 'ee…'],
    ['een twee drie', 1, '…'],
    ['een twee drie', 0, ''],
    ['een, twee, drie', 11, 'een, twee…'],
    ['Een, twee. Drie vier', 19, 'Een, twee.'],
    ['Een, twee? Drie vier', 10, 'Een, twee?'],
    // Half of it is not more than half of it.
    ['Een. Twee drie vier', 8, 'Een…'],
    ['Een. Twee drie vier', 7, 'Een.'],
    ['Een. Twee drie vier', 18, 'Een. Twee drie…'],
    ['een – twee drie', 8, 'een…'],
  ])('of %j in %i characters is %j', (text, limit, short) => {
    expect(excerpt(text, limit)).toBe(short);
  });

  test('is one line', () => {
    expect(excerpt(' Een  regel\nen nog\n\neen. ', 150)).toBe('Een regel en nog een.');
  });

  test('cuts a word that is longer than the excerpt, but no character in two', () => {
    expect(excerpt('x'.repeat(200), 150)).toBe(`${'x'.repeat(149)}…`);
    expect(excerpt('🏠'.repeat(100), 150)).toBe(`${'🏠'.repeat(74)}…`);
  });

  test('is never longer than its limit and is the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 160 }), (text, limit) => {
        const short = excerpt(text, limit);
        const whole = excerpt(text, 10_000);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(whole.startsWith(short.replace(/…$/, ''))).toBe(true);
        if (whole.length <= limit) expect(short).toBe(whole);
      }),
    );
  });
});
