import { useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Notice } from '@/components/ui/notice';
import { administratorTexts } from '@/content/office/management/administrators';
import { invitationHash, type Invitation } from '@/domain/access/invitation';
import { paths } from '@/lib/paths';

interface InvitationLinkProps {
  invitation: Invitation;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

/** The link with the code of a new invitation, shown once, to be passed on by hand. */
export function InvitationLink({ invitation }: InvitationLinkProps) {
  const shownLink = useRef<HTMLElement>(null);
  const link = `${window.location.origin}${paths.createAdmin}${invitationHash(invitation)}`;
  const mail = [
    `subject=${encodeURIComponent(administratorTexts.mailSubject)}`,
    `body=${encodeURIComponent(administratorTexts.mailBody(link).replaceAll('\n', '\r\n'))}`,
  ].join('&');
  return (
    <div ref={focusElement} tabIndex={-1} className="mt-4">
      <Notice>
        <p className="font-semibold">{administratorTexts.invited(invitation.email)}</p>
        <p>{administratorTexts.passOn}</p>
        <code ref={shownLink} className="mt-2 block font-mono text-sm break-all select-all">
          {link}
        </code>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <CopyButton
            label="Link kopiëren"
            text={link}
            source={shownLink}
            copied={administratorTexts.copied}
            failed={administratorTexts.copyFailed}
          />
          <a className={buttonClass('secondary')} href={`mailto:${encodeURIComponent(invitation.email)}?${mail}`}>
            Mail klaarzetten
          </a>
        </div>
      </Notice>
    </div>
  );
}
