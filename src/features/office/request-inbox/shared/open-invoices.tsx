import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/ui/notice';
import { openInvoicesTexts as texts } from '@/content/office/invoices/open-invoices';
import { openInvoicesQuery } from '@/data/invoices/open-invoices';

/** That many are named. */
const shown = 5;

/** The invoices of these requests that are not paid, and what becomes of them when the requests are deleted. */
export function OpenInvoices({ requestIds }: { requestIds: readonly string[] }) {
  const { data: invoices = [] } = useQuery(openInvoicesQuery(requestIds));
  if (invoices.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {invoices.slice(0, shown).map(({ number, open }) => (
        <p key={number} className="font-semibold">
          {texts.open(number, open)}
        </p>
      ))}
      {invoices.length > shown && <p>{texts.more(invoices.length - shown)}</p>}
      <p>{texts.what}</p>
    </Notice>
  );
}
