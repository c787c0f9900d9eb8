import { Link, useSearchParams } from 'react-router-dom';
import { todayTexts } from '@/content/office/today';
import type { RequestsOfToday } from '@/data/requests/today';
import { openedRequestLink } from '@/lib/admin-links';

interface VisitListProps {
  visits: RequestsOfToday['visits'];
}

export function VisitList({ visits }: VisitListProps) {
  const [params] = useSearchParams();
  return (
    <section aria-labelledby="today-visits" className="min-w-0">
      <h3 id="today-visits" className="font-semibold">
        {todayTexts.visits}
      </h3>
      {visits.length === 0 ? (
        <p className="mt-2 text-ink-muted">{todayTexts.noVisits}</p>
      ) : (
        <ol className="mt-1">
          {visits.map(({ id, name, address, time }) => (
            <li key={id}>
              <Link
                to={openedRequestLink(params, id)}
                className="group flex min-h-11 items-start gap-3 rounded-lg py-2"
              >
                <span className="font-semibold tabular-nums">{time || todayTexts.noTime}</span>{' '}
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold text-primary underline-offset-4 group-hover:underline">{name}</span>
                  {address !== '' && <span className="block text-sm text-ink-muted">{address}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
