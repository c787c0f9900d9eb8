import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startBackendWithRoles } from '../setup/roles.ts';

// The first and last value that a column of the back-office takes, and the ones just beyond. Those of a request stand in
// contact-submissions-checks.test.ts, those of a text in website-content.test.ts.

const { backend } = await startBackendWithRoles();
const { sql } = backend;

const id = '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b';
const day = "'2027-01-04 09:00+01'";
const hour = "'2027-01-04 10:00+01'";

/** A row of each table that has none yet. */
const rows = [
  `insert into public.advisers (user_id, name, start_place, start_x, start_y) values ('${id}', 'Ali', 'A', 1, 300001)`,
  `insert into public.adviser_hours values ('${id}', 1, '09:00', '17:00')`,
  `insert into public.blocked_times (adviser, starts_at, ends_at) values ('${id}', ${day}, ${hour})`,
  `insert into private.own_calendars (adviser, calendar_url) values ('${id}', 'https://agenda.example/a.ics')`,
  `insert into private.busy_times values ('${id}', ${day}, ${hour})`,
  `insert into public.appointments (request_id, starts_at, ends_at) values ('${id}', ${day}, ${hour})`,
  `insert into public.saved_views (owner, name, query) values ('${id}', 'Mijn lijst', '')`,
  `insert into public.pictures (path, alt) values ('${id}/800x600.jpg', 'Een huis')`,
  `insert into private.bank_entries (account, reference, kind, booked_on, amount, party, remittance)
    values ('', '', 'in', '2027-01-04', 1, '', '')`,
  `insert into private.invoice_payments (invoice_id, paid_on, amount) values ('${id}', '2027-01-04', 1)`,
];

beforeAll(async () => {
  // Without triggers and references.
  await sql('set session_replication_role = replica');
  for (const row of rows) await sql(row);
});

function letters(amount: number, end = ''): string {
  return `'${'x'.repeat(amount)}${end}'`;
}

/** So many advisers of the site, as an SQL string of JSON. */
function advisers(amount: number, changes: object = {}): string {
  const adviser = { name: 'Robin', certificate: 'EPW-00001', photo: '', ...changes };
  return `'${JSON.stringify(Array.from({ length: amount }, () => adviser))}'`;
}

const webAddress = 'https://agenda.example/';
const mailDomain = '@example.org';

