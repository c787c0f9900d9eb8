import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MomentChoice } from '@/components/request/moment-choice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { momentTexts as texts, pickProblem } from '@/content/public/own-request';
import { useMoments } from '@/data/own-request/use-moments';
import { ownRequestPath } from '@/lib/paths';
import { CallForm } from './call-form';

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
  const { moments, pick, isPicking, outcome } = useMoments(customerKey, { deadline, onPlanned });
  const isOffered =
    appointment === null && call === 'none' && outcome !== 'wished' && moments !== undefined && moments.length > 0;

  return (
    <section className="grid gap-4 md:col-span-2 print:hidden">
      {isOffered && (
        <>
          <div>
            <h4 className="text-xl font-bold">{texts.title}</h4>
            <p className="mt-1 text-ink-muted">{texts.intro}</p>
          </div>
          <MomentChoice moments={moments} isBusy={isPicking} problem={pickProblem(outcome)} onPick={pick} />
          <Button variant="quiet" className="justify-self-start" onClick={() => setCall('asking')}>
            {texts.call}
          </Button>
        </>
      )}
      {call === 'asking' && (
        <CallForm {...{ customerKey, phone }} onAsked={() => setCall('asked')} onBack={() => setCall('none')} />
      )}
      <div role="status" className="empty:hidden">
        {appointment !== null && <Notice>{texts.planned(appointment)}</Notice>}
        {outcome === 'wished' && <Notice>{texts.wished}</Notice>}
        {call === 'asked' && <Notice>{texts.called}</Notice>}
      </div>
      <p>
        {texts.page}{' '}
        <Link to={ownRequestPath(customerKey)} className="text-primary underline">
          {texts.pageLink}
        </Link>
        .
      </p>
    </section>
  );
}
