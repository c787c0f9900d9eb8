import { useId } from 'react';
import { Confirmation } from '@/components/request/confirmation';
import { MomentOffer } from '@/components/request/moment-offer';
import { momentTexts as texts } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { useMoments } from '@/data/own-request/use-moments';

interface MomentsProps {
  customerKey: string;
  request: OwnRequest;
  /** Of the appointment that is moved, in ISO 8601; null before there is one. */
  present: string | null;
  /** Of a rush request, in milliseconds since 1970; null for any other. */
  deadline: number | null;
  /** Called with the start of the chosen moment, in ISO 8601. */
  onPlanned: (startsAt: string) => void;
}

/** The choice of a moment; nothing where there is none. */
export function Moments({ customerKey, request, present, deadline, onPlanned }: MomentsProps) {
  const offer = useMoments(customerKey, { deadline, onPlanned });
  const titleId = useId();
  if (offer.moments?.length === 0 && offer.fromDay === null) return null;
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-6">
      <MomentOffer {...{ offer, request, present, titleId }} />
      <p>{texts.noneFits}</p>
      {offer.outcome === 'wished' && <Confirmation>{texts.wished}</Confirmation>}
    </div>
  );
}
