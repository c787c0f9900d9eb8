// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetKeptEdit, keepEdit, readKeptEdit } from './kept-edit';

const empty = { status: 'new', appointmentDate: '', appointmentTime: '', notes: '' };
const kept = { version: 'v1', base: empty, edit: { ...empty, notes: 'Belt' } };

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('an edit is kept for its own request until it is forgotten', () => {
  keepEdit('a', kept);
  expect([readKeptEdit('a'), readKeptEdit('b')]).toEqual([kept, null]);
  forgetKeptEdit('a');
  expect(readKeptEdit('a')).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"version":"v1"}', JSON.stringify({ ...kept, edit: { ...empty, notes: 1 } })])(
  'what is no edit counts as none: %s',
  (stored) => {
    window.sessionStorage.setItem('woninglabel.edit.a', stored);
    expect(readKeptEdit('a')).toBeNull();
  },
);

test('a browser that refuses storage keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepEdit('a', kept)).not.toThrow();
  expect(() => forgetKeptEdit('a')).not.toThrow();
  expect(readKeptEdit('a')).toBeNull();
});
