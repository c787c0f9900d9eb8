import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { QueryState } from '@/components/office/query-state';
import { Card } from '@/components/ui/card';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { invoiceGroupsQuery } from '@/data/invoices/groups';
import { invoiceGroups } from '@/domain/invoice/invoice-groups';
import { adminParams, adminSections, managementLink } from '@/lib/admin-links';
import { InvoiceBooks } from './books/invoice-books';
import { Bank } from './bank/bank';
import { Groups } from './list/groups';
import { NewInvoice } from './make/new-invoice';

/** The room of invoices: by what is to be done with them, the bank, and the books; where to turn them on while they are off. */
export function Invoices() {
  const [params] = useSearchParams();
  const query = useQuery(invoiceGroupsQuery());
  const { data } = query;
  const isInUse = data && (data.is_on || invoiceGroups.some((group) => data.groups[group].count > 0));
  const requestId = params.get(adminParams.invoice);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card isDense>
        <h2 id={adminSections.invoices} tabIndex={-1} className="text-xl font-bold">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-muted">{texts.explanation}</p>
        {requestId !== null && <NewInvoice key={requestId} requestId={requestId} />}
        <QueryState query={query} texts={texts} />
        {isInUse === false && (
          <p className="mt-4">
            {texts.off}{' '}
            <Link to={managementLink(adminSections.invoiceSettings)} className="font-semibold text-primary underline">
              {texts.turnOn}
            </Link>
          </p>
        )}
        {isInUse && <Groups groups={data.groups} />}
      </Card>
      <Bank />
      {isInUse && <InvoiceBooks />}
    </div>
  );
}
