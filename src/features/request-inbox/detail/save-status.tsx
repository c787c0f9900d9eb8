import { buttonClass } from '@/components/ui/button';
import { saveTexts } from '@/content/office/request-dialog';
import type { Submission } from '@/data/requests/submission';
import { CalendarButton } from './contact-actions';
import { appointmentText, contactLinks } from './contact-links';
import type { SaveOutcome } from './use-request-actions';

interface SaveStatusProps {
  outcome: SaveOutcome;
  /** As stored. */
  request: Submission;
}

/** What Opslaan did, and the next step. */
export function SaveStatus({ outcome, request }: SaveStatusProps) {
  const appointment = appointmentText(request);
  return (
    // Always rendered, or a screen reader would not announce what appears in it.
    <div role="status" className="border-t border-line bg-primary-soft px-5 py-3 empty:hidden sm:px-6 print:hidden">
      {outcome === 'unchanged' && saveTexts.unchanged}
      {outcome === 'saved' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{saveTexts.saved(appointment)}</p>
          {appointment !== '' && <Confirmation request={request} />}
        </div>
      )}
    </div>
  );
}

interface ConfirmationProps {
  request: Submission;
}

/** Tells the customer of the appointment that was just saved. */
function Confirmation({ request }: ConfirmationProps) {
  const { mail, whatsapp } = contactLinks(request);
  return (
    <ul aria-label={saveTexts.next} className="flex flex-wrap gap-2">
      {mail && (
        <li>
          <a href={mail} className={buttonClass()}>
            {saveTexts.confirmByMail}
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass(mail ? 'secondary' : 'primary')}
          >
            {saveTexts.confirmByChat} <span className="sr-only">(nieuw tabblad)</span>
          </a>
        </li>
      )}
      <li>
        <CalendarButton request={request} />
      </li>
    </ul>
  );
}
