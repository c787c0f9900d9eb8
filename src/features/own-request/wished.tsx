import { CalendarClock } from 'lucide-react';
import { momentTexts } from '@/content/public/request/own-request';
import type { RequestStateProps } from './state';
import { VisitState } from './visit-state';

interface WishedProps extends RequestStateProps {
  /** ISO 8601 */
  startsAt: string;
}

/** A moment was asked for and only noted: nothing is fixed. */
export function Wished(props: WishedProps) {
  const { title, next } = momentTexts.wish;
  return (
    <VisitState {...props} icon={CalendarClock} title={title}>
      <p className="max-w-prose text-lg">{next[props.request.rush_service ? 'rush' : 'usual']}</p>
    </VisitState>
  );
}
