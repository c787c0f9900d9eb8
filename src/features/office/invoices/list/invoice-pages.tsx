import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/office/query-state';
import { Button } from '@/components/ui/button';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { groupPagesQuery } from '@/data/invoices/groups';
import type { ListedGroup } from '@/domain/invoice/invoice-groups';
import { InvoiceItem } from './invoice-item';

interface InvoicePagesProps {
  group: ListedGroup;
  /** How many there are. */
  count: number;
}

/** The invoices of a group, fifty more at each press. */
export function InvoicePages({ group, count }: InvoicePagesProps) {
  const query = useInfiniteQuery(groupPagesQuery(group));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <QueryState query={query} texts={texts} />
      {rows.length > 0 && (
        <p role="status" className="mt-1 text-sm text-ink-muted">
          {texts.shown(rows.length, Math.max(rows.length, count))}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {rows.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-2"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      )}
    </>
  );
}
