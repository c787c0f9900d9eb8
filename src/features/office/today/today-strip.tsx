import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RetryNotice } from '@/components/ui/retry-notice';
import { useNow } from '@/components/ui/use-now';
import { todayTexts, workTexts } from '@/content/office/today';
import { cannotComeTexts, lateTexts } from '@/content/office/visits/visits';
import { workKinds, type WorkKind } from '@/data/requests/list-query';
import type { Count } from '@/data/requests/queries';
import { todayQuery, type RequestsOfToday } from '@/data/requests/today';
import {
  adminParams,
  adminSections,
  cannotComeLink,
  filteredListLink,
  lateLink,
  openedRequestLink,
} from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatCount } from '@/lib/format/format-count';
import { DoubtedClock } from './doubted-clock';
import { InvoicesToMind } from './invoices-to-mind';
import { RushList } from './rush-list';
import { UnreadCalendars } from './unread-calendars';
import { VisitsAtRisk } from './visits-at-risk';

/**
 * The work of the day: the number of each kind, as a link to exactly those rows; appointments and rush requests can be
 * opened.
 */
export function TodayStrip() {
  const { data, isPending, isError, refetch } = useQuery(todayQuery());
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <Card isDense className="py-1! sm:py-3!">
      <div className="flex items-center gap-3 max-sm:gap-1">
        <h2 id={adminSections.today} tabIndex={-1} className="shrink-0 text-xl font-bold max-xl:sr-only">
          {todayTexts.title}
        </h2>
        {isPending && <StripSkeleton />}
        {data && (
          <>
            <ul className={clsx('min-w-0 grow', numbersClass)}>
              {workKinds.map((kind) => (
                <li key={kind} className="max-sm:grid max-s:shrink-0">
                  <WorkLink kind={kind} count={data.work[kind]} />
                </li>
              ))}
            </ul>
            <Button
              variant="quiet"
              className="shrink-0 max-sm:px-2"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span className="max-2xl:sr-only">{todayTexts.details}</span>
              <ChevronDown aria-hidden="true" className={clsx('size-5 transition-transform', isOpen && 'rotate-180')} />
            </Button>
          </>
        )}
      </div>
      {isError && (
        <RetryNotice role="alert" className="my-2" onRetry={() => void refetch()}>
          <p className="font-semibold">{todayTexts.failed}</p>
          {data && <p>{todayTexts.stale}</p>}
        </RetryNotice>
      )}
      {data && <DoubtedClock clock={data.doubtedClock} />}
      {data && <VisitsAtRisk visits={data.visitsAtRisk} />}
      {data && <InvoicesToMind today={data} />}
      {data && <UnreadCalendars names={data.unreadCalendars} />}
      {data && (
        <div id={detailsId} hidden={!isOpen} className="mt-3 grid gap-5 sm:grid-cols-2 [&[hidden]]:hidden">
          <AppointmentList appointments={data.appointments} />
          <RushList requests={data.rush} total={data.work.rush} />
        </div>
      )}
    </Card>
  );
}

/**
 * None of them is cut off: on a phone three stand beside each other, above it they wrap. On the narrowest phones, where a
 * second row would push the first request out of the first screen, the row scrolls.
 */
const numbersClass =
  'grid grid-cols-3 gap-1 max-s:-m-1.5 max-s:flex max-s:scroll-px-1.5 max-s:overflow-x-auto max-s:p-1.5 sm:flex sm:flex-wrap sm:gap-2';

/** As tall as the numbers. */
function StripSkeleton() {
  return (
    <div role="status" className="min-w-0 grow">
      <span className="sr-only">{todayTexts.loading}</span>
      <div aria-hidden="true" className={numbersClass}>
        {workKinds.map((kind) => (
          <span
            key={kind}
            className="h-11 animate-pulse rounded-lg bg-surface-sunk max-s:w-20 max-s:shrink-0 sm:w-32"
          />
        ))}
      </div>
    </div>
  );
}

/** What is late, or soon will be. */
const urgentKinds: readonly WorkKind[] = ['rush', 'overdue'];

interface WorkLinkProps {
  kind: WorkKind;
  count: Count;
}

function WorkLink({ kind, count }: WorkLinkProps) {
  const [params] = useSearchParams();
  const isShown = params.get(adminParams.work) === kind;
  const isUrgent = urgentKinds.includes(kind) && count.amount > 0;
  return (
    <Link
      to={filteredListLink({ werk: kind, ...(kind === 'today' && { sorteer: 'afspraak' }) })}
      aria-current={isShown ? 'true' : undefined}
      className={clsx(
        'flex min-h-11 items-center justify-center gap-2 rounded-lg border px-3 text-sm font-semibold hover:bg-surface-sunk max-sm:flex-col-reverse max-sm:gap-0 max-sm:px-0 max-sm:text-center max-sm:text-xs max-sm:leading-none max-sm:tracking-tight max-sm:hyphens-auto max-s:px-1.5 max-s:whitespace-nowrap sm:whitespace-nowrap',
        isShown ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <span className={isUrgent ? 'text-danger' : 'text-ink-muted'}>{workTexts[kind]}</span>{' '}
      <span
        className={clsx(
          'text-lg font-bold tabular-nums max-sm:text-base max-sm:leading-tight',
          isUrgent && 'text-danger',
        )}
      >
        {formatCount(count.amount, count.isCapped)}
      </span>
    </Link>
  );
}

/** Ways to the dialogs of an adviser who cannot come today, or comes later. */
function DayGoneWrong() {
  const [params] = useSearchParams();
  const now = useNow();
  if (now === null) return null;
  return (
    <>
      <Link to={cannotComeLink(params, dutchDateTime(new Date(now)).date)} className={buttonClass('quiet')}>
        {cannotComeTexts.open}
      </Link>
      <Link to={lateLink(params)} className={buttonClass('quiet')}>
        {lateTexts.open}
      </Link>
    </>
  );
}

interface AppointmentListProps {
  appointments: RequestsOfToday['appointments'];
}

function AppointmentList({ appointments }: AppointmentListProps) {
  const [params] = useSearchParams();
  return (
    <section aria-labelledby="today-appointments" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 id="today-appointments" className="font-semibold">
          {todayTexts.appointments}
        </h3>
        <DayGoneWrong />
      </div>
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
                <span className="min-w-0">
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
