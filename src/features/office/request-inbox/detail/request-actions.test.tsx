// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import type { StoredRequest } from '@/domain/request/request-fields';
import { RequestDialog } from './request-dialog';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import {
  button,
  fields,
  openDialog,
  outcomes,
  read,
  stored,
  toasts,
  update,
  webhookOutcomes,
} from '@/test/render/request-dialog';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow, buildStoredRequest } from '@/test/stored-requests';

interface FollowerProps {
  first: StoredRequest;
  next: StoredRequest;
  dialog: (request: StoredRequest) => ReactNode;
}

/** Shows a newer version at an event of the window, as polling would. */
function Follower({ first, next, dialog }: FollowerProps) {
  const [request, setRequest] = useState(first);
  useEffect(() => {
    window.addEventListener('newer', () => setRequest(next), { once: true });
  }, [next]);
  return dialog(request);
}

describe('saving', () => {
  it('sends what changed, says so and closes', async () => {
    const scheduled = { status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30:00' };
    const { user, calls } = openDialog({}, { [update]: () => stored(scheduled) });
    fireEvent.change(fields.date(), { target: { value: '2026-12-05' } });
    fireEvent.change(fields.time(), { target: { value: '09:30' } });
    await user.click(button('Opslaan'));
    function sent() {
      return calls.filter(({ route }) => route !== read);
    }
    await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalled());
    expect(sent().map(({ route, body }) => [route, body])).toEqual([
      [update, { status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30' }],
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Opgeslagen', { description: 'De aanvraag is succesvol bijgewerkt' });
    expect(outcomes.onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ appointmentTime: '09:30' }));
    expect(window.sessionStorage).toHaveLength(0);
    expect(outcomes.onWebhookFailed).not.toHaveBeenCalled();
  });

  it.each<[string, boolean, number]>([
    ['accepted it', true, 0],
    ['did not respond', false, 1],
  ])('succeeds, and notes whether the automation %s once that is known', async (_, isAccepted, notes) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { id } = buildRow();
    const answers = [{ [id]: null }, { [id]: isAccepted }];
    const { user, calls } = openDialog(
      {},
      {
        [update]: () => stored({ notes: 'Belt' }),
        [webhookOutcomes]: () => ({ status: 200, json: answers.shift() ?? {} }),
      },
    );
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(calls.filter(({ route }) => route === webhookOutcomes)).toHaveLength(2), {
      timeout: 8000,
    });
    await waitFor(() => expect(outcomes.onWebhookFailed).toHaveBeenCalledTimes(notes));
    expect(warn).toHaveBeenCalledTimes(notes);
    expect(toasts.success).toHaveBeenCalledTimes(1);
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it('succeeds all the same when what became of the automation cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = openDialog(
      {},
      { [update]: () => stored({ notes: 'Belt' }), [webhookOutcomes]: () => 'network error' },
    );
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('webhook'), expect.anything()));
    expect(toasts.success).toHaveBeenCalledTimes(1);
    expect(toasts.error).not.toHaveBeenCalled();
    expect(outcomes.onWebhookFailed).not.toHaveBeenCalled();
  });

  it('has nothing to do when nothing changed, and says so', async () => {
    const { user, calls } = openDialog();
    await user.type(fields.notes(), '  ');
    await user.click(button('Opslaan'));
    expect(screen.getByText('Er is niets gewijzigd, dus er is niets opgeslagen.')).toBeVisible();
    expect(outcomes.onClose).not.toHaveBeenCalled();
    expect(toasts.success).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['no response', 'network error', /de database geeft geen antwoord/],
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
    const responses = [failure];
    const { user, calls } = openDialog({}, { [update]: () => responses.shift() ?? stored({ notes: 'Belt' }) });
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Fout bij opslaan', {
      description: 'De aanvraag kon niet worden bijgewerkt',
    });
    expect(toasts.success).not.toHaveBeenCalled();
    expect(fields.notes()).toHaveValue('Belt');
    expect(outcomes.onSaved).not.toHaveBeenCalled();
    expect(calls.map(({ route }) => route)).toEqual([update]);
    await user.click(button('Opslaan'));
    await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
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

  it('takes no typing meanwhile, which would be lost; the button has the focus', async () => {
    const later = laterAnswer();
    const { user } = openDialog({}, { [update]: () => later.promise });
    await user.type(fields.notes(), 'Belt');
    fireEvent.change(fields.date(), { target: { value: '2026-12-05' } });
    fireEvent.change(fields.time(), { target: { value: '09:30' } });
    fields.time().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Opslaan...' })).toHaveFocus();
    expect(fields.status()).toBeDisabled();
    expect(fields.date()).toBeDisabled();
    await user.type(fields.notes(), ' terug');
    expect(fields.notes()).toHaveValue('Belt');
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    await waitFor(() => expect(fields.notes()).toBeEnabled());
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
    await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
    const [, , second] = calls;
    expect(second?.body).toEqual({ notes: 'Belt terug' });
    expect(second?.search.get('updated_at')).toBe('eq.2026-11-21T09:00:00.5+00:00');
  });

  it('keeps both versions in view also after Opslaan, once polling brought the newest', async () => {
    const newer = { updated_at: '2026-11-21T09:00:00.5+00:00', notes: 'Gebeld' };
    fakeSupabase({ [update]: () => ({ status: 200, json: [] }) });
    function dialog(request: StoredRequest) {
      return <RequestDialog request={request} {...outcomes} />;
    }
    const shown = { request: buildStoredRequest() };
    const user = renderAdmin(<Follower first={shown.request} next={buildStoredRequest(newer)} dialog={dialog} />);
    await user.type(fields.notes(), 'Belt terug');
    fireEvent(window, new Event('newer'));
    const both = 'Notities: opgeslagen is “Gebeld”, jij hebt “Belt terug”';
    expect(await screen.findByText(both)).toBeVisible();
    await user.click(button('Opslaan'));
    expect(await screen.findByText(/Er is niets overschreven/)).toBeVisible();
    expect(screen.getByText(both)).toBeVisible();
  });

  it('keeps what is typed while the newest version is loaded', async () => {
    const later = laterAnswer();
    const { user } = await meetConflict(later.promise);
    await user.click(button('Nieuwste versie laden'));
    await user.type(fields.notes(), ' om 9 uur');
    later.resolve({ status: 200, json: [buildRow({ updated_at: '2026-11-21T09:00:00.5+00:00', notes: 'Gebeld' })] });
    expect(await screen.findByText(/jij hebt “Belt terug om 9 uur”/)).toBeVisible();
    expect(fields.notes()).toHaveValue('Belt terug om 9 uur');
  });

  it('with a deleted request says that it is gone', async () => {
    const { user } = await meetConflict({ status: 200, json: [] });
    await user.click(button('Nieuwste versie laden'));
    expect(await screen.findByText(/intussen verwijderd en kan niet meer worden opgeslagen/)).toBeVisible();
    expect(fields.notes()).toHaveValue('Belt terug');
  });
});
