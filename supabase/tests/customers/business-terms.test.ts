import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { termBounds } from '../../../src/content/office/management/business-terms.ts';
import { toDataError } from '../../../src/data/errors.ts';
import { businessTermsRow, toBusinessTermsRow } from '../../functions/_shared/business-terms-row.ts';
import { dutchDateTime } from '../../functions/_shared/dutch-time.ts';
import { firstTerms, termNames, type BusinessTerms } from '../../functions/_shared/business-terms.ts';
import { mailPayload } from '../../functions/_shared/mail/customer-mail.ts';
import { fillMail } from '../../functions/_shared/mail/fill-mail.ts';
import { buildRequestRow } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What the business promises holds from a day, and an order keeps that under which it was made (D-75).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { visitor, admin } = roles;

const first = '2000-01-01';

beforeAll(async () => {
  const adviser = (await admin.auth.getUser()).data.user?.id ?? '';
  await sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await sql(
    `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
  );
});
beforeEach(() => sql('delete from public.contact_submissions'));
afterEach(async () => {
  await sql('delete from public.contact_submissions');
  await rewrite(`delete from private.business_terms where valid_from <> '${first}'`);
});

/** As if that had been written in time. */
async function rewrite(statement: string): Promise<void> {
  await sql('alter table private.business_terms disable trigger "10_keep_terms"');
  await sql(statement);
  await sql('alter table private.business_terms enable trigger "10_keep_terms"');
}

/** Other terms hold since so many days. */
async function follow(days: number, changes: Record<string, number>): Promise<string> {
  const values = JSON.stringify(changes);
  await rewrite(`insert into private.business_terms
    select (jsonb_populate_record(terms, '${values}' || jsonb_build_object('valid_from', private.dutch_today() - ${days}))).*
    from private.business_terms as terms where valid_from = '${first}'`);
  const [row] = await sql(`select (private.dutch_today() - ${days})::text as day`);
  return z.object({ day: z.string() }).parse(row).day;
}

/** YYYY-MM-DD, in Amsterdam. */
function dayFromNow(days: number): string {
  return dutchDateTime(new Date(Date.now() + days * 86_400_000)).date;
}

/** A request from a page that names its terms. */
async function send(terms?: string) {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex') });
  const sending = visitor.from('contact_submissions').insert(row);
  if (terms !== undefined) sending.setHeader('x-terms', terms);
  expect((await sending).error).toBeNull();
  return { id: row.id, key };
}

async function termsOf(id: string): Promise<unknown> {
  const [row] = await sql(`select terms_from::text from public.contact_submissions where id = '${id}'`);
  return z.object({ terms_from: z.string() }).parse(row).terms_from;
}

async function momentIn(hours: number): Promise<string> {
  const [row] = await sql(`select (date_trunc('hour', now()) + interval '${hours} hours')::text as starts_at`);
  return z.object({ starts_at: z.string() }).parse(row).starts_at;
}

async function plan(id: string, hours: number): Promise<void> {
  await sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at, is_overruled)
    select '${id}', user_id, '${await momentIn(hours)}', '${await momentIn(hours + 1)}', true from public.advisers`);
}

/** At noon, on a page that names its terms. */
async function pick(key: string, days: number, terms: string): Promise<unknown> {
  const [row] = await sql(
    `select ((private.dutch_today() + ${days} + time '12:00') at time zone 'Europe/Amsterdam')::text as starts_at`,
  );
  const picked = { key, ...z.object({ starts_at: z.string() }).parse(row), early_start: true };
  return (await visitor.rpc('pick_moment', picked).setHeader('x-terms', terms)).data;
}

/** The own page, as a page with these terms reads it. */
async function ownPage(key: string, terms: string) {
  const { data } = await visitor.rpc('customer_request', { key }).setHeader('x-terms', terms);
  const page = z.object({ terms: businessTermsRow, withdrawal: z.object({ last_day: z.string() }) }).parse(data);
  return { hours: page.terms.cancellationHours, lastDay: page.withdrawal.last_day };
}

async function canChange(key: string): Promise<unknown> {
  const { data } = await visitor.rpc('customer_request', { key });
  return z.object({ can_change: z.boolean() }).parse(data).can_change;
}

test('the first terms are those of the specification, which the site has without a database', async () => {
  const { data } = await visitor.rpc('current_terms');
  expect(businessTermsRow.parse(data)).toEqual(firstTerms);
});

describe('a request', () => {
  test('has the terms of its day', async () => {
    const before = await send();
    const since = await follow(0, { cancellation_hours: 48 });
    const after = await send();
    expect([await termsOf(before.id), await termsOf(after.id)]).toEqual([first, since]);
  });

  test.each<[string, number, string]>([
    ['the terms of its page while a quote under them is valid', 29, 'named'],
    ['those of the day once it is not', 30, 'day'],
  ])('has %s', async (_, days, expected) => {
    const since = await follow(days, { cancellation_hours: 48 });
    expect(await termsOf((await send(first)).id)).toBe(expected === 'named' ? first : since);
  });

  test.each(['tomorrow', '1999-01-01', 'none', "'; drop table"])(
    'that names %s has those of the day',
    async (named) => {
      const [row] = await sql('select (private.dutch_today() + 1)::text as tomorrow');
      const { tomorrow } = z.object({ tomorrow: z.string() }).parse(row);
      await sql(`insert into private.business_terms select (jsonb_populate_record(terms, jsonb_build_object('valid_from', '${tomorrow}'))).*
      from private.business_terms as terms`);
      expect(await termsOf((await send(named === 'tomorrow' ? tomorrow : named)).id)).toBe(first);
    },
  );

  test('that becomes an order on a page with newer terms has those, and keeps them when the visit is moved', async () => {
    const { id, key } = await send();
    const since = await follow(0, { cancellation_hours: 48 });
    expect(await pick(key, 7, since)).toBe('planned');
    expect(await termsOf(id)).toBe(since);
    expect(await pick(key, 8, first)).toBe('planned');
    expect(await termsOf(id)).toBe(since);
  });
});

describe('the own page', () => {
  test('has the terms of the page until it is an order, and then those of the order', async () => {
    const { key } = await send();
    const since = await follow(0, { cancellation_hours: 48, withdrawal_days: 30 });
    const before = [await ownPage(key, first), await ownPage(key, since)];
    expect(before.map(({ hours }) => hours)).toEqual([24, 48]);
    expect(before[0]?.lastDay).not.toBe(before[1]?.lastDay);
    expect(await pick(key, 7, first)).toBe('planned');
    expect(await ownPage(key, since)).toEqual(before[0]);
  });

  test('offers and plans only moments at which cancelling is free by those terms', async () => {
    const { key } = await send();
    const since = await follow(0, { cancellation_hours: 168 });
    const { data } = await visitor.rpc('customer_moments', { key }).setHeader('x-terms', since);
    const moments = z.array(z.object({ starts_at: z.string() })).parse(data);
    const earliest = Date.parse(await momentIn(168));
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.filter(({ starts_at }) => Date.parse(starts_at) < earliest)).toEqual([]);
    expect(await pick(key, 6, since)).toBe('taken');
    expect(await pick(key, 6, first)).toBe('planned');
  });
});

