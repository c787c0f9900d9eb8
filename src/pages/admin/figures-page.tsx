import { Figures } from '@/features/figures/figures';
import { Invoices } from '@/features/invoices/invoices';
import type { PageModule } from '@/pages/page-module';

function FiguresPage() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures />
      <Invoices />
    </div>
  );
}

export const page: PageModule = { Component: FiguresPage };
