import { CalendarClock } from 'lucide-react';
import { momentTexts } from '@/content/public/request/own-request';
import { momentText } from '@/features/public/visit/moment-text';
import { WishNext } from '@/features/public/visit/wish-next';
import { State, type RequestStateProps } from './state';
import { VisitState } from './visit-state';

const { title, phone, moving } = momentTexts.wish;

interface WishedProps extends RequestStateProps {
  /** ISO 8601 */
  startsAt: string;
}

/** A moment was asked for and only noted: nothing is fixed. */
export function Wished(props: WishedProps) {
  return (
    <VisitState {...props} icon={CalendarClock} title={title}>
      <WishNext isRush={props.request.rush !== null} />
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
    <State icon={CalendarClock} title={title} moment={momentText(startsAt)} text={moving} isQuiet>
      <p>{phone}</p>
    </State>
  );
}
