import { Link, useSearchParams } from 'react-router-dom';
import { RushTimeLeft } from '@/components/office/rush-time-left';
import { todayTexts } from '@/content/office/today';
import type { Count } from '@/data/requests/queries';
import type { RequestsOfToday } from '@/data/requests/today';
import { useRushDeadline } from '@/data/settings/working-hours';
import { filteredListLink, openedRequestLink } from '@/lib/admin-links';
import { formatCount } from '@/lib/format/format-count';

interface RushListProps {
  /** The newest. */
  requests: RequestsOfToday['rush'];
  /** How many there are in all. */
  total: Count;
}

/** Rush requests without a visit in time, with the time until their deadline. */
export function RushList({ requests, total }: RushListProps) {
  const [params] = useSearchParams();
  const more = total.amount - requests.length;
  return (
    <section aria-labelledby="today-rush" className="min-w-0">
      <h3 id="today-rush" className="font-semibold">
        {todayTexts.rush}
      </h3>
      {requests.length === 0 && <p className="mt-2 text-ink-muted">{todayTexts.noRush}</p>}
      {requests.length > 0 && (
        <ol className="-mx-1.5 max-h-72 overflow-y-auto p-1.5">
          {requests.map(({ id, name, createdAt }) => (
            <li key={id}>
              <Link
                to={openedRequestLink(params, id)}
                className="group flex min-h-11 items-center justify-between gap-3 rounded-lg py-2 pr-2"
              >
                <span className="min-w-0 font-semibold text-primary underline-offset-4 group-hover:underline">
                  {name}
                </span>{' '}
                <TimeLeft createdAt={createdAt} />
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
          {todayTexts.moreRush(formatCount(more, total.isCapped))}
        </Link>
      )}
    </section>
  );
}

function TimeLeft({ createdAt }: { createdAt: number }) {
  const deadline = useRushDeadline(createdAt);
  return (
    deadline !== null && (
      <span className="shrink-0 text-sm">
        <RushTimeLeft deadline={deadline} />
      </span>
    )
  );
}
