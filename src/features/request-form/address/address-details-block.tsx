import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { addressTexts } from '@/content/public/request-form';
import { formatArea } from '@/lib/format';
import { AddressDetailsEditor } from './address-details-editor';
import type { AddressDetails, AddressEdits } from '../estimate';

interface AddressDetailsBlockProps {
  /** '' while no address is found. */
  addressId: string;
  details: AddressDetails;
  onEdit: (edits: AddressEdits) => void;
}

/** What the register knows of the home; the visitor may correct it. */
export function AddressDetailsBlock({ addressId, details, onEdit }: AddressDetailsBlockProps) {
  const [isEditing, setIsEditing] = useState(false);
  const hasDetails = addressId !== '' || details.surfaceArea !== null;

  if (isEditing) {
    return (
      <AddressDetailsEditor
        hasPlace={addressId !== ''}
        details={details}
        onCancel={() => setIsEditing(false)}
        onApply={(edited) => {
          onEdit({ addressId, ...edited });
          setIsEditing(false);
        }}
      />
    );
  }
  return (
    <section aria-label="Adresgegevens" className="rounded-lg bg-surface-sunk p-4">
      {hasDetails ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {addressId !== '' && (
            <>
              <Row term="Straat" value={details.street} />
              <Row term="Plaats" value={details.city} />
              {details.municipality !== '' && <Row term="Gemeente" value={details.municipality} />}
              {details.province !== 'Unknown' && <Row term="Provincie" value={details.province} />}
            </>
          )}
          <Row
            term="Oppervlakte"
            value={
              details.surfaceArea === null
                ? ''
                : `${formatArea(details.surfaceArea)} m²${details.isAreaEstimated ? ' (geschat)' : ''}`
            }
          />
          <Row term="Bouwjaar" value={String(details.constructionYear ?? '')} />
        </dl>
      ) : (
        <p>{addressTexts.areaUnknown}</p>
      )}
      <Button variant="quiet" onClick={() => setIsEditing(true)}>
        {hasDetails ? 'Wijzigen' : 'Oppervlakte invullen'}
      </Button>
    </section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd>{value || '-'}</dd>
    </>
  );
}
