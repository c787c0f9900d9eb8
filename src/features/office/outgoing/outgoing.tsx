import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { outgoingTexts as texts, reasonText } from '@/content/office/management/outgoing';
import { outgoingQuery } from '@/data/outgoing/queries';
import { adminSections } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';
import { MailSwitches } from './mail-switches';
import { UncertainMessages } from './uncertain-messages';
import { UnsentMessages } from './unsent-messages';

/** Outgoing messages to customers and the automation: what was not sent, and which mails are on. */
export function Outgoing() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(outgoingQuery());
  return (
    <Card isDense>
      <h2 id={adminSections.outgoing} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-muted">{texts.explanation}</p>
      {isPending && <Loading text={texts.loading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{texts.loadFailed}</p>
        </RetryNotice>
      )}
      {data && (
        <>
          {data.waitingSince !== null && (
            <Notice tone="warning" role="status" className="mt-4">
              {texts.waiting(formatDateTime(data.waitingSince))}
            </Notice>
          )}
          {data.refusal !== null && (
            <Notice tone="warning" role="status" className="mt-4">
              {texts.refused(reasonText(data.refusal))}
            </Notice>
          )}
          {data.uncertain.ids.length > 0 && <UncertainMessages {...data.uncertain} />}
          {data.total === 0 && data.waitingSince === null && data.refusal === null && (
            <p className="mt-3">{texts.none}</p>
          )}
          {data.total > 0 && <UnsentMessages messages={data.latest} total={data.total} />}
          <MailSwitches sendsMail={data.sendsMail} kinds={data.kinds} />
        </>
      )}
    </Card>
  );
}
