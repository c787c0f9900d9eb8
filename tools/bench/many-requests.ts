import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { afterLargeSeed, largeSeedStatement } from '../data/large-seed.ts';

const atOnce = 50_000;
const tables = "('public.contact_submissions'::regclass, 'private.request_search'::regclass)";
const indexesSchema = z.array(z.object({ name: z.string(), definition: z.string() }));

/**
 * Adds requests numbered from `first` to `last`; the indexes are recreated afterwards, which is faster than adding to
 * them.
 */
export async function addManyRequests(owner: pg.Client, first: number, last: number): Promise<void> {
  const { rows } = await owner.query(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid in ${tables} and not indisprimary`);
  const indexes = indexesSchema.parse(rows);
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  for (let start = first; start <= last; start += atOnce) {
    await owner.query(largeSeedStatement(start, Math.min(start + atOnce - 1, last)));
  }
  await owner.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query(afterLargeSeed);
}

/** Makes an administrator, and lets this connection call functions as that account. */
export async function becomeAdmin(owner: pg.Client): Promise<void> {
  const id = randomUUID();
  await owner.query('insert into private.setup default values');
  await owner.query('insert into auth.users (id, email) values ($1, $2)', [id, 'bench@example.nl']);
  await owner.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
  await owner.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: id, role: 'authenticated', session_id: id }),
  ]);
}
