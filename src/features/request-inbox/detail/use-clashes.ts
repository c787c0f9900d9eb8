import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sameDayAppointmentsQuery, type ScheduledAppointment } from '@/data/requests/appointments';
import { clashingAppointments } from '@/domain/appointment/appointment-warnings';
import type { RequestEdit } from '@/domain/request/edited-fields';

/** The visits of the same adviser that stand too close to the appointment of an edit. */
export function useClashes(requestId: string, edit: RequestEdit) {
  const queryClient = useQueryClient();
  const { status, appointmentDate: date, appointmentTime: time, assignedTo } = edit;
  const isPlanned = status === 'scheduled' && date !== '' && time !== '';
  const sameDay = sameDayAppointmentsQuery(date);
  const { data, isError, isFetching, refetch } = useQuery({ ...sameDay, enabled: isPlanned });

  function among(appointments: ScheduledAppointment[]): ScheduledAppointment[] {
    return isPlanned ? clashingAppointments({ id: requestId, time, assignedTo }, appointments) : [];
  }

  /** As stored at this moment; none when that cannot be read. */
  async function readClashes(): Promise<ScheduledAppointment[]> {
    if (!isPlanned) return [];
    try {
      return among(await queryClient.query({ ...sameDay, retry: false }));
    } catch {
      return [];
    }
  }

  return {
    isPlanned,
    clashes: among(data ?? []),
    isUnknown: isPlanned && isError && !isFetching,
    refetch: () => void refetch(),
    readClashes,
  };
}

export type Clashes = ReturnType<typeof useClashes>;
