import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeAdmin } from '../../tools/bench/many-requests.ts';
import { afterLargeSeed, largeSeedStatement } from '../../tools/data/large-seed.ts';
import { literal } from './factories.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

// How Postgres runs the queries of the back-office among many requests: through an index, never by reading all rows.

let server: PostgresServer;
let owner: pg.Client;
/** One request as what a page begins after: by its id, or by its columns as they were read. */
let someone: Record<'id' | 'values', string>;

beforeAll(async () => {
  server = await startPostgresServer();
  owner = await server.connect();
  await owner.query(largeSeedStatement(1, 20_000));
  // A flood on top: newer than all others.
  await owner.query(`insert into public.contact_submissions (name, email, property_type, relay_status, is_held)
    select 'Robot', 'robot' || n || '@example.org', 'other', 'sent', true from generate_series(1, 3000) as n`);
  await owner.query(afterLargeSeed);
  const { rows } = await owner.query<{ id: string; row: object }>(
    'select id, to_jsonb(r) as row from public.contact_submissions r where not is_held order by created_at offset 10000 limit 1',
  );
  someone = { id: `'${rows[0]?.id}', null`, values: `null, ${literal(JSON.stringify(rows[0]?.row))}` };
}, 120_000);
afterAll(() => server.stop());

/** The functions of the list forbid reading whole tables. */
async function planOf(statement: string, enableSeqscan: 'on' | 'off' = 'on'): Promise<string> {
  await owner.query(`set enable_seqscan = ${enableSeqscan}`);
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The plan of one page of the list; arguments as SQL, in the order of private.request_list_query. */
async function planOfPage(
  filters: string,
  sort: string,
  descending: boolean,
  position = 'null, null',
): Promise<string> {
  const { rows } = await owner.query<{ statement: string }>(
    `select private.request_list_query(${filters}, '${sort}', ${descending}, ${position}, false, 51) as statement`,
  );
  return planOf(rows[0]?.statement ?? '', 'off');
}

const noFilter = "'', '', null, null, null, null, null, false, '', false";

describe.each([
  ['created_at', 'contact_submissions_newest'],
  ['name', 'contact_submissions_name'],
  ['address', 'contact_submissions_address'],
  ['property_type', 'contact_submissions_type'],
  ['status', 'contact_submissions_status'],
  ['rush_service', 'contact_submissions_rush'],
  ['calculated_price', 'contact_submissions_price'],
  ['appointment', 'contact_submissions_(last|first)_appointment'],
])('the list in the order of %s', (sort, index) => {
  test.each([
    ['the first page', null, true],
    ['the first page upwards', null, false],
    ['a page in the middle', 'id', true],
    ['a page in the middle upwards', 'id', false],
    ['a page in the middle by its columns', 'values', true],
  ] as const)('%s walks its index', async (_, after, descending) => {
    const plan = await planOfPage(noFilter, sort, descending, after === null ? undefined : someone[after]);
    expect(plan).toMatch(new RegExp(`using ${index}`));
    expect(plan).not.toContain('Seq Scan');
    // No sort: any page costs as much as the first.
    expect(plan).not.toContain('Sort');
    if (after !== null) expect(plan).toMatch(/Index Cond: \(ROW/);
  });
});

describe('the list with a filter', () => {
  test.each([
    ['a status', "'', 'contacted', null, null, null, null, null, false, '', false", 'contact_submissions_status'],
    ['held', "'', '', null, null, null, null, null, true, '', false", 'contact_submissions_held'],
    ['rush', "'', '', true, null, null, null, null, false, '', false", 'contact_submissions_(rush|newest)'],
    [
      'a period',
      "'', '', null, current_date - 60, current_date - 50, null, null, false, '', false",
      'contact_submissions_newest',
    ],
    [
      'a price that is not that of the price list',
      "'', '', null, null, null, null, null, false, 'price', false",
      'contact_submissions_deviating_price',
    ],
    [
      'appointments of a period',
      "'', '', null, null, null, current_date - 60, current_date - 60, false, '', false",
      'contact_submissions_appointment',
    ],
  ])('%s uses an index', async (_, filters, index) => {
    const plan = await planOfPage(filters, 'created_at', true);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain('Seq Scan');
  });
});

test.each([
  ['first', false],
  ['last', true],
])('appointments of a period, the %s one first, are read by a part of an index', async (index, descending) => {
  const period = "'', '', null, null, null, current_date - 60, current_date - 50, false, '', false";
  const plan = await planOfPage(period, 'appointment', descending);
  expect(plan).toMatch(new RegExp(`contact_submissions_(${index}_)?appointment .*\\n +Index Cond: .*> '.*AND .*< '`));
  expect(plan).not.toContain('Seq Scan');
});

test('appointments of a period are counted through their index', async () => {
  const { rows } = await owner.query<{ statement: string }>(`select private.counted_requests_query(
    '', null, null, null, current_date - 60, current_date - 50, '', false) as statement`);
  expect(await planOf(rows[0]?.statement ?? '')).toContain('contact_submissions_appointment');
});

describe('a search', () => {
  test.each([
    ['a phone number', '0600012345'],
    ['the end of one', '12345'],
    ['what stands in most requests', 'exam'],
    ['what stands in none', 'zebedeus'],
    ['several words', 'jan dorps 12'],
    ['two letters', 'de'],
    ['a name and its beginning elsewhere', 'anna jansen'],
  ])('for %s reads no whole table', async (_, search) => {
    const filters = `${literal(search)}, '', null, null, null, null, null, false, '', false`;
    const { rows } = await owner.query<{ statement: string }>(
      `select private.counted_requests_query(${literal(search)}, null, null, null, null, null, '', false) as statement`,
    );
    for (const plan of [
      await planOfPage(filters, 'created_at', true),
      await planOfPage(filters, 'created_at', true, someone.id),
      await planOfPage(filters, 'name', false),
      await planOf(rows[0]?.statement ?? '', 'off'),
    ]) {
      expect(plan).toContain('Bitmap Index Scan on request_search_parts');
      expect(plan).not.toContain('Seq Scan');
      // Nor does it read a whole index.
      expect(plan).toMatch(
        /Index Scan using contact_submissions_pkey on contact_submissions r_\d+\s+\(.*\)\s+Index Cond: \(id = s/,
      );
    }
  });
});

describe('the work', () => {
  test.each([
    ['today', 'contact_submissions_work_scheduled'],
    ['rush', 'contact_submissions_work_rush'],
    ['overdue', 'contact_submissions_work_scheduled'],
    ['callback', 'contact_submissions_work_callback'],
    ['unanswered', 'contact_submissions_work_(new|rush)'],
    ['price', 'contact_submissions_deviating_price'],
  ])('%s is counted through its index', async (work, index) => {
    const { rows } = await owner.query<{ condition: string }>(`select private.work_condition('${work}') as condition`);
    const plan = await planOf(`select count(*) from public.contact_submissions r where ${rows[0]?.condition}`);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the other queries', () => {
  const requests = 'public.contact_submissions';
  test.each([
    [
      'the appointments of a week',
      `${requests} where appointment_date between current_date and current_date + 6 order by appointment_date, appointment_time`,
      'contact_submissions_appointment',
    ],
    [
      'the requests of a person',
      `${requests} where lower(email) = 'anna19999@example.nl'`,
      'contact_submissions_email',
    ],
    [
      'requests newer than one',
      `${requests} where created_at > now() - interval '1 day' and is_held = false`,
      'contact_submissions_newest',
    ],
    ['expired requests', 'private.expired_requests', 'contact_submissions_kept'],
  ])('%s', async (_, from, index) => {
    const plan = await planOf(`select id from ${from}`);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});

test('the changes of the last seconds are found by their index, among a hundred thousand', async () => {
  await owner.query(`insert into public.request_audit (request_id, action, changed_at, old_values)
    select id, 'update', now() - n * interval '1 minute', '{}'
    from generate_series(0, 4) as n, (select id from public.contact_submissions where not is_held) as requests`);
  await owner.query('vacuum (analyze) public.request_audit');
  await owner.query(
    `update public.request_audit set changed_at = now() where id in (select id from public.request_audit limit 3)`,
  );
  // A session of its own: the statistics of a transaction also hold what its session did just before.
  const reader = await server.connect();
  await becomeAdmin(reader);
  await reader.query('begin');
  await reader.query(`select public.latest_changes(now() - interval '3 seconds',
    array(select id from public.contact_submissions where not is_held order by created_at desc limit 50))`);
  const { rows } = await reader.query(`
    select seq_scan::int, idx_tup_fetch::int < 100 as reads_few,
      pg_stat_get_xact_numscans('public.request_audit_latest'::regclass) > 0 as uses_index
    from pg_stat_xact_user_tables where relid = 'public.request_audit'::regclass`);
  await reader.query('rollback');
  expect(rows).toEqual([{ seq_scan: 0, reads_few: true, uses_index: true }]);
});

test('every foreign key has an index, so that deleting what it points to reads no whole table', async () => {
  const { rows } = await owner.query(`
    select k.conrelid::regclass as relation, k.conname from pg_constraint k
    where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
      select 1 from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] = k.conkey
    )`);
  expect(rows).toEqual([]);
});
