import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeAdmin } from '../../../tools/bench/many-requests.ts';
import { afterLargeSeed, largeSeedStatement } from '../../../tools/data/large-seed.ts';
import { literal } from '../setup/factories.ts';
import { startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';
import { isWide } from '../setup/wide.ts';

// How Postgres runs the queries of the back-office among many requests: through an index, never by reading all rows.

const amount = isWide ? 20_000 : 6_000;

let server: PostgresServer;
let owner: pg.Client;
/** An administrator whose statements inside functions tell their plans. */
let planned: pg.Client;
const plans: string[] = [];
/** One request as what a page begins after: by its id, or by its columns as they were read. */
let someone: Record<'id' | 'values', string>;

beforeAll(async () => {
  server = await startPostgresServer();
  owner = await server.connect();
  await owner.query(largeSeedStatement(1, amount));
  // A flood on top: newer than all others.
  await owner.query(`insert into public.contact_submissions (name, email, property_type, relay_status, is_held)
    select 'Robot', 'robot' || n || '@example.org', 'other', 'sent', true from generate_series(1, ${amount / 10}) as n`);
  await owner.query(afterLargeSeed);
  const { rows } = await owner.query<{ id: string; row: object }>(
    `select id, to_jsonb(r) as row from public.contact_submissions r
      where not is_held order by created_at offset ${amount / 2} limit 1`,
  );
  someone = {
    id: `after => '${rows[0]?.id}'`,
    values: `after_values => ${literal(JSON.stringify(rows[0]?.row))}`,
  };
  planned = await server.connect();
  await becomeAdmin(planned);
  await planned.query(`load 'auto_explain';
    set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = log`);
  planned.on('notice', ({ message }) => plans.push(message ?? ''));
}, 120_000);
afterAll(() => server.stop());

async function planOf(statement: string): Promise<string> {
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The plan of the statement inside a function of the back-office that reads the requests within its filters. */
async function planInside(call: string): Promise<string> {
  plans.length = 0;
  await planned.query(`select ${call}`);
  const found = plans.filter((plan) => plan.includes('private.meets_filters('));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

/** The plan of one page of the list; arguments as SQL. */
function planOfPage(...given: string[]): Promise<string> {
  return planInside(`public.list_requests(${['page_size => 51', ...given].join(', ')})`);
}

describe.each([
  ['created_at', 'contact_submissions_newest'],
  ['name', 'contact_submissions_name'],
  ['address', 'contact_submissions_address'],
  ['property_type', 'contact_submissions_type'],
  ['status', 'contact_submissions_status'],
  ['rush_service', 'contact_submissions_rush'],
  ['price', 'contact_submissions_price'],
  ['appointment', 'contact_submissions_(last|first)_appointment'],
])('the list in the order of %s', (sort, index) => {
  test.each([
    ['the first page', null, true],
    ['the first page upwards', null, false],
    ['a page in the middle', 'id', true],
    ['a page in the middle upwards', 'id', false],
    ['a page in the middle by its columns', 'values', true],
  ] as const)('%s walks its index', async (_, after, descending) => {
    const plan = await planOfPage(
      `sort => '${sort}'`,
      `descending => ${descending}`,
      ...(after === null ? [] : [someone[after]]),
    );
    expect(plan).toMatch(new RegExp(`using ${index}`));
    expect(plan).not.toContain('Seq Scan');
    // No sort: any page costs as much as the first.
    expect(plan).not.toContain('Sort');
    if (after !== null) expect(plan).toMatch(/Index Cond: \(ROW/);
  });
});

describe('the list with a filter', () => {
  test.each([
    ['a status', "status => 'contacted'", 'contact_submissions_status'],
    ['held', 'held => true', 'contact_submissions_held'],
    ['rush', 'rush => true', 'contact_submissions_(rush|newest)'],
    ['a period', 'from_day => current_date - 60, until_day => current_date - 50', 'contact_submissions_newest'],
    ['a price that is not that of the price list', "work => 'price'", 'contact_submissions_deviating_price'],
    [
      'appointments of a period',
      'appointment_from => current_date - 60, appointment_until => current_date - 60',
      'contact_submissions_appointment',
    ],
  ])('%s uses an index', async (_, filters, index) => {
    const plan = await planOfPage(filters);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain('Seq Scan');
  });
});

if (isWide)
  test.each([
    ['first', false],
    ['last', true],
  ])('appointments of a period, the %s one first, are read by a part of an index', async (index, descending) => {
    const period = 'appointment_from => current_date - 60, appointment_until => current_date - 50';
    const plan = await planOfPage(period, "sort => 'appointment'", `descending => ${descending}`);
    expect(plan).toMatch(new RegExp(`contact_submissions_(${index}_)?appointment .*\\n +Index Cond: .*> '.*AND .*< '`));
    expect(plan).not.toContain('Seq Scan');
  });

test('appointments of a period are counted through their index', async () => {
  expect(
    await planInside(
      'public.count_requests(appointment_from => current_date - 60, appointment_until => current_date - 50)',
    ),
  ).toContain('contact_submissions_appointment');
});

describe('a search', () => {
  test.each([
    ['a phone number', '0600012345'],
    ['the end of one', '12345'],
    ['what stands in none', 'zebedeus'],
    ['several words', 'jan dorps 12'],
    ['two letters', 'de'],
    ['a name and its beginning elsewhere', 'anna jansen'],
  ])('for %s reads no whole table', async (_, search) => {
    const searched = `search => ${literal(search)}`;
    for (const plan of [
      await planOfPage(searched),
      await planOfPage(searched, someone.id),
      await planOfPage(searched, "sort => 'name'", 'descending => false'),
      await planInside(`public.count_requests(${searched})`),
    ]) {
      expect(plan).toContain('Bitmap Index Scan on request_search_words');
      expect(plan).not.toContain('Seq Scan');
      // Nor does it read a whole index.
      expect(plan).toMatch(
        /Index Scan using contact_submissions_pkey on contact_submissions r.*\n +Index Cond: \(id = s/,
      );
    }
  });
});

if (isWide)
  test.each([
    'public.list_requests(search => $$exam$$)',
    'public.list_requests(search => $$exam$$, sort => $$name$$)',
    'public.count_requests(search => $$exam$$)',
  ])('what stands in most requests is found near: %s', async (call) => {
    async function rowsRead(): Promise<number> {
      const { rows } = await planned.query<{ read: number }>(
        'select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables',
      );
      return rows[0]?.read ?? NaN;
    }
    await planned.query('begin');
    const before = await rowsRead();
    await planned.query(`select ${call}`);
    expect((await rowsRead()) - before).toBeLessThan(amount * 0.75);
    await planned.query('rollback');
  });

describe('the work', () => {
  test.each([
    ['today', 'contact_submissions_work_scheduled'],
    ['rush', 'contact_submissions_work_rush'],
    ['overdue', 'contact_submissions_work_scheduled'],
    ['callback', 'contact_submissions_work_callback'],
    ['unanswered', 'contact_submissions_work_(new|rush)'],
    ['customers', 'contact_submissions_work_customers'],
    ['price', 'contact_submissions_deviating_price'],
  ])('%s is counted through its index', async (work, index) => {
    const plan = await planOf(
      `select count(*) from public.contact_submissions r where private.meets_filters(r, work => '${work}')`,
    );
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the list by what a figure counts', () => {
  test.each([
    ['a place', '{"place": "Gouda"}', 'contact_submissions_(place|newest)'],
    ['a place that is rare', '{"place": "Nergens"}', 'contact_submissions_place'],
    ['a first page that is rare', '{"landing_path": "/nergens"}', 'contact_submissions_landing_path'],
    ['a site that is rare', '{"referrer_host": "nergens.nl"}', 'contact_submissions_referrer_host'],
    ['a moment that the customer picked', '{"step": "picked"}', 'contact_submissions_picked'],
    [
      'the days of the label',
      '{"completed_from": "2026-01-05", "completed_until": "2026-01-06"}',
      'contact_submissions_(completed|status|newest)',
    ],
  ])('%s uses an index', async (_, figure, index) => {
    const plan = await planOfPage(`figure => '${figure}'`);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the figures of a period', () => {
  async function readOf(call: string) {
    const reader = await server.connect();
    const { rows: claims } = await planned.query<{ of: string }>("select current_setting('request.jwt.claims') as of");
    await reader.query("select set_config('request.jwt.claims', $1, false)", [claims[0]?.of]);
    await reader.query('begin');
    await reader.query(`select ${call}`);
    const { rows } = await reader.query<{ name: string; scans: number; read: number }>(`
      select relname as name, seq_scan::int as scans, (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables
      where relname in ('figure_counts', 'request_counts', 'contact_submissions', 'appointments') and seq_scan + coalesce(idx_scan, 0) > 0`);
    await reader.query('rollback');
    return rows;
  }

  beforeAll(async () => {
    // The requests are older than the administrator.
    await owner.query(`begin; set local session_replication_role = replica;
      update public.contact_submissions set assigned_to = (select min(user_id::text)::uuid from private.admins)
      where status = 'completed'; commit`);
    await owner.query(`insert into public.advisers (user_id, name, start_x, start_y, start_place)
      select user_id, 'Anna', 150000, 460000, 'Amersfoort' from private.admins on conflict do nothing`);
    await owner.query(
      'vacuum (analyze) private.figure_counts, private.request_counts, public.contact_submissions, public.advisers',
    );
  });

  if (isWide)
    test.each(['period_figures', 'visit_figures'])('%s reads the rows of that period alone', async (name) => {
      const { rows: all } = await owner.query<{ amount: number }>(
        'select count(*)::int as amount from private.figure_counts',
      );
      const day = await readOf(`public.${name}(current_date - 60, current_date - 60)`);
      expect(day.filter(({ scans }) => scans > 0)).toEqual([]);
      const few = day.reduce((sum, { read }) => sum + read, 0);
      expect(few).toBeGreaterThan(0);
      expect(few).toBeLessThan(600);
      // Whole months cost little more.
      const months = await readOf(
        `public.${name}(date_trunc('month', current_date - 100)::date, (date_trunc('month', current_date) - interval '1 day')::date)`,
      );
      expect(months.filter(({ scans }) => scans > 0)).toEqual([]);
      const sums = months.filter(({ name }) => name !== 'contact_submissions');
      expect(sums.reduce((sum, { read }) => sum + read, 0)).toBeLessThan((all[0]?.amount ?? 0) / 5);
    });

  if (isWide)
    test('of the requests those with an appointment in the period are read, each once', async () => {
      const { rows } = await owner.query<{ visits: number }>(`select count(*)::int as visits
      from public.contact_submissions where appointment_date between current_date - 60 and current_date - 31`);
      const read = await readOf('public.visit_figures(current_date - 60, current_date - 31)');
      const { rows: answer } = await planned.query<{ visits: number }>(
        `select sum((of_month ->> 'visits')::int)::int as visits
        from jsonb_array_elements(public.visit_figures(current_date - 60, current_date - 31)) as of_month`,
      );
      expect(answer[0]?.visits).toBeGreaterThan(100);
      // Once by the index and once as a row.
      expect(read.find(({ name }) => name === 'contact_submissions')?.read).toBeLessThanOrEqual(
        2 * (rows[0]?.visits ?? 0),
      );
    });

  test('of many requests none is read', async () => {
    const read = await readOf('public.period_figures(current_date - 100, current_date)');
    expect(read.map(({ name }) => name).toSorted()).toEqual(['figure_counts', 'request_counts']);
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
      `${requests} where lower(email) = 'anna${amount - 1}@example.org'`,
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

test('the changes of the last seconds are found by their index, among many', async () => {
  await owner.query(`insert into public.request_audit (request_id, action, changed_at, old_values)
    select id, 'update', now() - n * interval '1 minute', '{}'
    from generate_series(0, 4) as n, (select id from public.contact_submissions where not is_held) as requests`);
  await owner.query('vacuum (analyze) public.request_audit');
  await owner.query(
    `update public.request_audit set changed_at = now() where id in (select id from public.request_audit limit 3)`,
  );
  // A session of its own: the statistics of a transaction also hold what its session did just before.
  const reader = await server.connect();
  const { rows: claims } = await planned.query<{ of: string }>("select current_setting('request.jwt.claims') as of");
  await reader.query("select set_config('request.jwt.claims', $1, false)", [claims[0]?.of]);
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
