import { expect, test } from 'vitest';
import { addressLine } from './address-line';

const place = { address: '', postcode: '3811AA', houseNumber: '12', houseNumberAddition: '' };

test.each([
  [{ address: 'Voorbeeldstraat 12, Amersfoort' }, 'Voorbeeldstraat 12, Amersfoort'],
  [{}, '3811AA 12'],
  [{ houseNumberAddition: 'A' }, '3811AA 12 A'],
  [{ houseNumber: '' }, '3811AA'],
  [{ houseNumber: '', postcode: '' }, ''],
])('%j reads as "%s"', (part, line) => {
  expect(addressLine({ ...place, ...part })).toBe(line);
});
