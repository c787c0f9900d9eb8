import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { automationTexts as texts } from '@/content/office/management/automation';
import { webhookQuery } from '@/data/settings/queries';
import { adminSections } from '@/lib/admin-links';
import { formatDay } from '@/lib/format/format-date';
import { WebhookCheck } from './webhook-check';
import { WebhookForm } from './webhook-form';

/** The automation that receives every saved request. */
export function Automation() {
  const query = useQuery(webhookQuery());
  return (
    <QueryCard id={adminSections.automation} texts={texts} query={query}>
      {({ url, setBy, setAt }) => (
        <>
          {url !== '' && setBy !== null && (
            <p className="mt-3 text-sm text-ink-muted">{texts.setBy(setBy, formatDay(setAt ?? ''))}</p>
          )}
          <WebhookForm stored={url}>{url !== '' && <WebhookCheck key={url} />}</WebhookForm>
        </>
      )}
    </QueryCard>
  );
}
