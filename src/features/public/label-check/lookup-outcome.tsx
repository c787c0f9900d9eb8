import { useEffect, useEffectEvent, useState } from 'react';
import { AddressChooser } from '@/components/request/address-chooser';
import { Button } from '@/components/ui/button';
import { addressProblems } from '@/content/address-problems';
import { lookupMessages } from '@/content/lookup-messages';
import { epOnline, labelLookup } from '@/content/public/label-check/label-check';
import { registeredLabelText, type LabelText } from '@/content/public/label-check/registered-label';
import { QueryProvider } from '@/data/query-client';
import { formatAddress, splitHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { addressProblem } from '@/domain/address/address-input';
import type { LabelState } from '#shared/registered-label.ts';
import { useRegisteredLabel } from '@/integrations/label-register';
import { useAddressLookup, type AddressLookup } from '@/integrations/use-address-lookup';
import type { AddressInput } from '@/lib/address-fields';
import { TextLinkTo } from './text-link';

/** The register's answer about a home. */
export interface FoundLabel {
  /** Collapses whitespace to one line. */
  address: string;
  state: LabelState;
  text: LabelText;
}

interface LookupOutcomeProps {
  asked: AddressInput;
  /** The only address at the number is not the right one. */
  onRefuse: () => void;
  onFound: (found: FoundLabel) => void;
  /** Gets the progress, in words. */
  onProgress: (text: string) => void;
}

/** Why an address cannot be looked up: the invalid field and its message. */
function problemOf(asked: AddressInput): { field: keyof AddressInput; text: string } | null {
  const problem = addressProblem({ ...asked, houseNumberAddition: '' });
  if (problem === null) return null;
  return { field: problem.field === 'postcode' ? 'postcode' : 'houseNumber', text: addressProblems[problem.code] };
}

/** Whether an address can be looked up, and the outcome. */
export const lookupOutcome = { problemOf, LookupOutcome };

function LookupOutcome(props: LookupOutcomeProps) {
  return (
    <QueryProvider>
      <Outcome {...props} />
    </QueryProvider>
  );
}

function Outcome({ asked, onRefuse, onFound, onProgress }: LookupOutcomeProps) {
  const [fields, setFields] = useState({ ...asked, houseNumberAddition: '' });
  const lookup = useAddressLookup(fields);
  const { address, choices } = lookup;
  const label = useRegisteredLabel(address);
  const isKnown = label !== undefined && label.kind !== 'asking' && label.kind !== 'silent';
  const handleFound = useEffectEvent(() => {
    if (address && isKnown)
      onFound({ address: formatAddress(address), state: label, text: registeredLabelText(label) });
  });
  useEffect(() => {
    if (isKnown) handleFound();
  }, [isKnown]);

  const isSilent = label?.kind === 'silent' || (address !== null && !label);
  const progress = isSilent ? silence(address) : statusText(lookup);
  const handleProgress = useEffectEvent(onProgress);
  useEffect(() => handleProgress(progress), [progress]);

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    setFields({ ...fields, ...splitHouseNumber(choice) });
  }

  return (
    <div className="mt-3 grid justify-items-start gap-3 empty:hidden">
      {lookup.status === 'failed' && (
        <Button variant="secondary" onClick={lookup.lookUp}>
          {lookupMessages.retry}
        </Button>
      )}
      {(isSilent || lookup.status === 'failed') && <TextLinkTo {...epOnline} />}
      {choices.length > 0 && <AddressChooser choices={choices} onChoose={handleChoose} onRefuse={onRefuse} />}
    </div>
  );
}

/** Why no label is looked up, or found. */
function silence(address: RegisterAddress | null): string {
  return address && !address.isDwelling ? labelLookup.noDwelling : labelLookup.silent;
}

function statusText({ status, outage, choices }: AddressLookup): string {
  if (status === 'none') return lookupMessages.notFound;
  if (status === 'failed') return outage === 'unavailable' ? labelLookup.unavailable : lookupMessages.outages[outage];
  if (status !== 'choose') return labelLookup.loading;
  const [only, second] = choices;
  return only && !second ? lookupMessages.onlyFound(formatAddress(only)) : lookupMessages.choose;
}
