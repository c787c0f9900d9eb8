import { expect, test } from 'vitest';
import { editableWeek, weekProblems } from './adviser';

test('a day without stored hours is off, and proposes hours', () => {
  const week = editableWeek([{ weekday: 2, opens: '08:30', closes: '12:00' }]);
  expect(week).toHaveLength(7);
  expect(week.filter(({ isOn }) => isOn)).toEqual([{ weekday: 2, opens: '08:30', closes: '12:00', isOn: true }]);
  expect(week[0]).toEqual({ weekday: 1, opens: '09:00', closes: '17:00', isOn: false });
});

test('only the days that are on need right hours', () => {
  const week = [
    { weekday: 1, opens: '', closes: '', isOn: false },
    { weekday: 2, opens: '', closes: '17:00', isOn: true },
    { weekday: 3, opens: '09:00', closes: '24:00', isOn: true },
    { weekday: 4, opens: '09:00', closes: '09:00', isOn: true },
    { weekday: 5, opens: '09:00', closes: '09:01', isOn: true },
  ];
  expect(weekProblems(week)).toEqual([
    { weekday: 2, field: 'opens', problem: 'missing' },
    { weekday: 3, field: 'closes', problem: 'missing' },
    { weekday: 4, field: 'closes', problem: 'before-opening' },
  ]);
});
