import { expect, test } from 'vitest';
import { workingHoursProblem } from './working-hours';

test.each([
  [[1], '08:00', '20:00', null],
  [[7, 1], '00:00', '23:59', null],
  [[], '08:00', '20:00', { field: 'days', problem: 'missing' }],
  [[1, 8], '08:00', '20:00', { field: 'days', problem: 'missing' }],
  [[1], '', '20:00', { field: 'opens', problem: 'missing' }],
  [[1], '8:00', '20:00', { field: 'opens', problem: 'missing' }],
  [[1], '08:00', '24:00', { field: 'closes', problem: 'missing' }],
  [[1], '20:00', '20:00', { field: 'closes', problem: 'before-opening' }],
  [[1], '20:00', '08:00', { field: 'closes', problem: 'before-opening' }],
])('working on %j from %j until %j', (days, opens, closes, problem) => {
  expect(workingHoursProblem({ days, opens, closes })).toEqual(problem);
});
