import { useEffect, useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { formatHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { AddressChooser } from './address-chooser';
import { AddressDetailsBlock } from './address-details-block';
import { AddressNotices } from './address-notices';
import type { AddressEdits } from '../draft/draft';
import type { AddressDetails } from '../estimate';
import { fieldId, type FormSectionProps } from '../form-api';
import { Group } from '../group';
import type { AddressLookup } from './use-address-lookup';

interface AddressSectionProps extends FormSectionProps {
  lookup: AddressLookup;
  details: AddressDetails;
  /** The found address on one line; '' while none is found. */
  fullAddress: string;
  onEdit: (edits: AddressEdits) => void;
}

export function AddressSection({ form, lookup, details, fullAddress, onEdit }: AddressSectionProps) {
  const { errors } = form.formState;
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { address } = lookup;
  const addressId = address?.id ?? '';

  useEffect(() => {
    if (addressId) notify.success(messages.lookup.found, { description: messages.lookup.foundDescription });
  }, [addressId]);

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    form.setValue('houseNumber', String(choice.houseNumber));
    form.setValue(
      'houseNumberAddition',
      formatHouseNumber(choice).slice(String(choice.houseNumber).length).replace(/^-/, ''),
    );
  }

  return (
    <Group title="Uw adres">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          id={fieldId('postcode')}
          label="Postcode"
          className="col-span-2 sm:col-span-1"
          autoComplete="postal-code"
          autoCapitalize="characters"
          placeholder="1234 AB"
          error={errors.postcode?.message}
          {...form.register('postcode')}
        />
        <TextField
          id={fieldId('houseNumber')}
          label="Huisnummer"
          inputMode="numeric"
          error={errors.houseNumber?.message}
          {...form.register('houseNumber')}
        />
        <TextField
          id={fieldId('houseNumberAddition')}
          label="Toevoeging"
          error={errors.houseNumberAddition?.message}
          {...form.register('houseNumberAddition')}
        />
      </div>
      <Button look="secondary" className="justify-self-start" onClick={() => setIsIncomplete(!lookup.lookUp())}>
        Adres opzoeken
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {lookup.status === 'idle' && isIncomplete ? messages.lookup.incomplete : statusText(lookup.status)}
      </p>
      {lookup.status === 'choose' && <AddressChooser choices={lookup.choices} onChoose={handleChoose} />}
      {address && <AddressNotices address={address} />}
      {fullAddress ? (
        <TextField id={fieldId('address')} label="Adres" name="address" value={fullAddress} readOnly />
      ) : (
        <TextField
          key="typed"
          id={fieldId('address')}
          label="Adres (niet verplicht)"
          hint="Straat, huisnummer en plaats. Dit vullen wij voor u in als we uw adres vinden."
          autoComplete="street-address"
          error={errors.address?.message}
          {...form.register('address')}
        />
      )}
      <AddressDetailsBlock key={addressId} addressId={addressId} details={details} onEdit={onEdit} />
    </Group>
  );
}

function statusText(status: AddressLookup['status']): string {
  if (status === 'loading') return messages.lookup.loading;
  if (status === 'none') return messages.lookup.notFound;
  if (status === 'failed') return `${messages.lookup.failed} U kunt uw adres hieronder ook zelf invullen.`;
  return '';
}
