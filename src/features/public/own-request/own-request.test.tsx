// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/query-client';
import { catchDownloads } from '@/test/downloads';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { specificationList } from '@/domain/pricing/price-list';
import { renderPage } from '@/test/render/render-page';
import { OwnRequest } from './own-request';

const key = 'k'.repeat(43);
const asked = 'POST /rest/v1/rpc/customer_request';
const moments = 'POST /rest/v1/rpc/customer_moments';
const pick = 'POST /rest/v1/rpc/pick_moment';
const cancel = 'POST /rest/v1/rpc/cancel_request';
const message = 'POST /rest/v1/rpc/add_customer_message';

const offered = [
  { starts_at: '2027-02-02T09:00:00+00:00', ends_at: '2027-02-02T10:00:00+00:00', is_near: true },
  { starts_at: '2027-02-03T13:00:00+00:00', ends_at: '2027-02-03T14:00:00+00:00', is_near: false },
];
const appointment = {
  id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
  sequence: 1,
  starts_at: '2027-02-02T09:00:00+00:00',
  ends_at: '2027-02-02T10:00:00+00:00',
  adviser: 'Anna de Boer',
};
/** The words on the button that oblige to pay. */
const order = 'Afspraak vastleggen met betalingsverplichting, €295';
/** The term of a rush request whose visit takes an hour, and its report two. */
function rushUntil(by: Date) {
  return { by: by.toISOString(), last_start: new Date(by.getTime() - 180 * 60_000).toISOString() };
}
const downloads = catchDownloads();

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers({ now: new Date('2027-01-12T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

function stored(values: object = {}) {
  return {
    id: '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
    name: 'Jo de Vries',
    address: 'Kade 1, Amersfoort',
    property_type: 'terraced',
    rush: null,
    price: 295,
    created_at: '2026-11-24T09:00:00+00:00',
    status: 'new',
    visit: null,
    price_from: specificationList.otherPrice,
    rush_price: specificationList.rushPrice,
    can_change: true,
    ...values,
  };
}

function ok(json: unknown): () => FakeAnswer {
  return () => ({ status: 200, json });
}

function open(routes: FakeRoutes, customerKey = key) {
  const calls = fakeSupabase({ [moments]: ok(offered), ...routes });
  const { user } = renderPage('/', <OwnRequest customerKey={customerKey} />);
  return { calls, user };
}

test.each([
  // It is not known whether the register has it.
  [{}, 'RVO mailt u het label zelf, als pdf.$'],
  [{ awaits_label: true, label: null }, 'Zodra uw label in EP-Online staat'],
  [
    { label: { class: 'A+', valid_until: '2036-03-12' } },
    'Uw woning heeft nu label A+. Het staat in EP-Online, het register van RVO, en is geldig tot 12 maart 2036.',
  ],
])('a completed one says where its label is: %j', async (values, text) => {
  open({ [asked]: ok(stored({ status: 'completed', can_change: false, ...values })) });
  expect(await screen.findByText(new RegExp(text.replaceAll('+', '\\+')))).toBeVisible();
});

const labelFile = 'POST /rest/v1/rpc/customer_label';

test('a completed one with a PDF offers it as a file', async () => {
  const { calls, user } = open({
    [asked]: ok(stored({ status: 'completed', can_change: false, has_label_file: true })),
    [labelFile]: ok(btoa('%PDF-1.7')),
  });
  expect(await screen.findByRole('heading', { name: 'Uw energielabel is klaar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download uw energielabel (pdf)' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('energielabel-5F0C9A3E.pdf');
  expect(new TextDecoder().decode(downloads[0]?.bytes)).toBe('%PDF-1.7');
  expect(calls.find(({ route }) => route === labelFile)?.body).toEqual({ key });
});

test('a label that is not handed out: what to do', async () => {
  const { user } = open({
    [asked]: ok(stored({ status: 'completed', can_change: false, has_label_file: true })),
    [labelFile]: ok(null),
  });
  await user.click(await screen.findByRole('button', { name: 'Download uw energielabel (pdf)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Probeer het later nog eens, of bel ons: /);
  expect(downloads).toEqual([]);
});

test('one that waits offers its moments, and is planned at the one that is picked', async () => {
  let request = stored();
  const { calls, user } = open({
    [asked]: () => ({ status: 200, json: request }),
    [pick]: () => {
      request = stored({ status: 'scheduled', visit: appointment });
      return { status: 200, json: 'planned' };
    },
  });
  await user.click(await screen.findByRole('radio', { name: /10\.00/ }));
  await user.click(screen.getByRole('button', { name: order }));
  expect(await screen.findByRole('heading', { name: 'Uw afspraak' })).toBeVisible();
  expect(screen.getByText(/Anna de Boer/)).toBeVisible();
  expect(screen.getByText(/^Verzetten of annuleren kost niets tot maandag 1 februari om 10\.00 uur\./)).toBeVisible();
  const planned = 'Uw afspraak staat vast: dinsdag 2 februari om 10.00 uur.';
  await waitFor(() => expect(screen.getByText(planned).closest('[tabindex="-1"]')).toHaveFocus());
  expect(calls.find(({ route }) => route === pick)?.body).toEqual({ key, starts_at: offered[0]?.starts_at });
});

test.each([
  [true, true],
  [false, false],
])(
  'a visit within the period of withdrawal, asked for: %s, says that it ends early: %s',
  async (early_start, endsEarly) => {
    const visit = { status: 'scheduled', visit: appointment, withdrawal_until: '2027-02-04', early_start };
    open({ [asked]: ok(stored(visit)) });
    expect(await screen.findByText(/tot en met donderdag 4 februari\.$/)).toHaveTextContent(
      endsEarly ? 'U kunt zich nog bedenken tot uw label geregistreerd is' : 'Uw bedenktijd loopt tot en met',
    );
  },
);

describe('of a rush request', () => {
  const deadline = 'woensdag 25 november om 10.00 uur';
  const rush = { rush: rushUntil(new Date('2026-11-25T09:00:00Z')), status: 'scheduled' };

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), shouldAdvanceTime: true });
  });

  function fact() {
    return screen.queryByText('Uw label uiterlijk')?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ') ?? null;
  }

  test.each([
    ['2026-11-25T06:00:00+00:00', deadline, false],
    ['2026-11-25T06:00:01+00:00', 'dinsdag 1 december', true],
    ['2026-11-26T08:00:00+00:00', 'dinsdag 1 december', true],
  ])('with a visit at %s the label is there by %s', async (starts_at, day, isLate) => {
    const visit = { ...appointment, starts_at, ends_at: starts_at, label_day: '2026-12-01' };
    open({ [asked]: ok(stored({ ...rush, visit })) });
    await waitFor(() => expect(fact()).toBe(day));
    const text = `Met dit moment is uw label niet op tijd voor spoed (${deadline}). U betaalt daarom geen spoedtoeslag.`;
    const note = screen.getByText('Prijs incl. btw').parentElement;
    expect(note?.textContent.replaceAll('\u00A0', ' ').includes(text)).toBe(isLate);
  });

  test.each([
    ['2026-11-25T09:00:00Z', /geen moment vrij waarmee u uw label uiterlijk op woensdag 25 november/],
    ['2026-11-21T09:00:00Z', /^Met spoed zou uw label er uiterlijk op zaterdag 21 november .* Dat is niet/],
  ])('due at %s without a moment in time reads what follows, and no other promise', async (by, text) => {
    open({ [asked]: ok(stored({ rush: rushUntil(new Date(by)), status: 'new' })), [moments]: ok([]) });
    expect(await screen.findByText(text)).toHaveTextContent('vervalt de toeslag van €95');
    expect(fact()).toBeNull();
    expect(screen.getAllByText(/bellen of mailen/)).toHaveLength(1);
    expect(screen.queryByText(/Kies hieronder/)).toBeNull();
  });

  test('without a moment in time later ones are offered, at the price without the surcharge from the start', async () => {
    const values = { ...rush, status: 'new', price: 390, late_price: 295, timely_price: 390 };
    const { user } = open({ [asked]: ok(stored(values)), [moments]: ok(offered) });
    expect(await screen.findByText(/^Er is nu geen moment vrij waarmee u uw label/)).toBeVisible();
    expect(screen.getByText('Kiest u een van deze momenten, dan betaalt u geen spoedtoeslag.')).toBeVisible();
    expect(screen.getByText('€295')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '10.00' }));
    expect(screen.getByRole('button', { name: /^Afspraak vastleggen/ })).toHaveAccessibleName(/, €295$/);
  });
});

test('a request without rush reads the day of its label once there is a visit', async () => {
  open({ [asked]: ok(stored({ status: 'scheduled', visit: { ...appointment, label_day: '2027-02-05' } })) });
  expect(await screen.findByText('vrijdag 5 februari')).toBeVisible();
});

describe('above the button that orders', () => {
  const hour = 60 * 60 * 1000;

  function offer(hours: number) {
    const starts_at = new Date(Date.now() + hours * hour).toISOString();
    return [{ starts_at, ends_at: new Date(Date.now() + (hours + 1) * hour).toISOString(), is_near: false }];
  }

  async function choose(hours: number, values: object = {}) {
    const answers: FakeRoutes = {
      [asked]: ok(stored(values)),
      [moments]: ok(offer(hours)),
      [pick]: ok('planned'),
    };
    const { calls, user } = open(answers);
    await user.click(await screen.findByRole('radio'));
    return { calls, user };
  }

  test('stands until when cancelling is free, and what it costs later', async () => {
    await choose(450);
    expect(screen.getByText(/^Verzetten of annuleren kost niets tot .* uur\.$/)).toBeVisible();
    expect(screen.getByText('Annuleert u later, dan betaalt u 50% van de prijs.')).toBeVisible();
    const form = screen.getByRole('button', { name: order }).closest('form');
    expect(within(form ?? document.body).getByText('Tussenwoning')).toBeVisible();
    expect(screen.getByText(/^Is er niemand thuis, .* Dan betaalt u €75 voorrijkosten\.$/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/^Uw adres hebben wij nog niet/)).toBeNull();
  });

  test('stands that a moment is only noted, where others wait to be seen, and the button orders nothing', async () => {
    const { calls, user } = await choose(100, { picks_are_noted: true });
    expect(screen.getByText(/^Er staan al twee bezoeken voor u in onze agenda/)).toHaveTextContent('nergens aan vast');
    expect(screen.queryByText(/^Verzetten of annuleren kost/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /betalingsverplichting/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dit moment doorgeven' }));
    await waitFor(() => expect(calls.find(({ route }) => route === pick)?.body).toMatchObject({ only_note: true }));
  });

  test('stands of a moment in the period of withdrawal that only work done is paid, not the fee', async () => {
    await choose(20, { rush: rushUntil(new Date(Date.now() + 24 * hour)) });
    expect(screen.getByText(/^Dit moment is binnen 24\suur\./)).toBeVisible();
    expect(screen.getByText(/^Annuleert u toch, dan betaalt u alleen het werk dat op uw verzoek/)).toBeVisible();
    expect(screen.queryByText(/50%/)).toBeNull();
    expect(screen.queryByText(/kost niets/)).toBeNull();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/niet meer kan bedenken zodra/);
  });

  test('stands that a moment after the deadline is too late for rush, and is ordered without the surcharge', async () => {
    await choose(100, {
      rush: rushUntil(new Date(Date.now() + 24 * hour)),
      price: 390,
      late_price: 295,
      timely_price: 390,
    });
    expect(screen.getByText(/^Met dit moment is uw label niet op tijd voor spoed/)).toHaveTextContent(
      'U betaalt daarom geen spoedtoeslag.',
    );
    expect(screen.getByRole('button', { name: order })).toHaveAccessibleName(/, €295$/);
  });

  test('a moment in time has the surcharge again, whatever the visit costs that is moved', async () => {
    const visit = { ...appointment, starts_at: new Date(Date.now() + 200 * hour).toISOString() };
    const values = { rush: rushUntil(new Date(Date.now() + 24 * hour)), status: 'scheduled', visit };
    const { user } = open({
      [asked]: ok(stored({ ...values, price: 295, late_price: 295, timely_price: 390 })),
      [moments]: ok(offer(12)),
    });
    await user.click(await screen.findByRole('button', { name: 'Ander moment kiezen' }));
    await user.click(await screen.findByRole('radio'));
    expect(screen.getByText('Met dit moment geldt de spoedtoeslag weer. U betaalt dan €390.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verzetten met betalingsverplichting, €390' })).toBeVisible();
  });

  test('a moment in the period of withdrawal asks for the wish to begin in it, and sends that', async () => {
    const { calls, user } = await choose(200);
    await user.click(screen.getByRole('button', { name: order }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Zet hierboven een vinkje, of kies een moment na/);
    expect(screen.getByRole('checkbox', { name: /^Ik wil dat de adviseur binnen mijn 14\sdagen/ })).toHaveFocus();
    expect(calls.map(({ route }) => route)).not.toContain(pick);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: order }));
    await waitFor(() => expect(calls.find(({ route }) => route === pick)?.body).toMatchObject({ early_start: true }));
  });

  test('no price is invented where the area is unknown', async () => {
    await choose(20, {
      ...{ price: null, late_price: null, address: null, price_from: specificationList.detachedPrice },
      ...{ property_type: 'detached', rush: rushUntil(new Date(Date.now() + 24 * hour)) },
    });
    expect(screen.getByText(/^De prijs volgt uit het type en de oppervlakte .* vanaf €445\.$/)).toBeVisible();
    expect(screen.getByText(/^Uw adres hebben wij nog niet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Afspraak vastleggen met betalingsverplichting' })).toBeVisible();
  });
});

test('a day is opened by a press or the arrows, and a chosen moment stays chosen under another day', async () => {
  const { user } = open({ [asked]: ok(stored()), [moments]: ok(offered) });
  const [first, second] = await screen.findAllByRole('tab');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'di 2 feb' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '10.00' }));
  await user.click(second ?? document.body);
  expect(screen.getByRole('radio', { name: '14.00' })).not.toBeChecked();
  expect(screen.getByText('dinsdag 2 februari om 10.00 uur')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(first).toHaveFocus();
  expect(screen.getByRole('radio', { name: '10.00' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(second).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'wo 3 feb' })).toBeVisible();
});

