/** What became of an invoice; `late` is open after its due date. */
export const invoiceStates = ['open', 'late', 'paid', 'credited', 'credit-note'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
