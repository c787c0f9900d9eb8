import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarFile } from '@/components/request/calendar-file';
import { VisitTerms } from '@/components/request/visit-terms';
import { VisitingAdviser } from '@/components/request/visiting-adviser';
import { ChangingText } from '@/components/ui/changing-text';
import { momentTexts, ownRequest as texts } from '@/content/public/request/own-request';
import { dateTimeText } from '@/content/working-hours';
import { downloadAppointment } from '@/data/own-request/download-appointment';
import type { OwnRequest } from '@/data/own-request/queries';
import { withdrawalUntil } from '@/domain/appointment/withdrawal';
import { dutchDateTime } from '@/lib/format/dutch-time';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { VisitCard } from './visit-card';

interface PlannedVisitProps {
  /** The start of the visit, in milliseconds since 1970. */
  startsAt: number;
  /** Whether the label comes by the deadline of rush, which stands elsewhere. */
  isRush: boolean;
  /** Undefined while it is read again after the moment was picked. */
  request: OwnRequest | undefined;
  children: ReactNode;
}

/** The appointment that was just made. */
export function PlannedVisit({ startsAt, isRush, request, children }: PlannedVisitProps) {
  const visit = request?.appointment === 'unreadable' ? null : request?.appointment;
  const labelDay = !isRush && visit?.label_day;
  return (
    <VisitCard icon={CalendarCheck} title={momentTexts.planned(unbroken(dateTimeText(startsAt)))}>
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-4">
          {visit?.adviser && <VisitingAdviser name={visit.adviser} />}
          {labelDay && (
            <p>
              <ChangingText>{`${texts.facts.labelBy}: ${unbroken(formatPlainDay(labelDay))}`}</ChangingText>
            </p>
          )}
          {request && visit && <CalendarFile variant="secondary" download={() => downloadAppointment(request)} />}
          {children}
        </div>
        {/* It was ordered just now. */}
        <VisitTerms
          startsAt={startsAt}
          withdrawalUntil={request?.withdrawal_until ?? withdrawalUntil(dutchDateTime(new Date()).date)}
          isEarlyStart={request?.early_start === true}
        />
      </div>
    </VisitCard>
  );
}
