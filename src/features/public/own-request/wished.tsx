import { CalendarClock } from 'lucide-react';
import { momentTexts } from '@/content/public/request/own-request';
import { dateTimeText } from '@/content/working-hours';
import { unbroken } from '@/lib/format/unbroken';
import { State, type RequestStateProps } from './state';
import { VisitState } from './visit-state';

const { title, next, phone, moving } = momentTexts.wish;

interface WishedProps extends RequestStateProps {
  /** ISO 8601 */
  startsAt: string;
}

/** A moment was asked for and only noted: nothing is fixed. */
export function Wished(props: WishedProps) {
  return (
    <VisitState {...props} icon={CalendarClock} title={title}>
      <p className="max-w-prose text-lg">{next[props.request.rush_service ? 'rush' : 'usual']}</p>
      <p>{phone}</p>
    </VisitState>
  );
}

interface WishProps {
  /** ISO 8601 */
  startsAt: string;
}

/** The same, beside the appointment that it would replace. */
export function Wish({ startsAt }: WishProps) {
  return (
    <State
      icon={CalendarClock}
      title={title}
      moment={unbroken(dateTimeText(Date.parse(startsAt)))}
      text={moving}
      isQuiet
    >
      <p>{phone}</p>
    </State>
  );
}
