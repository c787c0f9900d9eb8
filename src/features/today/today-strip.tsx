import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type To } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { todayTexts } from '@/content/office/today';
import { todayQuery, type RequestsOfToday } from '@/data/requests/today';
import { adminSections, filteredListLink, openedRequestLink } from '@/lib/admin-links';
import { RushList } from './rush-list';

/** What needs attention today: counts that link to the list, the appointments of today, and open rush requests. */
export function TodayStrip() {
  const { data, isPending, isError, refetch } = useQuery(todayQuery());
  return (
    <Card isDense>
      <h2 id={adminSections.today} tabIndex={-1} className="text-xl font-bold outline-none">
        {todayTexts.title}
      </h2>
      {isPending && <Loading text={todayTexts.loading} />}
      {isError && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{todayTexts.failed}</p>
          {data && <p>{todayTexts.stale}</p>}
        </RetryNotice>
      )}
      {data && (
        <div className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-[14rem_1fr_1fr]">
          <div className="grid content-start gap-3">
            {(['overdue', 'callback', 'unanswered'] as const).map((kind) => (
              <CountLink
                key={kind}
                label={todayTexts.work[kind]}
                count={data.work[kind]}
                to={filteredListLink({ werk: kind })}
              />
            ))}
          </div>
          <AppointmentList appointments={data.appointments} />
          <RushList requests={data.rush} total={data.work.rush} />
        </div>
      )}
    </Card>
  );
}

interface CountLinkProps {
  label: string;
  count: number;
  to: To;
}

/** A number that links to what was counted. */
function CountLink({ label, count, to }: CountLinkProps) {
  return (
    <Link to={to} className="group block self-start rounded-lg border border-line p-4 hover:bg-surface-sunk">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold text-primary underline-offset-4 group-hover:underline">{label}</span>{' '}
        <span className="text-2xl font-bold tabular-nums">{count.toLocaleString('nl-NL')}</span>
      </span>
    </Link>
  );
}

interface AppointmentListProps {
  appointments: RequestsOfToday['appointments'];
}

function AppointmentList({ appointments }: AppointmentListProps) {
  const [params] = useSearchParams();
  return (
    <section aria-labelledby="today-appointments" className="min-w-0">
      <h3 id="today-appointments" className="font-semibold">
        {todayTexts.appointments}
      </h3>
      {appointments.length === 0 ? (
        <p className="mt-2 text-ink-muted">{todayTexts.noAppointments}</p>
      ) : (
        <ol className="mt-1">
          {appointments.map(({ id, name, address, time }) => (
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
