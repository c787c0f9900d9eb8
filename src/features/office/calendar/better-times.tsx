import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '@/components/ui/button';
import { RetryNotice } from '@/components/ui/retry-notice';
import { betterTimeTexts as texts } from '@/content/office/visits/calendar';
import type { Appointment } from '@/data/appointments/calendar-days';
import { betterTimesQuery, type BetterTime } from '@/data/appointments/moments';
import { whatsappNumber } from '@/domain/contact/phone';
import { dialledNumber } from '#shared/phone-number.ts';
import { chatHref, mailHref } from '@/lib/format/contact-href';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { itemOfAppointment } from './planning/planned-item';
import type { Planning } from './planning/use-planning';

interface BetterTimesProps {
  /** YYYY-MM-DD */
  day: string;
  adviser: string;
  appointments: readonly Appointment[];
  planning: Planning;
}

/** Which customers could be asked for another time on the same day, to shorten its route; a press moves one who agreed. */
export function BetterTimes({ day, adviser, appointments, planning }: BetterTimesProps) {
  const { data, isPending, isError, refetch } = useQuery(betterTimesQuery(day, adviser));
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{texts.failed}</RetryNotice>;
  if (data.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <div className="basis-full rounded-lg bg-surface-sunk p-3 text-sm">
      <p role="status">{texts.explanation}</p>
      <ul aria-label={texts.list(day)} className="mt-2 grid gap-3">
        {data.map((better) => {
          const appointment = appointments.find(({ id }) => id === better.appointmentId);
          return (
            <li key={better.appointmentId}>
              <p className="font-semibold">
                {texts.saves(better.name, timeOf(better.startsAt), timeOf(better.present), better.savedMinutes)}
              </p>
              <div className="flex flex-wrap gap-x-4">
                <AskLinks better={better} day={day} />
                {appointment && (
                  <Button variant="quiet" onClick={() => planning.save(itemOfAppointment(appointment), better)}>
                    {texts.move}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function AskLinks({ better, day }: { better: BetterTime; day: string }) {
  const question = texts.question(better.name, day, timeOf(better.present), timeOf(better.startsAt));
  const chatNumber = whatsappNumber(dialledNumber(better.phone));
  return (
    <>
      {better.email !== '' && (
        <a href={mailHref(better.email, { subject: texts.subject, body: question })} className={buttonClass('quiet')}>
          {texts.byMail}
        </a>
      )}
      {chatNumber && (
        <a href={chatHref(chatNumber, question)} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
          {texts.byChat}
        </a>
      )}
    </>
  );
}

function timeOf(instant: string): string {
  return dutchDateTime(new Date(instant)).time;
}
