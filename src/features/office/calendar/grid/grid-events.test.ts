import { expect, test } from 'vitest';
import { buildAdviser, buildAppointment, buildDays, buildUntimed } from '@/test/calendar-days';
import { gridEvents, workingHours } from './grid-events';

function linkOf(id: string): string {
  return `?aanvraag=${id}`;
}
const moved = { startsAt: '2027-02-02T12:00:00.000Z', endsAt: '2027-02-02T13:30:00.000Z' };

test('an appointment is drawn where it is stored, or where it is being moved', () => {
  const appointment = buildAppointment();
  const item = { requestId: 'request', name: 'Jansen', adviser: 'ali', rush: null, appointment };
  const event = { id: 'request', title: 'Jansen', url: '?aanvraag=request', editable: true };
  expect(gridEvents(buildDays({ appointments: [appointment] }), null, linkOf)).toEqual([
    { ...event, start: appointment.startsAt, end: appointment.endsAt },
  ]);
  expect(gridEvents(buildDays({ appointments: [appointment] }), { ...item, ...moved, phase: 'keys' }, linkOf)).toEqual([
    { ...event, start: moved.startsAt, end: moved.endsAt },
  ]);
});

test('a request that is being planned is drawn beside the appointments, and what is completed cannot move', () => {
  const done = buildAppointment({ state: 'completed' });
  const draft = {
    requestId: 'new',
    name: 'Smit',
    adviser: '',
    rush: null,
    appointment: null,
    ...moved,
  };
  expect(gridEvents(buildDays({ appointments: [done] }), { ...draft, phase: 'saving' }, linkOf)).toMatchObject([
    { id: 'visit', editable: false },
    { id: 'new', title: 'Smit', start: moved.startsAt, end: moved.endsAt },
  ]);
});

test('blocked and busy time, holidays and what has a day alone are told in words', () => {
  const blocked = { id: 'b', adviser: 'ali', reason: '', ...moved };
  const days = buildDays({
    advisers: [buildAdviser()],
    blocked: [blocked, { ...blocked, reason: 'Tandarts' }],
    busy: [{ adviser: 'ali', ...moved }],
    holidays: [{ day: '2027-03-29', name: 'Tweede paasdag' }],
    untimed: [buildUntimed('2027-02-03')],
  });
  expect(gridEvents(days, null, linkOf)).toMatchObject([
    { title: 'Jansen', start: '2027-02-03', allDay: true, editable: false },
    { title: 'Ali: Geblokkeerd', display: 'background' },
    { title: 'Ali: Tandarts', display: 'background' },
    { title: 'Bezet in de agenda van Ali', display: 'background' },
    {
      title: 'Feestdag: Tweede paasdag',
      start: '2027-03-29T00:00:00',
      end: '2027-03-30T00:00:00',
      display: 'background',
    },
  ]);
});

test('the grid is light when anybody works, and whole while nobody has hours', () => {
  const sunday = buildAdviser({ hours: [{ weekday: 7, opens: '10:00', closes: '12:00' }] });
  expect(workingHours(buildDays({ advisers: [sunday] }))).toEqual([
    { daysOfWeek: [0], startTime: '10:00', endTime: '12:00' },
  ]);
  expect(workingHours(buildDays({ advisers: [buildAdviser({ hours: [] })] }))).toBe(false);
});
