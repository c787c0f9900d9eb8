import { expect, test } from 'vitest';
import { requestLabel } from './request-label';

const label = { labelClass: 'C', labelRegisteredAt: '2021-03-12', labelValidUntil: '2031-03-12' };
const none = { labelClass: '', labelRegisteredAt: '', labelValidUntil: '' };
const days = { today: '2026-11-25', receivedOn: '2026-11-20' };

test.each([
  ['an open request for a home with a valid label', { status: 'new', ...label }, 'already'],
  ['on the last day on which it is valid', { status: 'scheduled', ...label, labelValidUntil: '2026-11-25' }, 'already'],
  ['that expired since', { status: 'new', ...label, labelValidUntil: '2026-11-24' }, null],
  ['without a label', { status: 'new', ...none }, null],
  ['a cancelled request', { status: 'cancelled', ...label }, null],
  ['a completed one with the label of before', { status: 'completed', ...label }, null],
  ['without any label yet', { status: 'completed', ...none }, null],
  [
    'with one of the day on which it came in',
    { status: 'completed', ...label, labelRegisteredAt: '2026-11-20' },
    'new',
  ],
  ['of the day before that', { status: 'completed', ...label, labelRegisteredAt: '2026-11-19' }, null],
])('%s', (_, request, meaning) => {
  expect(requestLabel(request, days)).toBe(meaning);
});
