import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// What is read of invoices does not grow with those that were paid years ago.

const amount = 2000;
let server: PostgresServer;
let owner: pg.Client;

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  const admin = await signUp(owner, 'admin@example.nl');
  await owner.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: admin, role: 'authenticated', session_id: admin }),
  ]);
});
afterAll(() => server.stop());

/** Adds invoices of three years ago, each paid by an entry of the bank. */
async function addPaid(): Promise<void> {
  const day = `(current_date - 1100)`;
  await owner.query('set session_replication_role = replica');
  await owner.query(`insert into private.invoices
      (id, number, request_id, issued_on, due_on, seller, customer, lines, vat, rounding, total)
    select md5('invoice ' || n)::uuid, 'X-' || n, gen_random_uuid(), ${day}, ${day}, '{}', '{"name": "Jo"}', '[]', '[]', 0, 28500
    from generate_series(1, ${amount}) as n`);
  await owner.query(`insert into private.bank_entries
      (id, account, reference, kind, booked_on, amount, party, remittance, settled_at)
    select md5('invoice ' || n)::uuid, 'NL91ABNA0417164300', n, 'in', ${day}, 28500, 'Jo', '', now() - interval '3 years'
    from generate_series(1, ${amount}) as n`);
  await owner.query(`insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry_id)
    select id, booked_on, amount, id from private.bank_entries`);
  await owner.query('set session_replication_role = origin');
  await owner.query('select count(private.store_balance(id)) from private.invoices');
  await owner.query('vacuum analyze');
}

const planSchema = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) }),
    ]),
  }),
]);

/** How many pages a statement reads, once what it needs of the catalogue is loaded. */
async function pagesRead(statement: string): Promise<number> {
  await owner.query(statement);
  const { rows } = await owner.query(`explain (analyze, buffers, format json) ${statement}`);
  const [{ 'QUERY PLAN': plans }] = planSchema.parse(rows);
  const [{ Plan: plan }] = plans;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

test('the bank page, the room of invoices and what the night forgets read at most a page more for each', async () => {
  // With how many rows each shows, of which each reads pages of its own.
  const statements: [string, number][] = [
    ['select public.list_bank_entries()', 100],
    ['select public.invoice_groups()', 0],
    [`select public.list_invoices('paid')`, 50],
    ['select private.forget_invoice_customers()', 0],
    ['select private.forget_bank_entries()', 0],
  ];
  const before = new Map<string, number>();
  for (const [statement] of statements) before.set(statement, await pagesRead(statement));
  await addPaid();
  for (const [statement, shown] of statements) {
    const most = (before.get(statement) ?? 0) + amount + shown * 100;
    expect(await pagesRead(statement), statement).toBeLessThan(most);
  }
});
