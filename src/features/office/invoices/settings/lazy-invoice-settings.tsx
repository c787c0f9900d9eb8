import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

// Loaded apart: it shares files with other pages, and public pages have the names of all files that pages need.
const InvoiceSettings = lazy(async () => ({
  default: await loadCode(() => import('./invoice-settings'), 'InvoiceSettings'),
}));

/** Who invoices. */
export function LazyInvoiceSettings() {
  return (
    <LatePart title="Facturen">
      <InvoiceSettings />
    </LatePart>
  );
}
