import '@fullcalendar/react/skeleton.css';
import FullCalendar, { type EventApi, type EventDisplayInfo } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import dutch from '@fullcalendar/react/locales/nl';
import timeGrid from '@fullcalendar/react/timegrid';
import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { calendarTexts } from '@/content/office/visits/calendar';
import type { CalendarDays } from '@/data/appointments/calendar-days';
import type { WaitingRequest } from '@/data/appointments/waiting-requests';
import { minutesBefore } from '@/domain/appointment/drive';
import { isoWeekday } from '@/domain/appointment/week';
import { openedRequestLink } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { itemOfRequest, itemOfAppointment } from '../planning/planned-item';
import type { Planning } from '../planning/use-planning';
import { daysLink, type ShownDays } from '../shown-days';
import { AppointmentEvent, DraftEvent } from './appointment-event';
import { DayHeader } from './day-header';
import { eventId, gridEvents, workingHours } from './grid-events';
import { gridHours, idleDays } from './grid-hours';
import { ignoreHeld, isOverWaitingList } from './grid-pointer';
import { keysId, type GridKeys } from './use-grid-keys';

interface GridProps {
  shown: ShownDays;
  today: string;
  data: CalendarDays;
  planning: Planning;
  keys: GridKeys;
  waiting: readonly WaitingRequest[];
  /** User id of the adviser for whom a dragged request is planned. */
  planFor: string;
  /** Called with a period that was drawn, to block it. */
  onBlock: (range: { startsAt: string; endsAt: string }) => void;
}

