import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices } from './clear-invoices.ts';

export const account = 'NL91ABNA0417164300';

const listSchema = z.object({
  iban: z.string(),
  entries: z.array(
    z.object({ id: z.string(), kind: z.string(), amount: z.int(), text: z.string(), state: z.string() }),
  ),
  settled: z.array(
    z.object({ id: z.string(), state: z.string(), numbers: z.array(z.string()), put_aside: z.string().nullable() }),
  ),
  invoices: z.array(z.object({ id: z.string(), number: z.string(), open: z.int(), owed_back: z.int() })),
  undoable: z.array(z.object({ id: z.string(), is_entry: z.boolean(), direction: z.string(), amount: z.int() })),
});
const sumsSchema = z.object({
  stored: z.int(),
  sums: z.array(z.object({ direction: z.string(), state: z.string(), entries: z.int(), amount: z.int() })),
});

/** An entry as a file of the bank has it. */
export function entry(overrides: object = {}) {
  const paid = { account, reference: '', kind: 'in', day: '2026-11-27', amount: 28_500, party: 'Jo', remittance: 'x' };
  return { ...paid, ...overrides };
}

/** A database with a seller, emptied before each test, and what an administrator does with the entries of the bank in it. */
export async function startBank() {
  const { backend, roles } = await startBackendWithRoles();
  const { sql } = backend;

  beforeEach(async () => {
    await clearInvoices(backend);
    await roles.admin
      .from('invoice_settings')
      .update({
        ...{ seller_name: 'Voorbeeld Labels', street: 'Voorbeeldstraat 1', postcode: '3811 AA', city: 'Amersfoort' },
        ...{ chamber_of_commerce: '12345678', vat_number: 'NL123456782B90', iban: account },
      })
      .eq('is_only_row', true);
  });

  async function store(...entries: object[]) {
    const { data, error } = await roles.admin.rpc('store_bank_entries', { entries: z.json().parse(entries) });
    expect(error).toBeNull();
    return sumsSchema.parse(data);
  }

  async function list() {
    const { data, error } = await roles.admin.rpc('list_bank_entries');
    expect(error).toBeNull();
    return listSchema.parse(data);
  }

  /** The id of the only entry that is to be looked at. */
  async function storeOne(overrides: object = {}): Promise<string> {
    const before = (await list()).entries.map(({ id }) => id);
    await store(entry(overrides));
    const added = (await list()).entries.filter(({ id }) => !before.includes(id));
    expect(added).toHaveLength(1);
    return added[0]?.id ?? '';
  }

  async function makeInvoice(amount = 28_500): Promise<string> {
    const row = buildRequestRow();
    await sql(insertStatement('contact_submissions', row));
    const id = randomUUID();
    await sql(`insert into private.invoices (id, number, request_id, issued_on, due_on, seller, customer, lines, vat, rounding, total)
      values ('${id}', '2026-' || lpad((select count(*) + 1 from private.invoices)::text, 4, '0'), '${row.id}', '2026-11-20',
        '2026-12-04', '{}', '{"name": "Jo"}', '[]', '[]', 0, ${amount})`);
    return id;
  }

  async function settle(
    ...decisions: { entry: string; pays: { invoice: string; amount: number }[]; is_too_much?: boolean }[]
  ) {
    return roles.admin.rpc('settle_bank_entries', { decisions });
  }

  async function openAmount(id: string): Promise<[number | undefined, number | undefined]> {
    const invoice = (await list()).invoices.find((one) => one.id === id);
    return [invoice?.open, invoice?.owed_back];
  }

  return { sql, roles, store, list, storeOne, makeInvoice, settle, openAmount };
}
