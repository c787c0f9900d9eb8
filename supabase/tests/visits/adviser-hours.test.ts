import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../../src/data/database.types.ts';
import { maxRangesOfDay } from '../../../src/domain/advisers/adviser.ts';
import { uncoveredHours } from '../../../src/domain/request/uncovered-hours.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { isRefused, startBackendWithRoles } from '../setup/roles.ts';

// The hours of an adviser: several ranges a day, with a lunch between them in which nobody visits.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

interface Range {
  weekday: number;
  opens: string;
  closes: string;
}

const morning = { weekday: 1, opens: '09:00', closes: '12:00' };
const afternoon = { weekday: 1, opens: '13:00', closes: '17:00' };
const tuesday = { weekday: 2, opens: '09:00', closes: '17:00' };

let adviser = '';
beforeEach(async () => {
  const [row] = await sql(`insert into public.advisers (user_id, name)
    select user_id, 'Ali' from private.admins where email = '${roles.adminEmail}'
    on conflict (user_id) do update set name = excluded.name returning user_id`);
  adviser = z.object({ user_id: z.string() }).parse(row).user_id;
  await sql('delete from public.adviser_hours');
});

function save(hours: readonly Range[], client = roles.admin) {
  return client.rpc('save_adviser_hours', { adviser_id: adviser, hours: [...hours].map((range) => ({ ...range })) });
}

async function stored() {
  return z.array(z.string()).parse(
    (
      await sql(`select format('%s %s-%s', weekday, left(opens::text, 5), left(closes::text, 5)) as hours
          from public.adviser_hours order by weekday, opens`)
    ).map((row) => z.object({ hours: z.string() }).parse(row).hours),
  );
}

