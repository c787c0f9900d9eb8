// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, openDialog } from '@/test/render/request-dialog';

const route = 'POST /rest/v1/rpc/order_records';

const places = {
  ...{ cancellation_hours: 48, cancellation_percentage: 50, callout_fee: 9000, seller: '', street: 'Straat 1' },
};
const picked = {
  ...{ id: 2, recorded_at: '2026-11-21T09:00:00+00:00', act: 'picked', by_customer: true, property_type: 'terraced' },
  ...{ surface_area: 120, rush_service: false, price: 285, starts_at: '2026-12-04T09:00:00+00:00' },
  ...{ withdrawal_until: '2026-12-07', early_start_at: null, texts: 'abc', button: 'pick', lines: ['free'], places },
  ...{ free_until: '2026-12-02T09:00:00+00:00', rush_until: null },
};
const texts = {
  abc: {
    buttons: { pick: 'Vastleggen met betalingsverplichting, {{price}}' },
    lines: { free: 'Kost niets tot {{free_until}}.' },
    terms: [
      {
        title: 'Artikel 1',
        paragraphs: ['Binnen {{cancellation_hours}} uur, {{callout_fee}}.'],
        points: ['Wij: {{seller}}, {{street}}'],
      },
    ],
  },
};

function open(records: object[]) {
  return openDialog({}, { [route]: () => ({ status: 200, json: { records, texts } }) });
}

test('what the customer agreed to is read with the button, the lines and the terms filled in as they were', async () => {
  const { user } = open([picked]);
  await user.click(button('Vastgelegd bij bestelling'));
  const page = await screen.findByRole('dialog', { name: /^Vastgelegd bij bestelling / });
  expect(within(page).getByText(/^Voor de woning /)).toHaveTextContent('Voor de woning Voorbeeldstraat 12, Amersfoort');
  expect(await within(page).findByText('“Vastleggen met betalingsverplichting, €285”')).toBeVisible();
  expect(within(page).getByText(/^Moment gekozen en afspraak vastgelegd, /)).toBeVisible();
  expect(within(page).getByText('Kost niets tot woensdag 2 december om 10.00 uur.')).toBeVisible();
  expect(within(page).getByText('Binnen 48 uur, €90.')).toBeVisible();
  expect(within(page).getByText('Wij: [naam van het bedrijf], Straat 1')).toBeVisible();
});

test.each<[string, object, RegExp]>([
  ['by the office', { by_customer: false, act: 'telephone', texts: null, button: null, lines: [] }, /Er was geen knop/],
  ['on a page with unknown texts', { texts: null }, /is daarom niet zeker/],
])('what was ordered %s says so', async (_, changes, sentence) => {
  const { user } = open([{ ...picked, ...changes }]);
  await user.click(button('Vastgelegd bij bestelling'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('Artikel 1')).toBeNull();
});

test('terms that were read twice the same stand there once', async () => {
  const { user } = open([
    picked,
    { ...picked, id: 3 },
    { ...picked, id: 4, places: { ...places, cancellation_hours: 24 } },
  ]);
  await user.click(button('Vastgelegd bij bestelling'));
  expect(await screen.findAllByText('Artikel 1')).toHaveLength(2);
  expect(screen.getAllByText('Voorwaarden 1 hieronder (tekst abc)')).toHaveLength(2);
});

test('a request of before says so, and a failure can be tried again', async () => {
  let isDown = true;
  const { user } = openDialog(
    {},
    { [route]: () => (isDown ? { status: 400, json: {} } : { status: 200, json: { records: [], texts: {} } }) },
  );
  await user.click(button('Vastgelegd bij bestelling'));
  await screen.findByText(/kon niet worden opgehaald/);
  isDown = false;
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByText(/niets vastgelegd/)).toBeVisible();
});
