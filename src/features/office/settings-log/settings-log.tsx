import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { changeText, settingsLogTexts as texts } from '@/content/office/management/settings-log';
import { settingsLogQuery } from '@/data/settings/log';
import { adminSections } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';

const step = 10;

/** Who changed which setting, and when. */
export function SettingsLog() {
  const [amount, setAmount] = useState(step);
  // One more, to know whether there are more.
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...settingsLogQuery(amount + 1),
    placeholderData: keepPreviousData,
  });
  return (
    <Card isDense>
      <h2 id={adminSections.settingsLog} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-muted">{texts.explanation}</p>
      {isPending && <Loading text={texts.loading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{texts.loadFailed}</p>
        </RetryNotice>
      )}
      {data?.length === 0 && <p className="mt-3">{texts.none}</p>}
      {data && data.length > 0 && (
        <ol aria-labelledby={adminSections.settingsLog} className="mt-3 divide-y divide-line border-y border-line">
          {data.slice(0, amount).map((change) => (
            <li key={change.id} className="py-2 wrap-anywhere">
              <p>{changeText(change)}</p>
              <p className="text-sm text-ink-muted tabular-nums">
                {formatDateTime(change.changedAt)}, {texts.author(change.changedBy)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {data && data.length > amount && (
        <Button variant="secondary" className="mt-3" onClick={() => setAmount(amount + step * 5)}>
          {texts.more}
        </Button>
      )}
    </Card>
  );
}
