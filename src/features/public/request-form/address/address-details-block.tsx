import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { messages } from '@/content/messages';
import { registeredLabelText } from '@/content/public/label-check/registered-label';
import { addressTexts } from '@/content/public/request/request-form-texts';
import type { LabelLookup } from '#shared/registered-label.ts';
import { formatArea, formatSquareMetres } from '@/lib/format/format-area';
import { unbrokenPostcode } from '@/lib/format/unbroken-postcode';
import { AddressDetailsEditor } from './address-details-editor';
import type { AddressDetails, AddressEdits } from '../estimate';

interface AddressDetailsBlockProps {
  /** '' while no address is found. */
  addressId: string;
  /** The same for the address on one line. */
  fullAddress: string;
  details: AddressDetails;
  /** The register's answer about its label; undefined when it is not queried. */
  label: LabelLookup | undefined;
  onEdit: (edits: AddressEdits) => void;
}

/**
 * The address that was found and what the register knows of the home, confirmed in two lines; the visitor may correct
 * it.
 */
export function AddressDetailsBlock({ addressId, fullAddress, details, label, onEdit }: AddressDetailsBlockProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [updatedArea, setUpdatedArea] = useState<number | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasDetails = addressId !== '' || details.surfaceArea !== null;

  function close() {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm font-semibold text-primary empty:absolute">
        {updatedArea !== null && (
          <span key={updatedArea}>
            <span className="block">{messages.area.updated}</span>
            <span className="block font-normal">{messages.area.updatedDescription(formatArea(updatedArea))}</span>
          </span>
        )}
      </p>
      {isEditing ? (
        <AddressDetailsEditor
          hasPlace={addressId !== ''}
          details={details}
          onCancel={close}
          onApply={(edited) => {
            onEdit({ addressId, ...edited });
            const isSame = edited.surfaceArea === details.surfaceArea && !details.isAreaEstimated;
            setUpdatedArea(isSame ? null : edited.surfaceArea);
            close();
          }}
        />
      ) : (
        <section
          aria-label="Adresgegevens"
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-primary-soft px-4 py-3 noscript:hidden"
        >
          <div className="min-w-0">
            {fullAddress && (
              <>
                <label htmlFor="request-address" className="sr-only">
                  Adres
                </label>
                <output key={fullAddress} id="request-address" name="address" aria-live="off" className="font-semibold">
                  {unbrokenPostcode(fullAddress)}
                </output>
              </>
            )}
            <p className="text-sm">
              <ChangingText>{hasDetails ? homeLine(details) : addressTexts.areaUnknown}</ChangingText>
            </p>
            {addressId !== '' && (
              <p className="text-sm">
                <ChangingText>{areaLine(details)}</ChangingText>
              </p>
            )}
          </div>
          <Button ref={editButton} variant="quiet" onClick={() => setIsEditing(true)}>
            <ChangingText>{hasDetails ? 'Wijzigen' : 'Oppervlakte invullen'}</ChangingText>
          </Button>
          {label && <LabelLine label={label} />}
        </section>
      )}
    </div>
  );
}

/** Its height is reserved while the register is queried. */
function LabelLine({ label }: { label: LabelLookup }) {
  const { fact, meaning } = registeredLabelText(label);
  const text = fact === '' ? addressTexts.label[label.kind === 'asking' ? 'asking' : 'silent'] : meaning;
  return (
    <p role="status" className="mt-2 min-h-20 basis-full content-center text-sm sm:min-h-12">
      <span key={fact + text}>
        <span className="font-semibold">{fact}</span> {text}
      </span>
    </p>
  );
}

/** `76 m² · bouwjaar 1962` */
function homeLine({ surfaceArea, isAreaEstimated, constructionYear }: AddressDetails): string {
  return [
    surfaceArea !== null && `${formatSquareMetres(surfaceArea)}${isAreaEstimated ? ' (geschat)' : ''}`,
    constructionYear !== null && `bouwjaar ${constructionYear}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `Gemeente Amersfoort · provincie Utrecht`; what is unknown (D-19) can be filled in by who corrects the address. */
function areaLine({ municipality, province }: AddressDetails): string {
  return [municipality && `Gemeente ${municipality}`, province !== 'Unknown' && `provincie ${province}`]
    .filter(Boolean)
    .join(' · ');
}
