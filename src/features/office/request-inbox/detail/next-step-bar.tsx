import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, Mail, MapPin, MessageCircle, X, type LucideIcon } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { saveTexts } from '@/content/office/requests/request-dialog';
import { requestMailTexts } from '@/content/office/requests/request-mails';
import { requestMailsQuery } from '@/data/outgoing/request-mails';
import { isToldByMail } from '@/domain/outgoing/told-by-mail';
import type { StoredRequest } from '@/domain/request/request-fields';
import { dutchInstant } from '#shared/dutch-time.ts';
import { ActionName, CalendarButton } from './contact/contact-actions';
import { appointmentText, contactLinks } from './contact/contact-links';

interface NextStepBarProps {
  /** As it was just saved; null without one. */
  saved: StoredRequest | null;
  /** Opens the request that follows in the list; undefined where there is none. */
  onNext?: (() => void) | undefined;
  onDismiss: () => void;
}

/** What may follow a save: informing the customer, navigating to the home, or the next request. */
export function NextStepBar({ saved, onNext, onDismiss }: NextStepBarProps) {
  return (
    // Always rendered, or a screen reader would not announce what appears in it.
    <div
      role="status"
      data-next-step={saved === null ? undefined : ''}
      className="sticky bottom-[calc(var(--office-bar)+0.5rem)] z-20 mt-3 rounded-xl border border-primary bg-primary-soft px-3 py-2 shadow-lg empty:hidden print:hidden low:static"
    >
      {saved && <NextSteps request={saved} onNext={onNext} onDismiss={onDismiss} />}
    </div>
  );
}

interface NextStepsProps {
  request: StoredRequest;
  onNext: (() => void) | undefined;
  onDismiss: () => void;
}

function NextSteps({ request, onNext, onDismiss }: NextStepsProps) {
  const { mail, whatsapp, route } = contactLinks(request);
  const appointment = appointmentText(request);
  const isPlanned = appointment !== '';
  const { data: mails, isPending } = useQuery({
    ...requestMailsQuery(request.id),
    enabled: isPlanned && mail !== null,
  });
  const { appointmentDate: date, appointmentTime: time } = request;
  const isTold = isPlanned && isToldByMail(mails ?? [], dutchInstant({ date, time }).getTime());
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto flex min-w-0 flex-1 basis-60 items-center gap-2 font-semibold">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span>
          {saveTexts.saved(request.name, appointment)}
          {isTold && <span className="block font-normal">{requestMailTexts.gone}</span>}
        </span>
      </p>
      <IconButton label={saveTexts.dismiss} Icon={X} onClick={onDismiss} />
      <ul aria-label={saveTexts.next} className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {mail && !isTold && !(isPlanned && isPending) && (
          <Step
            href={mail}
            Icon={Mail}
            text={isPlanned ? saveTexts.confirmByMail : saveTexts.byMail}
            short="Mail"
            isFirst
          />
        )}
        {whatsapp && (
          <Step
            href={whatsapp}
            Icon={MessageCircle}
            text={isPlanned ? saveTexts.confirmByChat : saveTexts.byChat}
            short="App"
            isFirst={!mail || isTold}
            isExternal
          />
        )}
        {isPlanned && (
          <li>
            <CalendarButton request={request} className={stepClass} />
          </li>
        )}
        {isPlanned && route && <Step href={route} Icon={MapPin} text="Route" short="Route" isExternal />}
        {onNext && (
          <li>
            <Button variant="secondary" className={stepClass} onClick={onNext}>
              <ActionName text="Volgende aanvraag" short="Volgende" />
              <ChevronRight aria-hidden="true" className="size-5 max-sm:hidden" />
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

const stepClass = 'max-sm:w-full max-sm:px-2';

interface StepProps {
  href: string;
  Icon: LucideIcon;
  text: string;
  /** Where there is no room for more. */
  short: string;
  isFirst?: boolean;
  /** Another site, in a new tab. */
  isExternal?: boolean;
}

function Step({ href, Icon, text, short, isFirst = false, isExternal = false }: StepProps) {
  return (
    <li>
      <a
        href={href}
        className={buttonClass(isFirst ? 'primary' : 'secondary', stepClass)}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
        <span>
          <ActionName text={text} short={short} /> {isExternal && <span className="sr-only">(nieuw tabblad)</span>}
        </span>
      </a>
    </li>
  );
}
