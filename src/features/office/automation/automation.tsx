import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { automationTexts } from '@/content/office/management/automation';
import { webhookQuery } from '@/data/settings/queries';
import { adminSections } from '@/lib/admin-links';
import { formatDay } from '@/lib/format/format-date';
import { WebhookCheck } from './webhook-check';
import { WebhookForm } from './webhook-form';

/** The automation that receives every saved request. */
export function Automation() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(webhookQuery());
  return (
    <Card isDense>
      <h2 id={adminSections.automation} tabIndex={-1} className="text-xl font-bold">
        Automatisering
      </h2>
      <p className="mt-1 text-ink-muted">{automationTexts.explanation}</p>
      {isPending && <Loading text={automationTexts.loading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p>{automationTexts.loadFailed}</p>
        </RetryNotice>
      )}
      {data && (
        <>
          {data.url !== '' && data.setBy !== null && (
            <p className="mt-3 text-sm text-ink-muted">
              {automationTexts.setBy(data.setBy, formatDay(data.setAt ?? ''))}
            </p>
          )}
          <WebhookForm stored={data.url}>{data.url !== '' && <WebhookCheck key={data.url} />}</WebhookForm>
        </>
      )}
    </Card>
  );
}
