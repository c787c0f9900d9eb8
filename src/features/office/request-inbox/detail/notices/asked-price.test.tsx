// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeRoutes } from '@/test/services/fake-supabase';
import { button, openDialog, read, stored, toasts, update } from '@/test/render/request-dialog';

const asked = {
  ...{ property_type: 'terraced', surface_area: 165, rush_service: false, price: 315 },
  asked_at: '2026-11-21T09:05:00+00:00',
};
/** The correction looks its address up; the register knows none. */
const register: FakeRoutes = {
  'GET /local/address-register/adressenuitgebreid': () => ({ status: 200, json: {} }),
  'HEAD /robots.txt': () => ({ status: 200, json: null }),
};
const question = 'POST /rest/v1/rpc/price_question';
const settle = 'POST /rest/v1/rpc/settle_price';

test.each([
  ['Klant is akkoord', 'agreed', 'Het akkoord van de klant is genoteerd'],
  ['Niet meer vragen', 'withdrawn', 'De prijs blijft zoals hij was'],
])('a price that the customer was asked about ends with "%s"', async (name, outcome, told) => {
  let isAsked = true;
  const { user, calls } = openDialog(
    { surface_area: 150 },
    {
      [question]: () => ({ status: 200, json: isAsked ? asked : null }),
      [settle]: () => {
        isAsked = false;
        return { status: 200, json: true };
      },
      [read]: () => stored({ surface_area: 165, price: 315 }),
    },
  );
  expect(await screen.findByText(/is de klant akkoord met €315 voor 165.m²\?/)).toBeVisible();
  expect(screen.getByText('Tot de klant akkoord is, geldt €285, ook op de factuur.')).toBeVisible();
  await user.click(button(name));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(told));
  expect(calls.find(({ route }) => route === settle)?.body).toMatchObject({ price: 315, outcome });
  await waitFor(() => expect(screen.queryByText(/is de klant akkoord/)).toBeNull());
});

test('a refusal cancels the request, after a question', async () => {
  const { user, calls } = openDialog(
    { surface_area: 150 },
    {
      [question]: () => ({ status: 200, json: asked }),
      [settle]: () => ({ status: 200, json: true }),
      [read]: () => stored({ status: 'cancelled' }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Klant gaat niet akkoord' }));
  expect(screen.getByText(/De klant betaalt niets\./)).toBeVisible();
  await user.click(button('Terug'));
  expect(calls.some(({ route }) => route === settle)).toBe(false);
  await user.click(button('Klant gaat niet akkoord'));
  await user.click(button('Ja, annuleren'));
  await waitFor(() => expect(calls.find(({ route }) => route === settle)?.body).toMatchObject({ outcome: 'refused' }));
});

test('something else that is asked by now is told', async () => {
  const { user } = openDialog(
    {},
    { [question]: () => ({ status: 200, json: asked }), [settle]: () => ({ status: 200, json: false }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Klant is akkoord' }));
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Er wordt intussen iets anders gevraagd. Kijk nog eens.'),
  );
});

test('a correction that raises the price says what will be asked, or that the customer agreed', async () => {
  const { user, calls } = openDialog(
    { surface_area: 150 },
    { ...register, [update]: () => stored({ surface_area: 150 }) },
  );
  await user.click(button('Corrigeren'));
  const area = screen.getByLabelText('Oppervlakte in m²');
  await user.clear(area);
  await user.type(area, '165');
  expect(screen.getByText(/^De klant moet eerst akkoord gaan met €315\. Tot dan blijft €285 gelden/)).toBeVisible();
  await user.click(screen.getByLabelText(/^De klant is al akkoord met €315/));
  expect(screen.queryByText(/^De klant moet eerst akkoord/)).toBeNull();
  await user.click(button('Opslaan'));
  await waitFor(() => expect(calls.some(({ route }) => route === update)).toBe(true));
  expect(calls.find(({ route }) => route === update)?.headers.get('x-price-agreed')).toBe('on');
});

test('after a save without that, the toast says that the customer is asked', async () => {
  const { user, calls } = openDialog(
    { surface_area: 150 },
    { ...register, [update]: () => stored({ surface_area: 150 }) },
  );
  await user.click(button('Corrigeren'));
  const area = screen.getByLabelText('Oppervlakte in m²');
  await user.clear(area);
  await user.type(area, '165');
  await user.click(button('Opslaan'));
  await waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith('Opgeslagen', {
      description: 'De klant is om akkoord gevraagd. Tot dan geldt de oude prijs.',
    }),
  );
  expect(calls.find(({ route }) => route === update)?.headers.get('x-price-agreed')).toBeNull();
});
