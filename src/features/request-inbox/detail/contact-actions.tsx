import { CalendarPlus, Copy, Mail, MapPin, MessageCircle, Phone, Search, type LucideIcon } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import type { Submission } from '@/data/requests/submission';
import { downloadCalendarFile } from './calendar-file';
import { contactLinks, epOnlineUrl, fullAddress } from './contact-links';

interface ContactActionsProps {
  /** As stored, without unsaved edits. */
  request: Submission;
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
    <ul aria-label="Direct doen" className="flex flex-wrap gap-2 print:hidden">
      {links.phone && <Action href={links.phone} Icon={Phone} text="Bellen" />}
      {links.whatsapp && <Action href={links.whatsapp} Icon={MessageCircle} text="WhatsApp" isExternal />}
      {links.mail && <Action href={links.mail} Icon={Mail} text="Mailen" />}
      {links.route && <Action href={links.route} Icon={MapPin} text="Route" isExternal />}
      {address !== '' && (
        <li>
          <Button variant="secondary" onClick={() => void handleCopy()}>
            <Copy aria-hidden="true" className="size-5" />
            Adres kopiëren
          </Button>
        </li>
      )}
      <Action href={epOnlineUrl} Icon={Search} text="EP-Online" isExternal />
      {hasAppointment && (
        <li>
          <CalendarButton request={request} />
        </li>
      )}
    </ul>
  );
}

/** Downloads the appointment for a calendar. */
export function CalendarButton({ request }: ContactActionsProps) {
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
    <Button variant="secondary" onClick={() => void handleClick()}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      Agenda-bestand (.ics)
    </Button>
  );
}

interface ActionProps {
  href: string;
  Icon: LucideIcon;
  text: string;
  /** Another site, in a new tab. */
  isExternal?: boolean;
}

function Action({ href, Icon, text, isExternal = false }: ActionProps) {
  return (
    <li>
      <a
        href={href}
        className={buttonClass('secondary')}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span>
          {text} {isExternal && <span className="sr-only">(nieuw tabblad)</span>}
        </span>
      </a>
    </li>
  );
}
