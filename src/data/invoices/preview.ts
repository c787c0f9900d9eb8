import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, parseData } from '@/data/errors';
import { mailPayload } from '#shared/mail/customer-mail.ts';
import { parametersOf, type NewInvoice } from './new-invoice';

const previewSchema = z.object({
  /** Bytes. */
  pdf: z.base64().transform((text) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))),
  /** What fills in its mail; null where its customer cannot be mailed. */
  mail: mailPayload.nullable(),
});

/** A credit note that is not made yet: its id to be, and the invoice that it takes back. */
export interface NewCredit {
  id: string;
  credits: string;
}

/** An invoice or credit note as it will be sent, before it has a number. */
export type InvoicePreview = z.output<typeof previewSchema>;

/** Milliseconds. */
const timeout = 20_000;

/**
 * Shows an invoice before it is made, a planned one by its id or one that is being typed, or a credit note. Throws a DataError, `invalid` for one
 * that would be refused or was made meanwhile.
 */
export function usePreviewInvoice() {
  return useMutation({
    mutationFn: async (invoice: NewInvoice | NewCredit | { id: string }): Promise<InvoicePreview> => {
      const body = 'requestId' in invoice ? parametersOf(invoice) : invoice;
      const answer = await supabase.functions.invoke<unknown>('send/invoice-preview', { body, timeout });
      if (answer.error === null) return parseData(previewSchema, answer.data);
      const status = answer.response?.status ?? 0;
      const code = status === 400 ? 'invalid' : status === 401 || status === 403 ? 'forbidden' : 'unavailable';
      throw new DataError(code, `the preview of an invoice answered ${status}`);
    },
  });
}
