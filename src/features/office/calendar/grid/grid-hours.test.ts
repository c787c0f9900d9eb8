import { expect, test } from 'vitest';
import { buildAdviser, buildAppointment, buildDays, buildUntimed } from '@/test/calendar-days';
import { gridHours, idleDays } from './grid-hours';

const days = ['2027-02-01', '2027-02-02', '2027-02-06'];

test('the grid shows the usual day, and whatever is earlier or later', () => {
  expect(gridHours(buildDays(), null)).toEqual({ first: 8, last: 18 });
  const whole = buildAdviser({ hours: [{ weekday: 1, opens: '08:00', closes: '19:00' }] });
  expect(gridHours(buildDays({ advisers: [whole] }), null)).toEqual({ first: 8, last: 19 });
  const early = buildAdviser({ hours: [{ weekday: 1, opens: '06:30', closes: '12:00' }] });
  const late = buildAppointment({ startsAt: '2027-02-01T19:00:00.000Z', endsAt: '2027-02-01T20:15:00.000Z' });
  expect(gridHours(buildDays({ advisers: [early], appointments: [late] }), null)).toEqual({ first: 6, last: 22 });
  const night = { startsAt: '2027-02-01T22:00:00.000Z', endsAt: '2027-02-01T23:30:00.000Z' };
  expect(gridHours(buildDays(), night)).toEqual({ first: 8, last: 24 });
});

test('days on which nobody works are left out, unless something is planned or nobody has hours', () => {
  const advisers = [buildAdviser()];
  expect(idleDays(buildDays({ advisers }), days)).toEqual(['2027-02-02', '2027-02-06']);
  const saturday = buildAppointment({ startsAt: '2027-02-06T09:00:00.000Z', endsAt: '2027-02-06T10:00:00.000Z' });
  expect(
    idleDays(buildDays({ advisers, appointments: [saturday], untimed: [buildUntimed('2027-02-02')] }), days),
  ).toEqual([]);
  expect(idleDays(buildDays(), days)).toEqual([]);
});
