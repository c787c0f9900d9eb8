import { CalendarCheck } from 'lucide-react';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { CancelRequest } from './cancel-request';
import { Cancelled } from './cancelled';
import { Completed } from './completed';
import { OfficePhone } from './office-phone';
import { Planned } from './planned';
import { State, type RequestStateProps } from './state';
import { Waiting } from './waiting';
import { Wished } from './wished';
import { Withdraw } from './withdrawing/withdraw';
import { Withdrawn } from './withdrawing/withdrawn';

/** The state of the request: the appointment, or the choice of one. */
export function RequestState(props: RequestStateProps) {
  const { request } = props;
  const { status, appointment, withdrawal } = request;
  if (withdrawal?.state === 'withdrawn') return <Withdrawn request={request} withdrawal={withdrawal} />;
  if (status === 'cancelled') return <Cancelled request={request} />;
  if (status === 'completed') {
    return (
      <>
        <Completed {...props} />
        <Withdraw {...props} />
      </>
    );
  }
  if (appointment === 'unreadable') {
    return (
      <State icon={CalendarCheck} title={texts.planned.title} text={texts.planned.unreadable}>
        <OfficePhone />
        <CancelRequest {...props} />
        <Withdraw {...props} />
      </State>
    );
  }
  if (appointment) return <Planned {...props} appointment={appointment} />;
  if (request.wished_moment) return <Wished {...props} startsAt={request.wished_moment} />;
  return <Waiting {...props} />;
}
