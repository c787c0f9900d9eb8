import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryCard } from '@/components/office/query-card';
import { invoiceBooksTexts as texts, invoiceTexts } from '@/content/office/invoices/invoices';
import { invoiceBooksQuery } from '@/data/invoices/books';
import { adminSections } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatCents } from '#shared/format-cents.ts';
import { Downloads } from './downloads';
import { invoicePeriods } from './invoice-periods';

/** What the invoices of a period come to, with their VAT, and their files. */
export function InvoiceBooks() {
  const periods = invoicePeriods(dutchDateTime(new Date()).date);
  const [period, setPeriod] = useState(periods[0]);
  const query = useQuery(invoiceBooksQuery(period));
  return (
    <QueryCard
      id={adminSections.invoiceBooks}
      query={query}
      texts={texts}
      controls={
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
      }
    >
      {({ count, invoiced, paid, vat }) => (
        <>
          <p role="status" className="mt-4 font-semibold">
            {count === 0 ? texts.none : texts.count(count)}
          </p>
          <ul className="mt-2">
            <li>
              {texts.invoiced}: {formatCents(invoiced)}
            </li>
            <li>
              {texts.paid}: {formatCents(paid)}
            </li>
            {vat.map((of) => (
              <li key={of.rate}>{texts.vat(of.rate, of.net, of.vat)}</li>
            ))}
          </ul>
          {count > 0 && <Downloads period={period} name={invoiceTexts.fileName(period.name)} />}
        </>
      )}
    </QueryCard>
  );
}
