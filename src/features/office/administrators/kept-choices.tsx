import { CheckboxField } from '@/components/form/fields';
import { administratorTexts as texts } from '@/content/office/management/administrators';
import type { KeptSettings } from '@/data/administrators/mutations';
import type { Administrator } from '@/data/administrators/queries';

interface KeptChoicesProps {
  administrator: Administrator;
  kept: KeptSettings;
  onChange: (kept: KeptSettings) => void;
}

/** What to keep of an administrator who is being removed; renders nothing when there is nothing to keep. */
export function KeptChoices({
  administrator: { userId, webhookHost, blockedTimes },
  kept,
  onChange,
}: KeptChoicesProps) {
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
      {blockedTimes > 0 && (
        <CheckboxField
          id={`keeps-blocked-times-${userId}`}
          label={texts.keepsBlockedTimes(blockedTimes)}
          checked={kept.keepsBlockedTimes ?? true}
          onChange={({ target }) => onChange({ ...kept, keepsBlockedTimes: target.checked })}
        />
      )}
    </>
  );
}
