import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '@/components/form/fields';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/questions/dialog';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { useNow } from '@/components/ui/use-now';
import { useReturnFocus } from '@/components/ui/questions/use-return-focus';
import { lateTexts as texts, visitTexts } from '@/content/office/visits/visits';
import { timeText } from '@/content/working-hours';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import { calendarDaysQuery } from '@/data/appointments/calendar-days';
import { lateVisits } from '@/domain/appointment/late-visits';
import type { AffectedVisit } from '@/domain/appointment/visit-decision';
import { addDays } from '@/domain/appointment/week';
import { phoneHref, whatsappNumber } from '@/domain/contact/phone';
import { chatHref, mailHref } from '@/lib/format/contact-href';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';

const delays = [10, 15, 20, 30, 45, 60];

interface RunningLateProps {
  /** User ids; the first is proposed. */
  advisers: readonly { id: string; name: string }[];
  /** YYYY-MM-DD */
  today: string;
  onClose: () => void;
}

/** A message with the new time for each customer of today whom the delay concerns, by mail or WhatsApp. */
export function RunningLate({ advisers, today, onClose }: RunningLateProps) {
  useReturnFocus();
  const [adviser, setAdviser] = useState(advisers[0]?.id ?? '');
  const [minutes, setMinutes] = useState(15);
  /** The first visit that is later; '' for the next one. */
  const [chosen, setChosen] = useState('');
  const { data, isPending, isError, refetch } = useQuery({
    ...affectedVisitsQuery({
      adviser,
      from: dutchInstant({ date: today, time: '00:00' }).toISOString(),
      until: dutchInstant({ date: addDays(today, 1), time: '00:00' }).toISOString(),
    }),
    enabled: adviser !== '',
  });
  const { data: days } = useQuery(calendarDaysQuery(today, today));
  const now = useNow() ?? 0;
  const visits = (data?.visits ?? []).map((visit) => ({
    ...visit,
    driveMinutes: days?.appointments.find(({ id }) => id === visit.id)?.driveThere?.minutes ?? null,
  }));
  // One that is under way is chosen by whoever has not arrived yet.
  const first = Math.max(
    0,
    visits.findIndex(({ id, startsAt }) => (chosen === '' ? Date.parse(startsAt) > now : id === chosen)),
  );
  const following = visits.slice(first);
  const late = lateVisits(following, minutes);
  return (
    <Dialog isOpen title={texts.title} description={texts.description} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <div className="grid gap-3 sm:grid-cols-2">
          {advisers.length > 1 && (
            <SelectField
              id="late-who"
              label={texts.who}
              value={adviser}
              options={advisers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => {
                setAdviser(target.value);
                setChosen('');
              }}
            />
          )}
          <SelectField
            id="late-minutes"
            label={texts.minutes}
            value={String(minutes)}
            options={delays.map((delay) => ({ value: String(delay), label: texts.option(delay) }))}
            onChange={({ target }) => setMinutes(Number(target.value))}
          />
          {visits.length > 1 && (
            <SelectField
              id="late-from"
              label={texts.from}
              value={following[0]?.id ?? ''}
              options={visits.map(({ id, name, startsAt }) => ({
                value: id,
                label: `${dutchDateTime(new Date(startsAt)).time} ${name}`,
              }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </div>
        {adviser !== '' && isPending && <Loading text={texts.loading} />}
        {isError && (
          <RetryNotice role="alert" onRetry={() => void refetch()}>
            {visitTexts.failed}
          </RetryNotice>
        )}
        {(adviser === '' || data?.visits.length === 0) && <p role="status">{texts.none}</p>}
        {late.length > 0 && (
          <ul className="grid gap-2">
            {late.map(({ visit, startsAt }) => (
              <LateVisit key={visit.id} visit={visit} later={startsAt} />
            ))}
          </ul>
        )}
        {late.length > 0 && late.length < following.length && <p>{texts.othersInTime}</p>}
      </div>
    </Dialog>
  );
}

interface LateVisitProps {
  visit: AffectedVisit;
  /** Its new beginning, in milliseconds since 1970. */
  later: number;
}

function LateVisit({ visit: { name, email, phone, startsAt }, later }: LateVisitProps) {
  const [present, newTime] = [Date.parse(startsAt), later].map((moment) => dutchDateTime(new Date(moment)).time);
  // As customers read times elsewhere.
  const message = texts.message(name, timeText(Date.parse(startsAt)), timeText(later));
  const chatNumber = whatsappNumber(phone);
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="font-semibold">{texts.newTime(name, present ?? '', newTime ?? '')}</p>
      <div className="flex flex-wrap gap-x-4">
        {email !== '' && (
          <a href={mailHref(email, { subject: texts.subject, body: message })} className={buttonClass('quiet')}>
            {texts.byMail}
          </a>
        )}
        {chatNumber && (
          <a href={chatHref(chatNumber, message)} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            {texts.byChat}
          </a>
        )}
        {phone !== '' && (
          <a href={phoneHref(phone)} className={buttonClass('quiet')}>
            {texts.call(phone)}
          </a>
        )}
        {email === '' && phone === '' && <p className="text-sm text-ink-muted">{texts.unreachable}</p>}
      </div>
    </li>
  );
}
