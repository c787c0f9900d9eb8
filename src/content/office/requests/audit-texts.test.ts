import { expect, test } from 'vitest';
import { auditHeading, auditLines } from './audit-texts';

function buildEntry(part: Partial<Parameters<typeof auditHeading>[0] & Parameters<typeof auditLines>[0]>) {
  const nobody = { action: 'update', changedAt: '2026-11-21 08:05:00.12+00', changedBy: '' };
  return { ...nobody, before: {}, after: {}, ...part };
}

test.each([
  [{ changedBy: 'beheer@example.org' }, '21-11-2026 09:05, beheer@example.org: Gewijzigd'],
  [{ action: 'delete' }, '21-11-2026 09:05, automatisch: Verwijderd'],
  [{ action: 'restore' }, '21-11-2026 09:05, automatisch: Teruggezet'],
  [{ action: 'anonymise' }, '21-11-2026 09:05, automatisch: Geanonimiseerd'],
  [{ action: 'merge' }, '21-11-2026 09:05, automatisch: merge'],
])('%j is headed "%s"', (part, heading) => {
  expect(auditHeading(buildEntry(part))).toBe(heading);
});

test.each([
  ['status', 'new', 'scheduled', 'Status: “Nieuw” werd “Ingepland”'],
  ['appointment_date', null, '2026-12-05', 'Datum afspraak: “-” werd “05-12-2026”'],
  ['appointment_time', '09:30:00', null, 'Tijd afspraak: “09:30” werd “-”'],
  ['notes', 'Belt', '', 'Notities: “Belt” werd “-”'],
  ['rush_service', false, true, 'Spoed: “Nee” werd “Ja”'],
  ['calculated_price', 285, 300, 'Berekende prijs: “€285” werd “€300”'],
  ['surface_area', 85.5, 90, 'Oppervlakte: “85,5 m²” werd “90 m²”'],
  ['construction_year', null, 1962, 'Bouwjaar: “-” werd “1962”'],
  ['property_type', 'terraced', 'houseboat', 'Type woning: “Tussenwoning” werd “houseboat”'],
  ['new_column', 1, { deep: true }, 'new_column: “1” werd “{"deep":true}”'],
])('%s from %j to %j reads as people know it', (column, before, after, line) => {
  expect(auditLines(buildEntry({ before: { [column]: before }, after: { [column]: after } }))).toEqual([line]);
});

test('a deletion has no lines, nor has a change whose values are gone', () => {
  expect(auditLines(buildEntry({ action: 'delete', before: { status: 'new' } }))).toEqual([]);
  expect(auditLines(buildEntry({}))).toEqual([]);
});
