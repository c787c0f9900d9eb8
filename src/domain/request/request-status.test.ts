import { describe, expect, it, test } from 'vitest';
import {
  hasMoment,
  knownStatus,
  lacksAppointment,
  leavesVisit,
  requestStatuses,
  schedulingProblem,
  statusAfterScheduleEdit,
} from './request-status.ts';

describe('knownStatus', () => {
  test.each([
    ['scheduled', 'scheduled'],
    ['on_hold', 'new'],
    ['', 'new'],
    [null, 'new'],
  ])('shows %s as %s', (stored, shown) => {
    expect(knownStatus(stored)).toBe(shown);
  });
});

describe('statusAfterScheduleEdit', () => {
  test.each([
    ['new', '2026-12-01', '09:30', 'scheduled'],
    ['contacted', '2026-12-01', '09:30', 'scheduled'],
    ['on_hold', '2026-12-01', '09:30', 'scheduled'],
    ['scheduled', '2026-12-01', '09:30', 'scheduled'],
    ['completed', '2026-12-01', '09:30', 'completed'],
    ['cancelled', '2026-12-01', '09:30', 'cancelled'],
    ['new', '2026-12-01', '', 'new'],
    ['contacted', '', '09:30', 'contacted'],
    ['on_hold', '', '', 'on_hold'],
  ])('turns %s with %s and %s into %s', (status, appointmentDate, appointmentTime, after) => {
    expect(statusAfterScheduleEdit({ status, appointmentDate, appointmentTime })).toBe(after);
  });
});

describe('schedulingProblem', () => {
  const moment = { appointmentDate: '2026-12-01', appointmentTime: '09:30' };

  test.each([
    ['new', moment, null],
    ['on_hold', moment, null],
    ['contacted', { ...moment, appointmentTime: '' }, 'unscheduled'],
    ['completed', moment, 'closed'],
    ['cancelled', moment, 'closed'],
    ['cancelled', { ...moment, appointmentDate: '' }, 'unscheduled'],
  ])('of a request that is %s with %j: %s', (status, appointment, problem) => {
    expect(schedulingProblem({ status, ...appointment })).toBe(problem);
  });
});

test.each([
  ['scheduled', '2026-12-01', '09:30', true],
  ['new', '2026-12-01', '09:30', true],
  ['completed', '2026-12-01', '09:30', false],
  ['scheduled', '', '09:30', false],
  ['scheduled', '2026-12-01', '', false],
])('a request that is %s on %j at %j has a visit: %j', (status, appointmentDate, appointmentTime, expected) => {
  expect(hasMoment({ status, appointmentDate, appointmentTime })).toBe(expected);
});

test('only a status of before a visit leaves one', () => {
  expect(requestStatuses.filter(leavesVisit)).toEqual(['new', 'contacted']);
});

describe('lacksAppointment', () => {
  it('asks only a scheduled request for both', () => {
    expect(lacksAppointment({ status: 'scheduled', appointmentDate: '2026-12-01', appointmentTime: '' })).toBe(true);
    expect(lacksAppointment({ status: 'scheduled', appointmentDate: '', appointmentTime: '09:30' })).toBe(true);
    expect(lacksAppointment({ status: 'scheduled', appointmentDate: '2026-12-01', appointmentTime: '09:30' })).toBe(
      false,
    );
    expect(lacksAppointment({ status: 'completed', appointmentDate: '', appointmentTime: '' })).toBe(false);
  });
});
