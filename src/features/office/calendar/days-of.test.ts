import { expect, test } from 'vitest';
import { buildAdviser, buildAppointment, buildDays, buildUntimed } from '@/test/calendar-days';
import { appointmentsPerAdviser, busyOn, dayOfAppointments, withoutHidden } from './days-of';

// A winter day: midnight in the Netherlands is 23:00 UTC.
const day = '2027-02-02';
const midnight = '2027-02-01T23:00:00.000Z';
const nextMidnight = '2027-02-02T23:00:00.000Z';

test.each([
  ['the whole day', midnight, nextMidnight, 1],
  ['until it begins', '2027-02-01T22:00:00.000Z', midnight, 0],
  ['until just after it begins', '2027-02-01T22:00:00.000Z', '2027-02-01T23:00:00.001Z', 1],
  ['from its last moment', '2027-02-02T22:59:59.999Z', nextMidnight, 1],
  ['from its end', nextMidnight, '2027-02-03T01:00:00.000Z', 0],
  ['around it', '2027-01-31T09:00:00.000Z', '2027-02-04T09:00:00.000Z', 1],
])('an own calendar that is busy %s', (_, startsAt, endsAt, times) => {
  const days = buildDays({ advisers: [buildAdviser()], busy: [{ adviser: 'ali', startsAt, endsAt }] });
  expect(busyOn(days, day).map(({ name }) => name)).toEqual(Array<string>(times).fill('Ali'));
});

test('a day has the appointments that begin in it, and those without a time', () => {
  const days = buildDays({
    appointments: [midnight, nextMidnight].map((startsAt) => buildAppointment({ startsAt })),
    untimed: [buildUntimed(day), buildUntimed('2027-02-03')],
  });
  const { appointments, untimed } = dayOfAppointments(days, day);
  expect(appointments.map(({ startsAt }) => startsAt)).toEqual([midnight]);
  expect(untimed.map((each) => each.day)).toEqual([day]);
});

test('advisers without appointments are left out, and who is switched off with all of theirs', () => {
  const advisers = [buildAdviser(), buildAdviser({ id: 'bo' })];
  const range = { startsAt: midnight, endsAt: nextMidnight };
  const days = buildDays({
    advisers,
    appointments: [buildAppointment()],
    untimed: [buildUntimed(day)],
    blocked: [{ id: 'b', adviser: 'ali', reason: '', ...range }],
    busy: [{ adviser: 'ali', ...range }],
  });
  expect(appointmentsPerAdviser(days.appointments, advisers).map(({ adviser }) => adviser.id)).toEqual(['ali']);
  const left = withoutHidden(days, new Set(['ali', days.untimed[0]?.adviser ?? '']));
  expect(left).toMatchObject({ advisers: [{ id: 'bo' }], appointments: [], untimed: [], blocked: [], busy: [] });
});
