import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '@/content/messages';
import { obstaclesText } from '@/content/office/obstacles';
import { obstaclesFromQuery } from '@/data/appointments/moments';
import { sameDayAppointmentsQuery, type ScheduledAppointment } from '@/data/requests/appointments';
import { clashingAppointments } from '@/domain/appointment/appointment-warnings';
import type { Obstacle } from '@/domain/appointment/obstacle';
import type { RequestEdit } from '@/domain/request/edited-fields';
import type { StoredRequest } from '@/domain/request/request-fields';
import { dutchInstant } from '@/lib/dutch-time';

/** What stands in the way of the appointment of an edit: visits within the hour, and why the database would refuse it. */
interface Found {
  near: ScheduledAppointment[];
  obstacles: Obstacle[];
}

/** The visits too close to the appointment of an edit, and what else is in its way. */
export function useClashes(request: StoredRequest, edit: RequestEdit) {
  const queryClient = useQueryClient();
  const { status, appointmentDate: date, appointmentTime: time, assignedTo } = edit;
  // A date field takes a year of five digits, which is no date here.
  const isPlanned = status === 'scheduled' && !Number.isNaN(Date.parse(`${date}T${time}Z`));
  // Who is taken off a request visits nobody, also when there is no other adviser.
  const isVisited = isPlanned && !(assignedTo === '' && request.assignedTo !== '');
  const sameDay = sameDayAppointmentsQuery(date);
  const startsAt = isPlanned ? dutchInstant({ date, time }).toISOString() : '';
  const inTheWay = obstaclesFromQuery({ requestId: request.id, adviser: assignedTo, startsAt });
  const appointments = useQuery({ ...sameDay, enabled: isPlanned });
  const obstacles = useQuery({ ...inTheWay, enabled: isVisited });

  function among(all: ScheduledAppointment[]): ScheduledAppointment[] {
    return isPlanned ? clashingAppointments({ id: request.id, time, assignedTo }, all) : [];
  }

  /** As stored at this moment; nothing where that cannot be read: the database asks again. */
  async function readClashes() {
    const [all, found] = await Promise.all([
      isPlanned ? queryClient.query({ ...sameDay, retry: false }).catch(() => []) : [],
      isVisited ? queryClient.query({ ...inTheWay, retry: false }).catch(() => []) : [],
    ]);
    return { texts: textsOf({ near: among(all), obstacles: found }), isRefused: found.length > 0 };
  }

  return {
    isPlanned,
    texts: textsOf({ near: among(appointments.data ?? []), obstacles: isVisited ? (obstacles.data ?? []) : [] }),
    isUnknown: [appointments, obstacles].some(({ isError, isFetching }) => isPlanned && isError && !isFetching),
    refetch: () => {
      for (const query of [appointments, obstacles]) if (query.isError) void query.refetch();
    },
    readClashes,
  };
}

/** A visit that is named already is not named again. */
function textsOf({ near, obstacles }: Found): string[] {
  const others = obstacles.filter(({ kind, name }) => kind !== 'overlap' || !near.some((visit) => visit.name === name));
  return [
    ...near.map(({ name, time }) => messages.requests.clashingAppointment(name, time)),
    ...(others.length === 0 ? [] : [messages.requests.doesNotFit(obstaclesText(others))]),
  ];
}

export type Clashes = ReturnType<typeof useClashes>;
