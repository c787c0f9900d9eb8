import { CheckboxField } from '@/components/form/fields';
import { administratorTexts as texts } from '@/content/office/management/administrators';
import type { KeptSettings } from '@/data/administrators/mutations';
import type { Administrator } from '@/data/administrators/queries';

interface KeptChoicesProps {
  administrator: Administrator;
  kept: KeptSettings;
  onChange: (kept: KeptSettings) => void;
}

/** What to keep of an administrator who is being removed, and what goes in any case. */
export function KeptChoices({
  administrator: { userId, email, webhookHost, blockedTimes, officeMailAddress, calendarsOf },
  kept,
  onChange,
}: KeptChoicesProps) {
  const isOwnAddress = officeMailAddress?.toLowerCase() === email.toLowerCase();
  return (
    <>
      {webhookHost !== null && (
        <CheckboxField
          id={`keeps-webhook-${userId}`}
          label={texts.keepsWebhook(webhookHost)}
          hint={texts.keepsWebhookHint}
          checked={kept.keepsWebhook ?? false}
          onChange={({ target }) => onChange({ ...kept, keepsWebhook: target.checked })}
        />
      )}
      {isOwnAddress && <p>{texts.endsOfficeMail(officeMailAddress)}</p>}
      {officeMailAddress !== null && !isOwnAddress && (
        <CheckboxField
          id={`keeps-office-mail-${userId}`}
          label={texts.keepsOfficeMail(officeMailAddress)}
          hint={texts.keepsOfficeMailHint}
          checked={kept.keepsOfficeMail ?? true}
          onChange={({ target }) => onChange({ ...kept, keepsOfficeMail: target.checked })}
        />
      )}
      {calendarsOf.length > 0 && (
        <CheckboxField
          id={`keeps-calendars-${userId}`}
          label={texts.keepsCalendars(calendarsOf)}
          checked={kept.keepsCalendars ?? true}
          onChange={({ target }) => onChange({ ...kept, keepsCalendars: target.checked })}
        />
      )}
      {blockedTimes > 0 && (
        <CheckboxField
          id={`keeps-blocked-times-${userId}`}
          label={texts.keepsBlockedTimes(blockedTimes)}
          checked={kept.keepsBlockedTimes ?? true}
          onChange={({ target }) => onChange({ ...kept, keepsBlockedTimes: target.checked })}
        />
      )}
      <p>{texts.goesToo}</p>
    </>
  );
}