test.each<[column: string, taken: readonly (string | number)[], refused: readonly (string | number)[]]>([
  ['public.settings.route_weight', [-2, 2], [-3, 3]],
  ['public.settings.office_mail_address', [letters(254 - mailDomain.length, mailDomain)], [letters(243, mailDomain)]],
  ['public.advisers.name', [letters(1), letters(60)], ["''", letters(61), "' Ali'"]],
  ['public.advisers.start_place', [letters(1), letters(200)], ["''", letters(201)]],
  ['public.advisers.start_x', [0, 300_000], [-1, 300_001]],
  ['public.advisers.start_y', [300_000, 630_000], [299_999, 630_001]],
  ['public.advisers.detour_factor', [1, 3], [0.99, 3.01]],
  ['public.advisers.speed', [10, 120], [9, 121]],
  ['public.adviser_hours.weekday', [1, 7], [0, 8]],
  ['public.adviser_hours.closes', ["'09:01'", "'23:59'"], ["'09:00'", "'23:59:01'", "'24:00'"]],
  ['public.blocked_times.reason', [letters(1), letters(100)], ["''", letters(101)]],
  [
    'public.blocked_times.ends_at',
    [`starts_at + interval '1 microsecond'`, `starts_at + interval '1 year'`],
    ['starts_at', `starts_at + interval '1 year 1 second'`],
  ],
  [
    'private.own_calendars.calendar_url',
    [letters(0, webAddress.padEnd(2000, 'a'))],
    [letters(0, webAddress.padEnd(2001, 'a'))],
  ],
  [
    'private.busy_times.ends_at',
    [`starts_at + interval '1 microsecond'`, "'2099-12-31 23:59:59+00'"],
    ['starts_at', "'2100-01-01 00:00+00'"],
  ],
  [
    'public.appointments.ends_at',
    [`starts_at + interval '1 microsecond'`, `starts_at + interval '12 hours'`],
    ['starts_at', `starts_at + interval '12 hours 1 second'`],
  ],
  ['public.saved_views.name', [letters(1), letters(60)], ["''", letters(61)]],
  ['public.saved_views.query', ["''", letters(1000)], [letters(1001)]],
  ['public.pictures.alt', [letters(1), letters(300)], ["''", letters(301)]],
  ...['jpg', 'webp'].map((type): [string, string[], string[]] => [
    'public.pictures.path',
    ['10x10', '9999x9999'].map((size) => `'${id}/${size}.${type}'`),
    ['9x10', '10x9', '10000x10', '10x10000', '010x10'].map((size) => `'${id}/${size}.${type}'`),
  ]),
  ['public.visit_durations.minutes', [15, 480], [14, 481]],
  ['public.visit_durations.large_minutes', [15, 480], [14, 481]],
  ['public.visit_durations.large_from', [1, 2700], [0, 2701]],
  [
    'public.business_facts.phone',
    ["'112'", "'+31 (0)85 000 0000'"],
    ["'11'", "'085 000 0000 of 06 00000000'", "'bel ons'"],
  ],
  [
    'public.business_facts.whatsapp',
    ["'31850000'", "'318500000000000'"],
    ["'0850000000'", "'3185000'", "'3185000000000000'"],
  ],
  ['public.business_facts.email', ["'a@b.nl'"], ["'a@b'", `'${'a'.repeat(250)}@b.nl'`]],
  ['public.business_facts.office_days', ["'{1}'", "'{1,2,3,4,5,6,7}'"], ["'{}'", "'{0}'", "'{8}'", "'{{1}}'"]],
  ['public.business_facts.office_opens', ["'00:00'", "'16:59'"], ["'17:00'", "'09:00:01'"]],
  ['public.business_facts.office_closes', ["'23:59'"], ["'24:00'", "'17:00:01'"]],
  ['public.business_facts.area_centre', [letters(1), letters(60)], ["''", letters(61)]],
  ['public.business_facts.latitude', [50.5, 53.7], [50.4, 53.8, "'NaN'"]],
  ['public.business_facts.longitude', [3.2, 7.4], [3.1, 7.5, "'NaN'"]],
  ['public.business_facts.radius_km', [1, 300], [0, 301]],
  [
    'public.business_facts.advisers',
    [
      advisers(1),
      advisers(20),
      advisers(1, { photo: '/images/robin.webp' }),
      advisers(1, { photo: `/storage/v1/object/public/pictures/${id}/800x800.webp` }),
    ],
    [
      advisers(0),
      advisers(21),
      ...[{ name: '' }, { name: 'a'.repeat(61) }, { name: 'a\u0007' }, { name: 1 }, { more: 'x' }].map((one) =>
        advisers(1, one),
      ),
      ...[{ photo: 'https://elders.example/a.jpg' }, { photo: '/images/../a' }, { certificate: '' }].map((one) =>
        advisers(1, one),
      ),
      ...["'{}'", "'null'", "'[1]'", `'[{"name": "Robin"}]'`],
    ],
  ],
  ['public.invoice_settings.seller_name', ["''", letters(70)], [letters(71)]],
  ['public.invoice_settings.street', ["''", letters(100)], [letters(101)]],
  ['public.invoice_settings.city', ["''", letters(60)], [letters(61)]],
  [
    'public.invoice_settings.postcode',
    ["''", "'1000 AA'", "'9999 ZZ'"],
    ["'0999 AA'", "'10000 AA'", "'1000AA'", "'1000 A'"],
  ],
  ['public.invoice_settings.chamber_of_commerce', ["''", "'12345678'"], ["'1234567'", "'123456789'"]],
  [
    'public.invoice_settings.vat_number',
    ["''", "'NL123456789B01'"],
    ["'NL12345678B01'", "'NL1234567890B01'", "'NL123456789B1'", "'NL123456789B012'"],
  ],
  [
    'public.invoice_settings.iban',
    ["''", `'NL91${'A'.repeat(11)}'`, `'NL91${'A'.repeat(30)}'`],
    [`'NL91${'A'.repeat(10)}'`, `'NL91${'A'.repeat(31)}'`, `'NL9${'A'.repeat(11)}'`, `'N91${'A'.repeat(12)}'`],
  ],
  ['public.invoice_settings.label_line', [letters(1), letters(200)], ["''", letters(201)]],
  ['public.invoice_settings.first_reminder_days', [1, 90], [0, 91]],
  ['public.invoice_settings.second_reminder_days', [1, 90], [0, 91]],
  ['public.invoice_settings.third_reminder_days', [1, 90], [0, 91]],
  ['private.invoice_payments.paid_on', ["'2000-01-01'", "'2099-12-31'"], ["'1999-12-31'", "'2100-01-01'"]],
  ['private.invoice_payments.amount', [1], [0]],
  ['private.bank_entries.account', ["''", letters(34)], [letters(35)]],
  ['private.bank_entries.reference', ["''", letters(100)], [letters(101)]],
  ['private.bank_entries.booked_on', ["'2000-01-01'", "'2099-12-31'"], ["'1999-12-31'", "'2100-01-01'"]],
  ['private.bank_entries.amount', [1, 1_000_000_000], [0, 1_000_000_001]],
  ['private.bank_entries.party', ["''", letters(140)], [letters(141)]],
  ['private.bank_entries.remittance', ["''", letters(1000)], [letters(1001)]],
  ['private.bank_entries.put_aside', [letters(1), letters(200)], ["''", letters(201)]],
  ['private.invoice_payments.bank_entry', [letters(1), letters(100)], ["''", letters(101)]],
])('%s', async (column, taken, refused) => {
  const at = column.lastIndexOf('.');
  function update(value: string | number) {
    return sql(`update ${column.slice(0, at)} set ${column.slice(at + 1)} = ${value}`);
  }
  for (const value of taken) await update(value);
  for (const value of refused) await expect(update(value), String(value)).rejects.toThrow();
});

