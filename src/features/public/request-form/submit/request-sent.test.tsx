// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { momentTexts } from '@/content/public/request/own-request';
import { queryClient, QueryProvider } from '@/data/query-client';
import type { LabelRequest } from '@/domain/request/request';
import { specificationList } from '@/domain/pricing/price-list';
import { buildRequest } from '@/test/factories';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { readSentRequest } from '@/lib/browser/sent-request';
import { RequestSent } from './request-sent';

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
});
afterEach(() => vi.useRealTimers());

function show(request: Partial<LabelRequest>, routes: FakeRoutes = {}, isStored = false) {
  const calls = fakeSupabase(routes);
  // 10:30 in the Netherlands.
  const sent = { request: buildRequest(request), at: new Date('2026-11-24T09:30:00Z'), isStored };
  render(
    <QueryProvider>
      <MemoryRouter>
        <RequestSent sent={sent} isWaiting={false} onNewRequest={() => undefined} onAnotherHome={() => undefined} />
      </MemoryRouter>
    </QueryProvider>,
  );
  return calls;
}

/** What the database has of the request; the price is its own. */
const stored = {
  id: '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
  name: 'Jo de Vries',
  address: null,
  property_type: 'terraced',
  rush_service: false,
  price: 300,
  created_at: '2026-11-24T09:30:00+00:00',
  status: 'new',
  rush: null,
  visit: null,
  price_from: specificationList.otherPrice,
  rush_price: specificationList.rushPrice,
  can_change: true,
};
const ownRequest: FakeRoutes = {
  'POST /rest/v1/rpc/customer_request': () => ({ status: 200, json: stored }),
};

/** One moment so many hours from now, which can be picked. */
function offerIn(hours: number): FakeRoutes {
  const starts_at = new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
  return {
    ...ownRequest,
    'POST /rest/v1/rpc/customer_moments': () => ({
      status: 200,
      json: [{ starts_at, ends_at: starts_at, is_near: false }],
    }),
    'POST /rest/v1/rpc/pick_moment': () => ({ status: 200, json: 'planned' }),
  };
}

function steps(): string[] {
  const list = screen.getByRole('heading', { name: 'Zo gaat het verder' }).nextElementSibling;
  return [...(list?.children ?? [])].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}

test('says that the invoice goes to who pays', () => {
  show({ payerKind: 'company', payerEmail: 'kas@example.nl' });
  expect(screen.getByText(/^De factuur mailen wij aan wie betaalt/)).toBeVisible();
  expect(screen.queryByText(/^U krijgt een factuur/)).toBeNull();
});

test('says when we call, how one pays, and what to change or cancel costs', () => {
  const calls = show({});
  expect(steps()).toEqual([
    '1Wij bellen of mailen u binnen 1 werkdag om samen een afspraak te maken.',
    expect.stringContaining('gemiddeld 45 tot 60 minuten'),
    expect.stringContaining('1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen'),
  ]);
  expect(screen.getAllByText(/24 november 2026/)).toHaveLength(1);
  expect(screen.getByText(/^U krijgt een factuur. Die betaalt u binnen 14 dagen/)).toBeVisible();
  expect(screen.getByText(/^Zolang er geen afspraak vaststaat, zit u nergens aan vast\. /)).toHaveTextContent(
    'Verzetten of annuleren kost niets tot 24 uur voor de opname. Annuleert u later? Tijdens uw bedenktijd (14 dagen)',
  );
  expect(screen.getByRole('link', { name: 'algemene voorwaarden' })).toHaveAttribute('href', '/algemene-voorwaarden');
  expect(screen.queryByText('Spoed')).toBeNull();
  expect(calls).toEqual([]);
});

test('a company reads no word of withdrawing', () => {
  show({ payerKind: 'company' });
  expect(document.body).not.toHaveTextContent(/bedenktijd/i);
  expect(document.body).toHaveTextContent('Annuleert u later, dan betaalt u 50% van de prijs.');
});

test('a consumer for whom a company pays reads of it', () => {
  show({ payerKind: 'company', orderedAs: 'consumer' });
  expect(document.body).toHaveTextContent(/bedenktijd/i);
  expect(document.body).toHaveTextContent('De factuur komt op naam van wie betaalt, en wij mailen hem aan u.');
});

