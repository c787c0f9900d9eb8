import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { z } from 'zod';
import { startPostgresServer } from '../../supabase/tests/setup/postgres-server.ts';
import { addAdvisers, addAppointments, customerKey } from './appointments.ts';
import { addManyRequests, becomeAdmin } from './many-requests.ts';
import { median } from './numbers.ts';
import { printTable } from './table.ts';

const few = 100_000;
const many = 1_000_000;
const appointments = 10_000;
const allAppointments = 200_000;
const times = 5;

interface Statement {
  what: string;
  /** The call that the back-office makes. */
  call: string;
}

interface Cost {
  milliseconds: number;
  /** Processor time of the statement in milliseconds, whatever else runs; NaN where the system does not report it. */
  processor: number;
  /** Rows of tables. */
  rows: number;
  /** Pages of 8 kB of tables and indexes, read once or more. */
  pages: number;
}

/** Prints what each statement of the back-office costs on PostgreSQL at 100,000 and at 1,000,000 requests. */
export async function benchStatements(): Promise<void> {
  const server = await startPostgresServer({ isDurable: true });
  try {
    const owner = await server.connect();
    await becomeAdmin(owner);
    console.log(`Adding ${few.toLocaleString('en')} requests to PostgreSQL ...`);
    await addManyRequests(owner, 1, few);
    console.log(`Adding ${appointments.toLocaleString('en')} visits to come of five advisers ...`);
    await addAdvisers(owner);
    await addAppointments(owner, appointments, 'planned');
    const before = await measureAll(owner);
    console.log(`Adding requests until there are ${many.toLocaleString('en')} ...`);
    await addManyRequests(owner, few + 1, many);
    console.log(`Adding visits of the past until there are ${allAppointments.toLocaleString('en')} ...`);
    await addAppointments(owner, allAppointments - appointments, 'completed');
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
  const month = { appointment_from: 'current_date - 60', appointment_until: 'current_date - 30' };
  return [
    page('first page', {}),
    page('a page in the middle', { after: `'${middle.id}'` }),
    page('of a status', { status: "'contacted'" }),
    page('in the order of the name', { sort: "'name'", descending: 'false' }),
    page('search: a name', { search: "'jansen'" }),
    page('search: two words', { search: "'jansen utrecht'" }),
    page('search: three words that go together nowhere', { search: "'petra koning utrecht'" }),
    page('search: a house number', { search: "'12'" }),
    page('search: a phone number', { search: "'06 0001 2345'" }),
    page('search: the end of one', { search: "'12345'" }),
    page("search: the customer's number", { search: `'#${middle.number}'` }),
    page('search: the beginning of that number', { search: `'${middle.number.slice(0, 4)}'` }),
    page('search: a postcode and house number', { search: "'3345 KT 96'" }),
    page('search: an e-mail address', { search: "'karin16030@example.org'" }),
    page('search: a word that stands nowhere', { search: "'zebedeus'" }),
    page('search: a part that stands nowhere', { search: "'gma'" }),
    page('search: what all hold', { search: "'xample'" }),
    page('search: two letters', { search: "'de'" }),
    page('search in the order of the name', { search: "'jansen'", sort: "'name'", descending: 'false' }),
    page('appointments of a month', month),
    page('search among them', { ...month, search: "'jansen'" }),
    counts('counts', {}),
    counts('counts of rush', { rush: 'true' }),
    counts('counts of a month', { from_day: 'current_date - 60', until_day: 'current_date - 30' }),
    counts('counts of a name', { search: "'jansen'" }),
    counts('counts of a phone number', { search: "'06 0001 2345'" }),
    counts('counts of appointments of a month', month),
    { what: 'the strip', call: 'select public.requests_of_today()' },
    { what: 'changes of colleagues', call: `select public.latest_changes(now(), '{${middle.id}}')` },
    { what: 'moments for a customer', call: `select public.customer_moments('${customerKey}')` },
    { what: 'suggested moments', call: `select public.suggest_moments('${middle.id}')` },
    { what: 'a week of the calendar', call: 'select public.calendar_days(current_date + 7, current_date + 13)' },
    { what: 'figures', call: 'select public.request_figures()' },
    {
      what: 'figures of thirteen weeks',
      call: 'select public.period_figures(current_date - 90, current_date), public.visit_figures(current_date - 90, current_date)',
    },
    {
      what: 'figures of a year',
      call: 'select public.period_figures(current_date - 364, current_date), public.visit_figures(current_date - 364, current_date)',
    },
    { what: 'best order of each day', call: 'select public.route_figures(current_date - 90, current_date)' },
    page('of a place, of thirteen weeks', { from_day: 'current_date - 90', figure: `'{"place": "Gouda"}'` }),
  ];
}

type Arguments = Record<string, string>;

function page(what: string, given: Arguments): Statement {
  return { what, call: `select * from public.list_requests(${named({ page_size: '51', ...given })})` };
}

function counts(what: string, given: Arguments): Statement {
  return { what, call: `select public.count_requests(${named(given)})` };
}

function named(given: Arguments): string {
  return Object.entries(given)
    .map(([name, value]) => `${name} => ${value}`)
    .join(', ');
}

async function measureAll(owner: pg.Client): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const { rows: sessions } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const schedule = `/proc/${sessions[0]?.pid}/schedstat`;
  for (const { what, call } of await statements(owner)) {
    // A first run, so that no time is spent on reading from disk.
    await owner.query(call);
    const milliseconds: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round < times; round++) {
      const [start, startOfWork] = [performance.now(), workedSoFar(schedule)];
      await owner.query(call);
      milliseconds.push(performance.now() - start);
      processor.push(workedSoFar(schedule) - startOfWork);
    }
    costs.set(what, {
      milliseconds: median(milliseconds),
      processor: median(processor),
      rows: await rowsRead(owner, call),
      pages: await pagesRead(owner, call),
    });
  }
  return costs;
}

