import { Figures } from '@/features/office/figures/figures';
import { LazyInvoices } from '@/features/office/invoices/lazy-invoices';
import type { PageModule } from '@/pages/page-module';

function FiguresPage() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures />
      <LazyInvoices />
    </div>
  );
}

export const page: PageModule = { Component: FiguresPage };
