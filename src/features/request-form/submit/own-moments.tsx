import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Confirmation } from '@/components/request/confirmation';
import { CallForm } from '@/components/request/call-form';
import { MomentOffer } from '@/components/request/moment-offer';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { momentTexts as texts } from '@/content/public/own-request';
import { useAskForCall } from '@/data/own-request/mutations';
import { ownRequestQuery } from '@/data/own-request/queries';
import { useMoments } from '@/data/own-request/use-moments';
import { ownRequestPath } from '@/lib/paths';

export interface OwnMomentsProps {
  /** Opens the request that was sent. */
  customerKey: string;
  /** Of the request; '' when it has none. */
  phone: string;
  /** Of a rush request, in milliseconds since 1970; null for any other. */
  deadline: number | null;
  /** The moment that was chosen, in words; null before. */
  appointment: string | null;
  /** Called with the start of the chosen moment, in ISO 8601. */
  onPlanned: (startsAt: string) => void;
}

/** Offers the moments for the appointment, and the page of the request. Without any moment only the latter. */
export function OwnMoments({ customerKey, phone, deadline, appointment, onPlanned }: OwnMomentsProps) {
  const [call, setCall] = useState<'none' | 'asking' | 'asked'>('none');
  const asking = useAskForCall(customerKey);
  const offer = useMoments(customerKey, { deadline, onPlanned });
  const titleId = useId();
  // The price is that of the database (D-72), and without one there is nothing to order.
  const { data: request } = useQuery(ownRequestQuery(customerKey));
  const { moments, fromDay, outcome } = offer;
  const isOffered =
    appointment === null &&
    call === 'none' &&
    outcome !== 'wished' &&
    (fromDay !== null || (moments !== undefined && moments.length > 0));

  return (
    <section className="grid gap-4 md:col-span-2 print:hidden">
      {isOffered && request && 'price' in request && (
        <>
          <MomentOffer offer={offer} price={request.price} titleId={titleId} heading="h4" />
          <Button variant="quiet" className="justify-self-start" onClick={() => setCall('asking')}>
            {texts.call}
          </Button>
        </>
      )}
      {call === 'asking' && (
        <CallForm
          ask={asking.mutateAsync}
          hasPhone={phone !== ''}
          onAsked={() => setCall('asked')}
          onBack={() => setCall('none')}
        />
      )}
      {appointment !== null && <Confirmation>{texts.planned(appointment)}</Confirmation>}
      {outcome === 'wished' && <Confirmation>{texts.wished}</Confirmation>}
      {call === 'asked' && <Confirmation>{texts.called}</Confirmation>}
      <p>
        <ChangingText>{texts.page[appointment !== null ? 'planned' : isOffered ? 'offered' : 'waiting']}</ChangingText>{' '}
        <Link to={ownRequestPath(customerKey)} className="text-primary underline">
          {texts.pageLink}
        </Link>
        .
      </p>
    </section>
  );
}
