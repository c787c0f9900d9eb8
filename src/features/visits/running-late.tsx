import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '@/components/form/fields';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { lateTexts as texts, visitTexts } from '@/content/office/visits';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import type { AffectedVisit } from '@/domain/appointment/visit-decision';
import { addDays } from '@/domain/appointment/week';
import { phoneHref, whatsappNumber } from '@/domain/contact/phone';
import { chatHref, mailHref } from '@/lib/contact-href';
import { dutchDateTime, dutchInstant } from '@/lib/dutch-time';

const delays = [10, 15, 20, 30, 45, 60];

interface RunningLateProps {
  /** User ids; the first is proposed. */
  advisers: readonly { id: string; name: string }[];
  /** YYYY-MM-DD */
  today: string;
  onClose: () => void;
}

/** A message with the new time for each customer of today who is yet to be visited, by mail or WhatsApp. */
export function RunningLate({ advisers, today, onClose }: RunningLateProps) {
  useReturnFocus();
  const [adviser, setAdviser] = useState(advisers[0]?.id ?? '');
  const [minutes, setMinutes] = useState(15);
  const { data, isPending, isError, refetch } = useQuery({
    ...affectedVisitsQuery({
      adviser,
      from: dutchInstant({ date: today, time: '00:00' }).toISOString(),
      until: dutchInstant({ date: addDays(today, 1), time: '00:00' }).toISOString(),
    }),
    enabled: adviser !== '',
  });
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
              onChange={({ target }) => setAdviser(target.value)}
            />
          )}
          <SelectField
            id="late-minutes"
            label={texts.minutes}
            value={String(minutes)}
            options={delays.map((delay) => ({ value: String(delay), label: texts.option(delay) }))}
            onChange={({ target }) => setMinutes(Number(target.value))}
          />
        </div>
        {adviser !== '' && isPending && <Loading text={texts.loading} />}
        {isError && (
          <RetryNotice role="alert" onRetry={() => void refetch()}>
            {visitTexts.failed}
          </RetryNotice>
        )}
        {(adviser === '' || data?.visits.length === 0) && <p role="status">{texts.none}</p>}
        {data && data.visits.length > 0 && (
          <ul className="grid gap-2">
            {data.visits.map((visit) => (
              <LateVisit key={visit.id} visit={visit} minutes={minutes} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface LateVisitProps {
  visit: AffectedVisit;
  minutes: number;
}

function LateVisit({ visit: { name, email, phone, startsAt }, minutes }: LateVisitProps) {
  const present = dutchDateTime(new Date(startsAt)).time;
  const later = dutchDateTime(new Date(Date.parse(startsAt) + minutes * 60_000)).time;
  const message = texts.message(name, present, later);
  const chatNumber = whatsappNumber(phone);
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="font-semibold">{texts.newTime(name, present, later)}</p>
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
