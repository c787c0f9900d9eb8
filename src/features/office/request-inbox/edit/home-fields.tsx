import { useEffect, useEffectEvent, useState } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { AddressLookupFields } from '@/components/request/address-lookup-fields';
import { correctionTexts, officeAddressNotices } from '@/content/office/requests/request-dialog';
import { propertyTypeLabels } from '@/content/public/request/property-types';
import { requestFieldLabels } from '@/content/request-fields';
import { formatAddress, type RegisterAddress } from '@/domain/address/address';
import { fallbackArea } from '@/domain/address/surface-area';
import { propertyTypes } from '@/domain/pricing/pricing';
import type { Correction } from '@/domain/request/edited-fields';
import { formValue } from '@/domain/request/field-types';
import { useAddressLookup } from '@/integrations/use-address-lookup';
import type { FieldOf } from './customer-fields';

const typeOptions = propertyTypes.map((type) => ({ value: type, label: propertyTypeLabels[type] }));
const rushOptions = [
  { value: 'false', label: 'Nee' },
  { value: 'true', label: 'Ja' },
];

interface HomeFieldsProps {
  field: FieldOf;
  edit: Correction;
  onChange: (part: Partial<Correction>) => void;
}

/** The home: an address that is looked up fills in what the register knows of it. */
export function HomeFields({ field, edit, onChange }: HomeFieldsProps) {
  // Stored or restored values stay until another address is looked up.
  const [hasUserInput, setHasUserInput] = useState(false);
  const lookup = useAddressLookup(edit);
  const { address } = lookup;
  const addressId = address?.id ?? '';
  const applyAddress = useEffectEvent(() => {
    if (address && hasUserInput) fillIn(address);
  });
  useEffect(() => {
    if (addressId !== '') applyAddress();
  }, [addressId]);

  function fillIn(found: RegisterAddress) {
    const propertyType = propertyTypes.find((type) => type === edit.propertyType) ?? '';
    onChange({
      address: formatAddress(found),
      surfaceArea: formValue(lookup.surfaceArea ?? fallbackArea(propertyType)),
      constructionYear: formValue(found.constructionYear),
      rdX: found.position ? String(Math.round(found.position.x)) : '',
      rdY: found.position ? String(Math.round(found.position.y)) : '',
    });
  }

  function handleLookUp() {
    setHasUserInput(true);
    if (address) fillIn(address);
    lookup.lookUp();
  }

  return (
    <div className="grid gap-4">
      <AddressLookupFields
        field={field}
        lookup={{ ...lookup, lookUp: handleLookUp }}
        hasUserInput={hasUserInput}
        texts={officeAddressNotices}
        onTyped={() => setHasUserInput(true)}
        onChoose={onChange}
      />
      <TextField
        {...field('address')}
        label={requestFieldLabels.address}
        hint={correctionTexts.address}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...field('propertyType')}
          label={requestFieldLabels.propertyType}
          required
          options={
            edit.propertyType === '' ? [{ value: '', label: 'Kies het type woning' }, ...typeOptions] : typeOptions
          }
        />
        <SelectField {...field('rushService')} label={requestFieldLabels.rushService} options={rushOptions} />
        <TextField
          {...field('surfaceArea')}
          label="Oppervlakte in m²"
          hint={hasUserInput && address && lookup.surfaceArea === null && correctionTexts.areaEstimated}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...field('constructionYear')}
          label={requestFieldLabels.constructionYear}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </div>
  );
}
