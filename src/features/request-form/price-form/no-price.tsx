import { clsx } from 'clsx/lite';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { lookupMessages } from '@/content/lookup-messages';
import { priceAnswerTexts } from '@/content/public/request/price-answer';
import type { AddressLookup } from '@/integrations/use-address-lookup';
import { anchors } from '@/lib/paths';
import { prefillRequest, type Prefill } from '../prefill';

/** Milliseconds after which a link to the request form is offered while the register is queried. */
const slowAfter = 3000;

/** Of who asks for a price. */
export interface NotFoundProps {
  /** Id of the message to describe the fields by. */
  errorId: string;
  onNotFound: () => void;
}

interface NoPriceProps extends NotFoundProps {
  prefill: Prefill;
  lookup: AddressLookup;
}

/** While the register is queried, or when it found no address. */
export function NoPrice({ prefill, lookup, errorId, onNotFound }: NoPriceProps) {
  const { status } = lookup;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const failure = failureText(lookup);
  const isStuck = failure !== null || isSlow;
  const actions = useRef<HTMLDivElement>(null);
  const handleNotFound = useEffectEvent(onNotFound);
  useEffect(() => {
    if (status === 'none') handleNotFound();
  }, [status]);
  useEffect(() => {
    // They take the place of the button of the form, and its focus.
    if (isStuck && document.activeElement?.matches('form button')) actions.current?.querySelector('a')?.focus();
  }, [isStuck]);

  return (
    <div className="flex flex-1 flex-col justify-between gap-2">
      <p id={errorId} className={clsx('text-sm', failure === null ? 'pt-3' : 'pt-1 font-medium text-danger')}>
        <ChangingText>{failure ?? lookupMessages.loading + (isSlow ? ` ${priceAnswerTexts.slow}` : '')}</ChangingText>
      </p>
      {isStuck && (
        <div ref={actions} data-stuck="" className="flex flex-wrap gap-3">
          {status === 'failed' && (
            <Button variant="accent" className="grow" onClick={lookup.lookUp}>
              {lookupMessages.retry}
            </Button>
          )}
          <ContinueLink prefill={prefill} className={buttonClass('secondary', 'grow')}>
            {priceAnswerTexts.continueWithoutPrice}
          </ContinueLink>
        </div>
      )}
    </div>
  );
}

function failureText({ status, outage }: AddressLookup): string | null {
  if (status === 'none') return lookupMessages.notFound;
  return status === 'failed' ? lookupMessages.outages[outage] : null;
}

interface ContinueLinkProps {
  prefill: Prefill;
  className: string;
  children: ReactNode;
}

/** Link to the request form, prefilled with what is known. */
export function ContinueLink({ prefill, className, children }: ContinueLinkProps) {
  return (
    <Link to={`#${anchors.contact}`} className={className} onClick={() => prefillRequest(prefill)}>
      {children}
    </Link>
  );
}
