import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// The embedded backend takes one request after another; only a real server shows what eight writers do.

let server: PostgresServer;
let owner: pg.Client;
const request = buildRequestRow();

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  await owner.query(insertStatement('contact_submissions', request));
  await owner.query(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});
afterAll(() => server.stop());

const writers = 8;
const invoicesEach = 125;

/** Makes invoices one by one; every tenth time the connection dies between the insert and the commit. */
async function write(): Promise<void> {
  let client = await server.connect();
  for (let made = 0, attempt = 1; made < invoicesEach; attempt += 1) {
    await client.query('begin');
    await client.query(
      `insert into private.planned_invoices (id, request_id, due, lines, is_mailed, not_before)
      select $1, id, 'extra', '[{"description": "Energielabel", "amount": 28500}]', true, now()
      from public.contact_submissions`,
      [randomUUID()],
    );
    await client.query('select private.make_planned_invoices()');
    if (attempt % 10 === 0) {
      client.on('error', () => undefined);
      await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
      client = await server.connect();
    } else {
      await client.query('commit');
      made += 1;
    }
  }
}

test('a thousand invoices by eight writers, with crashes between, have the numbers 1 to 1000', async () => {
  await Promise.all(Array.from({ length: writers }, write));
  const { rows } = await owner.query<{ number: string }>('select number from private.invoices order by number');
  const numbers = rows.map(({ number }) => Number(number.split('-')[1]));
  expect(numbers).toEqual(Array.from({ length: writers * invoicesEach }, (_, n) => n + 1));
});

test('two senders make one invoice of a job, also when one was asked for by hand at the same moment', async () => {
  const row = buildRequestRow();
  await owner.query(insertStatement('contact_submissions', row));
  await owner.query(`update public.contact_submissions set status = 'completed' where id = $1`, [row.id]);
  await owner.query(
    `insert into private.planned_invoices (id, request_id, lines, is_mailed, not_before)
    values (gen_random_uuid(), $1, '[{"description": "Energielabel", "amount": 28500}]', true, now())`,
    [row.id],
  );
  await owner.query('update private.planned_invoices set not_before = now()');
  const [first, second, third] = [await server.connect(), await server.connect(), await server.connect()];
  await first.query('begin');
  await first.query(`select private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer)`);
  const made = second.query('select public.take_invoice()');
  await isWaiting(1);
  const taken = third.query('select public.take_invoice()');
  await isWaiting(2);
  await first.query('rollback');
  await Promise.all([made, taken]);
  const { rows } = await owner.query('select number from private.invoices where request_id = $1', [row.id]);
  expect(rows).toHaveLength(1);
});

/** Resolves once so many connections wait for a lock. */
async function isWaiting(amount: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(rowCount).toBe(amount);
  });
}
