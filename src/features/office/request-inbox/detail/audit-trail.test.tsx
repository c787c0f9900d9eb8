// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FakeAnswer } from '@/test/services/fake-supabase';
import { button, openDialog } from '@/test/render/request-dialog';

const trail = 'GET /rest/v1/request_audit';

const change = {
  id: 2,
  request_id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
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
  expect(calls[0]?.search.get('select')).toMatch(/^id,.*\bby_customer\b/);
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
