// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar, urlQuery } from '@/test/render/render-admin';
import { fields } from '@/test/render/request-dialog';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';
import { RequestOfUrl } from './request-of-url';

const other = buildRow({ id: '00000000-0000-4000-8000-000000000001', name: 'Ali Bakker' });

/** The list with Jo de Vries before Ali Bakker, or another page. */
function open(children = <RequestInbox />, routes: FakeRoutes = {}) {
  vi.spyOn(notify, 'success').mockReturnValue();
  let jo = buildRow();
  fakeSupabase({
    ...inboxReads(() => [jo, other]),
    'PATCH /rest/v1/contact_submissions': ({ body }) => {
      jo = buildRow({ ...z.looseObject({}).parse(body), updated_at: '2026-11-21T09:00:00+00:00' });
      return { status: 200, json: [jo] };
    },
    ...routes,
  });
  return renderAdmin(
    <>
      {children}
      <UrlBar />
    </>,
    `/admin?aanvraag=${jo.id}`,
  );
}

async function plan(user: ReturnType<typeof open>) {
  fireEvent.change(await screen.findByLabelText('Datum afspraak'), { target: { value: '2099-12-05' } });
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return screen.findByRole('list', { name: 'Volgende stap' });
}

test('a save closes the dialog and offers the next step until the next request opens', async () => {
  const user = open();
  const steps = await plan(user);
  expect(urlQuery()).toBe('');
  expect(screen.getByText('Opgeslagen: het bezoek bij Jo de Vries is op 05-12-2099 om 09:30 uur')).toBeVisible();
  const mail = await within(steps).findByRole('link', { name: /Bevestigen per mail/ });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('op 05-12-2099 om 09:30 uur');
  expect(within(steps).getByRole('link', { name: /Bevestigen via WhatsApp/ })).toBeVisible();
  expect(within(steps).getByRole('button', { name: /Agenda-bestand/ })).toBeVisible();
  expect(within(steps).getByRole('link', { name: /Route/ })).toBeVisible();
  await user.click(within(steps).getByRole('button', { name: /Volgende aanvraag/ }));
  expect(await screen.findByDisplayValue('Niemand')).toBeVisible();
  expect(urlQuery()).toBe(`?aanvraag=${other.id}`);
  expect(screen.queryByRole('list', { name: 'Volgende stap' })).toBeNull();
});

/** The website mailed, or is about to, that the appointment is at this moment. */
function openMailed(starts_at: string) {
  const mail = { id: '1', kind: 'planned', state: 'waiting', error: null, done_at: null, payload: { starts_at } };
  return open(<RequestInbox />, {
    'POST /rest/v1/rpc/request_mails': () => ({
      status: 200,
      json: [{ ...mail, due_at: '2026-11-21T09:01:00+00:00' }],
    }),
  });
}

test('what was moved without mail is to be confirmed, whatever was mailed before', async () => {
  const steps = await plan(openMailed('2099-12-04T08:30:00+00:00'));
  expect(await within(steps).findByRole('link', { name: /Bevestigen per mail/ })).toBeVisible();
  expect(screen.queryByText('De klant krijgt hierover een mail van de website.')).toBeNull();
});

test('what the website mails is not offered to be confirmed by mail too', async () => {
  const user = openMailed('2099-12-05T08:30:00+00:00');
  const steps = await plan(user);
  expect(await screen.findByText('De klant krijgt hierover een mail van de website.')).toBeVisible();
  expect(within(steps).queryByRole('link', { name: /Bevestigen per mail/ })).toBeNull();
  expect(within(steps).getByRole('link', { name: /Bevestigen via WhatsApp/ })).toBeVisible();
});

test('it can be dismissed', async () => {
  const user = open();
  await plan(user);
  await user.click(screen.getByRole('button', { name: 'Volgende stap sluiten' }));
  expect(screen.queryByRole('list', { name: 'Volgende stap' })).toBeNull();
});

test('without an appointment there is no appointment to confirm or to drive to', async () => {
  const user = open();
  await user.type(await screen.findByLabelText('Notities'), 'Belt terug');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const steps = await screen.findByRole('list', { name: 'Volgende stap' });
  expect(screen.getByText('Opgeslagen: Jo de Vries')).toBeVisible();
  expect(within(steps).getByRole('link', { name: /Mailen/ })).toBeVisible();
  expect(within(steps).queryByText(/Bevestigen|Route|Agenda/)).toBeNull();
});

test('a page without the list offers it too', async () => {
  const steps = await plan(open(<RequestOfUrl headingId="agenda" />));
  expect(await within(steps).findByRole('link', { name: /Bevestigen per mail/ })).toBeVisible();
  expect(within(steps).queryByRole('button', { name: /Volgende aanvraag/ })).toBeNull();
});
