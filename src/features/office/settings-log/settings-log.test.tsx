// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { SettingsLog } from './settings-log';

const read = 'GET /rest/v1/settings_log';

function change(about: string, values: object) {
  return {
    id: 1,
    changed_at: '2026-11-21T09:05:00+00:00',
    changed_by_email: 'jo@example.org',
    about,
    subject: null,
    old_values: null,
    new_values: null,
    ...values,
  };
}

function show(...changes: object[]) {
  const calls = fakeSupabase({
    [read]: () => ({ status: 200, json: changes.map((row, index) => ({ ...row, id: changes.length - index })) }),
  });
  return { calls, user: renderAdmin(<SettingsLog />) };
}

const period = { starts_at: '2027-02-02T08:00:00+00:00', ends_at: '2027-02-02T11:00:00+00:00' };

test.each<[string, object, string]>([
  ['settings', { new_values: { webhook_url: 'hook.example.org' } }, 'Automatisering ingesteld: hook.example.org'],
  ['settings', { new_values: { webhook_url: '/' } }, 'Automatisering ingesteld: deze website'],
  ['settings', { old_values: { webhook_url: 'a.nl' }, new_values: { webhook_url: null } }, 'Automatisering uitgezet'],
  ['settings', { old_values: { sends_mail: false }, new_values: { sends_mail: true } }, 'Mails aan klanten aangezet'],
  ['mail_kinds', { subject: 'moved', new_values: { is_on: false } }, 'Mail ‘Afspraak veranderd’ uitgezet'],
  ['admins', { subject: 'bo@example.org', new_values: {} }, 'bo@example.org is beheerder geworden'],
  ['admins', { subject: 'bo@example.org', old_values: {} }, 'bo@example.org is geen beheerder meer'],
  ['invitations', { subject: 'bo@example.org', new_values: {} }, 'bo@example.org uitgenodigd als beheerder'],
  [
    'adviser_hours',
    { subject: 'Ali', new_values: { weekday: 1, opens: '09:00:00', closes: '17:00:00' } },
    'Werktijden van Ali op maandag: 09:00–17:00',
  ],
  [
    'adviser_hours',
    { subject: 'Ali', old_values: { weekday: 7, opens: '09:00:00', closes: '17:00:00' } },
    'Werktijden van Ali op zondag: 09:00–17:00 weggehaald',
  ],
  [
    'blocked_times',
    { subject: 'Ali', new_values: period },
    'Tijd van Ali geblokkeerd: 02-02-2027 09:00 tot 02-02-2027 12:00',
  ],
  [
    'blocked_times',
    { subject: 'Ali', old_values: period },
    'Blokkade van Ali weggehaald: 02-02-2027 09:00 tot 02-02-2027 12:00',
  ],
  [
    'own_calendars',
    { subject: 'Ali', new_values: { calendar_url: 'agenda.example' } },
    'Eigen agenda van Ali ingesteld: agenda.example',
  ],
  [
    'own_calendars',
    { subject: 'Ali', old_values: { calendar_url: 'agenda.example' } },
    'Eigen agenda van Ali weggehaald',
  ],
  [
    'settings',
    {
      old_values: { office_mail: 'daily', office_mail_address: 'a@example.nl' },
      new_values: { office_mail: 'daily', office_mail_address: 'b@example.nl' },
    },
    'Mail aan mij naar b@example.nl, was a@example.nl',
  ],
  [
    'invoice_settings',
    {
      old_values: { iban: 'NL91AAAA0417164300', vat_rate: 21 },
      new_values: { iban: 'NL91BBBB0417164300', vat_rate: 21 },
    },
    'Gegevens voor facturen gewijzigd: IBAN was NL91AAAA0417164300, nu NL91BBBB0417164300',
  ],
  [
    'price_lists',
    {
      old_values: { valid_from: '2027-01-01', rush_price: 95 },
      new_values: { valid_from: '2027-01-01', rush_price: 100 },
    },
    'Prijslijst vanaf 01-01-2027 gewijzigd: spoed was 95, nu 100',
  ],
  [
    'business_terms',
    {
      old_values: { valid_from: '2027-01-01', payment_days: 14 },
      new_values: { valid_from: '2027-01-01', payment_days: 30 },
    },
    'Voorwaarden vanaf 01-01-2027 gewijzigd: betaaltermijn was 14, nu 30',
  ],
  [
    'invoices',
    {
      subject: '2026-0001',
      old_values: { payment_url: null },
      new_values: { payment_url: 'https://betaal.example/1' },
    },
    'Betaallink van factuur 2026-0001 gewijzigd: was leeg, nu https://betaal.example/1',
  ],
  [
    'invoice_payments',
    { subject: '2026-0001', old_values: { paid_on: '2026-11-20', amount: 28500 } },
    'Betaling van €285,00 op 20-11-2026 weggehaald bij factuur 2026-0001',
  ],
  ['of_a_later_version', {}, 'Een instelling gewijzigd'],
])('a change of %s with %j reads', async (about, values, text) => {
  show(change(about, values));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('21-11-2026 10:05, door jo@example.org')).toBeVisible();
});

test('shows ten, then more', async () => {
  const { user, calls } = show(
    ...Array.from({ length: 11 }, () => change('working_hours', { changed_by_email: null })),
  );
  const list = await screen.findByRole('list', { name: 'Wijzigingen in de instellingen' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(within(list).getAllByText(/niet door een beheerder/)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Meer wijzigingen' }));
  expect(await within(list).findAllByRole('listitem')).toHaveLength(11);
  expect(calls.map(({ search }) => search.get('limit'))).toEqual(['11', '61']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a log that cannot be read is no empty one', async () => {
  const answers: FakeAnswer[] = [
    { status: 403, json: { code: '42501', message: 'no' } },
    { status: 200, json: [] },
  ];
  fakeSupabase({ [read]: () => answers.shift() ?? 'network error' });
  const user = renderAdmin(<SettingsLog />);
  expect(await screen.findByRole('alert')).toHaveTextContent('konden niet worden opgehaald');
  expect(screen.queryByText('Er is nog niets gewijzigd.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er is nog niets gewijzigd.')).toBeVisible();
});
