import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

// Loaded apart: it shares files with other pages, and public pages have the names of all files that pages need.
const Invoices = lazy(async () => ({
  default: await loadCode(() => import('./invoices'), 'Invoices'),
}));

/** The invoices of a period. */
export function LazyInvoices() {
  return (
    <LatePart title="Facturen">
      <Invoices />
    </LatePart>
  );
}
