import { clsx } from 'clsx/lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lookupMessages } from '@/content/lookup-messages';
import { priceAnswerTexts } from '@/content/public/price-answer';
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

  return (
    <p className="pt-3 text-sm">
      <span key={failure} className={clsx(failure !== null && 'text-danger')}>
        {`${failure ?? lookupMessages.loading} `}
      </span>
      {failure === null && isSlow && <span>{`${priceAnswerTexts.slow} `}</span>}
      {lookup.status === 'failed' && (
        <span>
          <button type="button" className="min-h-6 text-primary underline" onClick={lookup.lookUp}>
            {lookupMessages.retry}
          </button>{' '}
        </span>
      )}
      {(failure !== null || isSlow) && (
        <ContinueLink prefill={prefill} className="text-primary underline">
          {priceAnswerTexts.continueWithoutPrice}
        </ContinueLink>
      )}
    </p>
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
