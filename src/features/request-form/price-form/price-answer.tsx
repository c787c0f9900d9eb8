import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { addressProblems } from '@/content/address-problems';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { briefLabelText } from '@/content/public/registered-label';
import { propertyTypeLabels } from '@/content/public/property-types';
import { queryClient, QueryProvider } from '@/data/query-client';
import { formatHouseNumber, splitHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { likelyPropertyType } from '@/domain/address/likely-property-type';
import { fallbackArea } from '@/domain/address/surface-area';
import { addressProblem } from '@/domain/address/address-input';
import { calculatePrice } from '@/domain/pricing/pricing';
import { useRegisteredLabel } from '@/integrations/label-register';
import { prefetchAddresses, useAddressLookup } from '@/integrations/use-address-lookup';
import { formatArea, formatEuro } from '@/lib/format';
import type { Prefill } from '../prefill';
import { AddressChoice } from './address-choice';
import { AnswerActions } from './answer-actions';
import { ContinueLink, NoPrice } from './no-price';

export interface PriceAnswerProps {
  /** As typed. */
  asked: Pick<Prefill, 'postcode' | 'houseNumber'>;
  onChange: () => void;
}

/** Starts to look up the address, ahead of the answer. */
export function prefetchPrice(asked: PriceAnswerProps['asked']): void {
  prefetchAddresses(queryClient, { ...asked, houseNumberAddition: '' });
}

/** Why there can be no answer: the invalid field and its message. */
export interface AddressProblemAtField {
  field: keyof Prefill;
  text: string;
}

function problemOf(asked: PriceAnswerProps['asked']): AddressProblemAtField | null {
  const problem = addressProblem({ ...asked, houseNumberAddition: '' });
  return problem && { field: problem.field, text: addressProblems[problem.code] };
}

/** Validation and answer of a price form. */
export const priceAnswer = { problemOf, PriceAnswer };

function PriceAnswer(props: PriceAnswerProps) {
  return (
    <QueryProvider>
      <Answer {...props} />
    </QueryProvider>
  );
}

function Answer({ asked, onChange }: PriceAnswerProps) {
  const [fields, setFields] = useState({ ...asked, houseNumberAddition: '' });
  const lookup = useAddressLookup(fields);
  const { address, choices } = lookup;
  const only = choices.length === 1 ? choices[0] : undefined;
  const named = address ?? only;
  const estimate = address && estimatePrice(address, lookup.surfaceArea);
  const label = useRegisteredLabel(address);
  const isLabelAsked = estimate !== null && label !== undefined;

  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  // Focused again after confirming: the button that had the focus is gone.
  const focusKey = named && `${named.id} ${address ? 'priced' : 'asked'}`;
  useEffect(() => {
    if (focusKey !== undefined) group.current?.focus();
  }, [focusKey]);

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    setFields({ ...fields, ...splitHouseNumber(choice) });
  }

  return (
    <div
      ref={group}
      tabIndex={-1}
      {...(named && { role: 'group', 'aria-labelledby': `${id}-title ${id}-price` })}
      {...((named ?? choices.length > 0) && { 'data-answer': '' })}
      className="contents data-answer:flex data-answer:flex-1 data-answer:flex-col data-answer:justify-between"
    >
      {named && (
        <p id={`${id}-title`} className="font-semibold">
          <ChangingText>
            {estimate ? `${nameOf(named)} · ${estimate.area}` : lookupMessages.onlyFound(nameOf(named))}
          </ChangingText>
        </p>
      )}
      {/* Stays mounted from the search to the price, so that a screen reader announces the price; `contents` avoids a
          shift. */}
      <div role="status" className="contents">
        {estimate && (
          <>
            <p id={`${id}-price`} className="text-4xl font-extrabold tabular-nums">
              <ChangingText>{formatEuro(estimate.total)}</ChangingText>
            </p>
            <p key={estimate.explanation} className="text-sm text-ink-muted">
              {estimate.explanation}
            </p>
          </>
        )}
        {!named && choices.length === 0 && <NoPrice prefill={{ ...fields, propertyType: '' }} lookup={lookup} />}
      </div>
      {/* Mounted before its text, for screen readers; its height is reserved while the register is queried. */}
      <p role="status" className={clsx('text-sm', isLabelAsked ? 'min-h-10' : 'absolute')}>
        {isLabelAsked && <ChangingText>{briefLabelText(label)}</ChangingText>}
      </p>
      {estimate && (
        <AnswerActions onChange={onChange}>
          <ContinueLink
            prefill={{ ...fields, propertyType: estimate.propertyType }}
            className={buttonClass('accent', 'grow')}
          >
            {priceForm.request}
          </ContinueLink>
        </AnswerActions>
      )}
      {only && (
        <AnswerActions onChange={onChange}>
          <Button variant="accent" className="grow" onClick={() => handleChoose(only)}>
            {lookupMessages.yes}
          </Button>
        </AnswerActions>
      )}
      {choices.length > 1 && <AddressChoice choices={choices} onChoose={handleChoose} onChange={onChange} />}
    </div>
  );
}

/** `Overvoorde 43-2, Amsterdam` */
function nameOf(address: RegisterAddress): string {
  return `${address.street} ${formatHouseNumber(address)}, ${address.city}`;
}

/** The price of the type of home that an address most likely is; `registerArea` is in m², null when unknown. */
function estimatePrice(address: RegisterAddress, registerArea: number | null) {
  const propertyType = likelyPropertyType(address, registerArea);
  const surfaceArea = registerArea ?? fallbackArea(propertyType);
  const { total } = calculatePrice({ propertyType, surfaceArea, rushService: false });
  const detached = calculatePrice({ propertyType: 'detached', surfaceArea, rushService: false }).total;
  const type = propertyTypeLabels[propertyType].toLowerCase();
  const isOtherIfDetached = propertyType === 'terraced' && detached !== total;
  return {
    propertyType,
    total,
    area: `${formatArea(surfaceArea)} m²${registerArea === null ? ` (${priceForm.estimated})` : ''}`,
    explanation:
      `${priceForm.priceFor} ${type}.` + (isOtherIfDetached ? ` ${priceForm.detached} ${formatEuro(detached)}.` : ''),
  };
}
