import type pg from 'pg';
import { z } from 'zod';
import { startPostgresServer } from '../../supabase/tests/postgres-server.ts';
import { addManyRequests, becomeAdmin } from './many-requests.ts';
import { median } from './numbers.ts';
import { printTable } from './table.ts';

const few = 100_000;
const many = 1_000_000;
const times = 5;

interface Statement {
  what: string;
  /** The call that the back-office makes. */
  call: string;
  /** The query that runs inside, whose rows are counted; null where the function writes none down. */
  inside: string | null;
}

interface Cost {
  milliseconds: number;
  /** What the plan read from tables and indexes; null when unknown. */
  rows: number | null;
}

/** Prints what each statement of the back-office costs on PostgreSQL at 100,000 and at 1,000,000 requests. */
export async function benchStatements(): Promise<void> {
  const server = await startPostgresServer({ isDurable: true });
  try {
    const owner = await server.connect();
    await becomeAdmin(owner);
    console.log(`Adding ${few.toLocaleString('en')} requests to PostgreSQL ...`);
    await addManyRequests(owner, 1, few);
    const before = await measureAll(owner);
    console.log(`Adding requests until there are ${many.toLocaleString('en')} ...`);
    await addManyRequests(owner, few + 1, many);
    const after = await measureAll(owner);
    print(before, after);
    await printSize(owner);
  } finally {
    await server.stop();
  }
}

async function statements(owner: pg.Client): Promise<Statement[]> {
  const { rows } = await owner.query(`select id, left(id::text, 8) as number from public.contact_submissions
    where not is_held order by created_at desc offset 5000 limit 1`);
  const [middle] = z.array(z.object({ id: z.string(), number: z.string() })).parse(rows);
  if (!middle) throw new Error('There are no requests');
  return [
    page('first page', {}),
    page('a page in the middle', { after: `'${middle.id}'` }),
    page('of a status', { status: "'contacted'" }),
    page('in the order of the name', { sort: "'name'", descending: 'false' }),
    page('search: a name', { search: "'jansen'" }),
    page('search: two words', { search: "'jansen utrecht'" }),
    page('search: a phone number', { search: "'06 0001 2345'" }),
    page('search: the end of one', { search: "'12345'" }),
    page("search: the customer's number", { search: `'#${middle.number}'` }),
    page('search: a postcode and house number', { search: "'3345 KT 96'" }),
    page('search: an e-mail address', { search: "'karin16030@example.org'" }),
    page('search: a word that stands nowhere', { search: "'zebedeus'" }),
    page('search: a part that stands nowhere', { search: "'gma'" }),
    page('search: what all hold', { search: "'xample'" }),
    page('search: two letters', { search: "'de'" }),
    counts('counts', {}),
    counts('counts of rush', { rush: 'true' }),
    counts('counts of a month', { from_day: 'current_date - 60', until_day: 'current_date - 30' }),
    counts('counts of a name', { search: "'jansen'" }),
    counts('counts of a phone number', { search: "'06 0001 2345'" }),
    { what: 'the strip', call: 'select public.requests_of_today()', inside: null },
    { what: 'figures', call: 'select public.request_figures()', inside: null },
  ];
}

type Arguments = Record<string, string>;

function page(what: string, given: Arguments): Statement {
  const all: Arguments = {
    search: "''",
    status: "''",
    rush: 'null',
    from_day: 'null',
    until_day: 'null',
    held: 'false',
    work: "''",
    mine: 'false',
    sort: "'created_at'",
    descending: 'true',
    after: 'null',
    after_values: 'null',
    backwards: 'false',
    page_size: '51',
    ...given,
  };
  return {
    what,
    call: `select * from public.list_requests(${named(all)})`,
    inside: `private.request_list_query(${named(all)})`,
  };
}

function counts(what: string, given: Arguments): Statement {
  const all: Arguments = {
    search: "''",
    rush: 'null',
    from_day: 'null',
    until_day: 'null',
    work: "''",
    mine: 'false',
    ...given,
  };
  return {
    what,
    call: `select public.count_requests(${named(all)})`,
    inside: `private.counted_requests_query(${named(all)})`,
  };
}

function named(given: Arguments): string {
  return Object.entries(given)
    .map(([name, value]) => `${name} => ${value}`)
    .join(', ');
}

async function measureAll(owner: pg.Client): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const { what, call, inside } of await statements(owner)) {
    // Once before, so that no time is spent on reading from disk.
    await owner.query(call);
    const milliseconds: number[] = [];
    for (let round = 0; round < times; round++) {
      const start = performance.now();
      await owner.query(call);
      milliseconds.push(performance.now() - start);
    }
    costs.set(what, {
      milliseconds: median(milliseconds),
      rows: inside === null ? null : await rowsRead(owner, inside),
    });
  }
  return costs;
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Plan[] | undefined;
}

const planSchema: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(planSchema).optional();
  },
});
const explainedSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })]);

/** Null when the table of counts answers. */
async function rowsRead(owner: pg.Client, inside: string): Promise<number | null> {
  const { rows } = await owner.query<{ query: string | null }>(`select ${inside} as query`);
  const query = rows[0]?.query ?? null;
  if (query === null) return null;
  await owner.query('set enable_seqscan = off');
  const explained = await owner.query(`explain (analyze, format json) ${query}`);
  await owner.query('reset enable_seqscan');
  return Math.round(scannedRows(explainedSchema.parse(explained.rows)[0]['QUERY PLAN'][0].Plan));
}

function scannedRows(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, each) => sum + scannedRows(each), 0);
  if (!/^(Index|Index Only|Bitmap Index|Bitmap Heap|Seq) Scan$/.test(plan['Node Type'])) return below;
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

function print(before: Map<string, Cost>, after: Map<string, Cost>): void {
  printTable(`PostgreSQL, median of ${times}`, [
    ['', `ms at ${few.toLocaleString('en')}`, 'rows read', `ms at ${many.toLocaleString('en')}`, 'rows read', 'times'],
    ...[...before].map(([what, cost]) => {
      const later = after.get(what) ?? { milliseconds: NaN, rows: null };
      const factor = (later.milliseconds / cost.milliseconds).toFixed(1);
      return [what, ...cells(cost), ...cells(later), factor];
    }),
  ]);
}

function cells({ milliseconds, rows }: Cost): string[] {
  return [milliseconds.toFixed(1), rows?.toLocaleString('en') ?? ''];
}

async function printSize(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ size: string }>(
    `select pg_size_pretty(pg_total_relation_size('private.request_search')) as size`,
  );
  console.log(`\nThe words of ${many.toLocaleString('en')} requests with their indexes take ${rows[0]?.size}.`);
}
