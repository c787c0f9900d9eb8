import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { todayTexts as texts } from '@/content/office/today';
import type { RequestsOfToday } from '@/data/requests/today';
import { openedRequestLink } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';

/** The visits of which the adviser may not come, each with its way to the request; nothing when there are none. */
export function VisitsAtRisk({ visits }: { visits: RequestsOfToday['visitsAtRisk'] }) {
  const [params] = useSearchParams();
  if (visits.length === 0) return null;
  return (
    <Notice tone="warning" className="my-2">
      <p className="font-semibold">{texts.visitsAtRisk}</p>
      <ul>
        {visits.map(({ id, name, startsAt, adviser }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={openedRequestLink(params, id)}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {name}, {visitTime(startsAt)}
            </Link>{' '}
            <span>{adviser === null ? texts.nobodyComes : texts.isBusy(adviser)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function visitTime(startsAt: Date): string {
  const { date, time } = dutchDateTime(startsAt);
  return `${formatPlainDay(date)} ${time}`;
}
