// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, fields, openDialog, outcomes, remove, removed, stored, update } from '@/test/render/request-dialog';

const kept = /wijzigingen die nog niet waren opgeslagen/;

/** Unmounts the dialog without its question, as when the session ends. */
async function typeAndLoseDialog() {
  const { user } = openDialog();
  await user.type(fields.notes(), 'Belt terug');
  cleanup();
}

it('is there again when the request is opened again', async () => {
  await typeAndLoseDialog();
  openDialog();
  expect(fields.notes()).toHaveValue('Belt terug');
  expect(screen.getByText(kept)).toBeVisible();
});

it('belongs to its own request', async () => {
  await typeAndLoseDialog();
  openDialog({ id: '00000000-1c1d-4e6f-8a2b-3c4d5e6f7a8b' });
  expect(fields.notes()).toHaveValue('');
  expect(screen.queryByText(kept)).toBeNull();
});

it('on a request that changed meanwhile shows both versions', async () => {
  await typeAndLoseDialog();
  const { user, calls } = openDialog(
    { updated_at: '2026-11-21 09:00:00+00', status: 'contacted', notes: 'Gebeld' },
    { [update]: () => stored({ notes: 'Belt terug' }) },
  );
  expect(screen.getByText('Notities: opgeslagen is “Gebeld”, jij hebt “Belt terug”')).toBeVisible();
  expect(fields.status()).toHaveDisplayValue('Contact gelegd');
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({ notes: 'Belt terug' });
  expect(calls[0]?.search.get('updated_at')).toBe('eq.2026-11-21 09:00:00+00');
});

async function saves() {
  const { user } = openDialog({}, { [update]: () => stored({ notes: 'Belt terug' }) });
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  await user.click(button('Sluiten'));
}

async function discards() {
  const { user } = openDialog();
  await user.click(button('Sluiten'));
  await user.click(button('Ja, sluiten zonder opslaan'));
}

async function deletes() {
  const { user } = openDialog({}, { [remove]: () => removed });
  await user.click(button('Verwijderen'));
  await user.click(button('Ja, verwijder'));
}

it.each([
  ['saved', saves, outcomes.onClose],
  ['given up', discards, outcomes.onClose],
  ['deleted with its request', deletes, outcomes.onGone],
])('is not kept once it is %s', async (_, finish, end) => {
  await typeAndLoseDialog();
  await finish();
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  cleanup();
  openDialog();
  expect(fields.notes()).toHaveValue('');
});

it('is still kept after a save that failed', async () => {
  const { user } = openDialog({}, { [update]: () => 'network error' });
  await user.type(fields.notes(), 'Belt terug');
  await user.click(button('Opslaan'));
  expect(await screen.findByText(/de database geeft geen antwoord/)).toBeVisible();
  cleanup();
  openDialog();
  expect(fields.notes()).toHaveValue('Belt terug');
});

it('makes the browser ask before the page is left, for as long as it is there', async () => {
  const { user } = openDialog();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await user.type(fields.notes(), 'x');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.clear(fields.notes());
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});
