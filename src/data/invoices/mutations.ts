import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { nudgeSender } from '@/data/outgoing/nudge';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import { parametersOf, type NewInvoice } from './new-invoice';
import { invoicesKey, type InvoiceSettings, type PriceItem } from './queries';

function useInvoiceMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, invoicesKey) });
}

/** Stores who invoices, with which VAT, or when reminders go. Throws a DataError. */
export function useSaveInvoiceSettings() {
  return useInvoiceMutation(async (settings: Partial<InvoiceSettings>) => {
    await run(supabase.from('invoice_settings').update(settings).eq('is_only_row', true));
  });
}

/** Adds to the owner's list. Throws a DataError, `duplicate` for a name that is on it. */
export function useAddPriceItem() {
  return useInvoiceMutation(async (item: Omit<PriceItem, 'id'>) => {
    await run(supabase.from('price_items').insert(item));
  });
}

/** Removes from the owner's list; what was invoiced stays. Throws a DataError. */
export function useRemovePriceItem() {
  return useInvoiceMutation(async (id: string) => {
    await run(supabase.from('price_items').delete().eq('id', id));
  });
}

/**
 * Plans an invoice, which is made and mailed a minute later. Throws a DataError, `invalid` for what is planned, invoiced or
 * not chargeable.
 */
export function useMakeInvoice() {
  return useInvoiceMutation(async ({ isWithoutMail, ...invoice }: NewInvoice & { isWithoutMail: boolean }) => {
    await run(withMailChoice(supabase.rpc('make_invoice', parametersOf(invoice)), isWithoutMail));
  });
}

/**
 * Plans one invoice for the jobs of several requests of one payer, made a minute later. Throws a DataError, `invalid` for one that
 * cannot be charged with the others now.
 */
export function useMakeJointInvoice() {
  return useInvoiceMutation(async ({ id, requestIds }: { id: string; requestIds: string[] }) => {
    await run(supabase.rpc('make_joint_invoice', { id, request_ids: requestIds }));
  });
}

/** Takes back a planned invoice or credit note; resolves to false once it was made. Throws a DataError. */
export function useUndoInvoice() {
  return useInvoiceMutation((id: string) => read(z.boolean(), supabase.rpc('undo_invoice', { id })));
}

interface Credit {
  /** A UUID: a second attempt with the same one plans no second credit note. */
  id: string;
  invoiceId: string;
  /** What the reader saw that was paid of it, in cents. */
  paid: number;
  isWithoutMail: boolean;
}

/** Plans the credit note of a whole invoice, which is made a minute later. Throws a DataError, `invalid` for a refusal. */
export function useCreditInvoice() {
  return useInvoiceMutation(async ({ id, invoiceId, paid, isWithoutMail }: Credit) => {
    await run(withMailChoice(supabase.rpc('credit_invoice', { id, invoice_id: invoiceId, paid }), isWithoutMail));
  });
}

/** Mails about an invoice, after a minute; resolves to what is mailed: a reminder of a late one. Throws a DataError. */
export function useMailInvoice() {
  return useInvoiceMutation(async (invoiceId: string) => {
    const kind = await read(
      z.enum(['invoice', 'payment_reminder']),
      supabase.rpc('mail_invoice', { invoice_id: invoiceId }),
    );
    nudgeSender();
    return kind;
  });
}

/** Takes back a mail about an invoice; resolves to false once it went. Throws a DataError. */
export function useUndoInvoiceMail() {
  return useInvoiceMutation((invoiceId: string) =>
    read(z.boolean(), supabase.rpc('undo_invoice_mail', { invoice_id: invoiceId })),
  );
}

interface Waiver {
  /** The id of the request of a job, or of the visit of a fee. */
  subject: string;
  isWaived: boolean;
}

/** Decides whether something that can be invoiced is left alone. Throws a DataError. */
export function useWaiveDue() {
  return useInvoiceMutation(async ({ subject, isWaived }: Waiver) => {
    await run(supabase.rpc('waive_due', { subject, is_waived: isWaived }));
  });
}

interface Payment {
  invoiceId: string;
  /** YYYY-MM-DD */
  paidOn: string;
  /** Cents, below 0 for a refund. */
  amount: number;
  /** Whether it is known to be more than is open. */
  isTooMuch?: boolean;
}

/** Notes a payment or refund by hand. Throws a DataError. */
export function useNotePayment() {
  return useInvoiceMutation(async ({ invoiceId, paidOn, amount, isTooMuch = false }: Payment) => {
    const payment = { invoice_id: invoiceId, paid_on: paidOn, amount, is_too_much: isTooMuch };
    await run(supabase.rpc('note_payment', payment));
  });
}

/** Removes a payment that was noted by mistake. Throws a DataError. */
export function useRemovePayment() {
  return useInvoiceMutation(async (id: string) => {
    await run(supabase.rpc('remove_payment', { id }));
  });
}

/** Stores where the customer can pay an invoice online; '' for nowhere. Throws a DataError. */
export function useSetPaymentUrl() {
  return useInvoiceMutation(async ({ invoiceId, url }: { invoiceId: string; url: string }) => {
    await run(supabase.rpc('set_payment_url', { invoice_id: invoiceId, url }));
  });
}
