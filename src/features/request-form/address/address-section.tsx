import { TextField } from '@/components/form/fields';
import { AddressLookupFields } from '@/components/request/address-lookup-fields';
import { addressNotices, addressTexts } from '@/content/public/request-form';
import type { AddressLookup } from '@/integrations/use-address-lookup';
import type { AddressDetails, AddressEdits } from '../estimate';
import { Group, type FormSectionProps } from '../form-section';
import { AddressDetailsBlock } from './address-details-block';

const lookupFields = ['postcode', 'houseNumber', 'houseNumberAddition'] as const;

interface AddressSectionProps extends FormSectionProps {
  lookup: AddressLookup;
  details: AddressDetails;
  /** The found address on one line; '' while none is found. */
  fullAddress: string;
  onEdit: (edits: AddressEdits) => void;
}

export function AddressSection({ form, lookup, details, fullAddress, onEdit }: AddressSectionProps) {
  const addressId = lookup.address?.id ?? '';
  const { dirtyFields } = form.api.formState;

  return (
    <Group title="Uw adres">
      <AddressLookupFields
        field={form.field}
        lookup={lookup}
        isTyped={lookupFields.some((name) => dirtyFields[name])}
        texts={addressNotices}
        onChoose={({ houseNumber, houseNumberAddition }) => {
          form.api.setValue('houseNumber', houseNumber, { shouldDirty: true });
          form.api.setValue('houseNumberAddition', houseNumberAddition, { shouldDirty: true });
        }}
      />
      {fullAddress ? (
        <TextField id="request-address" label="Adres" name="address" value={fullAddress} readOnly />
      ) : (
        <TextField
          key="typed"
          {...form.field('address')}
          label="Adres (niet verplicht)"
          hint={addressTexts.address}
          autoComplete="street-address"
        />
      )}
      <AddressDetailsBlock key={addressId} addressId={addressId} details={details} onEdit={onEdit} />
    </Group>
  );
}
