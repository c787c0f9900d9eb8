// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { AuditEntry } from '@/data/requests/audit-trail';
import type { FakeAnswer } from '@/test/fake-supabase';
import { button, openDialog } from '@/test/request-dialog';
import { auditHeading, auditLines } from './audit-trail';

const trail = 'GET /rest/v1/request_audit';

const change = {
  id: 2,
  action: 'update',
  changed_at: '2026-11-21 08:05:00.12+00',
  changed_by_email: 'beheer@example.org',
  old_values: { status: 'new', notes: null },
  new_values: { status: 'contacted', notes: 'Gebeld' },
};

async function openTrail(responses: FakeAnswer[]) {
  const opened = openDialog({}, { [trail]: () => responses.shift() ?? { status: 401, json: { message: 'no' } } });
  expect(opened.calls).toEqual([]);
  await opened.user.click(screen.getByText('Geschiedenis'));
  return opened;
}

it('is read when it is opened, and tells who changed what', async () => {
  const deletion = { ...change, id: 1, action: 'delete', changed_by_email: null, new_values: null };
  const { calls } = await openTrail([{ status: 200, json: [change, deletion] }]);
  expect(await screen.findByText('21-11-2026 09:05, beheer@example.org: Gewijzigd')).toBeVisible();
  expect(screen.getByText('Status: “Nieuw” werd “Contact gelegd”')).toBeVisible();
  expect(screen.getByText('Notities: “-” werd “Gebeld”')).toBeVisible();
  expect(screen.getByText('21-11-2026 09:05, automatisch: Verwijderd')).toBeVisible();
  expect(calls[0]?.search.get('request_id')).toBe('eq.5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b');
  expect(calls[0]?.search.get('order')).toBe('id.desc');
});

it('says that there is nothing yet', async () => {
  await openTrail([{ status: 200, json: [] }]);
  expect(await screen.findByText('Aan deze aanvraag is nog niets gewijzigd.')).toBeVisible();
});

it('that cannot be read says so, is never shown as empty, and can be tried again', async () => {
  const refused = { status: 401, json: { message: 'JWT expired' } };
  const { user } = await openTrail([refused, { status: 200, json: [change] }]);
  expect(await screen.findByText('De geschiedenis kon niet worden opgehaald.')).toBeVisible();
  expect(screen.queryByText(/nog niets gewijzigd/)).toBeNull();
  await user.click(button('Opnieuw proberen'));
  expect(await screen.findByText('Status: “Nieuw” werd “Contact gelegd”')).toBeVisible();
});

function buildEntry(part: Partial<AuditEntry>): AuditEntry {
  const nobody = { id: '1', action: 'update', changedAt: '2026-11-21 08:05:00.12+00', changedBy: '' };
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
  ['calculated_price', 285, 300, 'Prijs: “€285” werd “€300”'],
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
