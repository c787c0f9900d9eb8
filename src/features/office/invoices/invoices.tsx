import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { QueryState } from '@/components/office/query-state';
import { invoiceStateLabels, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { invoicesQuery, mostInvoices } from '@/data/invoices/queries';
import type { InvoiceState } from '@/domain/invoice/invoice-state';
import { adminParams, adminSections, managementLink } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { Downloads } from './list/downloads';
import { InvoiceItem } from './list/invoice-item';
import { invoicePeriods } from './list/invoice-periods';
import { PlannedInvoices } from './list/planned-invoices';
import { Sums } from './list/sums';
import { UninvoicedRequests } from './list/uninvoiced-requests';
import { NewInvoice } from './make/new-invoice';

/** The invoices of a period, what they come to, and what became of each; where to turn them on while invoicing is off. */
export function Invoices() {
  const [params] = useSearchParams();
  const periods = invoicePeriods(dutchDateTime(new Date()).date);
  const [period, setPeriod] = useState(periods[0]);
  const [state, setState] = useState<InvoiceState | null>(null);
  const query = useQuery(invoicesQuery(period, state));
  const { data } = query;
  const requestId = params.get(adminParams.invoice);
  const isOff = data?.is_on === false && data.rows.length === 0;
  return (
    <Card isDense>
      <h2 id={adminSections.invoices} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-muted">{texts.explanation}</p>
      {requestId !== null && <NewInvoice key={requestId} requestId={requestId} />}
      {isOff && (
        <p className="mt-4">
          {texts.off}{' '}
          <Link to={managementLink(adminSections.invoiceSettings)} className="font-semibold text-primary underline">
            {texts.turnOn}
          </Link>
        </p>
      )}
      <label className="mt-4 grid max-w-xs gap-1 font-semibold">
        {texts.period}
        <select
          className="min-h-11 rounded-lg border border-control bg-surface px-3 font-normal"
          value={period.name}
          onChange={({ target: { value } }) => setPeriod(periods.find(({ name }) => name === value) ?? period)}
        >
          {periods.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <QueryState query={query} texts={texts} />
      {data && !isOff && (
        <>
          <Sums sums={data.sums} vat={data.vat} state={state} onState={setState} />
          <PlannedInvoices planned={data.planned} />
          <UninvoicedRequests requests={data.uninvoiced} />
          {data.rows.length > 0 && (
            <Downloads period={period} state={state} name={texts.fileName(period.name, state)} />
          )}
          {data.rows.length === mostInvoices && <p className="mt-2">{texts.most}</p>}
          <p role="status" className="mt-4 font-semibold">
            {texts.shown(data.rows.length, state === null ? texts.all : invoiceStateLabels[state])}
          </p>
          {data.rows.length === 0 && <p className="text-ink-muted">{texts.none}</p>}
          <ul className="mt-2 divide-y divide-line">
            {data.rows.map((invoice) => (
              <InvoiceItem key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
