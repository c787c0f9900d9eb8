import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { sameDayAppointmentsQuery } from '@/data/requests/same-day-appointments';
import { clashingAppointments, isPast } from '@/domain/appointment/appointment-warnings';
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
  const appointments = useQuery({ ...sameDayAppointmentsQuery(date), enabled: isPlanned });
  const clashes =
    isPlanned && appointments.data ? clashingAppointments({ id: requestId, time }, appointments.data) : [];
  const isLate = isPlanned && isPast({ date, time }, dutchMoment(new Date()));
  const isUnknown = isPlanned && appointments.isError && !appointments.isFetching;

  return (
    // Stands from the start, so that a screen reader hears of what appears in it.
    <div role="status" className="grid gap-3">
      {isLate && <Notice tone="warning">{messages.requests.pastAppointment}</Notice>}
      {clashes.map((appointment) => (
        <Notice key={appointment.id} tone="warning">
          {messages.requests.clashingAppointment(appointment.name, appointment.time)}
        </Notice>
      ))}
      {isUnknown && (
        <Notice tone="warning">
          <p>{messages.requests.appointmentsUnknown}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void appointments.refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
    </div>
  );
}
