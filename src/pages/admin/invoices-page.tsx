import { Bank } from '@/features/office/invoices/bank/bank';
import { Invoices } from '@/features/office/invoices/invoices';
import type { PageModule } from '@/pages/page-module';

function InvoicesPage() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Invoices />
      <Bank />
    </div>
  );
}

export const page: PageModule = { Component: InvoicesPage };
