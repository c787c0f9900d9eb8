import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { lookupMessages } from '@/content/lookup-messages';
import { priceAnswerTexts } from '@/content/public/request/price-answer';
import type { AddressLookup } from '@/integrations/use-address-lookup';
import { anchors } from '@/lib/paths';
import { prefillRequest, type Prefill } from '../prefill';
import { errorId } from './error-id';

/** Milliseconds after which a link to the request form is offered while the register is queried. */
const slowAfter = 3000;

interface NoPriceProps {
  prefill: Prefill;
  lookup: AddressLookup;
  /** Gets whether the register has no such address. */
  onNotFound: (isNotFound: boolean) => void;
}

/** While the register is queried, or when it found no address. */
export function NoPrice({ prefill, lookup, onNotFound }: NoPriceProps) {
  const { status, outage } = lookup;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const failure =
    status === 'none' ? lookupMessages.notFound : status === 'failed' ? lookupMessages.outages[outage] : null;
  const isStuck = failure !== null || isSlow;
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onNotFound(status === 'none');
    return () => onNotFound(false);
  }, [status, onNotFound]);
  useEffect(() => {
    // They take the place of the button of the form, and its focus.
    if (isStuck && document.activeElement?.matches('form button')) actions.current?.querySelector('a')?.focus();
  }, [isStuck]);

  return (
    <div className="flex flex-1 flex-col">
      <p id={errorId} className={failure === null ? 'pt-3 text-sm' : 'pt-1 text-sm font-medium text-danger'}>
        <ChangingText>{failure ?? lookupMessages.loading + (isSlow ? ` ${priceAnswerTexts.slow}` : '')}</ChangingText>
      </p>
      {isStuck && (
        <div ref={actions} data-stuck="" className="mt-auto flex flex-wrap gap-3 pt-3">
          {status === 'failed' && (
            <Button variant="accent" className="grow" onClick={lookup.lookUp}>
              {lookupMessages.retry}
            </Button>
          )}
          <ContinueLink prefill={prefill} variant="secondary">
            {priceAnswerTexts.continueWithoutPrice}
          </ContinueLink>
        </div>
      )}
    </div>
  );
}

interface ContinueLinkProps {
  prefill: Prefill;
  variant: 'accent' | 'secondary';
  children: ReactNode;
}

/** Link to the request form, prefilled with what is known. */
export function ContinueLink({ prefill, variant, children }: ContinueLinkProps) {
  return (
    <Link
      to={`#${anchors.contactForm}`}
      className={buttonClass(variant, 'grow')}
      onClick={() => prefillRequest(prefill)}
    >
      {children}
    </Link>
  );
}
