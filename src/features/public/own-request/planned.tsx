import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { ownRequest as texts } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { CalendarFile } from '@/features/public/visit/calendar-file';
import { VisitTerms } from '@/features/public/visit/visit-terms';
import { VisitingAdviser } from '@/features/public/visit/visiting-adviser';
import { paths } from '@/lib/paths';
import type { RequestStateProps } from './state';
import { VisitState } from './visit-state';
import { Wish } from './wished';

interface PlannedProps extends RequestStateProps {
  appointment: Exclude<OwnRequest['appointment'], null | 'unreadable'>;
}

export function Planned({ appointment, ...props }: PlannedProps) {
  const { request } = props;
  return (
    <>
      <VisitState
        {...props}
        icon={CalendarCheck}
        title={texts.planned.title}
        startsAt={appointment.starts_at}
        more={
          <CalendarFile variant="quiet" request={request}>
            <Link to={paths.preparation} className={buttonClass('quiet')}>
              {texts.checklist}
            </Link>
          </CalendarFile>
        }
      >
        {appointment.adviser !== null && <VisitingAdviser name={appointment.adviser} />}
        <VisitTerms
          startsAt={Date.parse(appointment.starts_at)}
          withdrawalUntil={request.withdrawal_until}
          isEarlyStart={request.early_start}
          terms={request.terms}
          isFolded
        />
      </VisitState>
      {request.wished_moment && <Wish startsAt={request.wished_moment} />}
    </>
  );
}
