import { expect, test } from 'vitest';
import { phoneCell, textCell } from './csv-cells';

test.each([
  ['0612345678', '06 12345678'],
  ['06-12345678', '06 12345678'],
  ['06 - 12 34 56 78', '06 12 34 56 78'],
  [' 06 12345678 ', '06 12345678'],
  ['0331234567', '033 1234567'],
  ['(033) 123 45 67', '033 123 45 67'],
  ['0851234567', '085 1234567'],
  ['0342123456', '0342 123456'],
  ['0800123', '0800 123'],
  ['09001234567', '0900 1234567'],
  ['0031612345678', '0031 612345678'],
])('the phone number %j is text with its zero: %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

test.each([
  ['', ''],
  ['+31 6 12345678', "'+31 6 12345678"],
  // No Dutch number: as typed, and not read as one.
  ['612345678', '612345678'],
  ['06.12345678', "'06.12345678"],
  ['06 1234567x', "'06 1234567x"],
  ['112', '112'],
  ['012', "'012"],
  ['na vijven', 'na vijven'],
])('the phone number %j is %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

test.each([
  '1-2',
  '1/2',
  '12-1',
  '1.5',
  '1 2',
  '2 A',
  '2A',
  '1E3',
  '02',
  '1-2-3',
  '5A3',
  'jan 1',
  'dec-2',
  'A-1',
  '1'.repeat(16),
])('the addition %s gets an apostrophe', (addition) => {
  expect(textCell(addition)).toBe(`'${addition}`);
});

test.each(['', 'A', 'bis', 'HS', 'C/A', 'A bis', 'A1', '0', '2', '1234'])(
  'the addition %j stays as it is',
  (addition) => {
    expect(textCell(addition)).toBe(addition);
  },
);
