import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { loadCode } from '@/lib/browser/load-code';

// Loaded apart: it shares files with other pages, and public pages have the names of all files that pages need.
const InvoiceSettings = lazy(async () => ({
  default: await loadCode(() => import('./invoice-settings'), 'InvoiceSettings'),
}));

/** Who invoices. */
export function LazyInvoiceSettings() {
  return (
    <ErrorBoundary title="Facturen">
      <Suspense fallback={null}>
        <InvoiceSettings />
      </Suspense>
    </ErrorBoundary>
  );
}