/** Texts that are no free ones: addresses, names of settings, references, and what follows from another column. */
const formatted = [
  'public.settings.webhook_url',
  'public.settings.office_mail',
  'public.settings.office_mail_address',
  'public.advisers.name_key',
  'public.saved_views.query',
  'public.website_content.picture',
];

test('control characters and noncharacters are refused in every free text that is written through the API', async () => {
  const columns = await sql(`
    select distinct table_schema || '.' || table_name || '.' || column_name as name
    from information_schema.column_privileges join information_schema.columns using (table_schema, table_name, column_name)
    where grantee in ('anon', 'authenticated') and privilege_type in ('INSERT', 'UPDATE') and data_type = 'text'
      and table_schema = 'public' order by name`);
  const taken: string[] = [];
  for (const { name } of z.array(z.object({ name: z.string() })).parse(columns)) {
    const at = name.lastIndexOf('.');
    const [table, column] = [name.slice(0, at), name.slice(at + 1)];
    const checks = await sql(`select string_agg(pg_get_constraintdef(oid), ' and ') as checks from pg_constraint
      where conrelid = '${table}'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ '\\m${column}\\M'`);
    const [{ checks: text } = { checks: '' }] = z.array(z.object({ checks: z.string().nullable() })).parse(checks);
    if (!/has_invisible_characters|is_line|= ANY|\^/.test(text ?? '') && !formatted.includes(name)) taken.push(name);
  }
  expect(taken).toEqual([]);
});

test.each([1, 7, 0x1b, 0x7f, 0x80, 0x85, 0x9f, 0xfdd0, 0xfffe, 0xffff, 0x1fffe, 0x10ffff])(
  'the character %i is refused in each of these texts',
  async (code) => {
    for (const column of [
      ...['public.advisers.name', 'public.advisers.start_place', 'public.blocked_times.reason'],
      ...['public.saved_views.name', 'public.pictures.alt', 'public.invoice_settings.seller_name'],
      ...['public.invoice_settings.street', 'public.invoice_settings.city', 'public.invoice_settings.label_line'],
      'private.bank_entries.put_aside',
    ]) {
      const at = column.lastIndexOf('.');
      const update = sql(`update ${column.slice(0, at)} set ${column.slice(at + 1)} = 'a' || chr(${code}) || 'b'`);
      await expect(update, column).rejects.toThrow();
    }
    const rows = await sql(`select private.has_invisible_characters('a' || chr(${code}) || 'b') as refused`);
    expect(rows).toEqual([{ refused: true }]);
  },
);

describe('a price item', () => {
  test.each<[column: string, taken: readonly (string | number)[], refused: readonly (string | number)[]]>([
    ['name', [letters(1), letters(200)], ["''", letters(201)]],
    ['amount', [-10_000_000, -1, 1, 10_000_000], [-10_000_001, 0, 10_000_001]],
    ['percentage', [1, 100], [0, 101]],
  ])('has bounds of its %s', async (column, taken, refused) => {
    function add(value: string | number) {
      const name = column === 'name' ? '' : 'name, ';
      return sql(`begin; insert into public.price_items (${name}${column})
        values (${name && "'Iets', "}${value}); rollback`);
    }
    for (const value of taken) await add(value);
    for (const value of refused) {
      await expect(add(value), String(value)).rejects.toThrow();
      await sql('rollback');
    }
  });

  test('is an amount, a percentage or neither', async () => {
    await expect(sql(`insert into public.price_items values (default, 'Beide', 1, 1)`)).rejects.toThrow();
  });
});

test.each(['public.blocked_times', 'public.appointments', 'private.busy_times'])(
  'the moments of %s lie in the years that can be stored',
  async (table) => {
    function put(starts: string, ends: string) {
      return sql(`update ${table} set starts_at = '${starts}', ends_at = '${ends}'`);
    }
    await put('2000-01-01 00:00+00', '2000-01-01 01:00+00');
    await expect(put('1999-12-31 23:59:59+00', '2000-01-01 01:00+00')).rejects.toThrow();
    await put('2099-12-31 23:00+00', '2099-12-31 23:59:59+00');
    await expect(put('2099-12-31 23:00+00', '2100-01-01 00:00+00')).rejects.toThrow();
  },
);
