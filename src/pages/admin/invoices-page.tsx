import { Invoices } from '@/features/office/invoices/invoices';
import type { PageModule } from '@/pages/page-module';

export const page: PageModule = { Component: Invoices };