test('a later day on which the adviser is nearby is recommended in words, and the first day is open', async () => {
  const near = offered.map((moment, index) => ({ ...moment, is_near: index === 1 }));
  open({ [asked]: ok(stored()), [moments]: ok(near) });
  expect(await screen.findByText(/^Kunt u op woensdag 3\sfebruari\? Dan zijn wij al bij u in de buurt/)).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('di 2 feb');
});

test('that the adviser is nearby on each day is not said', async () => {
  open({ [asked]: ok(stored()), [moments]: ok(offered.map((moment) => ({ ...moment, is_near: true }))) });
  expect(await screen.findAllByRole('tab')).toHaveLength(2);
  expect(screen.queryByText(/in de buurt/)).toBeNull();
});

test('a moment that somebody else got is told, with the ones that are left', async () => {
  let left = offered;
  const { user } = open({
    [asked]: ok(stored()),
    [moments]: () => ({ status: 200, json: left }),
    [pick]: () => {
      left = offered.slice(1);
      return { status: 200, json: 'taken' };
    },
  });
  await user.click(await screen.findByRole('radio', { name: /10\.00/ }));
  await user.click(screen.getByRole('button', { name: order }));
  expect(await screen.findByText('Iemand anders was u net voor. Kies een ander moment.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
});

test.each([
  ['limited', /al vijf keer een moment gekozen.*Bel ons op 085\s000\s0000/],
  ['wished', /^Uw wens is genoteerd: dinsdag 2 februari om 10\.00 uur\.$/],
])('a moment that is %s is told with what follows, and nothing is said to be planned', async (outcome, sentence) => {
  const { user } = open({ [asked]: ok(stored()), [moments]: ok(offered), [pick]: ok(outcome) });
  await user.click(await screen.findByRole('radio', { name: /10\.00/ }));
  await user.click(screen.getByRole('button', { name: order }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/staat vast:/)).toBeNull();
});

describe('a moment that was only asked for', () => {
  const wished_moment = '2027-02-02T09:00:00+00:00';

  test('is named, with what follows and that nothing is fixed', async () => {
    const { user } = open({ [asked]: ok(stored({ wished_moment })), [moments]: ok(offered) });
    expect(await screen.findByRole('heading', { name: 'Uw gewenste moment' })).toBeVisible();
    expect(screen.getByText('dinsdag 2 februari om 10.00 uur')).toBeVisible();
    expect(screen.getByText(/^Dit moment kunnen wij niet meteen vastleggen/)).toHaveTextContent(
      'Wij bellen of mailen u',
    );
    expect(screen.getByRole('button', { name: 'Aanvraag annuleren' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ander moment kiezen' }));
    expect(await screen.findAllByRole('radio')).not.toHaveLength(0);
  });

  test('after the deadline of rush takes back that promise, and tells the price without the surcharge', async () => {
    const values = { wished_moment, rush: rushUntil(new Date('2027-01-13T10:00:00Z')), price: 390, late_price: 295 };
    open({ [asked]: ok(stored(values)) });
    expect(await screen.findByText(/^Met uw gewenste moment is uw label niet op tijd voor spoed/)).toHaveTextContent(
      'Leggen wij het vast, dan vervalt de toeslag van €95 en betaalt u €295.',
    );
    expect(screen.queryByText('Uw label uiterlijk')).toBeNull();
  });

  test('in place of the appointment stands beside it', async () => {
    open({ [asked]: ok(stored({ status: 'scheduled', visit: appointment, wished_moment: '2027-02-09T09:00:00Z' })) });
    expect(await screen.findByText('dinsdag 9 februari om 10.00 uur')).toBeVisible();
    expect(screen.getByText(/^U vroeg om dit moment/)).toHaveTextContent('Tot dan geldt de afspraak hierboven');
    expect(screen.getByText(/Bel ons op 085\s000\s0000/)).toBeVisible();
  });
});

test('a last moment that somebody else got is told', async () => {
  let left = offered.slice(0, 1);
  const { user } = open({
    [asked]: ok(stored()),
    [moments]: () => ({ status: 200, json: left }),
    [pick]: () => {
      left = [];
      return { status: 200, json: 'taken' };
    },
  });
  await user.click(await screen.findByRole('radio', { name: /10\.00/ }));
  await user.click(screen.getByRole('button', { name: order }));
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(screen.getByText('Iemand anders was u net voor. Kies een ander moment.')).toBeVisible();
});

test.each<[string, FakeAnswer, number]>([
  ['no free moment there is no choice', { status: 200, json: [] }, 0],
  ['no answer about moments the choice is tried again', { status: 400, json: {} }, 1],
])('with %s, and it says who calls', async (_, answer, choices) => {
  open({ [asked]: ok(stored()), [moments]: () => answer });
  expect(await screen.findByText(/Wij bellen of mailen u/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('De vrije momenten worden opgehaald...')).toBeNull());
  expect(screen.queryAllByRole('heading', { name: 'Kies een moment voor de opname' })).toHaveLength(choices);
});

test('the appointment goes into a calendar of the customer', async () => {
  const { user } = open({ [asked]: ok(stored({ status: 'scheduled', visit: appointment })) });
  await user.click(await screen.findByRole('button', { name: 'Zet in uw agenda' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('opname-5F0C9A3E.ics');
  const text = new TextDecoder().decode(downloads[0]?.bytes).replaceAll(/\r\n[ \t]/g, '');
  expect(text).toContain(`UID:${appointment.id}`);
  expect(text).toContain('DTSTART:20270202T090000Z');
  expect(text).toContain('Anna de Boer');
});

test('who moves the appointment chooses among other moments', async () => {
  const { user } = open({ [asked]: ok(stored({ status: 'scheduled', visit: appointment })), [moments]: ok(offered) });
  await user.click(await screen.findByRole('button', { name: 'Ander moment kiezen' }));
  expect(await screen.findByRole('heading', { name: 'Kies een ander moment' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Kies een ander moment' })).toHaveFocus();
  expect((await screen.findAllByRole('radio')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining('14.00'),
  ]);
});

test.each([
  [{}, 'Verzetten kost u niets. De prijs blijft €295.'],
  [{ price: null }, 'Verzetten kost u niets.'],
  [
    { rush: rushUntil(new Date('2027-01-13T10:00:00Z')), price: 390, late_price: 295, timely_price: 390 },
    'Verzetten kost u niets. U betaalt nu €295.',
  ],
])('who moves the appointment promises nothing new: %j', async (values, cost) => {
  const { calls, user } = open({
    [asked]: ok(stored({ status: 'scheduled', visit: appointment, ...values })),
    [moments]: ok(offered),
    [pick]: ok('planned'),
  });
  await user.click(await screen.findByRole('button', { name: 'Ander moment kiezen' }));
  await user.click(await screen.findByRole('radio'));
  expect(screen.getByText(cost)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verzetten' }));
  await waitFor(() => expect(calls.find(({ route }) => route === pick)?.body).toMatchObject({ key }));
  expect(await screen.findByText(/^Uw nieuwe afspraak staat vast: /)).toBeVisible();
});

test('who wants to move it reads when no other moment is free', async () => {
  const { user } = open({ [asked]: ok(stored({ status: 'scheduled', visit: appointment })), [moments]: ok([]) });
  await user.click(await screen.findByRole('button', { name: 'Ander moment kiezen' }));
  expect(await screen.findByText(/^Er is nu geen ander moment vrij\. Uw afspraak blijft staan\./)).toBeVisible();
});

test.each(['new', 'cancelled'])('what was written stays readable, with when: %s', async (status) => {
  const messages = ['Parkeren kan voor de deur.', '24-11-2026 14:05: De bel doet het niet.'];
  open({ [asked]: ok(stored({ status, messages, can_change: status === 'new' })) });
  expect(await screen.findByRole('heading', { name: 'Berichten' })).toBeVisible();
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'U schreef, 24 november 2026Parkeren kan voor de deur.',
    'U schreef, 24-11-2026 14:05De bel doet het niet.',
  ]);
});

const invoice = {
  ...{ number: '2026-0001', homes: 1, due: 'job', total: 29_500, open: 29_500, is_late: false, due_on: '2027-01-26' },
  ...{ name: 'Voorbeeld', iban: 'NL91ABNA0417164300', payment_url: null },
};
const closed = { status: 'completed', can_change: false, invoices: [invoice] };

test.each([
  [{ ...closed }, 'Uw factuur', 'Uw aanvraag is afgerond'],
  [{ ...closed, has_label_file: true }, 'Uw energielabel is klaar', 'Uw factuur'],
  [{ invoices: [invoice], status: 'scheduled', visit: appointment }, 'Uw afspraak', 'Uw factuur'],
])('what is next comes first: %#', async (values, first, second) => {
  open({ [asked]: ok(stored(values)) });
  await screen.findByRole('heading', { name: 'Uw factuur' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual([first, second]);
});

test('an invoice is copied into the app of a bank, and downloaded', async () => {
  const pdf = 'POST /rest/v1/rpc/customer_invoice';
  const { calls, user } = open({
    [asked]: ok(stored({ ...closed, invoices: [{ ...invoice, has_pdf: true }] })),
    [pdf]: ok(btoa('%PDF-1.7')),
  });
  for (const [what, text] of [
    ['bedrag', '295,00'],
    ['IBAN', 'NL91ABNA0417164300'],
    ['kenmerk', 'RF3120260001'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Kopieer ${what}` }));
    expect(await navigator.clipboard.readText()).toBe(text);
  }
  expect(screen.getByText('Betalen met een QR-code').closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Download de factuur (pdf)' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('factuur-2026-0001.pdf');
  expect(calls.find(({ route }) => route === pdf)?.body).toEqual({ key, number: '2026-0001' });
});

test('shortly before the appointment it can be changed by telephone alone', async () => {
  open({ [asked]: ok(stored({ status: 'scheduled', visit: appointment, can_change: false })) });
  expect(await screen.findByText(/Verzetten of annuleren kan hier tot 24 uur voor de opname/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ander moment kiezen' })).toBeNull();
  expect(screen.queryByRole('button', { name: /nnuleren/ })).toBeNull();
});

test('cancelling asks first, and a failure says that nothing changed', async () => {
  let answer: FakeAnswer = 'network error';
  let request = stored();
  const { calls, user } = open({
    [asked]: () => ({ status: 200, json: request }),
    [cancel]: () => answer,
  });
  await user.click(await screen.findByRole('button', { name: 'Aanvraag annuleren' }));
  expect(calls.map(({ route }) => route)).not.toContain(cancel);
  await user.click(screen.getByRole('button', { name: 'Ja, annuleren' }));
  expect(await screen.findByText(/^Dat is niet gelukt, en er is niets veranderd\./)).toBeVisible();
  answer = { status: 200, json: true };
  request = stored({ status: 'cancelled', can_change: false });
  await user.click(screen.getByRole('button', { name: 'Ja, annuleren' }));
  expect(await screen.findByRole('heading', { name: 'Uw aanvraag is geannuleerd' })).toBeVisible();
  expect(screen.queryByText('Prijs incl. btw')).toBeNull();
  await waitFor(() =>
    expect(screen.getByText(/^Het is gelukt\. Er komt niemand langs/).closest('[tabindex="-1"]')).toHaveFocus(),
  );
});

test.each<[FakeAnswer, string]>([
  ['network error', 'Dat is niet gelukt, en er is niets veranderd.'],
  [{ status: 200, json: false }, 'Dit bericht past niet meer bij uw aanvraag.'],
])('a message that is not stored (%j) stays in the field', async (answer, problem) => {
  const { user } = open({ [asked]: ok(stored()), [message]: () => answer });
  await user.click(await screen.findByText('Stuur ons een bericht'));
  await user.type(screen.getByLabelText('Uw bericht'), 'De bel doet het niet.');
  await user.click(screen.getByRole('button', { name: 'Bericht versturen' }));
  expect(await screen.findByText(new RegExp(`^${problem}`))).toBeVisible();
  expect(screen.getByLabelText('Uw bericht')).toHaveValue('De bel doet het niet.');
});

test.each([
  ['completed', 'Uw aanvraag is afgerond'],
  ['cancelled', 'Uw aanvraag is geannuleerd'],
])('one that is %s says so, and nothing can be changed', async (status, heading) => {
  open({ [asked]: ok(stored({ status, can_change: false })) });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByLabelText('Uw bericht')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what cannot be a key is not asked about, and reads as one that opens nothing', async () => {
  const { calls } = open({}, 'te-kort');
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a key that opens nothing leads to the front page', async () => {
  open({ [asked]: ok(null) });
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar de voorpagina' })).toHaveAttribute('href', '/');
});

test('while it is loaded the page holds whom to call, which CSS shows after five seconds', async () => {
  open({ [asked]: ok(null) });
  const notice = screen.getByRole('alert');
  expect(notice).toHaveAttribute('data-late-notice', 'soon');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await screen.findByRole('heading', { name: 'Deze link werkt niet (meer)' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, FakeAnswer]>([
  ['a refusal', { status: 403, json: { code: '42501', message: 'no' } }],
  ['a page of another shape', { status: 200, json: { id: 1 } }],
])('%s is told with the telephone number, and can be tried again', async (_, failure) => {
  let answer = failure;
  const { user } = open({ [asked]: () => answer });
  await screen.findByText(/^Uw aanvraag kan nu niet worden opgehaald\./);
  const notice = screen.getByRole('alert');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  answer = { status: 200, json: stored() };
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { name: 'Uw aanvraag is bij ons' })).toBeVisible();
});

test.each([
  [true, 'Uw afspraak gaat niet door'],
  [false, 'Uw aanvraag is verwijderd'],
])('the link of a deleted request, with a visit: %j, says so and whom to call', async (had_visit, title) => {
  open({ [asked]: ok({ is_deleted: true, had_visit }) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: /^\+?[\d ()-]+$/ })).toBeVisible();
});
