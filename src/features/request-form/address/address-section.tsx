import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { addressNotices, addressTexts } from '@/content/public/request-form';
import { formatAddress, formatHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { isWithinServiceArea } from '@/domain/address/service-area';
import type { AddressDetails, AddressEdits } from '../estimate';
import { Group, type FormSectionProps } from '../form-section';
import { AddressDetailsBlock } from './address-details-block';
import type { AddressLookup } from './use-address-lookup';

const lookupFields = ['postcode', 'houseNumber', 'houseNumberAddition'] as const;

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
  const { dirtyFields } = form.api.formState;
  // A draft that was restored brings no news.
  const isTyped = lookupFields.some((name) => dirtyFields[name]);
  const announce = useEffectEvent(() => {
    if (isTyped) notify.success(messages.lookup.found, { description: messages.lookup.foundDescription });
  });
  useEffect(() => {
    if (addressId) announce();
  }, [addressId]);

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    form.api.setValue('houseNumber', String(choice.houseNumber), { shouldDirty: true });
    form.api.setValue(
      'houseNumberAddition',
      formatHouseNumber(choice).slice(String(choice.houseNumber).length).replace(/^-/, ''),
      { shouldDirty: true },
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
          hint={addressTexts.address}
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
  if (status === 'failed') return `${messages.lookup.failed} ${addressTexts.fillInYourself}`;
  return '';
}

interface AddressChooserProps {
  choices: RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
}

function AddressChooser({ choices, onChoose }: AddressChooserProps) {
  return (
    <div role="group" aria-labelledby="chooser-title" className="rounded-lg border border-control p-4">
      <p id="chooser-title" className="mb-2 font-semibold">
        {messages.lookup.choose}
      </p>
      <ul className="grid max-h-64 gap-2 overflow-y-auto">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="min-h-11 w-full rounded-lg border border-line px-3 py-2 text-left hover:bg-primary-soft"
              onClick={() => onChoose(choice)}
            >
              {formatAddress(choice)}
              {choice.surfaceArea !== null && <span className="text-ink-muted"> ({choice.surfaceArea} m²)</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AddressNoticesProps {
  address: RegisterAddress;
}

/** What is unusual about the address; none of it stops the request. */
function AddressNotices({ address }: AddressNoticesProps) {
  const isFar = address.position !== null && !isWithinServiceArea(address.position);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {address.objectKind === 'building-object' && !address.isDwelling && (
        <Notice tone="warning">{addressNotices.noDwelling}</Notice>
      )}
      {address.objectKind !== 'building-object' && (
        <Notice tone="warning">{address.objectKind === 'berth' ? addressNotices.berth : addressNotices.pitch}</Notice>
      )}
      {address.isUnderInvestigation && <Notice>{addressNotices.underInvestigation}</Notice>}
      {isFar && <Notice tone="warning">{addressNotices.far}</Notice>}
    </div>
  );
}
