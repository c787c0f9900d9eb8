// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { OwnRequest } from './own-request';

// What the page says of a visit that did not take place, and of what is still to be paid.

beforeEach(() => queryClient.clear());

const invoice = {
  ...{ number: '2026-0001', homes: 1, due: 'late_cancellation', total: 14_250, open: 14_250, is_late: false },
  ...{ due_on: '2027-01-26', name: 'Voorbeeld', iban: 'NL91ABNA0417164300', payment_url: null, is_mailed: true },
};

function open(values: object) {
  const request = {
    ...{ id: '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b', name: 'Jo de Vries', address: 'Kade 1, Amersfoort' },
    ...{ property_type: 'terraced', rush: null, price: 285, created_at: '2026-11-24T09:00:00+00:00' },
    ...{ status: 'cancelled', visit: null, can_change: false },
    ...values,
  };
  fakeSupabase({
    'POST /rest/v1/rpc/customer_request': () => ({ status: 200, json: request }),
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: [] }),
  });
  renderPage('/', <OwnRequest customerKey={'k'.repeat(43)} />);
}

function ended(how: string, cost: number | null, is_charged = false) {
  return { ended_visit: { starts_at: '2027-01-12T09:00:00+00:00', how, cost, is_charged } };
}

async function textOfState(title: string): Promise<string> {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.nextElementSibling?.textContent.replaceAll('\u00A0', ' ') ?? '';
}

const done = 'U hoeft niets meer te doen.';
const again = 'Wilt u toch een label? Doe dan een nieuwe aanvraag.';
const onlyByInvoice = 'U betaalt pas als u daar een factuur voor krijgt.';
const moment = 'dinsdag 12 januari om 10.00 uur';

test.each<[string, object, string]>([
  ['without a visit', {}, done],
  ['in time', ended('in_time', 0), `U annuleerde de opname van ${moment} op tijd. Het kost u niets. ${done}`],
  [
    'late',
    ended('late', 14_250),
    `U annuleerde minder dan 24 uur voor de opname van ${moment}. Volgens onze voorwaarden betaalt u daarvoor €142,50. ${onlyByInvoice}`,
  ],
  [
    'late, of an unknown price',
    ended('late', null),
    `U annuleerde minder dan 24 uur voor de opname van ${moment}. Volgens onze voorwaarden betaalt u daarvoor 50% van de prijs. ${onlyByInvoice}`,
  ],
  [
    'late, within the period of withdrawal',
    ended('late', 0),
    `U annuleerde minder dan 24 uur voor de opname van ${moment}. Het kost u niets. ${done}`,
  ],
  [
    'by us',
    ended('office', 0),
    `Het spijt ons: wij zegden de opname van ${moment} af. U betaalt niets voor deze afspraak. ${done}`,
  ],
  [
    'after nobody was home',
    ended('no_show', 7500),
    `Wij kwamen langs op ${moment}, maar er was niemand thuis. Volgens onze voorwaarden betaalt u voor dit bezoek €75,00 voorrijkosten. ${onlyByInvoice}`,
  ],
])('a request that was cancelled %s says so, and what it costs', async (_, values, text) => {
  open(values);
  expect(await textOfState('Uw aanvraag is geannuleerd')).toBe(`${text} ${again}`);
});

test('one of which an invoice is open says what for and how, and not that nothing is left to do', async () => {
  open({ ...ended('late', 14_250, true), invoices: [invoice] });
  expect(await textOfState('Uw aanvraag is geannuleerd')).toBe(
    `U annuleerde minder dan 24 uur voor de opname van ${moment}. U moet nog iets betalen. Hieronder leest u waarvoor, hoeveel en hoe. ${again}`,
  );
  expect(await screen.findByText(/^Voor een late annulering/)).toBeVisible();
});

test.each<[string, object, string, string]>([
  [
    'the office called off',
    ended('office', 0),
    'Uw afspraak gaat niet door',
    'Het spijt ons: op het afgesproken moment',
  ],
  [
    'was missed',
    ended('no_show', 7500),
    'Er was niemand thuis',
    `Wij kwamen langs op ${moment}, maar er was niemand thuis. Volgens onze voorwaarden betaalt u voor dit bezoek €75,00 voorrijkosten. ${onlyByInvoice} Wij bellen`,
  ],
  ['was missed, for nothing now', ended('no_show', 0), 'Er was niemand thuis', 'Voor dit bezoek betaalt u nu niets.'],
  ['the customer cancelled before it was opened again', ended('in_time', 0), 'Uw aanvraag is bij ons', 'Wij bellen'],
])('a request that waits after a visit that %s says so', async (_, values, title, text) => {
  open({ ...values, status: 'contacted', can_change: true });
  // Once it is known that no moment is offered.
  await screen.findByText(/Wij bellen of mailen u/);
  const words = await textOfState(title);
  expect(words).toContain(text);
  expect(words.includes('kost u niets')).toBe(false);
});
