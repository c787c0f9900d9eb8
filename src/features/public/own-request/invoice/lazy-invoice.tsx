import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { ownRequest as texts } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { loadCode } from '@/lib/browser/load-code';

/** Loaded once there is an invoice: what draws the code is no part of the page. */
const Invoice = lazy(async () => ({ default: await loadCode(() => import('./invoice'), 'Invoice') }));

interface LazyInvoiceProps {
  /** Of the request. */
  customerKey: string;
  invoice: OwnRequest['invoices'][number];
}

/** What the customer pays, and how. */
export function LazyInvoice(props: LazyInvoiceProps) {
  return (
    <LatePart title={texts.invoice.title} fallback={<Place />}>
      <Invoice {...props} />
    </LatePart>
  );
}

/** About as high as the invoice, which would else move what stands below it. */
function Place() {
  return (
    <section className="min-h-176 rounded-2xl border border-line bg-surface p-5 sm:p-8">
      <h2 className="text-2xl font-bold">{texts.invoice.title}</h2>
    </section>
  );
}
