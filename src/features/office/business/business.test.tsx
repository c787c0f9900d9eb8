// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { findPlace } from '@/content/cities/find-place';
import { fakeSupabase, publish, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Business } from './business';

const facts = {
  ...{ phone: '085 000 0000', whatsapp: '31850000000', email: 'info@woninglabel.example' },
  ...{ office_days: [1, 2], office_opens: '09:00:00', office_closes: '17:00:00' },
  ...{ area_centre: 'Amersfoort', latitude: 52.1552, longitude: 5.3872, radius_km: 80 },
  advisers: [{ name: 'Robin Voorbeeld', certificate: 'EPW-00000', photo: '' }],
};
const settings = {
  ...{ seller_name: '', street: '', postcode: '', city: '', chamber_of_commerce: '', vat_number: '', iban: '' },
  ...{ is_small_business: false, vat_rate: 21, label_line: 'Energielabel' },
  ...{ first_reminder_days: 7, second_reminder_days: null, third_reminder_days: null },
};
const saveFacts = 'PATCH /rest/v1/business_facts';
const saveAddress = 'PATCH /rest/v1/invoice_settings';
const saved: FakeAnswer = { status: 204, json: null };
const success = vi.fn();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

async function show(name: string, answer = saved) {
  const calls = fakeSupabase({
    'GET /rest/v1/business_facts': () => ({ status: 200, json: facts }),
    'GET /rest/v1/invoice_settings': () => ({ status: 200, json: [settings] }),
    'GET /rest/v1/pictures': () => ({ status: 200, json: [] }),
    [saveFacts]: () => answer,
    [saveAddress]: () => answer,
    [publish]: () => ({ status: 202, json: {} }),
  });
  const user = renderAdmin(<Business />);
  const form = within(await screen.findByRole('form', { name }));
  function sent() {
    return calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body);
  }
  return { calls, form, sent, user, save: () => user.click(form.getByRole('button', { name: 'Opslaan' })) };
}

test('name and address are those of the invoices; an example is stored, with the warning that it cannot go online', async () => {
  const { calls, form, sent, user, save } = await show('Naam en adres');
  await user.type(form.getByLabelText('Naam van het bedrijf'), 'Voorbeeld Labels');
  expect(form.getByText('Dit is nog een voorbeeld. Zo gaat de website niet online.')).toBeVisible();
  await user.type(form.getByLabelText('KvK-nummer'), '1234');
  await user.type(form.getByLabelText('Postcode'), '8011aa');
  await save();
  expect(form.getByText('Vul de 8 cijfers van het KvK-nummer in.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(form.getByLabelText('KvK-nummer'), '5678');
  await save();
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  const address = { seller_name: 'Voorbeeld Labels', street: '', postcode: '8011 AA', city: '' };
  expect(sent()).toEqual([{ ...address, chamber_of_commerce: '12345678' }]);
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(publish));
});

test('a WhatsApp number is stored as wa.me wants it', async () => {
  const { form, sent, user, save } = await show('Bereikbaar');
  const whatsapp = form.getByLabelText('WhatsApp');
  await user.clear(whatsapp);
  await user.type(whatsapp, '06 12345678');
  await user.click(form.getByRole('checkbox', { name: 'woensdag' }));
  await save();
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ whatsapp: '31612345678', office_days: [1, 2, 3], office_opens: '09:00' }]);
});

test.each([
  ['Nergenshuizen', '50', 'Deze plaats kennen wij niet. Vul een plaats in Nederland in.'],
  ['Zwolle', '0', 'Vul een getal van 1 tot en met 300 in.'],
])('the area around %s of %s km is refused', async (centre, radius, problem) => {
  const { form, sent, user, save } = await show('Werkgebied');
  await user.clear(form.getByLabelText('Plaats in het midden'));
  await user.type(form.getByLabelText('Plaats in het midden'), centre);
  await user.clear(form.getByLabelText(/^Tot hoeveel/));
  await user.type(form.getByLabelText(/^Tot hoeveel/), radius);
  await save();
  expect(await form.findByText(problem)).toBeVisible();
  expect(sent()).toEqual([]);
  expect(success).not.toHaveBeenCalled();
});

test('the area is stored with where its centre lies', async () => {
  const { form, sent, user, save } = await show('Werkgebied');
  await user.clear(form.getByLabelText('Plaats in het midden'));
  await user.type(form.getByLabelText('Plaats in het midden'), 'Zwolle');
  await save();
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  const area = { area_centre: 'Zwolle', radius_km: 80, ...(await findPlace('zwolle')) };
  expect(sent()).toEqual([area]);
});

test('an adviser is added, and a refused save keeps what was typed', async () => {
  const { form, sent, user, save } = await show('Wie er langskomt', { status: 403, json: { code: '42501' } });
  await user.click(form.getByRole('button', { name: 'Adviseur toevoegen' }));
  await save();
  expect(form.getByText('Vul een naam in, van niet meer dan 60 tekens.')).toBeVisible();
  const second = within(form.getByRole('group', { name: 'Adviseur 2' }));
  await user.type(second.getByLabelText('Naam'), 'Bo de Wit');
  await user.type(second.getByLabelText('Certificaatnummer'), 'EPW-00002');
  await save();
  expect(await form.findByText(/^Niet opgeslagen: je bent geen beheerder meer/)).toBeVisible();
  expect(second.getByLabelText('Naam')).toHaveValue('Bo de Wit');
  expect(sent()).toEqual([
    { advisers: [...facts.advisers, { name: 'Bo de Wit', certificate: 'EPW-00002', photo: '' }] },
  ]);
  expect(success).not.toHaveBeenCalled();
});
