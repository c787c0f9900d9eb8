import { CalendarCheck } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { freeUntil } from '@/content/legal/free-until';
import { cancelling, momentTexts, ownRequest as texts } from '@/content/public/request/own-request';
import { dateTimeText } from '@/content/working-hours';
import { downloadAppointment } from '@/data/own-request/download-appointment';
import type { OwnRequest } from '@/data/own-request/queries';
import { paths } from '@/lib/paths';
import { unbroken } from '@/lib/format/unbroken';
import type { RequestStateProps } from './state';
import { VisitState } from './visit-state';

interface PlannedProps extends RequestStateProps {
  appointment: Exclude<OwnRequest['appointment'], null | 'unreadable'>;
}

export function Planned({ appointment, ...props }: PlannedProps) {
  const { request } = props;
  const downloading = useMutation({ mutationFn: downloadAppointment });
  const until = freeUntil(Date.parse(appointment.starts_at));
  return (
    <VisitState
      {...props}
      icon={CalendarCheck}
      title={texts.planned.title}
      startsAt={appointment.starts_at}
      more={
        <div className="mt-2 grid gap-3 border-t border-line pt-3">
          <div className="flex flex-wrap gap-x-6">
            <Button variant="quiet" onClick={() => downloading.mutate(request)}>
              {texts.calendar}
            </Button>
            <Link to={paths.preparation} className={buttonClass('quiet')}>
              {texts.checklist}
            </Link>
          </div>
          {downloading.isError && (
            <Notice tone="danger" role="alert">
              {texts.calendarFailed}
            </Notice>
          )}
        </div>
      }
    >
      {appointment.adviser !== null && (
        <p className="text-lg">
          <ChangingText>{`${texts.facts.who}: ${appointment.adviser}`}</ChangingText>
        </p>
      )}
      {request.wished_moment && (
        <p className="max-w-prose font-semibold">
          <ChangingText>
            {momentTexts.wish.moving(unbroken(dateTimeText(Date.parse(request.wished_moment))))}
          </ChangingText>
        </p>
      )}
      {request.can_change && (
        <p className="max-w-prose">
          <ChangingText>{cancelling(unbroken(dateTimeText(until)))}</ChangingText>
        </p>
      )}
    </VisitState>
  );
}
