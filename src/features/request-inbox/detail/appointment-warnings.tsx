import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { sameDayVisitsQuery } from '@/data/requests/same-day-visits';
import { clashingVisits, isPast } from '@/domain/appointment/appointment-warnings';
import type { RequestEdit } from '@/domain/request/request-edit';
import { dutchMoment } from '@/lib/dutch-time';

interface AppointmentWarningsProps {
  requestId: string;
  edit: RequestEdit;
}

/** What is odd about the chosen date and time. It warns and never stops anybody: the adviser knows better. */
export function AppointmentWarnings({ requestId, edit }: AppointmentWarningsProps) {
  const { status, appointmentDate: date, appointmentTime: time } = edit;
  const isPlanned = status === 'scheduled' && date !== '' && time !== '';
  const visits = useQuery({ ...sameDayVisitsQuery(date), enabled: isPlanned });
  const clashes = isPlanned && visits.data ? clashingVisits({ id: requestId, time }, visits.data) : [];
  const isLate = isPlanned && isPast({ date, time }, dutchMoment(new Date()));
  const isUnknown = isPlanned && visits.isError && !visits.isFetching;

  return (
    // Stands from the start, so that a screen reader hears of what appears in it.
    <div role="status" className="grid gap-3">
      {isLate && <Notice tone="warning">{messages.requests.pastAppointment}</Notice>}
      {clashes.map((visit) => (
        <Notice key={visit.id} tone="warning">
          {messages.requests.clashingVisit(visit.name, visit.time)}
        </Notice>
      ))}
      {isUnknown && (
        <Notice tone="warning">
          <p>{messages.requests.visitsUnknown}</p>
          <Button look="secondary" className="mt-3" onClick={() => void visits.refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
    </div>
  );
}
