import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { requestLimits } from '@/domain/request/request-limits';
import { maximumArea, parseManualArea } from '@/domain/address/surface-area';
import { cleanLine } from '@/domain/text';
import { formatArea } from '@/lib/format';
import type { AddressEdits } from '../draft/draft';
import type { AddressDetails } from '../estimate';

interface AddressDetailsEditorProps {
  /** False while no address is found: the address is then typed in its own field. */
  hasPlace: boolean;
  details: AddressDetails;
  onApply: (edited: Omit<AddressEdits, 'addressId'>) => void;
  onCancel: () => void;
}

const placeFields = [
  { name: 'street', label: 'Straat' },
  { name: 'city', label: 'Plaats' },
  { name: 'municipality', label: 'Gemeente' },
  { name: 'province', label: 'Provincie' },
] as const;

export function AddressDetailsEditor({ hasPlace, details, onApply, onCancel }: AddressDetailsEditorProps) {
  const [places, setPlaces] = useState({
    ...details,
    province: details.province === 'Unknown' ? '' : details.province,
  });
  const [areaText, setAreaText] = useState(details.surfaceArea === null ? '' : formatArea(details.surfaceArea));
  const [isRefused, setIsRefused] = useState(false);

  function handleApply() {
    const surfaceArea = parseManualArea(areaText);
    setIsRefused(surfaceArea === null);
    if (surfaceArea === null) {
      notify.error(messages.area.invalid, { description: messages.area.invalidDescription });
      document.getElementById('edit-area')?.focus();
      return;
    }
    onApply({
      street: cleanLine(places.street),
      city: cleanLine(places.city),
      municipality: cleanLine(places.municipality),
      province: cleanLine(places.province) || 'Unknown',
      surfaceArea,
    });
    notify.success(messages.area.updated, { description: messages.area.updatedDescription(formatArea(surfaceArea)) });
  }

  return (
    <section
      aria-label="Adresgegevens wijzigen"
      className="grid gap-4 rounded-lg border border-control p-4 sm:grid-cols-2"
      onKeyDown={(event) => {
        // Enter means Toepassen here; it must not send the whole form.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        handleApply();
      }}
    >
      {(hasPlace ? placeFields : []).map(({ name, label }) => (
        <TextField
          key={name}
          id={`edit-${name}`}
          label={label}
          maxLength={requestLimits.address / 4}
          value={places[name]}
          onChange={(event) => setPlaces({ ...places, [name]: event.target.value })}
        />
      ))}
      <TextField
        id="edit-area"
        label="Oppervlakte in m²"
        hint="Alleen de woonoppervlakte, bijvoorbeeld 85 of 92,5."
        inputMode="decimal"
        value={areaText}
        error={
          isRefused ? `${messages.area.invalidDescription}: een getal boven 0, tot en met ${maximumArea}` : undefined
        }
        onChange={(event) => setAreaText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button onClick={handleApply}>Toepassen</Button>
        <Button look="secondary" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </section>
  );
}