test('mails name the terms of the order', async () => {
  await sql(`update public.settings set sends_mail = true`);
  const { id, key } = await send();
  const since = await follow(0, { cancellation_hours: 48, cancellation_percentage: 40, callout_fee: 9000 });
  expect(await pick(key, 7, since)).toBe('planned');
  const [row] = await sql(
    `select payload from private.outgoing_messages where request_id = '${id}' and kind = 'planned'`,
  );
  const { payload } = z.object({ payload: mailPayload }).parse(row);
  const context = { siteUrl: 'https://example.org', link: 'https://example.org/own', now: Date.now() };
  const { text, html } = fillMail('planned', payload, context);
  for (const part of [text, html]) {
    expect(part).toContain('over minder dan 48 uur?');
    expect(part).toContain('betaalt u €90 voorrijkosten');
    expect(part).not.toMatch(/24 uur|50%|€75/);
  }
});

describe('hours in which cancelling is free', () => {
  test('are those of the terms of the order, on the own page and in what is owed', async () => {
    const old = await send();
    await plan(old.id, 36);
    await follow(0, { cancellation_hours: 48, cancellation_percentage: 40 });
    const next = await send();
    await plan(next.id, 40);
    expect([await canChange(old.key), await canChange(next.key)]).toEqual([true, false]);
    // By telephone; long ago, so that no period of withdrawal runs.
    await sql(`update public.appointments set created_at = now() - interval '60 days'`);
    for (const { id } of [old, next]) {
      const { error } = await admin
        .from('contact_submissions')
        .update({ status: 'cancelled' })
        .eq('id', id)
        .setHeader('x-cancelled-by', 'customer');
      expect(error).toBeNull();
    }
    const dues = await sql(`select request.id, most from public.contact_submissions as request
      cross join lateral private.chargeable_dues(request) where due = 'late_cancellation'`);
    expect(dues).toEqual([{ id: next.id, most: 285 * 40 }]);
  });

  test('bound what is offered', async () => {
    const since = await follow(0, { cancellation_hours: 48 });
    const { key } = await send();
    expect(await pick(key, 1, since)).toBe('taken');
    expect(await pick(key, 3, since)).toBe('planned');
  });
});