test('a held request has no page and no mail yet, and says so', async () => {
  const held: FakeRoutes = {
    'POST /rest/v1/rpc/customer_request': () => ({ status: 200, json: null }),
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: [] }),
  };
  show({}, held, true);
  expect(await screen.findByText(/^Wij kijken uw aanvraag eerst zelf na/)).toBeVisible();
  expect(screen.queryByRole('link', { name: momentTexts.openPage })).toBeNull();
  // Neither for an order without an address or while mails are off.
  expect(document.body).not.toHaveTextContent(/mailen wij u een bevestiging|link naar uw pagina/);
  expect(readSentRequest(Date.now())).toBeNull();
});

test('while it is not known whether a request is held, no page is promised', async () => {
  let isAsked = false;
  function customerRequest() {
    isAsked = true;
    return { status: 503, json: {} };
  }
  show({}, { ...offerIn(100), 'POST /rest/v1/rpc/customer_request': customerRequest }, true);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('link', { name: momentTexts.openPage })).toBeNull();
});

test('this device remembers a stored request, also while its page cannot be read', async () => {
  const readPage = vi.fn(() => ({ status: 503, json: {} }));
  show({}, { ...offerIn(100), 'POST /rest/v1/rpc/customer_request': readPage }, true);
  await waitFor(() => expect(readPage).toHaveResolved());
  const { id, customerKey } = buildRequest({});
  expect(readSentRequest(Date.now())).toMatchObject({ id, customerKey });
});

/** A rush request that came in at half past ten. */
const rushRequest: FakeRoutes = {
  'POST /rest/v1/rpc/customer_request': () => ({
    status: 200,
    json: {
      ...{ ...stored, price: 380, late_price: 285, timely_price: 380 },
      rush: { by: '2026-11-25T09:30:00+00:00', last_start: '2026-11-25T06:30:00+00:00' },
    },
  }),
};

function offerAt(...starts: string[]): FakeRoutes {
  const json = starts.map((starts_at) => ({ starts_at, ends_at: starts_at, is_near: false }));
  return { ...rushRequest, 'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json }) };
}

test('a rush request with a moment in time has a ticket and steps of its own, with its deadline', async () => {
  show({ rushService: true }, offerAt('2026-11-24T13:00:00+00:00'), true);
  const deadline = 'woensdag 25 november om 10.30 uur';
  expect((await screen.findAllByText(deadline))[0]).toBeVisible();
  expect(screen.getByText('Spoed')).toBeVisible();
  expect(steps()).toEqual([
    '1Kies hierboven een moment voor de opname. Kiest u niets, dan bellen of mailen wij u met voorrang.',
    expect.stringContaining('De adviseur komt bij u langs'),
    `3U krijgt uw label uiterlijk op ${deadline}. Lukt dat niet, dan vervalt de toeslag van €95.`,
  ]);
});

test('a rush request that the database does not have yet promises no moment', () => {
  show({ rushService: true });
  expect(steps()[2]).toBe(
    '3U hoort van ons wanneer u uw label hebt. Lukt dat niet binnen 24 uur, op werkdagen, dan vervalt de toeslag van €95.',
  );
  expect(screen.queryByText(/uiterlijk/)).toBeNull();
});

test.each([
  ['none is free', []],
  ['only later ones are free', ['2026-11-25T07:00:00+00:00']],
])('where %s in time it promises no moment, and says what follows and what becomes of the price', async (_, starts) => {
  show({ rushService: true }, offerAt(...starts), true);
  const text = await screen.findByText(
    /^Er is nu geen moment vrij waarmee u uw label uiterlijk op woensdag 25 november/,
  );
  expect(text).toHaveTextContent('Wij bellen of mailen u met voorrang, in elk geval binnen 1 werkdag');
  expect(text).toHaveTextContent('Lukt het niet, dan vervalt de toeslag van €95.');
  expect(steps()).toHaveLength(2);
  expect(screen.queryByText(/^(\d)?U krijgt uw label uiterlijk op/)).toBeNull();
  expect(screen.queryByText(/^Uw label uiterlijk op/)).toBeNull();
  expect(screen.queryAllByRole('radio')).toHaveLength(starts.length);
});

test.each([
  [20, /^De opname is binnen 24 uur. Wilt u verzetten of annuleren\? Bel/],
  [30, /^Daar kunt u verzetten, annuleren of een bericht sturen\./],
])('who picked a moment %i hours ahead reads what the page of the request still does', async (hours, text) => {
  show({}, offerIn(hours), true);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Afspraak vastleggen/ }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/^Uw bedenktijd loopt tot en met /)).toBeVisible();
  expect(screen.queryByText(/50%/)).toBeNull();
});

