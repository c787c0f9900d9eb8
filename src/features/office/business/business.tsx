import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { QueryState } from '@/components/office/query-state';
import { businessTexts as texts } from '@/content/office/management/business';
import { businessFactsQuery } from '@/data/business/queries';
import { invoiceSettingsQuery } from '@/data/invoices/queries';
import { adminSections } from '@/lib/admin-links';
import { AddressForm } from './address-form';
import { AdvisersForm } from './advisers-form';
import { AreaForm } from './area-form';
import { ContactForm } from './contact-form';

/** What changes in the life of the business, a form for each part. */
export function Business() {
  const address = useQuery(invoiceSettingsQuery());
  const facts = useQuery(businessFactsQuery());
  return (
    <QueryCard id={adminSections.business} texts={texts} query={facts}>
      {(stored) => (
        <>
          <QueryState query={address} texts={texts} />
          {address.data && <AddressForm stored={address.data} />}
          <ContactForm stored={stored} />
          <AreaForm stored={stored} />
          <AdvisersForm stored={stored} />
        </>
      )}
    </QueryCard>
  );
}
