// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, fields, openDialog, outcomes, stored, update } from '@/test/render/request-dialog';

const ask = 'POST /rest/v1/rpc/mails_of_changes';
const read = 'POST /rest/v1/rpc/request_mails';
const planned = { status: 'scheduled', appointment_date: '2099-12-05', appointment_time: '09:30:00' };

function plan() {
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
}

test.each([
  ['with', null],
  ['without', 'on'],
])('saving says what it mails, and saves %s mail', async (choice, header) => {
  const { user, calls } = openDialog(
    {},
    { [ask]: () => ({ status: 200, json: [{ id: '1', kind: 'planned' }] }), [update]: () => stored(planned) },
  );
  expect(screen.queryByRole('checkbox', { name: 'zonder mail' })).toBeNull();
  plan();
  expect(await screen.findByText('Mailt de klant: afspraak staat vast')).toBeVisible();
  expect(calls.findLast(({ route }) => route === ask)?.body).toMatchObject({
    changes: [{ status: 'scheduled', appointment_date: '2099-12-05', appointment_time: '09:30' }],
  });
  if (choice === 'without') await user.click(screen.getByRole('checkbox', { name: 'zonder mail' }));
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.find(({ route }) => route === update)?.headers.get('x-without-mail')).toBe(header);
});

test('what mails nothing says nothing, and what is not known is told', async () => {
  const { calls } = openDialog(
    {},
    {
      [ask]: ({ body }) => (JSON.stringify(body).includes('10:30') ? 'network error' : { status: 200, json: [] }),
    },
  );
  plan();
  await waitFor(() => expect(JSON.stringify(calls.at(-1)?.body)).toContain('09:30'));
  expect(screen.queryByRole('checkbox', { name: 'zonder mail' })).toBeNull();
  fireEvent.change(fields.time(), { target: { value: '10:30' } });
  expect(await screen.findByText('We weten nog niet of dit de klant mailt.', {}, { timeout: 10_000 })).toBeVisible();
});

test('a request shows its mails with their state and text', async () => {
  const payload = {
    ...{ name: 'Jo de Vries', email: 'jo@example.nl', reference: '5F0C9A3E', address: null, property_type: 'terraced' },
    ...{ price: 285, rush_service: false, starts_at: '2026-12-01T09:00:00+00:00', adviser: 'Ali', label_day: null },
  };
  const mail = { id: '1', kind: 'planned', state: 'sent', error: null, payload };
  const at = { due_at: '2026-11-21T09:01:00+00:00', done_at: '2026-11-21T09:01:30+00:00' };
  const { user } = openDialog(
    {},
    {
      [read]: () => ({
        status: 200,
        json: [
          { ...mail, ...at },
          { ...mail, ...at, id: '2', kind: 'moved', state: 'failed', error: 'smtp 550' },
          { ...mail, ...at, id: '3', kind: 'cancelled', state: 'waiting', done_at: null, payload: {} },
        ],
      }),
    },
  );
  await user.click(screen.getByText('Mails aan de klant'));
  await screen.findByText('Afspraak gemaakt');
  const [first, second, third] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.startsWith('Afspraak '));
  expect(first).toHaveTextContent('Afspraak gemaakt: verstuurd 21-11-2026 10:01');
  expect(first).toHaveTextContent('Tekst: Uw afspraak: dinsdag 1 december 2026 om 10.00 uur');
  expect(first).toHaveTextContent('[de eigen link van de klant]');
  expect(second).toHaveTextContent('niet verstuurd. De mailserver weigerde het bericht (code 550)');
  expect(third).toHaveTextContent('gaat 21-11-2026 10:01');
  expect(third).toHaveTextContent('niet meer te lezen');
});

test.each([
  [{ status: 200, json: true }, 'De mail met een nieuwe link gaat over een minuut.'],
  [{ status: 200, json: false }, /^Er gaat geen mail/],
  ['network error', /^Niet gelukt/],
] as const)('a new link is mailed on request, and what became of it is said: %j', async (answer, text) => {
  const link = 'POST /rest/v1/rpc/mail_link';
  const { user, calls } = openDialog({}, { [read]: () => ({ status: 200, json: [] }), [link]: () => answer });
  await user.click(screen.getByText('Mails aan de klant'));
  await user.click(await screen.findByRole('button', { name: 'Mail een nieuwe link' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls.filter(({ route }) => route === link)).toHaveLength(1);
});