test('the period of withdrawal, the fee, the part and the days to pay follow the terms of the order', async () => {
  await follow(0, {
    ...{ withdrawal_days: 30, callout_fee: 9000, visit_percentage: 40, refund_days: 7, payment_days: 30 },
  });
  const { id } = await send();
  await plan(id, -2);
  const [row] = await sql(`select private.withdrawal_until('${id}') - private.dutch_today() >= 30 as is_longer
    from public.contact_submissions where id = '${id}'`);
  expect(row).toEqual({ is_longer: true });
  await sql(`update public.contact_submissions set early_start_requested_at = now() where id = '${id}'`);
  const [owed] = await sql(`select private.owed_for_part(request, now()) as cents, price
    from public.contact_submissions as request where id = '${id}'`);
  expect(owed).toEqual({ cents: 285 * 40, price: 285 });
  await sql(`update public.appointments set state = 'no_show', ended_at = now()`);
  expect(
    await sql(`select most from public.contact_submissions as request
      cross join lateral private.chargeable_dues(request) where due = 'no_show'`),
  ).toEqual([{ most: 9000 }]);
});

test.each([
  [11, 'request_months', 24, false],
  [13, 'request_months', 12, true],
])(
  'a request of %i months ago that became no order under %s = %i is to be forgotten: %s',
  async (months, name, value, gone) => {
    await follow(0, { [name]: value });
    const { id } = await send();
    await sql(
      `update public.contact_submissions set created_at = now() - interval '${months} months' where id = '${id}'`,
    );
    expect(await sql('select id from private.expired_requests')).toHaveLength(gone ? 1 : 0);
  },
);

describe('terms that hold', () => {
  test.each([
    `update private.business_terms set cancellation_hours = 48`,
    `delete from private.business_terms`,
    `insert into private.business_terms select (jsonb_populate_record(terms, jsonb_build_object('valid_from', private.dutch_today()))).*
      from private.business_terms as terms`,
  ])('are not changed by: %s', async (statement) => {
    await expect(sql(statement)).rejects.toThrow(statement);
    expect(await sql('select valid_from::text, cancellation_hours from private.business_terms')).toEqual([
      { valid_from: first, cancellation_hours: 24 },
    ]);
  });
});

