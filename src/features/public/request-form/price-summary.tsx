import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { PriceLines } from '@/components/request/price-lines';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { guessedTypeText } from '@/content/public/request/guessed-type';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import type { PriceBreakdown } from '@/domain/pricing/pricing';
import { formatSquareMetres } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';
import type { AddressDetails, TypeGuess } from './estimate';

interface PriceSummaryProps {
  price: PriceBreakdown | null;
  /** Euro: the lowest price of what was chosen, shown while there is no price yet. */
  lowestPrice: number;
  guess: TypeGuess | null;
  /** By the visitor, or filled in for them. */
  isTypeChosen: boolean;
  details: AddressDetails;
  /** What the visitor is to do for a price. */
  missing: string;
  /** The next control that needs the visitor: its id and a name for it. */
  next: { id: string; name: string };
  /** The id of the button that sends the form. */
  submitId: string;
}

/** The price and how it adds up, as far as known: stays in view beside the form, or where it is narrow as a bar. */
export function PriceSummary(props: PriceSummaryProps) {
  const { price, lowestPrice, guess, isTypeChosen, details, missing, next, submitId } = props;
  const isNearSending = useIsInView(submitId);
  const [isOpen, setIsOpen] = useState(false);
  const title = price ? `Uw prijs (${price.isIndication ? 'indicatie' : 'vast'})` : 'Uw prijs';
  return (
    <section aria-labelledby="price-title" className="price-summary">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 key={title} id="price-title" className="text-sm font-semibold lg:text-base">
            {title}
          </h3>
          <div className="flex flex-wrap items-center gap-x-2">
            <p aria-live="polite" className="text-2xl leading-tight font-extrabold tabular-nums lg:text-4xl">
              <ChangingText>{price ? formatEuro(price.total) : `Vanaf ${formatEuro(lowestPrice)}`}</ChangingText>
            </p>
            {price && (
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                className="-my-2 lg:hidden"
                onClick={() => setIsOpen(!isOpen)}
              >
                Opbouw
              </Button>
            )}
          </div>
        </div>
        <Button
          className={clsx('shrink-0 lg:hidden noscript:hidden', isNearSending && 'not-focus:invisible')}
          onClick={() => document.getElementById(next.id)?.focus()}
        >
          Verder
          <span key={next.id} className="sr-only">{`: ${next.name}`}</span>
        </Button>
      </div>
      {price?.isIndication && !isTypeChosen && <p className="text-sm">{requestGuidance.chooseType}</p>}
      <div className={clsx(!isOpen && 'max-lg:hidden')}>
        <p className="text-sm text-ink-muted">{requestGuidance.priceIncludes}</p>
        {price ? (
          <Breakdown price={price} guess={guess} details={details} />
        ) : (
          <p className="mt-3 text-sm noscript:hidden">
            <ChangingText>{missing}</ChangingText>
          </p>
        )}
      </div>
    </section>
  );
}

/** Whether something of the element with this id is on the screen; false in the prerender. */
function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    return element ? observe(element, setIsInView) : undefined;
  }, [id]);
  return isInView;
}

function Breakdown({
  price,
  guess,
  details,
}: Pick<PriceSummaryProps, 'guess' | 'details'> & { price: PriceBreakdown }) {
  const area = details.surfaceArea === null ? '' : formatSquareMetres(details.surfaceArea);
  const text = [
    `Berekend voor ${area}${details.isAreaEstimated ? ' (geschat)' : ''}.`,
    guess && guessedTypeText(guess),
    !price.isIndication && requestGuidance.fixedPrice,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <PriceLines price={price} />
      <p key={text} className="mt-2 text-sm text-ink-muted">
        {text}
      </p>
    </>
  );
}
