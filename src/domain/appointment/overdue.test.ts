import { expect, test } from 'vitest';
import { isOverdue } from './overdue';

const now = { date: '2026-11-22', time: '14:00' };

test.each([
  ['2026-11-22', '13:59', true],
  ['2026-11-22', '14:00', true],
  ['2026-11-22', '14:01', false],
  ['2026-11-21', '23:59', true],
  ['2026-11-21', '', true],
  ['2026-11-22', '', false],
  ['2026-11-23', '09:00', false],
  ['', '', false],
])(
  'an appointment on %j at %j is overdue on 22 November at 14:00: %j',
  (appointmentDate, appointmentTime, expected) => {
    const appointment = { status: 'scheduled', appointmentDate, appointmentTime };
    expect(isOverdue(appointment, now)).toBe(expected);
    expect(isOverdue({ ...appointment, status: 'contacted' }, now)).toBe(expected);
    expect(isOverdue({ ...appointment, status: 'completed' }, now)).toBe(false);
  },
);
