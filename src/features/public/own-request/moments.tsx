import { useId } from 'react';
import { MomentOffer } from '@/components/request/moment-offer';
import { momentTexts as texts, ownRequest, pickProblem } from '@/content/public/request/own-request';
import { dateTimeText } from '@/content/working-hours';
import { useMoments } from '@/data/own-request/use-moments';
import { useRushDeadline } from '@/data/settings/working-hours';
import { unbroken } from '@/lib/format/unbroken';
import type { RequestStateProps } from './state';

/** The choice of a moment; nothing where there is none, nor before the deadline of a rush request is known. */
export function Moments(props: RequestStateProps) {
  const { rush_service: isRush, created_at: createdAt } = props.request;
  const { deadline } = useRushDeadline(isRush ? Date.parse(createdAt) : null);
  return (!isRush || deadline !== null) && <Offered {...props} deadline={deadline} />;
}

interface OfferedProps extends RequestStateProps {
  /** Of a rush request, in milliseconds since 1970; null for any other. */
  deadline: number | null;
}

function Offered({ customerKey, request, deadline, onDone }: OfferedProps) {
  const { appointment } = request;
  const present = appointment === null || appointment === 'unreadable' ? null : appointment.starts_at;
  const offer = useMoments(customerKey, {
    deadline,
    onPlanned: (start) => onDone((present === null ? texts.planned : ownRequest.moved)(inWords(start))),
    onWished: (start) => onDone(texts.wish.noted(inWords(start))),
  });
  const titleId = useId();
  // Why a pick failed is told also where it was the last moment.
  if (offer.moments?.length === 0 && offer.fromDay === null && pickProblem(offer.outcome) === '') return null;
  return (
    <div className="grid gap-4 sm:rounded-2xl sm:border sm:border-line sm:bg-surface sm:p-8">
      <MomentOffer {...{ offer, request, present, titleId }} />
      <p>{texts.noneFits}</p>
    </div>
  );
}

function inWords(startsAt: string): string {
  return unbroken(dateTimeText(Date.parse(startsAt)));
}
