import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { businessTexts } from '@/content/office/management/business';
import { useSaveBusiness, type NameAndAddress } from '@/data/business/mutations';
import { normalisePostcode } from '@/domain/address/address-input';
import { isExampleCity } from '@/domain/business/business-problems';
import { BusinessSection } from './business-section';
import { FactField } from './fact-field';
import { optionalFact } from './fact-schema';
import { useBusinessForm } from './use-business-form';

const texts = businessTexts.address;

const schema = z.object({
  seller_name: optionalFact('company'),
  street: optionalFact('street'),
  postcode: optionalFact('postcode', (typed) => normalisePostcode(typed).replace(/^(\d{4})(?=[A-Z])/, '$1 ')),
  city: optionalFact('city'),
  chamber_of_commerce: optionalFact('chamberOfCommerce', (typed) => typed.replace(/[\s.]/g, '')),
});

/** Who the business is: on the site, in mails and on invoices. */
export function AddressForm({ stored }: { stored: NameAndAddress }) {
  const saving = useSaveBusiness();
  const { seller_name, street, postcode, city, chamber_of_commerce } = stored;
  const form = useBusinessForm({
    id: 'business-address',
    schema,
    defaultValues: { seller_name, street, postcode, city, chamber_of_commerce },
    save: (address) => saving.mutateAsync({ address }),
  });
  const typed = useWatch({ control: form.api.control });
  const isExample = isExampleCity({ city: typed.city ?? '', postcode: typed.postcode ?? '' });
  return (
    <BusinessSection form={form} title={texts.title} explanation={texts.explanation}>
      <FactField {...form.field('seller_name')} fact="company" typed={typed.seller_name} maxLength={70} />
      <FactField {...form.field('street')} fact="street" typed={typed.street} maxLength={100} />
      <div className="grid grid-cols-2 gap-4">
        <FactField {...form.field('postcode')} fact="postcode" typed={typed.postcode} />
        <FactField
          {...form.field('city')}
          fact="city"
          typed={typed.city}
          hint={isExample && businessTexts.exampleCity}
          maxLength={60}
        />
      </div>
      <FactField
        {...form.field('chamber_of_commerce')}
        fact="chamberOfCommerce"
        typed={typed.chamber_of_commerce}
        inputMode="numeric"
      />
    </BusinessSection>
  );
}
