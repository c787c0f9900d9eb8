import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '@/content/messages';
import { dayEffectText } from '@/content/office/visits/day-effect';
import { obstaclesText } from '@/content/office/requests/obstacles';
import { dayEffectQuery, obstaclesByStartQuery } from '@/data/appointments/moments';
import { parseDay } from '@/domain/appointment/parse-day';
import type { Obstacle } from '@/domain/appointment/obstacle';
import type { RequestEdit } from '@/domain/request/edited-fields';
import type { StoredRequest } from '@/domain/request/request-fields';
import { dutchInstant } from '#shared/dutch-time.ts';

/** The obstacles to the appointment of an edit, by the same rule that the database enforces. */
export function useObstacles(request: StoredRequest, edit: RequestEdit) {
  const queryClient = useQueryClient();
  const { status, appointmentDate: date, appointmentTime: time, assignedTo } = edit;
  // While the year is being typed, a date field has a value in the year 0002 or 20265.
  const isPlanned = status === 'scheduled' && parseDay(date) !== '' && time !== '';
  // An unassigned request gets the only adviser, unless this edit removes the assignment.
  const isChecked = isPlanned && !(assignedTo === '' && request.assignedTo !== '');
  const startsAt = isPlanned ? dutchInstant({ date, time }).toISOString() : '';
  const proposed = { requestId: request.id, adviser: assignedTo, startsAt };
  const query = obstaclesByStartQuery(proposed);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: isChecked });
  const { data: effect } = useQuery({ ...dayEffectQuery(proposed), enabled: isChecked });

  return {
    isPlanned,
    /** What it makes of the day; '' while that is not known. */
    effectText: isChecked && effect ? dayEffectText(effect, startsAt) : '',
    text: isChecked ? warningOf(data ?? []) : '',
    isUnknown: isChecked && isError && !isFetching,
    refetch: () => void refetch(),
    /** The warning as of now; '' also when it cannot be read, because the database checks again on saving. */
    readWarning: async () =>
      isChecked ? warningOf(await queryClient.query({ ...query, retry: false }).catch(() => [])) : '',
  };
}

function warningOf(obstacles: readonly Obstacle[]): string {
  return obstacles.length === 0 ? '' : messages.requests.doesNotFit(obstaclesText(obstacles));
}

export type Obstacles = ReturnType<typeof useObstacles>;
