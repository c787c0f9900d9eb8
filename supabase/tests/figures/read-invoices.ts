import { z } from 'zod';
import type { Client, TestBackend } from '../setup/backend.ts';

const invoiceSchema = z.looseObject({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  issued_on: z.string(),
  due_on: z.string().nullable(),
  customer: z.record(z.string(), z.json()),
  lines: z.array(z.object({ description: z.string(), amount: z.int(), net: z.int(), vat_rate: z.int() })),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
  rounding: z.int(),
  total: z.int(),
  paid: z.int(),
  open: z.int(),
  owed_back: z.int(),
});
const pageSchema = z.object({
  rows: z.array(invoiceSchema),
  next: z.object({ after_day: z.string(), after_id: z.string() }).nullable(),
});
const group = z.object({ count: z.int(), sum: z.int() });
const groupsSchema = z
  .object({
    is_on: z.boolean(),
    groups: z.object({
      ...{ late: group, 'to-refund': group, 'to-invoice': group, coming: group },
      ...{ open: group, paid: group, credited: group },
    }),
  })
  .transform(({ is_on, groups }) => ({ is_on, ...groups }));
const booksSchema = z.object({
  count: z.int(),
  invoiced: z.int(),
  paid: z.int(),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
});
const toInvoiceSchema = z.looseObject({
  request_id: z.string(),
  name: z.string(),
  due: z.string(),
  visit_id: z.string().nullable(),
  amount: z.int().nullable(),
  lacks: z.string().nullable(),
});

/** What the back-office reads of invoices. */
export function invoiceReader(admin: Client) {
  async function read<Schema extends z.ZodType>(
    schema: Schema,
    call: PromiseLike<{ data: unknown; error: { message: string } | null }>,
  ): Promise<z.output<Schema>> {
    const { data, error } = await call;
    if (error) throw new Error(error.message);
    return schema.parse(data);
  }
  const always = { from_day: '2000-01-01', until_day: '2099-12-31' };
  return {
    all: () => read(z.array(invoiceSchema), admin.rpc('invoices_of_period', always)),
    books: () => read(booksSchema, admin.rpc('invoice_books', always)),
    groups: () => read(groupsSchema, admin.rpc('invoice_groups')),
    page: (name: string, next: object = {}) =>
      read(pageSchema, admin.rpc('list_invoices', { group_name: name, ...next })),
    toInvoice: async () =>
      (await read(z.object({ to_invoice: z.array(toInvoiceSchema) }), admin.rpc('invoices_to_come'))).to_invoice,
  };
}

/** Makes an invoice due so many days ago. */
export async function makeDue({ sql }: TestBackend, invoiceId: string, daysAgo: number): Promise<void> {
  await sql('set session_replication_role = replica');
  for (const [table, id] of [
    ['invoices', 'id'],
    ['invoice_balances', 'invoice_id'],
  ]) {
    await sql(`update private.${table} set due_on = (now() at time zone 'Europe/Amsterdam')::date - ${daysAgo}
      where ${id} = '${invoiceId}'`);
  }
  await sql('set session_replication_role = origin');
}
