import { useEffect, useRef, useState, type ReactNode } from 'react';
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

interface NoPriceProps {
  prefill: Prefill;
  lookup: AddressLookup;
}

/** While the register is queried, or when it found no address. */
export function NoPrice({ prefill, lookup }: NoPriceProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const failure = failureText(lookup);
  const isStuck = failure !== null || isSlow;
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // They take the place of the button of the form, and its focus.
    if (isStuck && document.activeElement?.matches('form button')) actions.current?.querySelector('a')?.focus();
  }, [isStuck]);

  return (
    <div className="pt-3">
      <p className={failure === null ? 'text-sm' : 'text-danger'}>
        <ChangingText>
          {[failure ?? lookupMessages.loading, failure === null && isSlow && priceAnswerTexts.slow]
            .filter(Boolean)
            .join(' ')}
        </ChangingText>
      </p>
      {isStuck && (
        <div ref={actions} data-stuck={failure === null ? 'slow' : 'failed'} className="mt-2 flex flex-wrap gap-3">
          {lookup.status === 'failed' && (
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
