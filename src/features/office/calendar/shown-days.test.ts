import { expect, test } from 'vitest';
import { daysLink, neighbours, otherView, shownDays } from './shown-days';

const today = '2026-11-18';

function shown(search: string) {
  return shownDays(new URLSearchParams(search), today);
}

test('a URL names a day, a week by any of its days, or nothing, which is the present week', () => {
  expect(shown('dag=2027-02-03')).toEqual({ kind: 'day', days: ['2027-02-03'] });
  expect(shown('week=2027-02-03').days).toHaveLength(7);
  expect(shown('week=2027-02-03').days[0]).toBe('2027-02-01');
  expect(shown('dag=2027-02-30').days[0]).toBe('2026-11-16');
  expect(shown('').days[0]).toBe('2026-11-16');
});

test('links keep the rest of the URL and name one of week and day', () => {
  const params = new URLSearchParams('status=new&week=2026-11-16&dag=2026-11-17');
  expect(daysLink(params, 'day', '2026-11-18').search).toBe('?status=new&dag=2026-11-18');
  expect(daysLink(params, 'week', '2026-11-23').search).toBe('?status=new&week=2026-11-23');
  expect(daysLink(params, 'week', null).search).toBe('?status=new');
});

test('a day goes by days, a week by weeks', () => {
  expect(neighbours(shown('dag=2027-03-01'))).toEqual({ previous: '2027-02-28', next: '2027-03-02' });
  expect(neighbours(shown(''))).toEqual({ previous: '2026-11-09', next: '2026-11-23' });
});

test('the other view shows the same days, today where that is among them', () => {
  expect(otherView(shown('dag=2027-02-03'), today)).toBe('2027-02-01');
  expect(otherView(shown(''), today)).toBe('2026-11-18');
  expect(otherView(shown('week=2027-02-03'), today)).toBe('2027-02-01');
});
