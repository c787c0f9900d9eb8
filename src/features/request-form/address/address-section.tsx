import { useEffect, useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { formatHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { AddressChooser } from './address-chooser';
import { AddressDetailsBlock } from './address-details-block';
import { AddressNotices } from './address-notices';
import type { AddressDetails, AddressEdits } from '../estimate';
import type { FormSectionProps } from '../form-api';
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
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { address } = lookup;
  const addressId = address?.id ?? '';

  useEffect(() => {
    if (addressId) notify.success(messages.lookup.found, { description: messages.lookup.foundDescription });
  }, [addressId]);

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    form.api.setValue('houseNumber', String(choice.houseNumber));
    form.api.setValue(
      'houseNumberAddition',
      formatHouseNumber(choice).slice(String(choice.houseNumber).length).replace(/^-/, ''),
    );
  }

  return (
    <Group title="Uw adres">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          {...form.field('postcode')}
          label="Postcode"
          className="col-span-2 sm:col-span-1"
          autoComplete="postal-code"
          autoCapitalize="characters"
          placeholder="1234 AB"
        />
        <TextField {...form.field('houseNumber')} label="Huisnummer" inputMode="numeric" />
        <TextField {...form.field('houseNumberAddition')} label="Toevoeging" />
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsIncomplete(!lookup.lookUp())}>
        Adres opzoeken
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {lookup.status === 'idle' && isIncomplete ? messages.lookup.incomplete : statusText(lookup.status)}
      </p>
      {lookup.status === 'choose' && <AddressChooser choices={lookup.choices} onChoose={handleChoose} />}
      {address && <AddressNotices address={address} />}
      {fullAddress ? (
        <TextField id="request-address" label="Adres" name="address" value={fullAddress} readOnly />
      ) : (
        <TextField
          key="typed"
          {...form.field('address')}
          label="Adres (niet verplicht)"
          hint="Straat, huisnummer en plaats. Dit vullen wij voor u in als we uw adres vinden."
          autoComplete="street-address"
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
