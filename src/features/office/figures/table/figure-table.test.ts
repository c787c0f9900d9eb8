import { expect, test } from 'vitest';
import { partOf, tableCsv } from './figure-table';

test('the file holds bare numbers, and nothing where there is none', () => {
  const table = {
    ...{ title: 'Per plaats', file: 'per-plaats', nameHead: 'Plaats' },
    columns: [
      { head: 'Aanvragen', text: String },
      { head: 'Aandeel', text: String },
    ],
    rows: [
      { name: '=Ede', cells: [{ value: 1234 }, { value: partOf(1, 3) }] },
      { name: 'Gouda', unit: 'dagen', cells: [{ value: 0 }, { value: partOf(0, 0) }] },
    ],
  };
  expect(tableCsv(table)).toBe("Plaats;Aanvragen;Aandeel\r\n'=Ede;1234;0,333\r\nGouda (dagen);0;\r\n");
});

test.each([
  [{ hasFreeNames: true as const }, "'9-12"],
  [{}, '9-12'],
])('with %j the name 9-12 is %s in the file', (kind, name) => {
  const table = { ...{ title: 'Per plaats', file: 'per-plaats', nameHead: 'Plaats', columns: [] }, ...kind };
  expect(tableCsv({ ...table, rows: [{ name: '9-12', cells: [] }] })).toBe(`Plaats\r\n${name}\r\n`);
});
