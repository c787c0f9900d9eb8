import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { invoiceSettingsTexts as texts } from '@/content/office/invoices/invoices';
import { invoiceSettingsQuery } from '@/data/invoices/queries';
import { adminSections } from '@/lib/admin-links';
import { InvoiceSettingsForm } from './invoice-settings-form';
import { KnownPayers } from './known-payers';
import { PriceItems } from './price-items';
import { ReminderSettings } from './reminder-settings';

/** Who invoices: while something is missing, nobody is invoiced. */
export function InvoiceSettings() {
  const query = useQuery(invoiceSettingsQuery());
  return (
    <QueryCard id={adminSections.invoiceSettings} texts={texts} query={query}>
      {(settings) => (
        <>
          <p role="status" className="mt-2 font-semibold">
            {Object.values(settings).includes('') ? texts.off : texts.on}
          </p>
          <InvoiceSettingsForm stored={settings} />
          <ReminderSettings stored={settings} />
          <PriceItems />
          <KnownPayers />
        </>
      )}
    </QueryCard>
  );
}
