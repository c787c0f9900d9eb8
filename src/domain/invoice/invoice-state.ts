/** What became of an invoice; `late` is open after its due date, `to-refund` was paid and is not owed. */
export const invoiceStates = ['open', 'late', 'paid', 'to-refund', 'credited', 'credit-note'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
