import { Notice } from '@/components/ui/notice';
import { privacyTexts } from '@/content/office/privacy-tools';

const { reminder, relay } = privacyTexts.mails;

/** The mails about what was anonymised are out of this site's reach. */
export function MailReminder() {
  return (
    <Notice tone="warning">
      {reminder}{' '}
      <a href={relay.url} target="_blank" rel="noreferrer" className="text-primary underline">
        {relay.name}
      </a>
      .
    </Notice>
  );
}
