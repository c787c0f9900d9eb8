import { expect, test } from 'vitest';
import { dateText, fieldText, orDash } from './field-text';

test('an empty value is a dash', () => {
  expect([orDash(''), orDash('  '), orDash('x')]).toEqual(['-', '-', 'x']);
  expect([null, 285, 0].map((price) => fieldText('calculatedPrice', price))).toEqual(['-', '€285', '€0']);
  expect([null, 150.5].map((area) => fieldText('surfaceArea', area))).toEqual(['-', '150,5 m²']);
  expect([dateText(''), dateText('2026-12-05')]).toEqual(['-', '05-12-2026']);
});

test('a type of home has its Dutch name, or the one it was stored with', () => {
  expect(['semi-detached', 'houseboat', ''].map((type) => fieldText('propertyType', type))).toEqual([
    'Hoekwoning',
    'houseboat',
    '-',
  ]);
});

test('each field reads as people know it', () => {
  expect(fieldText('status', 'scheduled')).toBe('Ingepland');
  expect(fieldText('status', 'on_hold')).toBe('Nieuw');
  expect(fieldText('appointmentDate', '2026-12-05')).toBe('05-12-2026');
  expect(fieldText('appointmentTime', '')).toBe('-');
  expect(fieldText('notes', 'Belt')).toBe('Belt');
  expect(fieldText('rushService', true)).toBe('Ja');
  expect(fieldText('createdAt', '2026-07-01 22:30:00.12+00')).toBe('02-07-2026 00:30');
  expect(fieldText('appointmentSequence', 2)).toBe('2');
  expect(['sent', 'failed', ''].map((outcome) => fieldText('relayStatus', outcome))).toEqual(['Ja', 'Nee', '-']);
  expect(fieldText('anonymisedAt', '2026-07-01 22:30:00.12+00')).toBe('02-07-2026 00:30');
});
