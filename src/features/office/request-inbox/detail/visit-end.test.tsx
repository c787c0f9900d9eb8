// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, fields, openDialog, outcomes, read, stored, toasts, update } from '@/test/render/request-dialog';

const visits = 'GET /rest/v1/appointments';
const note = 'POST /rest/v1/rpc/note_no_show';
const past = { status: 'scheduled', appointment_date: '2026-01-05', appointment_time: '10:00:00' };
const visit = {
  ...{ id: 'v', sequence: 3, state: 'planned', changed_at: '2026-01-01T10:00:00Z' },
  ...{ starts_at: '2026-01-05T09:00:00Z', ends_at: '2026-01-05T10:00:00Z' },
};

describe('cancelling a planned visit', () => {
  test.each([
    ['the customer', true, 'customer'],
    ['us', false, null],
  ])('says that it is by %s', async (_, isByCustomer, header) => {
    const { user, calls } = openDialog(past, { [update]: () => stored({ ...past, status: 'cancelled' }) });
    await user.selectOptions(fields.status(), 'cancelled');
    if (isByCustomer) await user.click(screen.getByRole('checkbox', { name: 'De klant zegt af' }));
    await user.click(button('Opslaan'));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === update)?.headers.get('x-cancelled-by')).toBe(header),
    );
  });
});

describe('nobody was home', () => {
  test('is noted of the visit as it was read, and closes the request', async () => {
    const { user, calls } = openDialog(past, {
      [visits]: () => ({ status: 200, json: [visit] }),
      [note]: () => ({ status: 200, json: { undo: 'd' } }),
      [read]: () => stored({ status: 'contacted' }),
    });
    await user.click(button('Niemand thuis'));
    await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledOnce());
    expect(calls.find(({ route }) => route === note)?.body).toEqual({ visit_id: 'v', sequence: 3 });
  });

  test.each([true, false])('says beforehand what it mails, and is noted without mail: %s', async (isWithoutMail) => {
    const { user, calls } = openDialog(past, {
      [visits]: () => ({ status: 200, json: [visit] }),
      [note]: () => ({ status: 200, json: { undo: 'd' } }),
      'POST /rest/v1/rpc/mails_of_changes': () => ({ status: 200, json: [{ id: 'a', kind: 'no_show' }] }),
    });
    expect(await screen.findByText('Mailt de klant: er was niemand thuis')).toBeVisible();
    if (isWithoutMail) await user.click(screen.getByRole('checkbox', { name: 'zonder mail' }));
    await user.click(button('Niemand thuis'));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === note)?.headers.get('x-without-mail')).toBe(
        isWithoutMail ? 'on' : null,
      ),
    );
  });

  test('is not noted of a visit that changed, which is said', async () => {
    const { user } = openDialog(past, {
      [visits]: () => ({ status: 200, json: [visit] }),
      [note]: () => ({ status: 200, json: null }),
    });
    await user.click(button('Niemand thuis'));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith(expect.stringMatching(/intussen gewijzigd/)));
    expect(outcomes.onSaved).not.toHaveBeenCalled();
  });

  test.each([
    ['before it begins', { ...past, appointment_date: '2099-01-05' }],
    ['once it was completed', { ...past, status: 'completed' }],
    ['without a visit', { status: 'new' }],
  ])('is not offered %s', (_, row) => {
    openDialog(row);
    expect(screen.queryByRole('button', { name: 'Niemand thuis' })).toBeNull();
  });
});
