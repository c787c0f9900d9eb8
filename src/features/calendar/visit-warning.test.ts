import { expect, test } from 'vitest';
import { buildVisit } from '@/test/calendar-days';
import { visitWarning } from './visit-warning';

const first = buildVisit({ id: 'a' });
const later = { startsAt: '2027-02-01T10:10:00.000Z', endsAt: '2027-02-01T11:00:00.000Z' };

test('a drive that does not fit is told', () => {
  const driveThere = { minutes: 11, isFixed: false, isFromStart: false };
  const second = buildVisit({ id: 'b', driveThere, ...later });
  expect(visitWarning(second, [first, second])).toBe('Te vroeg voor de rit ernaartoe');
  const near = { ...second, driveThere: { ...driveThere, minutes: 10 } };
  expect(visitWarning(near, [first, near])).toBe('');
});

test('visits of nobody need an hour between their beginnings', () => {
  const ownerless = buildVisit({ id: 'a', adviser: '', startsAt: '2027-02-01T09:30:00.000Z' });
  const second = buildVisit({ id: 'b', adviser: '', ...later });
  expect(visitWarning(second, [ownerless, second])).toBe('Minder dan een uur van het bezoek van 10:30');
  expect(visitWarning(second, [{ ...ownerless, startsAt: '2027-02-01T09:00:00.000Z' }, second])).toBe('');
});
