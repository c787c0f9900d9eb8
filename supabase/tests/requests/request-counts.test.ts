import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';

let server: PostgresServer;
let owner: pg.Client;

beforeAll(async () => {
  server = await startPostgresServer();
  owner = await server.connect();
});
afterAll(() => server.stop());

const key = 'day, status, is_rush, is_held, source, is_anonymised';

/** What the triggers counted, and what counting every request gives. */
async function counts(): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const kept = await owner.query(`select ${key}, amount, price_total, list_total, deviating from private.request_counts
    where amount <> 0 or price_total <> 0 or list_total <> 0 or deviating <> 0 order by ${key}`);
  const counted = await owner.query(`
    select day, private.status_order(status) as status, rush_service as is_rush, is_held, source, anonymised_at is not null as is_anonymised,
      count(*) as amount, coalesce(sum(coalesce(agreed_price, listed)), 0) as price_total,
      coalesce(sum(coalesce(listed, agreed_price)), 0) as list_total,
      count(*) filter (where listed is not null and coalesce(agreed_price, calculated_price) is distinct from listed) as deviating
    from public.contact_submissions as request, private.listed_price(request, rush_service) as listed, lateral
      (values ('-infinity'), ((created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
    group by 1, 2, 3, 4, 5, 6 order by ${key}`);
  return { kept: kept.rows, counted: counted.rows };
}

const requests = 'public.contact_submissions';
const some = fc.integer({ min: 2, max: 7 }).map((of) => `hashtext(id::text) % ${of} = 0`);
const status = fc.constantFrom('new', 'contacted', 'scheduled', 'completed', 'cancelled', 'automated');

/** A statement, or several in one transaction, that changes what is counted. */
const change = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 400 }), fc.boolean()).map(
    ([amount, days, isRush]) => `
      insert into ${requests} (name, email, property_type, created_at, rush_service, calculated_price, surface_area, source, relay_status, is_held)
      select 'Jan', 'jan@example.nl', 'other', now() - interval '${days} days' - n * interval '5 hours', ${isRush}, nullif(n % 5, 0) * 95, nullif(n % 4, 0) * 60,
        case when n % 4 = 0 then 'telephone' else 'website' end, case when n % 4 > 0 then 'sent' end, n % 7 = 0
      from generate_series(1, ${amount}) as n`,
  ),
  fc.tuple(some, status).map(([where, to]) => `update ${requests} set status = '${to}' where ${where}`),
  some.map((where) => `update ${requests} set rush_service = not rush_service, calculated_price = 330 where ${where}`),
  some.map((where) => `update ${requests} set surface_area = 180, calculated_price = 330 where ${where}`),
  some.map((where) => `update ${requests} set agreed_price = 310, agreed_price_reason = 'Korting' where ${where}`),
  some.map((where) => `update ${requests} set agreed_price = null where ${where}`),
  some.map((where) => `update ${requests} set is_held = false where ${where}`),
  some.map((where) => `update ${requests} set created_at = created_at - interval '1 day' where ${where}`),
  some.map((where) => `update ${requests} set notes = 'Gebeld' where ${where}`),
  some.map((where) => `select private.anonymise(array(select id from ${requests} where ${where}), '{}')`),
  some.map((where) => `delete from ${requests} where ${where}`),
  // As restore_requests does.
  fc.constant(`with taken as (delete from private.deleted_requests returning request)
    insert into ${requests} select request.* from taken, jsonb_populate_record(null::${requests}, taken.request) as request`),
  some.map((where) => `begin; delete from ${requests} where ${where}; rollback`),
);

test('whatever is added, changed, deleted, restored or anonymised, the kept counts are those of the requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
      for (const statement of changes) await owner.query(statement);
      const { kept, counted } = await counts();
      expect(kept).toEqual(counted);
    }),
    { numRuns: 12, seed: 5 },
  );
  expect((await counts()).counted).not.toEqual([]);
}, 60_000);

test('counting every request anew gives the same', async () => {
  const { kept } = await counts();
  await owner.query('update private.request_counts set amount = 7, list_total = 7, deviating = 7');
  await owner.query('select private.recount_requests()');
  expect((await counts()).kept).toEqual(kept);
});

test('writers of the same days at once neither fail nor lose a count', async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, () => server.connect()));
  await Promise.all(
    writers.map(async (writer, place) => {
      for (let round = 0; round < 10; round += 1) {
        await writer.query(`
          insert into ${requests} (name, email, property_type, created_at, rush_service, relay_status, status)
          select 'Jan', 'jan@example.nl', 'other', now() - n * interval '1 day', n % 2 = ${place % 2}, 'sent',
            (array['new', 'contacted', 'completed'])[1 + (n + ${place}) % 3]
          from generate_series(1, 20) as n order by random()`);
      }
    }),
  );
  const { kept, counted } = await counts();
  expect(kept).toEqual(counted);
});

test('two that count the same days never wait for each other, however the database groups them', async () => {
  const add = `insert into ${requests} (name, email, property_type, created_at, relay_status)
    select 'Jan', 'jan@example.nl', 'other', timestamp '2024-03-01 12:00' + n * interval '1 day', 'sent'
    from generate_series(1, 40) as n`;
  await owner.query(add);
  const [blocker, sorting, hashing] = await Promise.all([server.connect(), server.connect(), server.connect()]);
  for (const writer of [sorting, hashing]) await writer.query("set deadlock_timeout = '100ms'");
  await sorting.query('set enable_hashagg = off');
  await hashing.query('set enable_sort = off');
  await blocker.query('begin');
  await blocker.query(`select from private.request_counts where day = '2024-03-04' for update`);
  const added = Promise.all([sorting.query(add), hashing.query(add)]);
  // A failure is rethrown below, once the blocking transaction has continued.
  added.catch(() => undefined);
  await expect
    .poll(async () => {
      const { rows } = await owner.query("select from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length;
    })
    .toBe(2);
  await blocker.query('commit');
  await added;
  const { kept, counted } = await counts();
  expect(kept).toEqual(counted);
});