/** Milliseconds of processor time of a process, which Linux keeps in nanoseconds. */
function workedSoFar(schedule: string): number {
  try {
    return Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

const rowsSchema = z.tuple([z.object({ rows: z.coerce.number() })]);

async function rowsRead(owner: pg.Client, call: string): Promise<number> {
  async function readSoFar(): Promise<number> {
    const { rows } = await owner.query(
      'select sum(seq_tup_read + idx_tup_fetch) as rows from pg_stat_xact_user_tables',
    );
    return rowsSchema.parse(rows)[0].rows;
  }
  await owner.query('begin');
  const before = await readSoFar();
  await owner.query(call);
  const read = (await readSoFar()) - before;
  await owner.query('commit');
  return read;
}

const plan = z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() });
const explainedSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);

async function pagesRead(owner: pg.Client, call: string): Promise<number> {
  const { rows } = await owner.query(`explain (analyze, buffers, format json) ${call}`);
  const { Plan } = explainedSchema.parse(rows)[0]['QUERY PLAN'][0];
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
}

function print(before: Map<string, Cost>, after: Map<string, Cost>): void {
  function head(amount: number) {
    return [`ms at ${amount.toLocaleString('en')}`, 'of processor', 'rows', 'pages'];
  }
  printTable(`PostgreSQL, median of ${times}; times is that of the processor`, [
    ['', ...head(few), ...head(many), 'times'],
    ...[...before].map(([what, cost]) => {
      const later = after.get(what) ?? { milliseconds: NaN, processor: NaN, rows: NaN, pages: NaN };
      return [what, ...cells(cost), ...cells(later), (later.processor / cost.processor).toFixed(1)];
    }),
  ]);
}

function cells({ milliseconds, processor, rows, pages }: Cost): string[] {
  return [milliseconds.toFixed(1), processor.toFixed(1), rows.toLocaleString('en'), pages.toLocaleString('en')];
}

async function printSize(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ size: string }>(
    `select pg_size_pretty(pg_total_relation_size('private.request_search')) as size`,
  );
  console.log(`\nThe words of ${many.toLocaleString('en')} requests with their indexes take ${rows[0]?.size}.`);
}
