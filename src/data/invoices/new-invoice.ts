import type { Due } from '@/domain/invoice/due';

export interface NewInvoice {
  /** A UUID: a second attempt with the same one makes no second invoice. */
  id: string;
  requestId: string;
  /** Amounts in cents, VAT included. */
  lines: { description: string; amount: number }[];
  /** What it charges; of a fee also the visit. */
  due: Due;
  visitId: string | null;
  /** Why more is charged than the terms allow; '' for no reason. */
  reason: string;
  /** Whether the customer asked to begin within the withdrawal period. */
  beganOnRequest: boolean;
}

/** A new invoice as `make_invoice` and `preview_invoice` take it. */
export function parametersOf({ requestId, visitId, beganOnRequest, ...rest }: NewInvoice) {
  const visit = visitId === null ? {} : { visit_id: visitId };
  return { request_id: requestId, began_on_request: beganOnRequest, ...rest, ...visit };
}
