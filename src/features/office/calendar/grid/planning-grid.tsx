import { Draggable } from '@fullcalendar/react/interaction';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CalendarDays } from '@/data/appointments/calendar-days';
import { waitingRequestsQuery, type WaitingRequest } from '@/data/appointments/waiting-requests';
import { dutchInstant } from '#shared/dutch-time.ts';
import { dayOfAppointments } from '../days-of';
import { DayTools } from '../day-tools';
import { itemOfAppointment, type PlannedItem } from '../planning/planned-item';
import type { Planning } from '../planning/use-planning';
import { WaitingList } from '../planning/waiting-list';
import type { ShownDays } from '../shown-days';
import { Grid } from './grid';
import { eventId } from './grid-events';
import { idleDays } from './grid-hours';
import { useGridKeys } from './use-grid-keys';

interface PlanningGridProps {
  shown: ShownDays;
  today: string;
  data: CalendarDays;
  planning: Planning;
  planFor: string;
  onPlanFor: (adviser: string) => void;
  onBlock: (range: { startsAt: string; endsAt: string }) => void;
}

/** The grid, and beside it the requests that wait, to drag into it. */
export function PlanningGrid({ shown, today, data, planning, planFor, onPlanFor, onBlock }: PlanningGridProps) {
  const { data: waiting = [] } = useQuery(waitingRequestsQuery());
  const listRef = useDraggableList(waiting);
  const idle = shown.kind === 'week' ? idleDays(data, shown.days) : [];
  const days = shown.days.filter((day) => !idle.includes(day));
  const keys = useGridKeys({ planning, days, itemOf: movable });

  function movable(id: string) {
    const { draft } = planning;
    if (draft?.requestId === id) return { item: draft, range: draft };
    const appointment = data.appointments.find((other) => eventId(other) === id && other.state === 'planned');
    return appointment ? { item: itemOfAppointment(appointment), range: appointment } : null;
  }

  function handlePlace(item: PlannedItem, minutes: number) {
    keys.focusNext(item.requestId);
    planning.hover(item, firstRange(days, today, minutes), 'keys');
  }

  return (
    <div className="mt-3 grid gap-6 lg:grid-cols-aside">
      <div className="min-w-0">
        <Grid {...{ shown, today, data, planning, keys, waiting, planFor, onBlock }} />
        {shown.kind === 'day' && (
          <DayTools shown={dayOfAppointments(data, shown.days[0])} advisers={data.advisers} planning={planning} />
        )}
      </div>
      <WaitingList
        {...{ advisers: data.advisers, planning, listRef, planFor, onPlanFor }}
        onPlace={(item, minutes) => handlePlace(item, minutes)}
      />
    </div>
  );
}

/** Makes the requests of a list draggable, each as long as its appointment takes. */
function useDraggableList(waiting: readonly WaitingRequest[]) {
  const listRef = useRef<HTMLUListElement>(null);
  const hasList = waiting.length > 0;
  const requests = useRef(waiting);
  useEffect(() => {
    requests.current = waiting;
  });
  useEffect(() => {
    if (!hasList || !listRef.current) return;
    const draggable = new Draggable(listRef.current, {
      itemSelector: '[data-waiting]',
      longPressDelay: 300,
      eventData: (element) => {
        const request = requests.current.find(({ id }) => id === element.dataset['waiting']);
        return { id: request?.id, title: request?.name, duration: { minutes: request?.minutes ?? 60 } };
      },
    });
    return () => draggable.destroy();
  }, [hasList]);
  return listRef;
}

/** Nine o'clock of the first day that is shown from tomorrow on, or of the last one. */
function firstRange(days: readonly string[], today: string, minutes: number) {
  const date = days.find((day) => day > today) ?? days.at(-1) ?? today;
  const starts = dutchInstant({ date, time: '09:00' }).getTime();
  return { startsAt: new Date(starts).toISOString(), endsAt: new Date(starts + minutes * 60_000).toISOString() };
}
