import { expect, test } from 'vitest';
import { invoicePeriods } from './invoice-periods';

test('the last twelve months come first, then eight quarters back, over the turn of years', () => {
  const periods = invoicePeriods('2026-02-10').map(({ name, from, until }) => [name, from, until]);
  expect(periods.slice(0, 3)).toEqual([
    ['De laatste 12 maanden', '2025-03-01', '2026-02-28'],
    ['1e kwartaal van 2026', '2026-01-01', '2026-03-31'],
    ['4e kwartaal van 2025', '2025-10-01', '2025-12-31'],
  ]);
  expect(periods.at(-1)).toEqual(['2e kwartaal van 2024', '2024-04-01', '2024-06-30']);
});

test.each([
  ['2026-03-31', '2025-04-01', '1e kwartaal van 2026'],
  ['2026-04-01', '2025-05-01', '2e kwartaal van 2026'],
  ['2026-12-31', '2026-01-01', '4e kwartaal van 2026'],
])('on %s they begin with %s and the %s', (today, from, quarter) => {
  const [year, newest] = invoicePeriods(today);
  expect([year.from, newest?.name]).toEqual([from, quarter]);
});
