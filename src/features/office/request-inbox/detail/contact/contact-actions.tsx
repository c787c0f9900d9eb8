import { CalendarPlus, Copy, Mail, MapPin, MessageCircle, Phone, Search, type LucideIcon } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { epOnlineUrl } from '@/content/legal/label-law';
import { messages } from '@/content/messages';
import { whoseNumber } from '@/content/office/requests/roles';
import type { StoredRequest } from '@/domain/request/request-fields';
import { contactLinks, fullAddress } from './contact-links';
import { downloadCalendarFile } from './download-calendar-file';
import { RegisteredLabel } from '../notices/registered-label';

interface ContactActionsProps {
  /** As stored, without unsaved edits. */
  request: StoredRequest;
}

/** Calling, mailing, navigating and the like, each in one tap. */
export function ContactActions({ request }: ContactActionsProps) {
  const links = contactLinks(request);
  const address = fullAddress(request);
  const hasAppointment = request.appointmentDate !== '' && request.appointmentTime !== '';

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(messages.requests.addressCopied);
    } catch {
      const { addressNotCopied, addressNotCopiedDescription } = messages.requests;
      notify.error(addressNotCopied, { description: addressNotCopiedDescription });
    }
  }

  return (
    <div className="grid gap-3">
      <ul aria-label="Direct doen" className="flex gap-0.5 max-xs:-mx-3 sm:flex-wrap sm:gap-2">
        {links.calls.map(({ who, name, href }) =>
          who === 'only' ? (
            <Action key={who} href={href} Icon={Phone} text="Bellen" />
          ) : (
            <Action
              key={who}
              href={href}
              Icon={Phone}
              text={`Bel ${name} (${whoseNumber[who]})`}
              short={`Bel ${whoseNumber[who]}`}
            />
          ),
        )}
        {links.whatsapp && <Action href={links.whatsapp} Icon={MessageCircle} text="WhatsApp" short="App" isExternal />}
        {links.mail && <Action href={links.mail} Icon={Mail} text="Mailen" short="Mail" />}
        {links.route && <Action href={links.route} Icon={MapPin} text="Route" isExternal />}
        {address !== '' && (
          <li className={itemClass}>
            <Button variant="secondary" className={actionClass} onClick={() => void handleCopy()}>
              <Copy aria-hidden="true" className="size-5" />
              <ActionName text="Adres kopiëren" short="Adres" />
            </Button>
          </li>
        )}
        <Action href={epOnlineUrl} Icon={Search} text="EP-Online" short="EP" isExternal />
        {hasAppointment && (
          <li className={itemClass}>
            <CalendarButton request={request} className={actionClass} />
          </li>
        )}
      </ul>
      <RegisteredLabel request={request} />
    </div>
  );
}

// On a phone one row of icons with a short name below.
const itemClass = 'max-sm:flex-1';
const actionClass =
  'max-sm:w-full max-sm:flex-col max-sm:gap-0.5 max-sm:px-0 max-sm:py-1.5 max-sm:text-2xs max-sm:leading-tight max-sm:font-medium';

interface CalendarButtonProps extends ContactActionsProps {
  className?: string;
}

/** Downloads the appointment for a calendar. */
export function CalendarButton({ request, className }: CalendarButtonProps) {
  async function handleClick() {
    try {
      await downloadCalendarFile(request);
    } catch (error) {
      console.warn('The calendar file could not be created', error);
      const { calendarFailed, calendarFailedDescription } = messages.requests;
      notify.error(calendarFailed, { description: calendarFailedDescription });
    }
  }

  return (
    <Button variant="secondary" className={className} onClick={() => void handleClick()}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      <ActionName text="Agenda-bestand (.ics)" short="Agenda" />
    </Button>
  );
}

interface ActionProps extends ActionNameProps {
  href: string;
  Icon: LucideIcon;
  /** Another site, in a new tab. */
  isExternal?: boolean;
}

function Action({ href, Icon, isExternal = false, ...name }: ActionProps) {
  return (
    <li className={itemClass}>
      <a
        href={href}
        className={buttonClass('secondary', actionClass)}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span>
          <ActionName {...name} /> {isExternal && <span className="sr-only">(nieuw tabblad)</span>}
        </span>
      </a>
    </li>
  );
}

interface ActionNameProps {
  text: string;
  /** Where there is no room for more. */
  short?: string;
}

/** The name of an action, shorter on a phone; a screen reader always hears the whole. */
export function ActionName({ text, short }: ActionNameProps) {
  if (short === undefined) return text;
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}
