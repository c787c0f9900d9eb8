import { useMutation } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { freeUntil } from '@/content/legal/free-until';
import { cancelling, cancellingNow, momentTexts, ownRequest as texts } from '@/content/public/request/own-request';
import { dateTimeText } from '@/content/working-hours';
import { downloadAppointment } from '@/data/own-request/download-appointment';
import type { OwnRequest } from '@/data/own-request/queries';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';

interface PlannedVisitProps {
  /** The start of the visit, in milliseconds since 1970. */
  startsAt: number;
  /** It is so near that the page of the request no longer moves or cancels it. */
  isSoon: boolean;
  /** Whether the label comes by the deadline of rush, which stands elsewhere. */
  isRush: boolean;
  /** Undefined while it is read again after the moment was picked. */
  request: OwnRequest | undefined;
  children: ReactNode;
}

/** The appointment that was just made, at the top of the screen and with the focus. */
export function PlannedVisit({ startsAt, isSoon, isRush, request, children }: PlannedVisitProps) {
  const downloading = useMutation({ mutationFn: downloadAppointment });
  const visit = request?.appointment === 'unreadable' ? null : request?.appointment;
  const facts = [
    [texts.facts.who, visit?.adviser],
    [texts.facts.labelBy, !isRush && visit?.label_day && unbroken(formatPlainDay(visit.label_day))],
  ] as const;
  return (
    <div
      ref={bringToTop}
      role="group"
      tabIndex={-1}
      className="grid gap-4 rounded-2xl border border-line bg-primary-soft p-5 sm:p-8"
    >
      <p className="flex items-start gap-3 text-xl font-bold sm:text-2xl">
        <CalendarCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
        <ChangingText>{momentTexts.planned(unbroken(dateTimeText(startsAt)))}</ChangingText>
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 empty:hidden">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className="text-sm text-ink-muted">{term}</dt>
                <dd key={value} className="font-semibold">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {request && visit && (
        <Button
          variant="secondary"
          className="justify-self-start print:hidden"
          onClick={() => downloading.mutate(request)}
        >
          {texts.calendar}
        </Button>
      )}
      <p>
        <ChangingText>{isSoon ? cancellingNow : cancelling(unbroken(dateTimeText(freeUntil(startsAt))))}</ChangingText>
      </p>
      {children}
      {downloading.isError && (
        <Notice tone="danger" role="alert">
          {texts.calendarFailed}
        </Notice>
      )}
    </div>
  );
}
