import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { buildRequestRow, type RequestInsert } from './factories.ts';
import { inRole, insertOf, signUp } from './in-role.ts';
import { startNewInstallation } from './postgres-server.ts';

/** An installation in which Ali and Bo visit from Monday to Friday, 9:00 to 17:00, and customers are mailed. */
export async function startWithTwoAdvisers() {
  const { server, owner } = await startNewInstallation();
  const [ali, bo] = [await signUp(owner, 'ali@example.nl'), await addColleague(owner, 'bo@example.nl')];
  await owner.query(`insert into advisers (user_id, name) values ($1, 'Ali'), ($2, 'Bo')`, [ali, bo]);
  await owner.query(
    `insert into adviser_hours (adviser, weekday, opens, closes)
     select adviser, day, '09:00', '17:00' from unnest($1::uuid[]) as adviser cross join generate_series(1, 5) as day`,
    [[ali, bo]],
  );
  await owner.query('update settings set sends_mail = true');

  /** The answer of an expression, asked by an administrator. */
  async function callAs(userId: string, expression: string, values: unknown[] = []): Promise<unknown> {
    const [row] = await inRole(owner, 'authenticated', userId, (sql) => sql(`select ${expression} as answer`, values));
    return z.object({ answer: z.unknown() }).parse(row).answer;
  }

  /** Adds a request, and returns its id. */
  async function addRequest(name: string, overrides: Partial<RequestInsert> = {}): Promise<string> {
    const row = buildRequestRow({ name, rd_x: 155_000, rd_y: 463_000, ...overrides });
    await owner.query(...insertOf(row));
    return row.id;
  }

  /**
   * Adds a request with a visit of an hour on the Monday in winter, and returns the id of the request. The mails about it
   * went over a minute ago.
   */
  async function addVisit(name: string, time: string, adviser = ali, overrides: Partial<RequestInsert> = {}) {
    const id = await addRequest(name, overrides);
    await owner.query(
      `insert into appointments (request_id, adviser, starts_at, ends_at) values ($1, $2, $3, $3::timestamptz + interval '1 hour')`,
      [id, adviser, `${winterMonday}T${time}:00+01:00`],
    );
    await owner.query(
      `update private.outgoing_messages set state = 'sent', taken_at = now(), done_at = now()
       where request_id = $1 and kind <> 'reminder'`,
      [id],
    );
    await owner.query('delete from private.known_appointments where request_id = $1', [id]);
    return id;
  }

  /** Removes what a test left. */
  async function clear(): Promise<void> {
    await owner.query('delete from contact_submissions');
    for (const table of ['deleted_requests', 'outgoing_messages', 'known_appointments', 'handed_over_visits']) {
      await owner.query(`delete from private.${table}`);
    }
    await owner.query('delete from blocked_times');
  }

  return { server, owner, ali, bo, callAs, addRequest, addVisit, clear };
}

async function addColleague(owner: pg.Client, email: string): Promise<string> {
  const id = randomUUID();
  await owner.query('alter table auth.users disable trigger all');
  await owner.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
  await owner.query('alter table auth.users enable trigger all');
  await owner.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
  await owner.query('insert into private.admins (user_id, email) values ($1, $2)', [id, email]);
  return id;
}
