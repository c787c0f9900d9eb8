import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Makes an account with one session, which has the id of the account. */
export async function signUp(client: pg.Client, email: string): Promise<string> {
  const id = randomUUID();
  await inRole(client, 'supabase_auth_admin', null, async (sql) => {
    await sql('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      id,
      email,
      { role: 'admin' },
    ]);
    await sql('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
  });
  return id;
}

type Run = (statement: string, values?: unknown[]) => Promise<unknown[]>;

/** What PostgREST does with one request: a transaction in the role of the token, with its claims. */
export async function inRole<Result>(
  client: pg.Client,
  role: string,
  userId: string | null,
  work: (sql: Run) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    await client.query(`set local role ${role}`);
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: userId, role, session_id: userId }),
    ]);
    const result = await work(async (statement, values) => (await client.query<object>(statement, values)).rows);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** A statement that inserts a request, and its values. */
export function insertOf(row: object): [string, unknown[]] {
  const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
  const statement = `insert into contact_submissions (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`;
  return [statement, Object.values(row)];
}
