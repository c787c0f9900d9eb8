import { expect, test } from 'vitest';
import { editableWeek, weekHours, weekProblems } from './adviser';

const morning = { weekday: 2, opens: '08:30', closes: '12:00' };
const afternoon = { weekday: 2, opens: '13:00', closes: '17:00' };

test('a day without stored hours is off, and proposes hours; the ranges of a day are in its order', () => {
  const week = editableWeek([afternoon, morning]);
  expect(week).toHaveLength(7);
  expect(week.filter(({ isOn }) => isOn)).toEqual([
    {
      weekday: 2,
      isOn: true,
      ranges: [
        { opens: '08:30', closes: '12:00' },
        { opens: '13:00', closes: '17:00' },
      ],
    },
  ]);
  expect(week[0]).toEqual({ weekday: 1, isOn: false, ranges: [{ opens: '09:00', closes: '17:00' }] });
  expect(weekHours(week)).toEqual([morning, afternoon]);
});

test('only the days that are on need right hours, with a break between two ranges', () => {
  const week = [
    { weekday: 1, isOn: false, ranges: [{ opens: '', closes: '' }] },
    { weekday: 2, isOn: true, ranges: [{ opens: '', closes: '17:00' }] },
    { weekday: 3, isOn: true, ranges: [{ opens: '09:00', closes: '24:00' }] },
    { weekday: 4, isOn: true, ranges: [{ opens: '09:00', closes: '09:00' }] },
    { weekday: 5, isOn: true, ranges: [{ opens: '09:00', closes: '09:01' }] },
    { weekday: 6, isOn: true, ranges: [morning, { opens: '12:00', closes: '17:00' }] },
    { weekday: 7, isOn: true, ranges: [morning, { opens: '12:01', closes: '' }] },
  ];
  expect(weekProblems(week)).toEqual([
    { weekday: 2, range: 0, field: 'opens', problem: 'missing' },
    { weekday: 3, range: 0, field: 'closes', problem: 'missing' },
    { weekday: 4, range: 0, field: 'closes', problem: 'before-opening' },
    { weekday: 6, range: 1, field: 'opens', problem: 'no-break' },
    { weekday: 7, range: 1, field: 'closes', problem: 'missing' },
  ]);
});
