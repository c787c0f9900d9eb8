import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fallbackArea, maxArea, parseManualArea, plausibleArea } from './surface-area.ts';

describe('plausibleArea', () => {
  test.each([10, 76, 85.5, 998, 1000, 2700])('believes %d m²', (value) => {
    expect(plausibleArea(value)).toBe(value);
  });

  test.each([null, undefined, NaN, Infinity, -Infinity, -85, 0, 1, 9, 9.99, 999, 2700.5, 2701, 9999, 99_999, 999_999])(
    'does not believe %s',
    (value) => {
      expect(plausibleArea(value)).toBeNull();
    },
  );
});

test('fallbackArea is larger for a detached house', () => {
  expect(fallbackArea('detached')).toBe(150);
  for (const type of ['apartment', 'terraced', 'semi-detached', 'other', ''] as const) {
    expect(fallbackArea(type)).toBe(85);
  }
});

describe('parseManualArea', () => {
  test.each([
    ['85', 85],
    [' 85 ', 85],
    ['085', 85],
    ['85,5', 85.5],
    ['85.5', 85.5],
    ['85,25', 85.25],
    ['0,5', 0.5],
    ['1.250', 1250],
    ['1.250,75', 1250.75],
    ['2700', 2700],
    ['2.700,00', 2700],
    ['85m2', 85],
    ['85 m²', 85],
    ['85,5 M2 ', 85.5],
  ])('reads %j', (text, area) => {
    expect(parseManualArea(text)).toBe(area);
  });

  test.each([
    '',
    ' ',
    'abc',
    'm²',
    '12,5,3',
    '0',
    '0,00',
    '-5',
    '+5',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '85,',
    ',5',
    '85,123',
    '0.500',
    '1,250',
    '1.25.0',
    '12.50,5',
    '1.250.000',
    '2700,01',
    '2701',
    '9'.repeat(400),
    '85 m',
    '85 m² of zo',
    '8 5',
    '85 m2 m2',
    '٨٥',
  ])('does not understand %j', (text) => {
    expect(parseManualArea(text)).toBeNull();
  });

  it('reads every area back as the Netherlands writes it', () => {
    const dutch = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxArea * 100 }), (hundredths) => {
        const area = hundredths / 100;
        expect(parseManualArea(dutch.format(area))).toBe(area);
        expect(parseManualArea(String(area))).toBe(area);
      }),
    );
  });

  it('gives null or an area within bounds, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9.,em² -]{0,10}$/), fc.string({ unit: 'binary' })), (text) => {
        const area = parseManualArea(text);
        if (area === null) return;
        expect(area).toBeGreaterThan(0);
        expect(area).toBeLessThanOrEqual(maxArea);
      }),
      { numRuns: 10_000 },
    );
  });
});
