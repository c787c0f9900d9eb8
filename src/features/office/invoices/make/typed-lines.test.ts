import { expect, test } from 'vitest';
import { readLines } from './typed-lines';

function line(description: string, amount: string) {
  return { key: description, description, amount };
}

test.each([
  ['a line', [line(' Label ', '285')], 28_500, []],
  ['a line that takes off', [line('Label', '285'), line('Korting', '-10,50')], 27_450, []],
  ['the longest description', [line('x'.repeat(200), '1')], 100, []],
  ['a longer one', [line('x'.repeat(201), '1')], null, ['description']],
  ['no description', [line(' ', '1')], null, ['description']],
  ['no amount', [line('Label', '')], null, ['amount']],
  ['neither', [line('', 'x')], null, ['description', 'amount']],
  ['the smallest total', [line('Label', '0,01')], 1, []],
  ['nothing to pay', [line('Label', '1'), line('Korting', '-1')], null, []],
])('an invoice with %s', (_, typed, total, wrong) => {
  const { lines, problems, total: ofRight } = readLines(typed);
  expect(lines === null ? null : ofRight).toBe(total);
  expect(problems.flatMap((problem) => Object.keys(problem))).toEqual(wrong);
});

test('the total counts the lines that are right', () => {
  expect(readLines([line('Label', '285'), line('Korting', 'x')])).toMatchObject({ lines: null, total: 28_500 });
  expect(readLines([line(' Label ', '285')]).lines).toEqual([{ description: 'Label', amount: 28_500 }]);
});
