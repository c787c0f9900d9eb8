import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { ownRequest as texts } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { loadCode } from '@/lib/browser/load-code';

/** Loaded once there is an invoice: what draws the code is no part of the page. */
const Invoice = lazy(async () => ({ default: await loadCode(() => import('./invoice'), 'Invoice') }));

interface LazyInvoiceProps {
  invoice: OwnRequest['invoices'][number];
}

/** What the customer pays, and how. */
export function LazyInvoice({ invoice }: LazyInvoiceProps) {
  return (
    <LatePart title={texts.invoice.title}>
      <Invoice invoice={invoice} />
    </LatePart>
  );
}
