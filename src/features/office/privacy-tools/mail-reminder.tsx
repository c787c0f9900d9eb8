import { Notice } from '@/components/ui/notice';
import { privacyTexts } from '@/content/office/management/privacy-tools';

const { reminder, relay } = privacyTexts.mails;

/** Reminds the adviser of the mails about what was anonymised, which this site cannot delete. */
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
