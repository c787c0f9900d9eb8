// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { PersonErasure } from './person-erasure';

const find = 'POST /rest/v1/rpc/erasable_person';
const erase = 'POST /rest/v1/rpc/erase_person';
const seen_at = '2026-11-21T01:47:07.560123+00:00';
const requests = [
  {
    id: 'a',
    created_at: '2016-02-03T10:11:12Z',
    status: 'completed',
    outcome: 'label-kept',
    until: '2027-02-03T10:11:12Z',
    has_invoice: false,
    roles: ['orders'],
  },
  {
    id: 'b',
    created_at: '2026-02-03T10:11:12Z',
    status: 'scheduled',
    outcome: 'kept',
    until: '2033-02-03T10:11:12Z',
    has_invoice: false,
    roles: ['orders'],
  },
  {
    id: 'c',
    created_at: '2026-05-03T10:11:12Z',
    status: 'new',
    outcome: 'erased',
    until: '2027-05-03T10:11:12Z',
    has_invoice: true,
    roles: ['orders'],
  },
];

const error = vi.fn();

beforeEach(() => {
  error.mockReset();
  vi.spyOn(notify, 'error').mockImplementation(error);
});

async function searched(routes: Record<string, () => FakeAnswer>) {
  const calls = fakeSupabase(routes);
  const user = renderAdmin(<PersonErasure />);
  await user.type(
    screen.getByLabelText('E-mailadres of telefoonnummer van wie om verwijdering vraagt'),
    'jo@example.org',
  );
  await user.click(screen.getByRole('button', { name: 'Bekijk wat er verdwijnt' }));
  return { calls, user };
}

test('says of each request what goes, what the law keeps and until when, and changes nothing before it is confirmed', async () => {
  const { calls, user } = await searched({ [find]: () => ({ status: 200, json: { seen_at, requests } }) });
  const list = await screen.findByRole('region', { name: '3 aanvragen met jo@example.org' });
  const [label, order, request] = within(list).getAllByRole('listitem');
  expect(label).toHaveTextContent('Het adres hoort bij het label en blijft tot 3 februari 2027');
  expect(order).toHaveTextContent('De belastingwet vraagt om naam, adres en prijs te bewaren, tot 3 februari 2033');
  expect(request).toHaveTextContent('03-05-2026 12:11, NieuwAlles wat van deze persoon is, verdwijnt.');
  expect(request).toHaveTextContent('De factuur blijft wel bewaard, met naam en adres');
  expect(label).not.toHaveTextContent('factuur');
  await user.click(screen.getByRole('button', { name: 'Gegevens wissen' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Gegevens wissen' })).toHaveFocus();
  expect(calls.map(({ route }) => route)).toEqual([find]);
});

test('erases what was shown, says what was kept, and reminds of the mails', async () => {
  const { calls, user } = await searched({
    [find]: () => ({ status: 200, json: { seen_at, requests } }),
    [erase]: () => ({ status: 200, json: { erased: 1, label_kept: 1, kept: 1, visit_first: 0 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Gegevens wissen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, wis de gegevens' }));
  expect(
    await screen.findByText(
      '1 aanvraag gewist. Van 1 aanvraag is alleen het adres bewaard. 1 aanvraag bewaard, omdat de wet dat vraagt.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Verwijder nu ook de mails/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gegevens wissen' })).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ person: 'jo@example.org', seen_at });
});

test('a person of whom nothing is stored', async () => {
  await searched({ [find]: () => ({ status: 200, json: { seen_at, requests: [] } }) });
  expect(await screen.findByText('Er is niets te wissen bij jo@example.org.')).toBeVisible();
});

test('a failed search says so and shows nothing to erase', async () => {
  await searched({ [find]: () => 'network error' });
  expect(await screen.findByText('Kon de aanvragen niet ophalen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gegevens wissen' })).toBeNull();
});

test('a failed erasure shows no success and can be tried again', async () => {
  const { user } = await searched({
    [find]: () => ({ status: 200, json: { seen_at, requests } }),
    [erase]: () => 'network error',
  });
  await user.click(await screen.findByRole('button', { name: 'Gegevens wissen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, wis de gegevens' }));
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith('De gegevens zijn niet gewist', expect.anything()), 20_000);
  expect(screen.getByRole('button', { name: 'Ja, wis de gegevens' })).toBeEnabled();
  expect(screen.queryByText(/^Verwijder nu ook de mails/)).toBeNull();
});

test('says of what somebody else ordered that only the part of this person goes, and what waits for the visit', async () => {
  const others = [
    { ...requests[1], roles: ['pays'], has_invoice: true },
    { ...requests[1], id: 'd', outcome: 'visit-first', until: '2026-12-02T00:00:00Z', roles: ['at_home'] },
  ];
  await searched({
    [find]: () => ({ status: 200, json: { seen_at, requests: others } }),
    [erase]: () => ({ status: 200, json: { erased: 0, label_kept: 0, kept: 1, visit_first: 1 } }),
  });
  const [payer, atHome] = within(await screen.findByRole('region', { name: /^2 aanvragen/ })).getAllByRole('listitem');
  expect(payer).toHaveTextContent('Iemand anders vroeg dit aan; deze persoon krijgt de factuur.');
  expect(payer).toHaveTextContent('naam en adres van wie betaalt te bewaren, tot 3 februari 2033');
  expect(atHome).toHaveTextContent('deze persoon is thuis bij het bezoek');
  expect(atHome).toHaveTextContent(
    'Het bezoek moet nog komen, en dan is deze persoon thuis. Wis deze gegevens vanaf 2 december 2026.',
  );
});
