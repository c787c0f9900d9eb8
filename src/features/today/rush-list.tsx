import { clsx } from 'clsx/lite';
import { Clock, TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useNow } from '@/components/ui/use-now';
import { amountText } from '@/content/office/requests';
import { rushTimeText, todayTexts } from '@/content/office/today';
import type { Count } from '@/data/requests/queries';
import type { RequestsOfToday } from '@/data/requests/today';
import { useRushDeadline } from '@/data/settings/working-hours';
import { rushTimeLeft } from '@/domain/request/rush-deadline';
import { filteredListLink, openedRequestLink } from '@/lib/admin-links';

interface RushListProps {
  /** The newest. */
  requests: RequestsOfToday['rush'];
  /** How many there are in all. */
  total: Count;
}

/** New rush requests with the time until their deadline. */
export function RushList({ requests, total }: RushListProps) {
  const [params] = useSearchParams();
  const now = useNow();
  const more = total.amount - requests.length;
  return (
    <section aria-labelledby="today-rush" className="min-w-0">
      <h3 id="today-rush" className="font-semibold">
        {todayTexts.rush}
      </h3>
      {requests.length === 0 && <p className="mt-2 text-ink-muted">{todayTexts.noRush}</p>}
      {requests.length > 0 && (
        <ol className="mt-1 max-h-72 overflow-y-auto">
          {requests.map(({ id, name, createdAt }) => (
            <li key={id}>
              <Link
                to={openedRequestLink(params, id)}
                className="group flex min-h-11 items-center justify-between gap-3 rounded-lg py-2 pr-2"
              >
                <span className="min-w-0 font-semibold text-primary underline-offset-4 group-hover:underline">
                  {name}
                </span>{' '}
                {now !== null && <TimeLeft createdAt={createdAt} now={now} />}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && (
        <Link
          to={filteredListLink({ werk: 'rush' })}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {todayTexts.moreRush(amountText(more, total.isCapped))}
        </Link>
      )}
    </section>
  );
}

interface TimeLeftProps {
  createdAt: number;
  now: number;
}

function TimeLeft({ createdAt, now }: TimeLeftProps) {
  const { deadline } = useRushDeadline(createdAt);
  if (deadline === null) return null;
  const time = rushTimeLeft(deadline, now);
  const Icon = time.isLate ? TriangleAlert : Clock;
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold tabular-nums',
        time.isLate ? 'text-danger' : 'text-accent-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {rushTimeText(time)}
    </span>
  );
}
