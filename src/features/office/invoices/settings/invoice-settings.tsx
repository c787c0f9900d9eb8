import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { invoiceSettingsTexts as texts } from '@/content/office/invoices/invoices';
import { invoiceSettingsQuery } from '@/data/invoices/queries';
import { adminSections } from '@/lib/admin-links';
import { InvoiceSettingsForm } from './invoice-settings-form';
import { PriceItems } from './price-items';

/** Who invoices: while something is missing, nobody is invoiced. */
export function InvoiceSettings() {
  const { data: settings, isPending, isError, isFetching, refetch } = useQuery(invoiceSettingsQuery());
  return (
    <Card isDense>
      <h2 id={adminSections.invoiceSettings} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.explanation}</p>
      {isPending && <Loading text={texts.loading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p>{texts.loadFailed}</p>
        </RetryNotice>
      )}
      {settings && (
        <>
          <p role="status" className="mt-2 font-semibold">
            {Object.values(settings).includes('') ? texts.off : texts.on}
          </p>
          <InvoiceSettingsForm stored={settings} />
          <PriceItems />
        </>
      )}
    </Card>
  );
}
