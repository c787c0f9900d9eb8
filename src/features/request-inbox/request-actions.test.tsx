// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { laterAnswer, type FakeAnswer } from '@/test/fake-supabase';
import {
  button,
  fields,
  openDialog,
  outcomes,
  read,
  remove,
  stored,
  toasts,
  update,
  webhook,
} from '@/test/request-dialog';
import { buildRow } from '@/test/submissions';

describe('saving', () => {
  it('sends what changed, says so, closes and tells the automation of the row as it is stored', async () => {
    const scheduled = { status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30:00' };
    const { user, calls } = openDialog({}, { [update]: () => stored(scheduled) });
    fireEvent.change(fields.date(), { target: { value: '2026-12-05' } });
    fireEvent.change(fields.time(), { target: { value: '09:30' } });
    await user.click(button('Opslaan'));
    function sent() {
      return calls.filter(({ route }) => route !== read);
    }
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().map(({ route, body }) => [route, body])).toEqual([
      [update, { status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30' }],
      [webhook, buildRow(scheduled)],
      [update, { webhook_status: 'sent' }],
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Opgeslagen', { description: 'De aanvraag is succesvol bijgewerkt' });
    expect(outcomes.onClose).toHaveBeenCalledTimes(1);
    expect(outcomes.onWebhookFailed).not.toHaveBeenCalled();
  });

  it('succeeds all the same when the automation does not answer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, calls } = openDialog(
      {},
      { [update]: () => stored({ notes: 'Belt' }), [webhook]: () => 'network error' },
    );
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(outcomes.onWebhookFailed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(calls[2]?.body).toEqual({ webhook_status: 'failed' }));
    expect(console.warn).toHaveBeenCalled();
    expect(toasts.success).toHaveBeenCalledTimes(1);
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it('succeeds all the same when what became of the automation cannot be stored', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const answers: FakeAnswer[] = [stored({ notes: 'Belt' }), 'network error'];
    const { user } = openDialog({}, { [update]: () => answers.shift() ?? 'network error' });
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('webhook'), expect.anything()));
    expect(toasts.success).toHaveBeenCalledTimes(1);
    expect(toasts.error).not.toHaveBeenCalled();
    expect(outcomes.onWebhookFailed).not.toHaveBeenCalled();
  });

  it('has nothing to do when nothing changed: it closes without a word', async () => {
    const { user, calls } = openDialog();
    await user.type(fields.notes(), '  ');
    await user.click(button('Opslaan'));
    expect(outcomes.onClose).toHaveBeenCalledTimes(1);
    expect(toasts.success).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['no answer', 'network error', /de database geeft geen antwoord/],
    [
      'a refusal',
      { status: 403, json: { code: '42501', message: 'no' } },
      /je bent niet meer ingelogd of mag dit niet/,
    ],
    [
      'a text that the database does not take',
      { status: 500, json: { code: 'SUP', message: 'violates check constraint' } },
      /de database neemt deze invoer niet aan/,
    ],
  ])('keeps what was typed on %s, and can be tried again', async (_, failure, text) => {
    const answers = [failure];
    const { user, calls } = openDialog({}, { [update]: () => answers.shift() ?? stored({ notes: 'Belt' }) });
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Fout bij opslaan', {
      description: 'De aanvraag kon niet worden bijgewerkt',
    });
    expect(toasts.success).not.toHaveBeenCalled();
    expect(fields.notes()).toHaveValue('Belt');
    expect(outcomes.onClose).not.toHaveBeenCalled();
    expect(calls.map(({ route }) => route)).toEqual([update]);
    await user.click(button('Opslaan'));
    await waitFor(() => expect(outcomes.onClose).toHaveBeenCalledTimes(1));
  });

  it('shows that it is busy and saves only once', async () => {
    const later = laterAnswer();
    const { user, calls } = openDialog({}, { [update]: () => later.promise });
    await user.type(fields.notes(), 'Belt');
    await user.dblClick(button('Opslaan'));
    expect(await screen.findByRole('button', { name: 'Opslaan...' })).toHaveAttribute('aria-disabled', 'true');
    expect(calls).toHaveLength(1);
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    expect(await screen.findByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('a conflict', () => {
  async function meetConflict(newest: FakeAnswer, secondSave: FakeAnswer = { status: 200, json: [] }) {
    const saves: FakeAnswer[] = [{ status: 200, json: [] }, secondSave];
    const opened = openDialog({}, { [update]: () => saves.shift() ?? 'network error', [read]: () => newest });
    await opened.user.type(fields.notes(), 'Belt terug');
    await opened.user.click(button('Opslaan'));
    expect(await screen.findByText(/intussen gewijzigd of verwijderd/)).toBeVisible();
    return opened;
  }

  it('overwrites nothing and keeps what was typed', async () => {
    const { calls } = await meetConflict('network error');
    expect(fields.notes()).toHaveValue('Belt terug');
    expect(outcomes.onClose).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('shows both versions once the newest is loaded, and saves on that version', async () => {
    const newer = { updated_at: '2026-11-21T09:00:00.5+00:00', status: 'contacted', notes: 'Gebeld' };
    const { user, calls } = await meetConflict(stored(newer), stored({ ...newer, notes: 'Belt terug' }));
    await user.click(button('Nieuwste versie laden'));
    expect(await screen.findByText('Notities: opgeslagen is “Gebeld”, jij hebt “Belt terug”')).toBeVisible();
    expect(fields.status()).toHaveDisplayValue('Contact gelegd');
    expect(fields.notes()).toHaveValue('Belt terug');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(outcomes.onClose).toHaveBeenCalledTimes(1));
    const [, , second] = calls;
    expect(second?.body).toEqual({ notes: 'Belt terug' });
    expect(second?.search.get('updated_at')).toBe('eq.2026-11-21T09:00:00.5+00:00');
  });

  it('with a deleted request says that it is gone', async () => {
    const { user } = await meetConflict({ status: 200, json: [] });
    await user.click(button('Nieuwste versie laden'));
    expect(await screen.findByText(/intussen verwijderd en kan niet meer worden opgeslagen/)).toBeVisible();
    expect(fields.notes()).toHaveValue('Belt terug');
  });

  it('says when the newest version cannot be read', async () => {
    const { user } = await meetConflict('network error');
    await user.click(button('Nieuwste versie laden'));
    expect(await screen.findByText(/kon niet worden opgehaald/)).toBeVisible();
    expect(button('Nieuwste versie laden')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('deleting', () => {
  it('asks first, with the focus on the safe answer, and can be called off', async () => {
    const { user, calls } = openDialog();
    await user.click(button('Verwijderen'));
    const question = screen.getByRole('group', { name: 'Weet je het zeker?' });
    expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Verwijderen')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('says so and closes', async () => {
    const { user, calls } = openDialog({}, { [remove]: () => ({ status: 200, json: [{ id: '5f0c9a3e' }] }) });
    await user.click(button('Verwijderen'));
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(outcomes.onClose).toHaveBeenCalledTimes(1));
    expect(calls[0]?.search.get('id')).toBe('eq.5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b');
    expect(toasts.success).toHaveBeenCalledWith(
      'Verwijderd',
      expect.objectContaining({ description: 'De aanvraag is succesvol verwijderd', duration: 10_000 }),
    );
  });

  test.each<[string, FakeAnswer]>([
    ['no answer', 'network error'],
    ['a refusal', { status: 403, json: { code: '42501', message: 'no' } }],
    ['nothing to delete', { status: 200, json: [] }],
  ])('fails on %s, keeps what was typed and can be tried again', async (_, answer) => {
    const answers = [answer];
    const deleted = { status: 200, json: [{ id: '5f0c9a3e' }] };
    const { user } = openDialog({}, { [remove]: () => answers.shift() ?? deleted });
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Verwijderen'));
    await user.click(button('Ja, verwijder'));
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Fout bij verwijderen', {
        description: 'De aanvraag kon niet worden verwijderd',
      }),
    );
    expect(outcomes.onClose).not.toHaveBeenCalled();
    expect(toasts.success).not.toHaveBeenCalled();
    expect(fields.notes()).toHaveValue('Belt');
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(outcomes.onClose).toHaveBeenCalledTimes(1));
  });
});
