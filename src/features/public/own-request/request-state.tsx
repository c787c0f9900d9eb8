import { CalendarCheck, CircleCheck } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { epOnlineUrl } from '@/content/legal/label-law';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { unbroken } from '@/lib/format/unbroken';
import { CancelRequest } from './cancel-request';
import { Cancelled } from './cancelled';
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
        <Completed request={request} />
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

function Completed({ request: { label, awaits_label: awaitsLabel } }: Pick<RequestStateProps, 'request'>) {
  const { title, text, awaited, label: labelText, open } = texts.completed;
  if (!label) return <State icon={CircleCheck} title={title} text={awaitsLabel ? awaited : text} />;
  return (
    <State icon={CircleCheck} title={title} text={labelText(label.class, unbroken(formatWholeDate(label.valid_until)))}>
      <a
        href={epOnlineUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'justify-self-start')}
      >
        {open}
      </a>
    </State>
  );
}
