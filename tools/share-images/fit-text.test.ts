import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every character is as wide as the font is high. */
function measure(text: string): number {
  return text.length;
}

const space = { width: 100, height: 44, sizes: [20, 10] } as const;

test.each([
  ['Kort', 20, ['Kort']],
  ['', 20, []],
  ['   ', 20, []],
  ['Een label', 20, ['Een', 'label']],
  ['Een label voor uw huis', 10, ['Een label', 'voor uw', 'huis']],
  ['elf letters', 10, ['elf', 'letters']],
])('"%s" stands at size %d in %j', (text, size, lines) => {
  expect(fitText(text, space, measure)).toEqual({ size, lines });
});

test('the lines are as equal as they can be', () => {
  const wide = { width: 200, height: 22, sizes: [10] } as const;
  expect(fitText('een twee drie vier vijf', wide, measure).lines).toEqual(['een twee drie', 'vier vijf']);
});

test('what does not fit is cut off, and tells so', () => {
  expect(fitText('aaaaaaaa bbbbbbbb cccccccc dddddddd eeee', space, measure).lines).toEqual([
    'aaaaaaaa',
    'bbbbbbbb',
    'cccccccc',
    'dddddddd…',
  ]);
  expect(fitText('Meerjarenonderhoud van een VvE', space, measure)).toEqual({
    size: 10,
    lines: ['Meerjaren…', 'van een', 'VvE'],
  });
});

test('no text ever leaves its space', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom('a', 'b', ' ', '-') }), (text) => {
      const { size, lines } = fitText(text, space, measure);
      expect(lines.length * size * 1.1).toBeLessThanOrEqual(space.height + 1e-9);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(space.width);
    }),
  );
});
