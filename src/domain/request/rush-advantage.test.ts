import { expect, test } from 'vitest';
import { rushAdvantage } from './rush-advantage';

// A Friday. Without rush the label is there from Wednesday 2 to Friday 4 December.
test.each([
  ['2026-11-27', 'certain'],
  ['2026-12-01', 'certain'],
  ['2026-12-02', 'uncertain'],
  ['2026-12-03', 'uncertain'],
  ['2026-12-04', 'none'],
  ['2027-01-08', 'none'],
])('a label by %s has a %s advantage', (labelBy, advantage) => {
  expect(rushAdvantage({ receivedOn: '2026-11-27', labelBy })).toBe(advantage);
});

test('from a weekend the usual way begins on Monday', () => {
  expect(rushAdvantage({ receivedOn: '2026-11-28', labelBy: '2026-12-01' })).toBe('certain');
  expect(rushAdvantage({ receivedOn: '2026-11-28', labelBy: '2026-12-02' })).toBe('uncertain');
});
