/** The groups of the room of invoices, in the order of what to look at first; each invoice is in one of them. */
export const invoiceGroups = ['late', 'to-refund', 'to-invoice', 'coming', 'open', 'paid', 'credited'] as const;
export type InvoiceGroup = (typeof invoiceGroups)[number];

/** The groups of invoices that are made; the others are still to come. */
export type ListedGroup = Exclude<InvoiceGroup, 'to-invoice' | 'coming'>;
