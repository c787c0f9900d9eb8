import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRequestRow } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// The embedded backend has no pg_cron, and one connection.

let server: PostgresServer;
let owner: pg.Client;
let adminId: string;

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  adminId = await signUp(owner, 'beheerder@example.nl');
});
afterAll(() => server.stop());

test('a deleted request is gone after seven days though nobody calls, where the extension pg_cron runs', async () => {
  await owner.query('delete from private.deleted_requests');
  const { rows } = await owner.query<{ schedule: string; command: string }>('select schedule, command from cron.job');
  expect(rows.map(({ schedule }) => schedule)).toEqual(['* * * * *']);
  const isScheduled = 'select is_forgetting_scheduled() as answer';
  expect(await inRole(owner, 'anon', null, (sql) => sql(isScheduled))).toEqual([{ answer: true }]);
  await owner.query('delete from cron.job');
  expect(await inRole(owner, 'anon', null, (sql) => sql(isScheduled))).toEqual([{ answer: false }]);
  await owner.query('set role postgres');
  expect((await owner.query('select private.schedule_forgetting() as is_scheduled')).rows).toEqual([
    { is_scheduled: true },
  ]);
  await owner.query('reset role');
  expect((await owner.query('select schedule, command from cron.job')).rows).toEqual(rows);
  const request = buildRequestRow();
  await inRole(owner, 'anon', null, (sql) => sql(...insertOf(request)));
  await inRole(owner, 'authenticated', adminId, (sql) =>
    sql('delete from contact_submissions where id = $1', [request.id]),
  );
  const aside = 'select id from private.deleted_requests';
  await owner.query("update private.deleted_requests set deleted_at = now() - interval '6 days 23 hours'");
  await owner.query(rows[0]?.command ?? '');
  expect((await owner.query(aside)).rows).toEqual([{ id: request.id }]);
  await owner.query("update private.deleted_requests set deleted_at = now() - interval '7 days'");
  await owner.query('set role postgres');
  await owner.query(rows[0]?.command ?? '');
  await owner.query('reset role');
  expect((await owner.query(aside)).rows).toEqual([]);
});

test('a visitor does not wait for a forgetting that is under way', async () => {
  await owner.query("insert into private.deleted_requests values (gen_random_uuid(), now() - interval '8 days', '{}')");
  const [first, second] = [await server.connect(), await server.connect()];
  await first.query('begin');
  await first.query('select private.forget_overdue()');
  await second.query("set lock_timeout = '2s'");
  await inRole(second, 'anon', null, (sql) => sql(...insertOf(buildRequestRow())));
  await first.query('commit');
  expect((await owner.query('select id from private.deleted_requests')).rows).toEqual([]);
});
