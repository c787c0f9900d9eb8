import type { BusinessHoursInput, EventInput } from '@fullcalendar/react';
import { blockedTexts } from '@/content/office/visits/calendar';
import type { CalendarDays, Appointment } from '@/data/appointments/calendar-days';
import { addDays } from '@/domain/appointment/week';
import type { Draft } from '../planning/use-planning';

/** The id of an event in the grid: an appointment keeps the id of the draft it came from. */
export function eventId({ id, requestId, state }: Appointment): string {
  return state === 'planned' ? requestId : id;
}

/**
 * What the grid draws: appointments, requests with only a date, and in the background blocked and busy times and
 * holidays.
 */
export function gridEvents(
  data: CalendarDays,
  draft: Draft | null,
  linkOf: (requestId: string) => string,
): EventInput[] {
  const appointments = data.appointments.map((appointment): EventInput => {
    const { startsAt, endsAt } = draft?.appointment?.id === appointment.id ? draft : appointment;
    return {
      id: eventId(appointment),
      title: appointment.name,
      start: startsAt,
      end: endsAt,
      url: linkOf(appointment.requestId),
      editable: appointment.state === 'planned',
    };
  });
  return [
    ...appointments,
    ...(draft?.appointment === null ? [draftEvent(draft, linkOf)] : []),
    ...data.untimed.map(({ requestId, name, day }) => ({
      id: requestId,
      title: name,
      start: day,
      allDay: true,
      url: linkOf(requestId),
      editable: false,
    })),
    ...data.blocked.map(({ id, adviser, startsAt, endsAt, reason }) => ({
      id,
      title: `${nameOf(data, adviser)}: ${reason || blockedTexts.blocked}`,
      start: startsAt,
      end: endsAt,
      display: 'background',
    })),
    ...data.busy.map(({ adviser, startsAt, endsAt }) => ({
      id: `${adviser} ${startsAt}`,
      title: blockedTexts.busy(nameOf(data, adviser)),
      start: startsAt,
      end: endsAt,
      display: 'background',
    })),
    ...data.holidays.map(({ day, name }) => ({
      id: day,
      title: blockedTexts.holiday(name),
      start: `${day}T00:00:00`,
      end: `${addDays(day, 1)}T00:00:00`,
      display: 'background',
    })),
  ];
}

function draftEvent({ requestId, name, startsAt, endsAt }: Draft, linkOf: (requestId: string) => string): EventInput {
  return { id: requestId, title: name, start: startsAt, end: endsAt, url: linkOf(requestId), editable: true };
}

/** When any of them works; always while no adviser has hours. */
export function workingHours({ advisers }: CalendarDays): BusinessHoursInput {
  const hours = advisers.flatMap((adviser) => adviser.hours);
  if (hours.length === 0) return false;
  return hours.map(({ weekday, opens, closes }) => ({ daysOfWeek: [weekday % 7], startTime: opens, endTime: closes }));
}

function nameOf({ advisers }: CalendarDays, id: string): string {
  return advisers.find((adviser) => adviser.id === id)?.name ?? '';
}
