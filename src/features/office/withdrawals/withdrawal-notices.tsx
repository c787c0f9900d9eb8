import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { RetryNotice } from '@/components/ui/retry-notice';
import { withdrawalTexts as texts } from '@/content/office/withdrawals';
import { withdrawalNoticesQuery } from '@/data/withdrawals/notices';
import { NoticeItem } from './notice-item';

/** Withdrawals that wait for a person: above all other work. Nothing while there are none. */
export function WithdrawalNotices() {
  const { data, isError, refetch } = useQuery(withdrawalNoticesQuery());
  if (isError) {
    return (
      <RetryNotice role="alert" onRetry={() => void refetch()}>
        {texts.loadFailed}
      </RetryNotice>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Card isDense>
      <h2 key={data.length} className="text-xl font-bold text-danger">
        {texts.title(data.length)}
      </h2>
      <p className="max-w-prose">{texts.explanation}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </Card>
  );
}
