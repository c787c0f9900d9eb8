import { useState } from 'react';
import { TextField } from '@/components/form/fields';
import { buttonClass } from '@/components/ui/button';
import { AddressLookupFields } from '@/components/request/address-lookup-fields';
import { addressNotices, addressTexts } from '@/content/public/request/request-form-texts';
import { useRegisteredLabel } from '@/integrations/label-register';
import type { AddressLookup } from '@/integrations/use-address-lookup';
import type { AddressDetails } from '../estimate';
import type { FormSectionProps } from '../form-section';
import { AddressDetailsBlock } from './address-details-block';

const lookupFields = ['postcode', 'houseNumber', 'houseNumberAddition'] as const;

export interface AddressSectionProps extends FormSectionProps {
  lookup: AddressLookup;
  details: AddressDetails;
  /** The found address on one line; '' while none is found. */
  fullAddress: string;
}

/** The address as the register finds it, or as the visitor types it. */
export function AddressSection({ form, lookup, details, fullAddress }: AddressSectionProps) {
  const addressId = lookup.address?.id ?? '';
  const { dirtyFields } = form.api.formState;
  const [isTyped, setIsTyped] = useState(false);
  const label = useRegisteredLabel(lookup.address);
  const block = (
    <AddressDetailsBlock
      key={addressId}
      addressId={addressId}
      fullAddress={fullAddress}
      details={details}
      label={label}
      onEdit={(edits) => form.api.setValue('edits', edits)}
    />
  );

  return (
    <>
      <AddressLookupFields
        field={form.field}
        lookup={lookup}
        hasUserInput={isTyped || lookupFields.some((name) => dirtyFields[name])}
        onTyped={() => setIsTyped(true)}
        texts={addressNotices}
        onChoose={({ houseNumber, houseNumberAddition }) => {
          form.api.setValue('houseNumber', houseNumber, { shouldDirty: true });
          form.api.setValue('houseNumberAddition', houseNumberAddition, { shouldDirty: true });
        }}
      />
      {fullAddress ? (
        block
      ) : (
        <details
          open={
            ['none', 'failed'].includes(lookup.status) ||
            details.surfaceArea !== null ||
            form.field('address').error !== undefined ||
            form.api.getValues('address') !== ''
          }
        >
          <summary className={buttonClass('quiet', '-my-2')}>{addressTexts.byHand}</summary>
          <div className="mt-4 grid gap-4">
            <TextField
              {...form.field('address')}
              label="Adres (niet verplicht)"
              hint={addressTexts.address}
              autoComplete="address-line1"
            />
            {block}
          </div>
        </details>
      )}
    </>
  );
}