async function addRequest(): Promise<string> {
  const row = buildRequestRow({ rd_x: 155_000, rd_y: 463_000 });
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

test('a week is stored as it is given: what is not among it goes, and only what changed is logged', async () => {
  expect((await save([afternoon, morning, tuesday])).error).toBeNull();
  expect(await stored()).toEqual(['1 09:00-12:00', '1 13:00-17:00', '2 09:00-17:00']);
  await sql('truncate public.settings_log restart identity');
  // Monday is unticked with both its ranges, and Tuesday lasts longer.
  expect((await save([{ ...tuesday, closes: '18:00' }])).error).toBeNull();
  expect(await stored()).toEqual(['2 09:00-18:00']);
  const log = await sql(`select new_values ->> 'closes' as now from public.settings_log
    where about = 'adviser_hours' order by old_values ->> 'weekday', old_values ->> 'opens'`);
  expect(log).toEqual([{ now: null }, { now: null }, { now: '18:00:00' }]);
});

function ranges(amount: number): Range[] {
  return Array.from({ length: amount }, (_, hour) => ({
    weekday: 1,
    opens: `${10 + hour}:00`,
    closes: `${10 + hour}:30`,
  }));
}

test('a day has as many ranges as the form adds', async () => {
  expect((await save(ranges(maxRangesOfDay))).error).toBeNull();
});

test.each<[string, Range[]]>([
  ['overlap', [morning, { ...afternoon, opens: '11:30' }]],
  ['touch', [morning, { ...afternoon, opens: '12:00' }]],
  ['are more than a day can have', ranges(maxRangesOfDay + 1)],
  ['are more than a week can have', Array.from({ length: 29 }, () => morning)],
  ['end before they begin', [{ weekday: 1, opens: '12:00', closes: '09:00' }]],
])('ranges that %s are refused, and what was stored stays', async (_, hours) => {
  await save([tuesday]);
  expect((await save(hours)).error).not.toBeNull();
  expect(await stored()).toEqual(['2 09:00-17:00']);
});

test('hours that are no list take none away, and nobody but an administrator sets them', async () => {
  await save([tuesday]);
  const wrong: Json[] = [null, {}, 'x'];
  for (const hours of wrong) {
    const { error } = await roles.admin.rpc('save_adviser_hours', { adviser_id: adviser, hours });
    expect(error).not.toBeNull();
  }
  expect((await save([], roles.outsider)).error).not.toBeNull();
  expect(isRefused(await roles.admin.from('adviser_hours').delete().eq('adviser', adviser))).toBe(true);
  expect(await stored()).toEqual(['2 09:00-17:00']);
});

test('nobody visits in the break, or from before it until after it', async () => {
  await save([morning, afternoon]);
  const kinds = z.array(z.object({ time: z.string(), kind: z.string() })).parse(
    await sql(`
      select time, kind from unnest(array['09:00', '11:00', '11:30', '12:00', '12:30', '13:00', '16:00', '16:30']) as time
      cross join lateral private.obstacles(
        '${adviser}', ('2027-01-04 ' || time || '+01')::timestamptz, ('2027-01-04 ' || time || '+01')::timestamptz + interval '1 hour',
        155000, 463000, null
      )`),
  );
  expect(kinds).toEqual(['11:30', '12:00', '12:30', '16:30'].map((time) => ({ time, kind: 'hours' })));
});

test('moments around the break are offered and suggested, and none in it', async () => {
  await save([morning, afternoon]);
  const id = await addRequest();
  const free = await sql(`
    select to_char(free.starts_at at time zone 'Europe/Amsterdam', 'HH24:MI') as time
    from public.contact_submissions as request
    cross join private.free_moments(request, '2027-01-04 00:00+01', '2027-01-04 23:59+01') as free
    where request.id = '${id}' order by 1`);
  expect(free.map((row) => z.object({ time: z.string() }).parse(row).time)).toEqual(
    '09:00 09:30 10:00 10:30 11:00 13:00 13:30 14:00 14:30 15:00 15:30 16:00'.split(' '),
  );
  const { data } = await roles.admin.rpc('suggest_moments', { request_id: id });
  const suggested = z.array(z.object({ starts_at: z.coerce.date() })).parse(data);
  expect(suggested).not.toEqual([]);
  const outside = suggested.filter(({ starts_at }) => {
    const time = starts_at.toLocaleTimeString('nl-NL', { timeZone: 'Europe/Amsterdam' });
    return time < '09:00' || (time > '11:00:00' && time < '13:00') || time > '16:00:00';
  });
  expect(outside).toEqual([]);
});

test('whether rush counts hours in which no adviser works is the same in both languages', async () => {
  const weeks = [
    [],
    [tuesday],
    [morning, afternoon],
    [{ ...morning, closes: '16:59' }],
    [{ ...morning, closes: '17:00' }],
  ];
  for (const week of weeks) {
    expect((await save(week)).error).toBeNull();
    for (const hours of [
      { days: [1], opens: '09:00', closes: '12:00' },
      { days: [1], opens: '09:00', closes: '17:00' },
      { days: [1, 2], opens: '10:00', closes: '11:00' },
      { days: [1], opens: '12:00', closes: '13:00' },
    ]) {
      await sql(`update public.working_hours
        set days = '{${hours.days.join()}}', opens = '${hours.opens}', closes = '${hours.closes}'`);
      const [row] = await sql('select private.are_rush_hours_covered() as covered');
      expect(row).toEqual({ covered: uncoveredHours(hours, week).length === 0 });
    }
  }
});

test('what is left to set up is told in its order, until it is done', async () => {
  async function remaining() {
    return (await roles.admin.rpc('remaining_setup')).data;
  }
  await sql('delete from public.contact_submissions');
  await sql('delete from public.request_audit');
  await sql('update public.settings set sends_mail = false');
  expect(await remaining()).toEqual(['business', 'adviser', 'mails', 'invoices', 'calendar', 'text', 'request']);
  await sql(
    "update public.business_facts set phone = '038 012 34 56', whatsapp = '31612345678', email = 'a@label.test'",
  );
  expect(await remaining()).toContain('business');
  await sql(`update public.business_facts set advisers = '[{"name": "Bo", "certificate": "EPW-00001", "photo": ""}]'`);
  expect(await remaining()).toEqual(['adviser', 'mails', 'invoices', 'calendar', 'text', 'request']);
  // An adviser without hours or without a starting place is not ready.
  await save([tuesday]);
  expect(await remaining()).toContain('adviser');
  await sql(`update public.advisers set start_place = 'Thuis', start_x = 155000, start_y = 463000`);
  expect(await remaining()).toEqual(['rush', 'mails', 'invoices', 'calendar', 'text', 'request']);
  await sql(`update public.working_hours set days = '{2}', opens = '09:00', closes = '17:00'`);
  expect(await remaining()).toEqual(['mails', 'invoices', 'calendar', 'text', 'request']);
  await sql('update public.settings set sends_mail = true');
  await roles.admin.rpc('renew_calendar_feed');
  await roles.admin
    .from('website_content')
    .insert({ section_name: 'blog_article', title: 'Een tekst', page_path: '/blog/een' });
  expect(await remaining()).toEqual(['invoices', 'request']);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1', postcode = '3811 AA',
    city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456782B90', iban = 'NL91ABNA0417164300'`);
  expect(await remaining()).toEqual(['request']);
  await addRequest();
  expect(await remaining()).toEqual([]);
  expect((await roles.outsider.rpc('remaining_setup')).error).not.toBeNull();
});
