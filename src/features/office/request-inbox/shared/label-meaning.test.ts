import { expect, test, vi } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { isLabelAwaited, labelMeaning } from './label-meaning';

const env = vi.hoisted(() => ({ labelRegisterUrl: '/functions/v1/label' }));
vi.mock('@/lib/env', () => ({ env }));

const now = Date.parse('2026-11-25T12:00:00Z');
const label = { label_class: 'C', label_registered_at: '2021-03-12', label_valid_until: '2031-03-12' };

test.each([
  ['/functions/v1/label', 'already', true],
  ['', null, false],
])('with the register at %j a label means %j, and a new one is awaited: %j', (url, meaning, isAwaited) => {
  env.labelRegisterUrl = url;
  expect(labelMeaning(buildStoredRequest(label), now)).toBe(meaning);
  const completed = buildStoredRequest({ status: 'completed', completed_at: '2026-11-25T10:00:00Z' });
  expect(isLabelAwaited(completed, now)).toBe(isAwaited);
});

test.each([
  ['in its last second', { completed_at: '2026-11-11T12:00:01Z' }, true],
  ['after two weeks', { completed_at: '2026-11-11T12:00:00Z' }, false],
  ['at no known moment', { completed_at: null }, false],
  ['and held', { is_held: true }, false],
  ['without a postcode', { postcode: null }, false],
  ['without a number', { house_number: null }, false],
  ['and has it', { ...label, label_registered_at: '2026-11-24' }, false],
])('a request completed %s awaits its label: %j', (_, values, isAwaited) => {
  env.labelRegisterUrl = '/functions/v1/label';
  const completed = { status: 'completed', completed_at: '2026-11-25T10:00:00Z', created_at: '2026-11-20T10:00:00Z' };
  expect(isLabelAwaited(buildStoredRequest({ ...completed, ...values }), now)).toBe(isAwaited);
});

test.each([
  // Midnight in the Netherlands is 23:00 UTC.
  ['2026-11-24T22:59:59Z', 'already'],
  ['2026-11-24T23:00:00Z', null],
])('at %s a label that is valid until that day means %j', (moment, meaning) => {
  env.labelRegisterUrl = '/functions/v1/label';
  const request = buildStoredRequest({ ...label, label_valid_until: '2026-11-24' });
  expect(labelMeaning(request, Date.parse(moment))).toBe(meaning);
});
