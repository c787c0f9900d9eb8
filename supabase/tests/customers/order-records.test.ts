import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { visitRules } from '../../../src/content/legal/visit-rules.ts';
import { firstTerms } from '../../functions/_shared/business-terms.ts';
import { orderTextsVersion } from '../../../src/content/legal/order-texts-version.ts';
import { makePlanned } from '../figures/clear-invoices.ts';
import { buildRequestRow, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What a customer saw and agreed to is written by the database, in the same write, and never changed (D-77).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { visitor, admin } = roles;

beforeAll(async () => {
  const adviser = (await admin.auth.getUser()).data.user?.id ?? '';
  await sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await sql(
    `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
  );
});
beforeEach(async () => {
  for (const table of ['public.contact_submissions', 'private.order_records', 'private.deleted_requests']) {
    await sql(`delete from ${table}`);
  }
});

async function send(overrides: Partial<RequestInsert> = {}, version: string | null = orderTextsVersion) {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...overrides });
  const sending = visitor.from('contact_submissions').insert(row);
  if (version !== null) sending.setHeader('x-order-texts', version);
  expect((await sending).error).toBeNull();
  return { id: row.id, key };
}

async function momentIn(days: number): Promise<string> {
  const [row] = await sql(`select ((day::date + time '10:00') at time zone 'Europe/Amsterdam')::text as starts_at
    from generate_series(current_date + ${days}, current_date + ${days + 6}, interval '1 day') as day
    where day::date not in (select day from private.holidays) limit 1`);
  return z.object({ starts_at: z.string() }).parse(row).starts_at;
}

async function pick(key: string, days: number, version: string | null = orderTextsVersion, early_start = false) {
  const picking = visitor.rpc('pick_moment', { key, starts_at: await momentIn(days), early_start });
  if (version !== null) picking.setHeader('x-order-texts', version);
  return (await picking).data;
}

const anyText: unknown = expect.any(String);

const recordsSchema = z.object({
  records: z.array(z.looseObject({ act: z.string(), lines: z.array(z.string()) })),
  texts: z.record(z.string(), z.looseObject({ buttons: z.record(z.string(), z.string()) })),
});

async function recordsOf(id: string) {
  const { data, error } = await admin.rpc('order_records', { request_id: id });
  expect(error).toBeNull();
  return recordsSchema.parse(data);
}

async function actsOf(id: string): Promise<string[]> {
  return (await recordsOf(id)).records.map(({ act }) => act);
}

/** The office plans a visit in the calendar. */
async function plan(request_id: string, days: number) {
  const starts_at = await momentIn(days);
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
  const adviser = (await admin.auth.getUser()).data.user?.id ?? '';
  const { error } = await admin.rpc('plan_visit', { request_id, starts_at, ends_at, adviser, is_overruled: true });
  expect(error).toBeNull();
}

describe('a request', () => {
  test('that is sent is recorded with its price, the button and the texts that its page named', async () => {
    const { id } = await send();
    const { records, texts } = await recordsOf(id);
    expect(records).toMatchObject([
      {
        ...{
          act: 'sent',
          by_customer: true,
          price: 285,
          property_type: 'apartment',
          surface_area: 76,
          starts_at: null,
        },
        ...{ texts: orderTextsVersion, button: 'send', lines: ['no_obligation'] },
        places: {
          valid_from: '2000-01-01',
          cancellation_hours: 24,
          callout_fee: 7500,
          lowest_price: 285,
          rush_price: 95,
        },
      },
    ]);
    expect(texts[orderTextsVersion]?.buttons).toMatchObject({ send: 'Aanvraag versturen' });
  });

  test.each([null, '000000000000', 'x'.repeat(5000), '{"a":1}'])(
    'from a page that names %j is recorded without texts',
    async (version) => {
      const { id } = await send({}, version);
      expect(await recordsOf(id)).toMatchObject({ records: [{ act: 'sent', texts: null, button: 'send' }], texts: {} });
    },
  );

  test('by telephone is recorded as one, without a button', async () => {
    const row = buildRequestRow({ source: 'telephone', relay_status: null });
    expect((await admin.from('contact_submissions').insert(row)).error).toBeNull();
    expect((await recordsOf(row.id)).records).toMatchObject([
      { act: 'telephone', by_customer: false, button: null, texts: null },
    ]);
  });

  test('that comes back from the bin is not recorded again', async () => {
    const { id } = await send();
    await admin.from('contact_submissions').delete().eq('id', id);
    await admin.rpc('restore_request', { request_id: id });
    expect(await actsOf(id)).toEqual(['sent']);
  });
});

test.each([
  [285, 285, '{move,move_same}'],
  [380, 285, '{move,move_less}'],
  [285, 380, '{move_order,move_more}'],
  [null, 285, '{move_order,move_more}'],
  [285, null, '{move,move_unpriced}'],
])('moving a visit of €%s to one of €%s promises to pay only what is more', async (before, after, words) => {
  const [row] = await sql(`select private.move_texts('${orderTextsVersion}', ${before}, ${after})::text as words`);
  expect(row).toEqual({ words });
});

test('a visit that is moved on a page of before has the button of that page in its record', async () => {
  const [{ version }] = z
    .tuple([z.object({ version: z.string() })])
    .parse(await sql(`select version from private.order_texts where not texts -> 'buttons' ? 'move' limit 1`));
  const { id, key } = await send();
  await pick(key, 40);
  await pick(key, 50, version);
  expect((await recordsOf(id)).records.at(-1)).toMatchObject({
    ...{ act: 'moved', texts: version, button: 'pick' },
    lines: ['fixed_price', 'free', 'later_fee', 'callout'],
  });
});

describe('a moment', () => {
  test('that the customer picks and moves is recorded each time, with what stood above the button', async () => {
    const { id, key } = await send();
    expect(await pick(key, 3, orderTextsVersion, true)).toBe('planned');
    expect(await pick(key, 40)).toBe('planned');
    expect((await recordsOf(id)).records.slice(1)).toMatchObject([
      {
        ...{ act: 'picked', by_customer: true, price: 285, button: 'pick', texts: orderTextsVersion },
        lines: ['fixed_price', 'free', 'later_work', 'callout', 'early_start'],
        early_start_at: anyText,
      },
      {
        act: 'moved',
        button: 'move',
        lines: ['move_same', 'fixed_price', 'free', 'later_fee', 'callout'],
        early_start_at: null,
      },
    ]);
  });

  test('is recorded with the price without the surcharge, when it comes after the deadline of rush', async () => {
    const { id, key } = await send({ rush_service: true, calculated_price: 380 });
    expect(await pick(key, 30)).toBe('planned');
    expect((await recordsOf(id)).records).toMatchObject([
      { price: 380 },
      { price: 285, lines: ['rush_missed', 'fixed_price', 'free', 'later_fee', 'callout'], rush_until: anyText },
    ]);
  });

  test('without a price is picked by a button without one', async () => {
    const { id, key } = await send({ surface_area: null, calculated_price: null });
    await pick(key, 30);
    expect((await recordsOf(id)).records[1]).toMatchObject({
      ...{ price: null, button: 'pick_unpriced', lines: ['no_price', 'free', 'later_fee', 'callout'] },
    });
  });

  test('that is only noted, or is taken, binds nobody and is not recorded', async () => {
    const { id, key } = await send();
    await visitor.rpc('pick_moment', { key, starts_at: await momentIn(30), only_note: true });
    await visitor.rpc('pick_moment', { key, starts_at: '2026-01-01T10:00:00Z' });
    expect(await actsOf(id)).toEqual(['sent']);
  });

  test.each<[string, (key: string, time: number) => Promise<unknown>]>([
    ['another moment', (key, time) => pick(key, 30 + 2 * time)],
    ['the same moment, with the wish and without', (key, time) => pick(key, 5, orderTextsVersion, time % 2 === 0)],
  ])('picked twelve times is refused and recorded no more after five: %s', async (_, again) => {
    const { id, key } = await send();
    const outcomes: unknown[] = [];
    for (let time = 0; time < 12; time += 1) outcomes.push(await again(key, time));
    expect(outcomes.slice(-6)).toEqual(Array(6).fill('limited'));
    expect(await actsOf(id)).toHaveLength(6);
  });

  test('that is picked twice with the same wish is recorded once', async () => {
    const { id, key } = await send();
    await pick(key, 30);
    await pick(key, 30);
    expect(await actsOf(id)).toEqual(['sent', 'picked']);
  });
});

test.each([
  [3, 14],
  [23, -1],
  [25, 0],
  [36, 0],
  [36, 1],
  [48, 14],
  [400, 14],
])(
  'the lines above a visit in %i hours, with %i days to withdraw, are those that the page shows',
  async (hours, days) => {
    const { id } = await send();
    const [row] =
      await sql(`select private.visit_lines(request, now() + interval '${hours} hours', current_date + ${days}) as lines,
      (now() + interval '${hours} hours')::text as starts_at, now()::text as now, (current_date + ${days})::text as last_day
    from public.contact_submissions as request where id = '${id}'`);
    const found = z
      .object({ lines: z.array(z.string()), starts_at: z.string(), now: z.string(), last_day: z.string() })
      .parse(row);
    const visit = { startsAt: Date.parse(found.starts_at), withdrawalUntil: found.last_day, terms: firstTerms };
    const { isFree, cost } = visitRules(visit, Date.parse(found.now));
    expect(found.lines).toEqual([
      'fixed_price',
      isFree ? 'free' : 'soon',
      `${isFree ? 'later' : 'late'}_${cost}`,
      'callout',
    ]);
  },
);

describe('the office', () => {
  test('planning the first visit is recorded as that, and cancelling and undoing that leaves the records', async () => {
    const { id, key } = await send();
    await plan(id, 30);
    expect((await recordsOf(id)).records[1]).toMatchObject({
      ...{ act: 'planned', by_customer: false, button: null, price: 285 },
    });
    await pick(key, 35);
    await admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', id);
    await admin.from('contact_submissions').update({ status: 'new' }).eq('id', id);
    expect(await actsOf(id)).toEqual(['sent', 'planned', 'moved']);
  });

  test('noting the wish to begin early is recorded with when the customer asked', async () => {
    const { id } = await send();
    await plan(id, 3);
    await admin.rpc('note_early_start', { request_id: id, asked_at: '2026-11-01T09:00:00Z' });
    await admin.rpc('note_early_start', { request_id: id });
    expect((await recordsOf(id)).records.slice(2)).toMatchObject([
      { act: 'early_start', by_customer: false, early_start_at: '2026-11-01T09:00:00+00:00' },
    ]);
  });

  test.each(['customer', 'office'])('a higher price that the %s agrees on is recorded', async (who) => {
    const { id, key } = await send({ property_type: 'terraced', surface_area: 150 });
    await pick(key, 30);
    await admin.from('contact_submissions').update({ surface_area: 165, calculated_price: 315 }).eq('id', id);
    if (who === 'customer') {
      const { data } = await visitor
        .rpc('answer_price', { key, price: 315, agrees: true })
        .setHeader('x-order-texts', orderTextsVersion);
      expect(data).toBe('agreed');
    } else {
      await admin.rpc('settle_price', { request_id: id, price: 315, outcome: 'agreed' });
    }
    const byCustomer = who === 'customer';
    expect((await recordsOf(id)).records.at(-1)).toMatchObject({
      ...{ act: 'price_agreed', price: 315, surface_area: 165, by_customer: byCustomer },
      ...{ button: byCustomer ? 'agree_order' : null, texts: byCustomer ? orderTextsVersion : null },
    });
  });

  test('a higher price that is refused is not recorded', async () => {
    const { id, key } = await send({ property_type: 'terraced', surface_area: 150 });
    await admin.from('contact_submissions').update({ surface_area: 165, calculated_price: 315 }).eq('id', id);
    await visitor.rpc('answer_price', { key, price: 315, agrees: false });
    expect(await actsOf(id)).toEqual(['sent']);
  });
});

test.each(['update private.order_records set price = 1', "update private.order_texts set texts = '{}'"])(
  'nobody changes what was recorded: %s',
  async (statement) => {
    const { id } = await send();
    await expect(sql(statement)).rejects.toThrow(statement);
    expect((await recordsOf(id)).records).toMatchObject([{ price: 285 }]);
  },
);

describe('the records of a request', () => {
  test('are in the export of its person', async () => {
    const { id, key } = await send({ email: 'jan@example.nl' });
    await pick(key, 30);
    const { data } = await admin.rpc('export_person', { person: 'jan@example.nl' });
    const { order_records: records } = z
      .object({ order_records: z.array(z.object({ request_id: z.string(), act: z.string() })) })
      .parse(data);
    expect(records.map(({ act }) => act)).toEqual(['sent', 'picked']);
    expect(records.every(({ request_id }) => request_id === id)).toBe(true);
  });

  test.each<[string, string, (id: string) => Promise<unknown>, boolean]>([
    ['became no order and is anonymised', 'contacted', anonymise, false],
    ['is an order and is anonymised', 'completed', anonymise, true],
    ['is purged from the bin', 'completed', purge, false],
  ])('of one that %s (%s)', async (_, status, end, isKept) => {
    const { id } = await send();
    await sql(`update public.contact_submissions set status = '${status}' where id = '${id}'`);
    await end(id);
    expect(await sql(`select act from private.order_records`)).toHaveLength(isKept ? 1 : 0);
  });

  test('stay with the invoice that charges what they prove, whatever becomes of the request', async () => {
    const { id } = await send();
    await sql(`update public.invoice_settings set seller_name = 'X', street = 'Straat 1', postcode = '1234 AB', city = 'Ede',
      chamber_of_commerce = '12345678', vat_number = 'NL123456789B01', iban = 'NL91ABNA0417164300'`);
    await sql(`update public.contact_submissions set status = 'completed' where id = '${id}'`);
    const { error } = await admin.rpc('make_invoice', {
      ...{ id: randomUUID(), request_id: id, due: 'job', began_on_request: true },
      lines: [{ description: 'Energielabel', amount: 28_500 }],
    });
    expect(error).toBeNull();
    await makePlanned(backend);
    await purge(id);
    expect(await sql(`select act from private.order_records`)).toHaveLength(1);
  });
});

async function anonymise(id: string): Promise<void> {
  await sql(`update public.contact_submissions set anonymised_at = now() where id = '${id}'`);
}

async function purge(id: string): Promise<void> {
  await admin.from('contact_submissions').delete().eq('id', id);
  await sql(`update private.deleted_requests set deleted_at = now() - interval '8 days'`);
  expect((await admin.rpc('forget_deleted_requests')).error).toBeNull();
}
