// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { affectedVisits } from '@/test/affected-visits';
import type { FakeAnswer } from '@/test/services/fake-supabase';
import {
  button,
  fields,
  notRemoved,
  openDialog,
  outcomes,
  read,
  remove,
  removed,
  stored,
  toasts,
} from '@/test/render/request-dialog';

describe('deleting', () => {
  it('asks first, with the focus on the safe choice, and can be cancelled', async () => {
    const { user, calls } = openDialog();
    await user.click(button('Verwijderen'));
    const question = screen.getByRole('group', { name: 'Weet je het zeker?' });
    expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Verwijderen')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('says so and closes', async () => {
    const { user, calls } = openDialog({}, { [remove]: () => removed });
    await user.click(button('Verwijderen'));
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(outcomes.onGone).toHaveBeenCalledTimes(1));
    expect(calls[0]?.body).toEqual({
      requests: [{ id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b', version: '2026-11-21T08:05:00.123456+00:00' }],
      with_mail: true,
    });
    expect(toasts.success).toHaveBeenCalledWith(
      'Verwijderd',
      expect.objectContaining({ description: 'De aanvraag is succesvol verwijderd', duration: 10_000 }),
    );
  });

  it('names the visit that goes with it first, and who is told', async () => {
    const { user, calls } = openDialog(
      { status: 'scheduled', appointment_date: '2099-12-07', appointment_time: '09:30:00' },
      { [remove]: () => removed, 'POST /rest/v1/rpc/affected_visits': () => affectedVisits() },
    );
    await user.click(button('Verwijderen'));
    expect(await screen.findByText(/maandag 7 december 09:30 tot 10:30/i)).toBeVisible();
    expect(screen.getByText('Mailt jansen@example.nl: het bezoek vervalt, en wie te bellen.')).toBeVisible();
    await user.click(screen.getByLabelText('Zonder mail: ik vertel het de klanten zelf'));
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(outcomes.onGone).toHaveBeenCalledTimes(1));
    expect(calls.find(({ route }) => route === remove)?.body).toMatchObject({ with_mail: false });
  });

  it('deletes no newer version than the one on screen: it shows the newest first', async () => {
    const responses: FakeAnswer[] = [notRemoved, removed];
    const newer = { updated_at: '2026-11-21T09:00:00.5+00:00', notes: 'Wil toch wel' };
    const { user, calls } = openDialog(
      {},
      { [remove]: () => responses.shift() ?? 'network error', [read]: () => stored(newer) },
    );
    await user.click(button('Verwijderen'));
    await user.click(button('Ja, verwijder'));
    expect(await screen.findByText(/intussen gewijzigd of verwijderd/)).toBeVisible();
    expect(outcomes.onGone).not.toHaveBeenCalled();
    await user.click(button('Nieuwste versie laden'));
    await waitFor(() => expect(fields.notes()).toHaveValue('Wil toch wel'));
    expect(screen.queryByText(/intussen gewijzigd of verwijderd/)).toBeNull();
    expect(screen.getByText('Dit is de nieuwste versie van deze aanvraag.')).toBeVisible();
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(outcomes.onGone).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)?.body).toMatchObject({ requests: [{ version: '2026-11-21T09:00:00.5+00:00' }] });
  });

  test.each<[string, FakeAnswer]>([
    ['no response', 'network error'],
    ['a refusal', { status: 403, json: { code: '42501', message: 'no' } }],
    ['nothing to delete', notRemoved],
  ])('fails on %s, keeps what was typed and can be tried again', async (_, response) => {
    const responses = [response];
    const { user } = openDialog({}, { [remove]: () => responses.shift() ?? removed });
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Verwijderen'));
    await user.click(button('Ja, verwijder'));
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Fout bij verwijderen', {
        description: 'De aanvraag kon niet worden verwijderd',
      }),
    );
    expect(outcomes.onGone).not.toHaveBeenCalled();
    expect(toasts.success).not.toHaveBeenCalled();
    expect(fields.notes()).toHaveValue('Belt');
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(outcomes.onGone).toHaveBeenCalledTimes(1));
  });
});
