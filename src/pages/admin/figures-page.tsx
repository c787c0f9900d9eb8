import { Figures } from '@/features/office/figures/figures';
import { LazyBank } from '@/features/office/invoices/bank/lazy-bank';
import { LazyInvoices } from '@/features/office/invoices/lazy-invoices';
import type { PageModule } from '@/pages/page-module';

function FiguresPage() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures />
      <LazyInvoices />
      <LazyBank />
    </div>
  );
}

export const page: PageModule = { Component: FiguresPage };
