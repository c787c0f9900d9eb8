import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Client, TestBackend } from '../setup/backend.ts';

/** Deletes all requests, invoices and mails, past what keeps invoices, and lets mails go. */
export async function clearInvoices({ sql }: TestBackend): Promise<void> {
  await sql('set session_replication_role = replica');
  for (const table of [
    'planned_invoices',
    'planned_credits',
    'open_dues',
    'invoice_payments',
    'invoice_balances',
    'payment_reminders',
    'waived_dues',
    'bank_entries',
    'invoice_files',
    'unmade_invoice_files',
    'invoices',
    'invoice_series',
  ]) {
    await sql(`delete from private.${table}`);
  }
  await sql('set session_replication_role = origin');
  await sql('delete from public.contact_submissions');
  await sql('delete from private.outgoing_messages');
  await sql('update public.settings set sends_mail = true, looks_up_labels = false');
}

/** Lets the minute pass in which what is planned can be undone, and makes the invoices and credit notes that are due. */
export async function makePlanned({ sql }: TestBackend): Promise<void> {
  await sql(`update private.planned_invoices set not_before = not_before - interval '1 minute'`);
  await sql(`update private.planned_credits set not_before = not_before - interval '1 minute'`);
  await sql('select private.make_planned_credits()');
  await sql('select private.make_planned_invoices()');
}

/** Credits an invoice of which so much was paid, in cents, and lets that minute pass. */
export async function credit(backend: TestBackend, admin: Client, invoiceId: string, paid = 0): Promise<void> {
  const { error } = await admin.rpc('credit_invoice', { id: randomUUID(), invoice_id: invoiceId, paid });
  expect(error).toBeNull();
  await makePlanned(backend);
}
