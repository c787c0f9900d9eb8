import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '@/components/form/fields';
import { Button, buttonClass } from '@/components/ui/button';
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
  /** From the price box: the fields are folded while they hold an address that was found. */
  isHandedOver: boolean;
}

/** The address as the register finds it, or as the visitor types it. */
export function AddressSection({ form, lookup, details, fullAddress, isHandedOver }: AddressSectionProps) {
  const addressId = lookup.address?.id ?? '';
  const { dirtyFields } = form.api.formState;
  const [isTyped, setIsTyped] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded =
    isHandedOver && !isUnfolded && fullAddress !== '' && lookupFields.every((name) => !form.field(name).error);
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
        isFolded={isFolded}
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
        <>
          {block}
          {isFolded && (
            <Button
              variant="quiet"
              className="-my-2 justify-self-start"
              onClick={() => {
                flushSync(() => setIsUnfolded(true));
                form.api.setFocus('postcode');
              }}
            >
              {addressTexts.other}
            </Button>
          )}
        </>
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
