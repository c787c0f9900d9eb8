import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// The embedded backend takes one request after another; only a real server shows what two at once do.

let server: PostgresServer;
let owner: pg.Client;
let firstId: string;

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
});
afterAll(() => server.stop());

beforeEach(async () => {
  await owner.query('delete from private.invitations');
  await owner.query('delete from auth.users');
  firstId = await signUp(owner, 'eerste@example.nl', {});
});

async function signUp(client: pg.Client, email: string, metadata: object): Promise<string> {
  const id = randomUUID();
  await client.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    email,
    metadata,
  ]);
  await client.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
  return id;
}

/** Runs a statement as the browser of an administrator does: one transaction in the role and with the claims of the token. */
async function asAdmin(client: pg.Client, userId: string, statement: string, values: unknown[]): Promise<string> {
  await client.query('begin');
  try {
    await client.query('set local role authenticated');
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: userId, role: 'authenticated', session_id: userId }),
    ]);
    const { rows } = await client.query<{ answer: string }>(statement, values);
    await client.query('commit');
    return String(rows[0]?.answer);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function invite(email: string): Promise<string> {
  return asAdmin(owner, firstId, 'select invite_admin($1) as answer', [email]);
}

async function addAdmin(email: string): Promise<string> {
  return signUp(owner, email, { invitation_code: await invite(email) });
}

async function amountOf(table: string): Promise<unknown> {
  const { rows } = await owner.query<{ amount: number }>(`select count(*)::integer as amount from ${table}`);
  return rows[0]?.amount;
}

test('of twenty sign-ups with one code, each under an id of its own, one gives an account', async () => {
  const code = await invite('nieuw@example.nl');
  const clients = await Promise.all(Array.from({ length: 20 }, () => server.connect()));
  const outcomes = await Promise.allSettled(
    clients.map((client) => signUp(client, 'nieuw@example.nl', { invitation_code: code })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(reasons.filter((reason) => !reason.includes('sign-up refused'))).toEqual([]);
  expect(await amountOf('auth.users')).toBe(2);
  expect(await amountOf('private.admins')).toBe(2);
});

test.each([
  ['each other', ([one, other]: [string, string]) => [other, one]],
  ['themselves', ([one, other]: [string, string]) => [one, other]],
])('two administrators who remove %s at once leave one', async (_, targetsOf) => {
  const [one, other] = await Promise.all([server.connect(), server.connect()]);
  // Often enough for the two to meet in every order.
  for (let round = 0; round < 20; round += 1) {
    await owner.query('delete from auth.users');
    firstId = await signUp(owner, 'eerste@example.nl', {});
    const ids: [string, string] = [firstId, await addAdmin('tweede@example.nl')];
    const targets = targetsOf(ids);
    const outcomes = await Promise.allSettled(
      [one, other].map((client, n) => asAdmin(client, ids[n] ?? '', 'select remove_admin($1) as answer', [targets[n]])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await amountOf('private.admins')).toBe(1);
    expect(await amountOf('auth.users')).toBe(1);
  }
});