/** The appointments of a week or day on a grid of time: they can be dragged, lengthened, and opened. */
export function Grid({ shown, today, data, planning, keys, waiting, planFor, onBlock }: GridProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { draft, obstacles, missedDeadline, hover, save } = planning;
  // While an event is dragged, the grid renders it itself.
  const drawn = draft?.phase === 'dragging' ? null : draft;
  const events = useMemo(
    () => gridEvents(data, drawn, (requestId) => `${pathname}${openedRequestLink(params, requestId).search}`),
    [data, drawn, params, pathname],
  );
  const { first, last } = gridHours(data, drawn);
  const hidden = shown.kind === 'week' ? idleDays(data, shown.days) : [];

  function itemOfEvent(id: string) {
    const appointment = data.appointments.find((other) => eventId(other) === id);
    if (appointment) return itemOfAppointment(appointment);
    const request = waiting.find((other) => other.id === id);
    return request ? itemOfRequest(request, planFor) : null;
  }

  function store({ id, start, end }: EventApi) {
    const item = itemOfEvent(id);
    if (item && start && end) save(item, rangeOf(start, end));
  }

  function renderEvent({ event: { id, start, end, display, title } }: EventDisplayInfo) {
    if (display === 'background' || !start || !end) return title;
    const appointment = data.appointments.find((other) => eventId(other) === id);
    const range = rangeOf(start, end);
    if (!appointment) return <DraftEvent name={title} {...range} />;
    return (
      <AppointmentEvent
        appointment={appointment}
        adviser={data.advisers.find((adviser) => adviser.id === appointment.adviser)}
        warning={appointment.isTooSoon ? calendarTexts.tooSoon : ''}
        minutesFree={minutesBefore(appointment, sameDay(appointment.startsAt))}
        {...range}
      />
    );
  }

  function sameDay(startsAt: string) {
    const { date } = dutchDateTime(new Date(startsAt));
    return data.appointments.filter((other) => dutchDateTime(new Date(other.startsAt)).date === date);
  }

  function classOfEvent({ event: { id }, isMirror, isDragging, isResizing }: EventDisplayInfo): string {
    const appointment = data.appointments.find((other) => eventId(other) === id);
    const color = data.advisers.find((adviser) => adviser.id === appointment?.adviser)?.color ?? 'none';
    return clsx(
      `appointment adviser-${color}`,
      appointment?.state === 'completed' && 'appointment-completed',
      appointment?.isOverruled && 'appointment-overruled',
      (isMirror || isDragging || isResizing || draft?.requestId === id) && 'appointment-draft',
    );
  }

  return (
    <div
      className={clsx('calendar-grid', (obstacles.length > 0 || missedDeadline !== null) && 'is-refused')}
      onClickCapture={ignoreHeld}
      {...keys.handlers}
    >
      <FullCalendar
        key={`${shown.kind} ${shown.days[0]} ${hidden.join(' ')}`}
        plugins={[timeGrid, interaction]}
        locale={dutch}
        timeZone="Europe/Amsterdam"
        initialView={shown.kind === 'week' ? 'timeGridWeek' : 'timeGridDay'}
        initialDate={shown.days[0]}
        hiddenDays={hidden.map((day) => isoWeekday(day) % 7)}
        headerToolbar={false}
        dayHeaders={shown.kind === 'week'}
        height="auto"
        slotMinTime={hourText(first)}
        slotMaxTime={hourText(last)}
        slotDuration="00:15:00"
        slotHeaderInterval="01:00:00"
        slotMinHeight={slotHeight}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        allDaySlot={data.untimed.length > 0}
        allDayText={calendarTexts.noTime}
        timedText={calendarTexts.rowHeader}
        nowIndicator
        businessHours={workingHours(data)}
        events={events}
        slotEventOverlap={false}
        eventInteractive
        forceEventDuration
        eventLongPressDelay={300}
        // The end of the animation ends the drag, and without animations it never comes.
        dragRevertDuration={0}
        droppable
        selectable={data.advisers.some(({ isSetUp }) => isSetUp)}
        selectMinDistance={8}
        selectLongPressDelay={500}
        unselectAuto
        eventContent={renderEvent}
        backgroundEventClass="calendar-closed"
        backgroundEventContent={({ event }) => <span className="calendar-closed-words">{event.title}</span>}
        eventClass={classOfEvent}
        columnEventAfterClass={({ isEndResizable, isSelected }) =>
          clsx(isEndResizable && 'appointment-edge', isSelected && 'appointment-edge-held')
        }
        navLinks
        navLinkDayClick={(date) => void navigate(daysLink(params, 'day', dutchDateTime(date).date))}
        dayHeaderContent={({ date }) => <DayHeader day={dutchDateTime(date).date} today={today} />}
        dayHeaderDidMount={({ date, el }) => {
          // The grid's own label of the link lacks the weekday, which is visible.
          el.querySelector('[role=link]')?.setAttribute('aria-label', formatPlainDay(dutchDateTime(date).date));
        }}
        dayHeaderAlign="start"
        dayHeaderClass="calendar-day-header"
        slotHeaderClass="calendar-slot-header"
        slotHeaderInnerClass="calendar-slot-header-words"
        allDayHeaderClass="calendar-slot-header"
        allDayHeaderInnerClass="calendar-slot-header-words"
        slotLaneClass={({ time }) => classOfSlot(time?.milliseconds ?? 0)}
        dayLaneClass={({ isToday }) => (isToday ? 'calendar-lane today' : 'calendar-lane')}
        dayCellClass="calendar-lane"
        dayLaneInnerClass="calendar-lane-inner"
        nonBusinessHoursClass="calendar-not-working"
        highlightClass="calendar-highlight"
        nowIndicatorLineClass="calendar-now"
        eventDidMount={({ event, el }) => keys.handleMount(event.id, el)}
        eventAllow={({ start, end, allDay }, event) => {
          const item = event && itemOfEvent(event.id);
          if (item && !allDay) hover(item, rangeOf(start, end), 'dragging');
          return !allDay;
        }}
        eventDragStop={({ event, jsEvent }) => {
          const appointment = data.appointments.find((other) => eventId(other) === event.id);
          if (appointment && isOverWaitingList(jsEvent)) planning.askToUnplan(itemOfAppointment(appointment));
        }}
        eventDrop={({ event }) => store(event)}
        eventResize={({ event }) => store(event)}
        eventReceive={({ event, revert }) => {
          store(event);
          // Rendered from the stored appointment, not from what was dropped.
          revert();
        }}
        eventClick={({ event, jsEvent }) => {
          if (event.url === '') return;
          jsEvent.preventDefault();
          void navigate(event.url);
        }}
        select={({ start, end, allDay, view }) => {
          if (!allDay) onBlock(rangeOf(start, end));
          view.calendar.unselect();
        }}
      />
      <p id={keysId} className="mt-2 text-sm text-ink-muted">
        {calendarTexts.keys}
      </p>
    </div>
  );
}

/** Pixels of a quarter of an hour, the step of a drag; src/styles/calendar.css has the same for a minute. */
const slotHeight = 21;

/** Whole and half hours have a line. */
function classOfSlot(milliseconds: number): string {
  if (milliseconds % 3_600_000 === 0) return 'calendar-slot';
  return milliseconds % 1_800_000 === 0 ? 'calendar-slot minor' : '';
}

function rangeOf(start: Date, end: Date) {
  return { startsAt: start.toISOString(), endsAt: end.toISOString() };
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}
