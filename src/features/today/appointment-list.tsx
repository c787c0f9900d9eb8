import { Link, useSearchParams } from 'react-router-dom';
import { todayTexts } from '@/content/office/today';
import type { RequestsOfToday } from '@/data/requests/today';
import { openedRequestLink } from '@/lib/admin-links';

interface AppointmentListProps {
  appointments: RequestsOfToday['visits'];
}

export function AppointmentList({ appointments }: AppointmentListProps) {
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
