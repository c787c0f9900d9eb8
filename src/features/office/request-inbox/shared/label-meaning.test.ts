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
