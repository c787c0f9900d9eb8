/** What the money of an order should be, in cents, to compare with the database. */
export interface ModelInvoice {
  id: string;
  total: number;
  isExtra: boolean;
  /** Planned by itself once the request was completed, and not by hand. */
  isAutomatic: boolean;
  isMade: boolean;
  /** Its credit note is planned: the id of that. */
  creditId: string | null;
  isCredited: boolean;
  payments: number[];
}

export interface Order {
  id: string;
  invoices: ModelInvoice[];
  /** Euro: what is promised, and what the customer is asked to agree on. */
  price: number;
  askedPrice: number | null;
  status: 'new' | 'completed' | 'cancelled';
  isWithdrawn: boolean;
  isWaived: boolean;
  /** Who pays instead of who ordered; null for nobody. */
  payer: string | null;
}

export function paid({ payments }: ModelInvoice): number {
  return payments.reduce((sum, amount) => sum + amount, 0);
}

export function open(invoice: ModelInvoice): number {
  return invoice.isCredited ? 0 : Math.max(invoice.total - paid(invoice), 0);
}

/** What its customer is asked to pay: nothing while it is being credited. */
export function asked(invoice: ModelInvoice): number {
  return invoice.creditId !== null ? 0 : open(invoice);
}

export function owedBack(invoice: ModelInvoice): number {
  return Math.max(paid(invoice) - (invoice.isCredited ? 0 : invoice.total), 0);
}

/** What the database says of an invoice, with its group and the amount that counts there. */
export function modelRow(invoice: ModelInvoice) {
  const amounts = { open: open(invoice), owed_back: owedBack(invoice) };
  const row = { id: invoice.id, ...amounts };
  if (amounts.owed_back > 0) return { ...row, state: 'to-refund', amount: amounts.owed_back };
  if (invoice.isCredited) return { ...row, state: 'credited', amount: invoice.total };
  if (amounts.open > 0) return { ...row, state: 'open', amount: amounts.open };
  return { ...row, state: 'paid', amount: invoice.total };
}

/** Whether the job of an order is listed as still to be invoiced. */
export function isToInvoice({ status, invoices, isWaived }: Order): boolean {
  const hasJob = invoices.some(({ isExtra, isCredited }) => !isExtra && !isCredited);
  return status === 'completed' && !hasJob && !isWaived;
}
