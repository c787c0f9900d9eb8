import { clsx } from 'clsx/lite';
import { CalendarCheck, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { useNow } from '@/components/ui/use-now';
import { epOnlineUrl } from '@/content/legal/label-law';
import { freeUntil } from '@/content/legal/free-until';
import { momentTexts, ownRequest as texts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { dateTimeText } from '@/content/working-hours';
import { downloadAppointment } from '@/data/own-request/download-appointment';
import type { OwnRequest } from '@/data/own-request/queries';
import { useRushDeadline } from '@/data/settings/working-hours';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { anchors, homeSection, paths } from '@/lib/paths';
import { unbroken } from '@/lib/format/unbroken';
import { CallMe } from './call-me';
import { useFirstOffer } from './first-offer';
import { Moments } from './moments';
import { OfficePhone } from './office-phone';

interface RequestStateProps {
  customerKey: string;
  request: OwnRequest;
  /** Called with the start of the moment at which the customer planned the appointment, in ISO 8601. */
  onPlanned: (startsAt: string) => void;
}

/** The state of the request, in words: the appointment, or the choice of one. */
export function RequestState(props: RequestStateProps) {
  const { request } = props;
  const { status, appointment } = request;
  if (status === 'cancelled') {
    return (
      <State icon={CircleX} title={texts.cancelled.title} text={texts.cancelled.text} isQuiet>
        <Link to={homeSection(anchors.contact)} className={buttonClass('secondary', 'mt-4')}>
          {texts.cancelled.again}
        </Link>
      </State>
    );
  }
  if (status === 'completed') return <Completed request={request} />;
  if (appointment === 'unreadable') {
    return (
      <State icon={CalendarCheck} title={texts.planned.title} text={texts.planned.unreadable}>
        <OfficePhone />
      </State>
    );
  }
  if (appointment) return <Planned {...props} appointment={appointment} />;
  return <Waiting {...props} />;
}

/** Without an appointment: what the customer or we do next. */
function Waiting(props: RequestStateProps) {
  const { customerKey, request } = props;
  const { can_change: canChange, lost_visit: isLost, rush_service: isRush } = request;
  const { offer, deadline } = useFirstOffer(customerKey, request);
  const now = useNow();
  const kind = isRush ? 'rush' : 'usual';
  let next: string | undefined = offer && texts.next[offer === 'moments' ? 'pick' : 'call'][kind];
  if (offer === 'late' && deadline !== null && now !== null) {
    const by = unbroken(dateTimeText(deadline));
    next = deadline > now ? lateRush.noMoment(by) : `${lateRush.passed(by)} ${texts.next.call.rush}`;
  }
  return (
    <State
      icon={Clock}
      title={isLost ? texts.lost.title : texts.waiting}
      text={[isLost && texts.lost.text, next].filter(Boolean).join(' ')}
    >
      {canChange && <RequestMoments {...props} />}
      {canChange && <CallMe customerKey={customerKey} hasPhone={request.has_phone} />}
    </State>
  );
}

function Completed({ request: { label, awaits_label: awaitsLabel } }: Pick<RequestStateProps, 'request'>) {
  const { title, text, awaited, label: labelText, open } = texts.completed;
  if (!label) return <State icon={CircleCheck} title={title} text={awaitsLabel ? awaited : text} />;
  return (
    <State icon={CircleCheck} title={title} text={labelText(label.class, unbroken(formatWholeDate(label.valid_until)))}>
      <a href={epOnlineUrl} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary', 'mt-4')}>
        {open}
      </a>
    </State>
  );
}

interface PlannedProps extends RequestStateProps {
  appointment: Exclude<OwnRequest['appointment'], null | 'unreadable'>;
}

function Planned({ customerKey, request, appointment, onPlanned }: PlannedProps) {
  const [isMoving, setIsMoving] = useState(false);
  const downloading = useMutation({ mutationFn: downloadAppointment });
  const starts = Date.parse(appointment.starts_at);
  const { deadline } = useRushDeadline(request.rush_service ? Date.parse(request.created_at) : null);
  return (
    <State icon={CalendarCheck} title={texts.planned.title}>
      <p key={starts} className="mt-2 text-xl font-bold first-letter:uppercase">
        {unbroken(dateTimeText(starts))}
      </p>
      {appointment.adviser !== null && (
        <p className="mt-1">
          <ChangingText>{`${texts.facts.who}: ${appointment.adviser}`}</ChangingText>
        </p>
      )}
      {deadline !== null && startsAfterDeadline(appointment.starts_at, deadline) && (
        <Notice tone="warning" className="mt-3">
          {lateRush.visit(unbroken(dateTimeText(deadline)))}
        </Notice>
      )}
      {request.can_change && (
        <p key={`until ${starts}`} className="mt-3 max-w-prose">
          {momentTexts.order.free(unbroken(dateTimeText(freeUntil(starts))))}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {request.can_change && (
          <Button variant="secondary" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            <ChangingText>{isMoving ? texts.keep : texts.move}</ChangingText>
          </Button>
        )}
        <Button variant="quiet" onClick={() => downloading.mutate(request)}>
          {texts.calendar}
        </Button>
        <Link to={paths.preparation} className={buttonClass('quiet')}>
          {texts.checklist}
        </Link>
      </div>
      {downloading.isError && (
        <Notice tone="danger" role="alert" className="mt-4">
          {texts.calendarFailed}
        </Notice>
      )}
      {isMoving && request.can_change && (
        <RequestMoments
          customerKey={customerKey}
          request={request}
          onPlanned={(startsAt) => {
            setIsMoving(false);
            onPlanned(startsAt);
          }}
        />
      )}
    </State>
  );
}

function RequestMoments({ customerKey, request, onPlanned }: RequestStateProps) {
  const { deadline } = useRushDeadline(request.rush_service ? Date.parse(request.created_at) : null);
  if (request.rush_service && deadline === null) return null;
  const { appointment } = request;
  const present = appointment === null || appointment === 'unreadable' ? null : appointment.starts_at;
  return <Moments {...{ customerKey, request, present, deadline, onPlanned }} />;
}

interface StateProps {
  icon: typeof Clock;
  title: string;
  text?: string;
  /** Nothing goes on any more. */
  isQuiet?: boolean;
  children?: React.ReactNode;
}

function State({ icon: Icon, title, text, isQuiet = false, children }: StateProps) {
  return (
    <section className={clsx('rounded-2xl border border-line p-5 sm:p-8', isQuiet ? 'bg-surface' : 'bg-primary-soft')}>
      <h2 key={title} className="flex items-center gap-3 text-2xl font-bold">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
        {title}
      </h2>
      {text && (
        <p key={text} className="mt-2 max-w-prose text-lg">
          {text}
        </p>
      )}
      {children}
    </section>
  );
}
