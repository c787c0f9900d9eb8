import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { momentTexts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { dateTimeText } from '@/content/working-hours';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import { formatEuro } from '@/lib/format/format';
import { unbroken } from '@/lib/format/unbroken';
import { VisitCard } from './visit-card';

interface WishedVisitProps {
  /** ISO 8601 */
  startsAt: string;
  /** Of rush, in milliseconds since 1970; null for any other request. */
  deadline: number | null;
  /** Euro, of a rush request whose visit comes after the deadline; null while unknown. */
  latePrice: number | null;
  children: ReactNode;
}

/** The moment that was only noted, and what follows. */
export function WishedVisit({ startsAt, deadline, latePrice, children }: WishedVisitProps) {
  const { noted, next, phone } = momentTexts.wish;
  return (
    <VisitCard icon={CalendarClock} title={noted(unbroken(dateTimeText(Date.parse(startsAt))))}>
      <p className="text-lg">{next[deadline === null ? 'usual' : 'rush']}</p>
      {deadline !== null && startsAfterDeadline(startsAt, deadline) && (
        <p>
          <ChangingText>
            {lateRush.wish(unbroken(dateTimeText(deadline)), latePrice === null ? null : formatEuro(latePrice))}
          </ChangingText>
        </p>
      )}
      <p>{phone}</p>
      {children}
    </VisitCard>
  );
}
