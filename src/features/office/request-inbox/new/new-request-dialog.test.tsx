// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { emptyTelephoneRequest } from '@/domain/request/edited-fields';
import { writeSessionDraft } from '@/lib/browser/session-draft';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { NewRequestDialog } from './new-request-dialog';

const insert = 'POST /rest/v1/contact_submissions';
const stored: FakeAnswer = { status: 201, json: null };

beforeEach(() => {
  vi.spyOn(notify, 'success').mockReturnValue();
  vi.spyOn(notify, 'error').mockReturnValue();
});

function open(...answers: FakeAnswer[]) {
  const calls = fakeSupabase({ [insert]: () => answers.shift() ?? 'network error' });
  const outcomes = { onClose: vi.fn(), onEntered: vi.fn() };
  const user = renderAdmin(<NewRequestDialog {...outcomes} />);
  return { user, outcomes, calls };
}

type User = ReturnType<typeof renderAdmin>;

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Naam'), 'Bo');
  await user.type(screen.getByLabelText('Email'), 'bo@example.org');
  await user.selectOptions(screen.getByLabelText('Type woning'), 'Anders');
}

async function save(user: User) {
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
}

test('what was typed is stored as a telephone request, without a mail', async () => {
  const { user, outcomes, calls } = open(stored);
  await fillIn(user);
  await save(user);
  await waitFor(() => expect(outcomes.onEntered).toHaveBeenCalledTimes(1));
  expect(calls.map(({ route }) => route)).toEqual([insert]);
  expect(calls[0]?.body).toMatchObject({ name: 'Bo', source: 'telephone', rush_service: false });
  expect(calls[0]?.body).not.toHaveProperty('relay_status');
  expect(outcomes.onEntered).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
});

test('a caller without e-mail can be entered', async () => {
  const { user, outcomes, calls } = open(stored);
  await fillIn(user);
  await user.clear(screen.getByLabelText('Email'));
  await save(user);
  await waitFor(() => expect(outcomes.onEntered).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ name: 'Bo', email: null, source: 'telephone' });
});

test('a second attempt is the same request, and one that arrived after all counts as stored', async () => {
  const duplicate: FakeAnswer = { status: 409, json: { code: '23505', message: 'duplicate key' } };
  const { user, outcomes, calls } = open('network error', duplicate);
  await fillIn(user);
  await save(user);
  expect(await screen.findByText(/de database geeft geen antwoord/)).toBeVisible();
  expect(outcomes.onEntered).not.toHaveBeenCalled();
  await save(user);
  await waitFor(() => expect(outcomes.onEntered).toHaveBeenCalledTimes(1));
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

test('other content after a failed attempt is another request', async () => {
  const { user, outcomes, calls } = open('network error', stored);
  await fillIn(user);
  await save(user);
  expect(await screen.findByText(/de database geeft geen antwoord/)).toBeVisible();
  await user.type(screen.getByLabelText('Naam'), ' Bakker');
  await save(user);
  await waitFor(() => expect(outcomes.onEntered).toHaveBeenCalledTimes(1));
  const ids = new Set(calls.map(({ body }) => /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1]));
  expect(ids.size).toBe(2);
});

test('what was typed comes back after a reload, and not after it was given up', async () => {
  const { user } = open();
  await fillIn(user);
  cleanup();
  const again = open();
  expect(screen.getByLabelText('Naam')).toHaveValue('Bo');
  await again.user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await again.user.click(screen.getByRole('button', { name: 'Ja, sluiten zonder opslaan' }));
  expect(again.outcomes.onClose).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  expect(screen.getByLabelText('Naam')).toHaveValue('');
});

test('another house number takes the position with it', async () => {
  const typed = { ...emptyTelephoneRequest, houseNumber: '12', rdX: '155000', rdY: '463000' };
  writeSessionDraft('new-request', JSON.stringify({ id: crypto.randomUUID(), offered: '', typed }));
  const { user, calls } = open('network error', stored);
  await fillIn(user);
  await save(user);
  expect(await screen.findByText(/de database geeft geen antwoord/)).toBeVisible();
  await user.type(screen.getByLabelText('Huisnummer'), '4');
  await save(user);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { house_number: '12', rd_x: 155_000, rd_y: 463_000 },
    { house_number: '124', rd_x: null, rd_y: null },
  ]);
});