describe('the next terms', () => {
  const tomorrow = { ...firstTerms, validFrom: dayFromNow(1) };
  const changed = toBusinessTermsRow({ ...tomorrow, cancellationHours: 48 });

  async function stored() {
    const { data, error } = await admin.rpc('all_terms');
    expect(error).toBeNull();
    return z
      .array(z.looseObject({ valid_from: z.string(), noted_at: z.string(), cancellation_hours: z.int() }))
      .parse(data);
  }

  test('are stored, changed in the version that was read, removed, and logged', async () => {
    expect(await admin.rpc('save_terms', { terms: toBusinessTermsRow(tomorrow) })).toMatchObject({ data: true });
    const [row] = await stored();
    const replaced = { replaced_day: row?.valid_from ?? '', replaced_version: row?.noted_at ?? '' };
    expect(await admin.rpc('save_terms', { terms: changed, ...replaced })).toMatchObject({ data: true });
    expect(await admin.rpc('save_terms', { terms: changed, ...replaced })).toMatchObject({ data: false });
    const [newest, ...others] = await stored();
    expect([newest?.cancellation_hours, others.length]).toEqual([48, 1]);
    const last = { replaced_day: newest?.valid_from ?? '', replaced_version: newest?.noted_at ?? '' };
    expect(await admin.rpc('save_terms', last)).toMatchObject({ data: true });
    expect(await stored()).toHaveLength(1);
    const log = await sql(`select about, new_values ->> 'cancellation_hours' as hours from public.settings_log
      where about = 'business_terms' order by id desc limit 1`);
    expect(log).toEqual([{ about: 'business_terms', hours: null }]);
  });

  test.each<[string, Partial<BusinessTerms>]>([
    ['of a day that is there already', { validFrom: first }],
    ['of today', { validFrom: dayFromNow(0) }],
    ['with less time to withdraw than the law gives', { withdrawalDays: termBounds.withdrawalDays.least - 1 }],
    ['that pay back later than the law allows', { refundDays: termBounds.refundDays.most + 1 }],
    ['that keep customers shorter than the tax law requires', { customerYears: termBounds.customerYears.least - 1 }],
  ])('%s are refused as values', async (_, changes) => {
    const { error, status } = await admin.rpc('save_terms', { terms: toBusinessTermsRow({ ...tomorrow, ...changes }) });
    expect(error && ['invalid', 'duplicate']).toContain(error && toDataError({ error, status }).code);
    expect(await stored()).toHaveLength(1);
  });

  test('take every figure that the form takes', async () => {
    for (const bound of ['least', 'most'] as const) {
      const figures = Object.fromEntries(termNames.map((name) => [name, termBounds[name][bound]]));
      const terms = toBusinessTermsRow({ ...tomorrow, ...figures, validFrom: dayFromNow(bound === 'least' ? 1 : 2) });
      expect(await admin.rpc('save_terms', { terms })).toMatchObject({ data: true });
    }
  });
});

test.each([
  { withdrawal_days: 13 },
  { refund_days: 15 },
  { customer_years: 6 },
  { callout_fee: 7550 },
  { label_years: 6 },
])('what the law fixes is kept: %j is refused', async (changes) => {
  await expect(follow(0, changes)).rejects.toThrow('insert into private.business_terms');
  await sql('alter table private.business_terms enable trigger "10_keep_terms"');
});

/** Functions with the same figure for something else. */
const otherFigures: Record<string, string> = {
  calendar_days: 'days of a calendar',
  customer_moments: 'days in which moments are offered',
  label_figures: 'months of figures',
  'private.give_up_messages': 'mails of an hour and a day',
  'private.is_known_within_bound': 'requests of a day',
  'private.plan_look_for': 'days in which a label is looked up',
  'private.rush_deadline': 'hours of rush',
  'private.search_statement': 'a parameter of a query',
  'private.tax_period_start': 'years of invoices that tax law asks for',
  'private.withdrawal_after': 'days in which a period may end later',
  suggest_moments: 'days in which moments are offered',
};

test('no function of the database has a figure of the terms of its own', async () => {
  const rows = z.array(z.object({ name: z.string(), body: z.string() })).parse(
    await sql(`select oid::regproc::text as name, pg_get_functiondef(oid) as body from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`),
  );
  const figures = /\b7500\b|\b24 hours'|hours => \d|\b(7|10) years'|\b12 months'|\b14 days'|\b14\b(?! \+)/;
  expect(rows.flatMap(({ name, body }) => (figures.test(body) ? [name] : [])).toSorted()).toEqual(
    Object.keys(otherFigures).toSorted(),
  );
});
