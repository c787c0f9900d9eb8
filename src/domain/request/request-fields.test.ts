import { expect, it } from 'vitest';
import {
  fieldOfColumn,
  fromColumns,
  requestFieldNames,
  requestFields,
  requestShape,
  toColumns,
} from './request-fields.ts';

it('has a column of its own for each field', () => {
  const columns = requestFieldNames.map((name) => requestFields[name].column);
  expect(new Set(columns).size).toBe(columns.length);
  for (const name of requestFieldNames) expect(fieldOfColumn(requestFields[name].column)).toBe(name);
  expect(fieldOfColumn('toString')).toBeUndefined();
});

it('writes an empty text as null, and nothing that has no column', () => {
  const values = { houseNumber: '12', phone: '', surfaceArea: 0, rushService: false, toString: 'x', other: 1 };
  expect(toColumns(values)).toEqual({ house_number: '12', phone: null, surface_area: 0, rush_service: false });
});

it('reads back what it wrote, with an empty value for what is missing', () => {
  const stored = requestShape.parse(fromColumns({ id: '1', created_at: 'x', updated_at: 'y', phone: null, other: 1 }));
  expect(stored).toMatchObject({ phone: '', surfaceArea: null, rushService: false, status: 'new', relayStatus: '' });
  expect(requestShape.parse(fromColumns(toColumns(stored)))).toEqual(stored);
});
