import { lazy, type ComponentProps } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

const RequestInvoices = lazy(async () => ({
  default: await loadCode(() => import('./request-invoices'), 'RequestInvoices'),
}));

/** Loaded apart: it shares files with other pages, and public pages have the names of all files that pages need. */
export function LazyRequestInvoices(props: ComponentProps<typeof RequestInvoices>) {
  return (
    <LatePart title="Facturen">
      <RequestInvoices {...props} />
    </LatePart>
  );
}
