import { clsx } from 'clsx/lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { AddressList } from '@/components/request/address-list';
import { unusualAddress } from '@/components/request/address-notices';
import { LabelTag } from '@/components/public/sections/label-tag';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { addressProblems } from '@/content/address-problems';
import { lookupMessages } from '@/content/lookup-messages';
import { pagePrices } from '@/content/page-prices';
import { guessedTypeText } from '@/content/public/request/guessed-type';
import { priceAnswerTexts as texts } from '@/content/public/request/price-answer';
import { registeredLabelText } from '@/content/public/label-check/registered-label';
import { propertyTypeLabels } from '@/content/public/request/property-types';
import { queryClient, QueryProvider } from '@/data/query-client';
import { formatHouseNumber, splitHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { likelyPropertyType } from '@/domain/address/likely-property-type';
import { addressProblem } from '@/domain/address/address-input';
import { useRegisteredLabel } from '@/integrations/label-register';
import { prefetchAddresses, useAddressLookup } from '@/integrations/use-address-lookup';
import { formatSquareMetres } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';
import { loadCode } from '@/lib/browser/load-code';
import { estimate } from '../estimate';
import type { RequestInput } from '../form-section';
import { prefillRequest, type Prefill } from '../prefill';
import { ContinueLink, NoPrice } from './no-price';

export interface PriceAnswerProps {
  /** As typed. */
  asked: Pick<RequestInput, 'postcode' | 'houseNumber'>;
  /** Gets whether the register has no such address. */
  onNotFound: (isNotFound: boolean) => void;
  onChange: () => void;
}

/** Starts to look up the address, ahead of the answer. */
export function prefetchPrice(asked: PriceAnswerProps['asked']): void {
  prefetchAddresses(queryClient, { ...asked, houseNumberAddition: '' });
}

/** Why there can be no answer: the invalid field and its message. */
interface AddressProblemAtField {
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

function Answer({ asked, onNotFound, onChange }: PriceAnswerProps) {
  const [fields, setFields] = useState({ ...asked, houseNumberAddition: '' });
  const lookup = useAddressLookup(fields);
  const { address, choices } = lookup;
  const only = choices.length === 1 ? choices[0] : undefined;
  const named = address ?? only;
  const isFound = address !== null || choices.length > 0;
  const answer = address && answerOf(address, lookup.surfaceArea);
  const label = useRegisteredLabel(address);
  const remark = address ? remarkOn(address) : '';
  // Then there may be nothing to order: it comes first, and the button is quiet.
  const isDoubtful = label?.kind === 'valid' || remark !== '';
  const prefill: Prefill = { ...fields, ...(answer?.type && { propertyType: answer.type, guessedType: answer.type }) };

  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  // Focused again after confirming: the button that had the focus is gone.
  const focusKey = address?.id ?? (only && `only ${only.id}`);
  const handOver = useEffectEvent(() => {
    // Whichever way leads to a form next, here or on another page, finds there what was typed, and later the home.
    prefillRequest(prefill);
    void loadCode(() => import('../draft/apply-prefill'), 'keepPrefill').then(
      (keepPrefill) => keepPrefill(prefill),
      // This page's form has it all the same.
      () => undefined,
    );
  });
  useEffect(() => {
    handOver();
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
      {...(isFound && { 'data-answer': answer ? 'price' : '' })}
      className={isFound ? 'flex flex-col' : 'contents'}
    >
      {named && (
        <p id={`${id}-title`} className="-order-2 font-semibold text-balance">
          <ChangingText>{answer ? nameOf(named) : lookupMessages.onlyFound(nameOf(named))}</ChangingText>
        </p>
      )}
      {/* Stays mounted from the search to the price, so that a screen reader announces the price; `contents` avoids a
          shift. */}
      <div role="status" className="contents">
        {answer && (
          <>
            {answer.price !== '' && (
              <p id={`${id}-price`} className="mt-2 -ml-5 flex items-center gap-3">
                <LabelTag className={clsx('shrink-0 pl-5', isDoubtful ? 'h-8 text-2xl' : 'h-14 text-price')}>
                  <ChangingText>{answer.price}</ChangingText>
                </LabelTag>{' '}
                <ChangingText>{answer.basis}</ChangingText>
              </p>
            )}
            <p key={answer.explanation} className="mt-2 text-sm whitespace-pre-line text-ink-muted">
              {answer.explanation}
            </p>
          </>
        )}
        {!isFound && <NoPrice prefill={prefill} lookup={lookup} onNotFound={onNotFound} />}
      </div>
      {choices.length > 1 && <AddressList choices={choices} onChoose={handleChoose} isSmall />}
      {isFound && (
        <div className="mt-3 flex items-center gap-4">
          {answer && (
            <ContinueLink prefill={prefill} variant={isDoubtful ? 'secondary' : 'accent'}>
              <ChangingText>{remark ? texts.ask : texts.request}</ChangingText>
            </ContinueLink>
          )}
          {only && (
            <Button variant="accent" className="grow" onClick={() => handleChoose(only)}>
              {lookupMessages.yes}
            </Button>
          )}
          <Button variant="quiet" onClick={onChange}>
            {texts.change}
          </Button>
        </div>
      )}
      {/* Mounted before its text, for screen readers; below the button, which then stays where it is. */}
      <p
        role="status"
        className={clsx(
          'mt-2',
          isDoubtful ? '-order-1' : !answer && 'absolute',
          label?.kind === 'valid' ? 'font-semibold text-primary' : 'text-sm',
        )}
      >
        {answer && <ChangingText>{remark || (label && registeredLabelText(label).fact)}</ChangingText>}
      </p>
    </div>
  );
}

/** What is unusual about an address; '' for nothing. It takes the place of its label. */
function remarkOn(address: RegisterAddress): string {
  const [first = ''] = unusualAddress(address).flatMap((kind) =>
    kind === 'underInvestigation' ? [] : texts.unusual[kind],
  );
  return first;
}

/** `Overvoorde 43-2, Amsterdam` */
function nameOf(address: RegisterAddress): string {
  return `${address.street} ${formatHouseNumber(address)}, ${address.city}`;
}

/**
 * The price of an address, by the same rules as in the request form; '' for one that is no dwelling, of which we guess no
 * type either. `registerArea` is in m², null when unknown.
 */
function answerOf(address: RegisterAddress, registerArea: number | null) {
  if (!address.isDwelling) return { type: '', price: '', basis: '', explanation: '' } as const;
  const type = likelyPropertyType(address, registerArea);
  const { price, guess, details } = estimate(
    { address, registerArea, edits: null, propertyType: '', rushService: false },
    pagePrices,
  );
  if (price === null || details.surfaceArea === null) return null;
  return {
    type,
    price: formatEuro(price.total),
    basis: texts.basis(formatSquareMetres(details.surfaceArea), details.isAreaEstimated, price.isIndication),
    // The price of another type is a line of its own.
    explanation: guess
      ? `${texts.inclVat} ${guessedTypeText(guess).replace('. ', '.\n')}`
      : texts.priceFor(propertyTypeLabels[type].toLowerCase()),
  };
}
