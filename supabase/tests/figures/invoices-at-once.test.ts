import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
      `select private.add_invoice($1, request, '[{"description": "Energielabel", "amount": 28500}]', true)
      from public.contact_submissions as request`,
      [randomUUID()],
    );
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