test.each([true, false])('it says to which address a mail goes: %s', async (mail_follows) => {
  const key = 'POST /rest/v1/rpc/customer_request';
  const answer = { ...stored, mail_follows };
  show({ email: 'jo@example.nl' }, { ...offerIn(100), [key]: () => ({ status: 200, json: answer }) }, true);
  await screen.findByRole('radio');
  const said = screen.queryByText('U krijgt deze bevestiging ook per mail, op')?.parentElement?.textContent;
  expect(said).toBe(mail_follows ? 'U krijgt deze bevestiging ook per mail, op jo@example.nl.' : undefined);
});

test('a moment after the deadline of rush takes rush and its surcharge off the ticket', async () => {
  show({ rushService: true, calculatedPrice: 380 }, { ...offerIn(100), ...rushRequest }, true);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio'));
  expect(screen.getByText('€380')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Afspraak vastleggen/ }));
  await screen.findByText(/^Uw afspraak staat vast/);
  expect(screen.getByText('€285')).toBeVisible();
  expect(screen.queryByText('Spoed')).toBeNull();
  expect(steps()[1]).toBe(
    '2U krijgt uw label 1 tot 3 werkdagen na de opname. Dit is geen spoed meer: de toeslag van €95 is vervallen.',
  );
});

test('a wish after the deadline of rush is named, and takes its promise off the screen', async () => {
  show(
    { rushService: true, calculatedPrice: 380 },
    { ...offerIn(100), ...rushRequest, 'POST /rest/v1/rpc/pick_moment': () => ({ status: 200, json: 'wished' }) },
    true,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Afspraak vastleggen/ }));
  expect((await screen.findByText(/^Uw wens is genoteerd: /)).closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByText(/^Met uw gewenste moment is uw label niet op tijd voor spoed/)).toHaveTextContent(
    'vervalt de toeslag van €95',
  );
  expect(screen.queryByText(/label uiterlijk/)).toBeNull();
  expect(screen.getByText('€285')).toBeVisible();
  expect(screen.queryByText('Spoed')).toBeNull();
  expect(screen.getByText(/^Weet u het liever nu\? Bel ons op/)).toBeVisible();
  expect(steps()).toHaveLength(2);
  expect(screen.queryByText(/^Zolang er geen afspraak/)).toBeNull();
});

test('who picked a moment reads it among the next steps, and each thing once that follows from it', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-12T12:00:00Z'), toFake: ['Date'] });
  const offered = [
    { starts_at: '2027-02-03T13:00:00+00:00', ends_at: '2027-02-03T14:00:00+00:00', is_near: false },
    { starts_at: '2027-02-02T09:00:00+00:00', ends_at: '2027-02-02T10:00:00+00:00', is_near: false },
  ];
  const routes: FakeRoutes = {
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: offered }),
    ...ownRequest,
    'POST /rest/v1/rpc/pick_moment': () => ({ status: 200, json: 'planned' }),
  };
  show({}, routes, true);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Kies eerst een moment' }));
  expect(screen.getByText(/^Kies een dag en een tijd\. Daarna/)).toBeVisible();
  // The days go by date, and the first one is open.
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['di 2 feb', 'wo 3 feb']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('di 2 feb');
  await user.click(screen.getByRole('tab', { name: 'wo 3 feb' }));
  await user.click(screen.getByRole('radio', { name: '14.00' }));
  expect(steps()[0]).toMatch(/^1Kies hierboven een moment/);
  expect(screen.queryByText(/hele procedure/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Afspraak vastleggen met betalingsverplichting, €300' }));
  const moment = 'woensdag 3 februari om 14.00 uur';
  expect((await screen.findByText(`Uw afspraak staat vast: ${moment}.`)).closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByText(/bellen of mailen|Zolang er geen afspraak|Past er niets bij/)).toBeNull();
  expect(screen.getAllByText(/verzetten|annuleren/i).map(({ textContent }) => textContent)).toEqual([
    'Daar kunt u verzetten, annuleren of een bericht sturen.',
    expect.stringMatching(/^Verzetten of annuleren kost niets tot dinsdag .*\suur\.$/),
    'Betalen en annuleren',
  ]);
  expect(screen.getByText('Annuleert u later, dan betaalt u 50% van de prijs.')).toBeVisible();
  expect(screen.getAllByText(/€75/)).toHaveLength(1);
});

