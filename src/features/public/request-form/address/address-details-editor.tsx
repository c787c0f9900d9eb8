import { useEffect } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { addressTexts } from '@/content/public/request/request-form-texts';
import { parseConstructionYear } from '@/domain/address/address';
import { requestFields } from '@/domain/request/request-fields';
import { maxArea, parseManualArea } from '@/domain/address/surface-area';
import { cleanLine } from '#shared/text.ts';
import { formatArea } from '@/lib/format/format-area';
import type { AddressDetails, AddressEdits } from '../estimate';

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

const line = z.string().transform(cleanLine);
const schema = z.object({
  street: line,
  city: line,
  municipality: line,
  province: line.transform((province) => province || 'Unknown'),
  surfaceArea: z.string().transform((typed, context) => {
    const area = parseManualArea(typed);
    if (area !== null) return area;
    context.addIssue(addressTexts.areaInvalid(maxArea));
    return z.NEVER;
  }),
  constructionYear: z.string().transform((typed, context) => {
    const year = parseConstructionYear(typed);
    if (year !== null || typed.trim() === '') return year;
    context.addIssue(addressTexts.yearInvalid);
    return z.NEVER;
  }),
});

export function AddressDetailsEditor({ hasPlace, details, onApply, onCancel }: AddressDetailsEditorProps) {
  const { street, city, municipality, province, surfaceArea, constructionYear } = details;
  const form = useZodForm({
    id: 'edit',
    schema,
    defaultValues: {
      street,
      city,
      municipality,
      province: province === 'Unknown' ? '' : province,
      surfaceArea: surfaceArea === null ? '' : formatArea(surfaceArea),
      constructionYear: String(constructionYear ?? ''),
    },
    onInvalid(names) {
      if (!names.includes('surfaceArea')) return;
      notify.error(messages.area.invalid, { description: messages.area.invalidDescription });
    },
    onSubmit(edited) {
      onApply(edited);
      return undefined;
    },
  });
  const { setFocus } = form.api;
  useEffect(() => setFocus(hasPlace ? 'street' : 'surfaceArea'), [setFocus, hasPlace]);

  return (
    // Not a form element: forms cannot be nested.
    <section
      aria-label="Adresgegevens wijzigen"
      className="grid gap-4 rounded-lg border border-control p-4 sm:grid-cols-2"
      onKeyDown={(event) => {
        // Enter must not submit the request around it.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void form.submit(event);
      }}
    >
      {(hasPlace ? placeFields : []).map(({ name, label }) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={label}
          hint={name === 'province' && province === 'Unknown' && addressTexts.unknown}
          maxLength={requestFields.address.maxLength / 4}
        />
      ))}
      <TextField
        {...form.field('surfaceArea')}
        label="Oppervlakte in m²"
        hint={addressTexts.area}
        inputMode="decimal"
      />
      <TextField
        {...form.field('constructionYear')}
        label="Bouwjaar (niet verplicht)"
        hint={addressTexts.year}
        inputMode="numeric"
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button onClick={(event) => void form.submit(event)}>Toepassen</Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </section>
  );
}