test('whom no moment fits goes on to the days after the first one shown, back, and writes when it would', async () => {
  const route = 'POST /rest/v1/rpc/customer_moments';
  const days = ['2027-02-02', '2027-02-05'];
  vi.useFakeTimers({ now: new Date('2027-01-30T12:00:00Z'), toFake: ['Date'] });
  const calls = show(
    {},
    {
      ...ownRequest,
      [route]: () => ({
        status: 200,
        json: days.map((day) => ({ starts_at: `${day}T09:00:00Z`, ends_at: `${day}T10:00:00Z`, is_near: false })),
      }),
    },
    true,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Latere dagen' }));
  await user.click(await screen.findByRole('button', { name: 'Eerdere dagen' }));
  const asked = calls
    .filter((call) => call.route === route)
    .map(({ body }) => z.object({ from_day: z.string().optional() }).parse(body).from_day);
  expect(asked).toEqual([undefined, '2027-02-03', undefined]);
  expect(screen.queryByRole('button', { name: 'Eerdere dagen' })).toBeNull();
  expect(screen.getByText(/^Past er niets bij\? Schrijf ons wanneer u wel kunt/)).toBeVisible();
});

test('who would rather be called says when, and on which number if there is none', async () => {
  const ask = 'POST /rest/v1/rpc/ask_for_call';
  const answers = [
    { status: 500, json: { code: 'XX000', message: 'broken' } },
    { status: 200, json: true },
  ];
  const offered = [{ starts_at: '2027-02-02T09:00:00+00:00', ends_at: '2027-02-02T10:00:00+00:00', is_near: false }];
  const routes: FakeRoutes = {
    ...ownRequest,
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: offered }),
    [ask]: () => answers.shift() ?? 'network error',
  };
  const calls = show({ phone: '' }, routes, true);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Bel mij liever' }));
  await user.click(screen.getByRole('button', { name: 'Bel mij' }));
  expect(screen.getByLabelText('Telefoonnummer')).toHaveAccessibleDescription(/waarop wij u kunnen bellen/);
  await user.type(screen.getByLabelText('Telefoonnummer'), '06 12345678');
  await user.selectOptions(screen.getByLabelText('Wanneer komt het u uit?'), 'In de avond');
  await user.click(screen.getByRole('button', { name: 'Bel mij' }));
  expect(await screen.findByText(/Het is niet gelukt/)).toBeVisible();
  expect(screen.getByLabelText('Telefoonnummer')).toHaveValue('06 12345678');
  await user.click(screen.getByRole('button', { name: 'Bel mij' }));
  expect(await screen.findByText(/^Goed, wij bellen u\./)).toBeVisible();
  const asked = calls.filter(({ route }) => route === ask).map(({ body }) => body);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ phone: '06 12345678', part_of_day: 'evening' });
});

test('who left a number is not asked for it again, and can still pick a moment', async () => {
  const offered = [{ starts_at: '2027-02-02T09:00:00+00:00', ends_at: '2027-02-02T10:00:00+00:00', is_near: false }];
  show(
    { phone: '06 12345678' },
    { ...ownRequest, 'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: offered }) },
    true,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Bel mij liever' }));
  expect(screen.queryByLabelText('Telefoonnummer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toch een moment kiezen' }));
  expect(screen.getByRole('radio', { name: '10.00' })).toBeVisible();
});

test('a price of the page that no longer counts is replaced by that of the database, which says why', async () => {
  const answer = { ...stored, price: 310, replaced_price: { seen: 285, since: '2027-01-01' } };
  const routes: FakeRoutes = {
    'POST /rest/v1/rpc/customer_request': () => ({ status: 200, json: answer }),
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: [] }),
  };
  show({}, routes, true);
  expect(await screen.findByText(/oude prijs: €285\. Sinds .*U betaalt €310/)).toBeVisible();
  expect(screen.getByText('€310')).toBeVisible();
});
