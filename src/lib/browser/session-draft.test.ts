// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  claimSessionDrafts,
  clearSessionDrafts,
  hasSessionDraft,
  hasSessionDrafts,
  readSessionDraft,
  removeSessionDraft,
  writeSessionDraft,
} from './session-draft';

const schema = z.object({ text: z.string() });
const draft = { text: 'getypt' };
const json = JSON.stringify(draft);

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('is stored by name until it is removed', () => {
  expect(hasSessionDrafts()).toBe(false);
  writeSessionDraft('blocks', json);
  expect([readSessionDraft('blocks', schema), readSessionDraft('article', schema)]).toEqual([draft, null]);
  expect([hasSessionDraft('blocks'), hasSessionDraft('article'), hasSessionDrafts()]).toEqual([true, false, true]);
  removeSessionDraft('blocks');
  expect(readSessionDraft('blocks', schema)).toBeNull();
  expect(hasSessionDrafts()).toBe(false);
});

test.each(['', '{', 'null', '[]', '{"text":1}'])('of another shape counts as none: %s', (stored) => {
  writeSessionDraft('blocks', stored);
  expect(readSessionDraft('blocks', schema)).toBeNull();
});

test('all of them go at once, and nothing else', () => {
  claimSessionDrafts('one');
  writeSessionDraft('blocks', json);
  writeSessionDraft('article', json);
  window.sessionStorage.setItem('of another program', 'stays');
  clearSessionDrafts();
  expect(Object.keys(window.sessionStorage)).toEqual(['of another program']);
});

test('the same account finds it again, another account does not', () => {
  claimSessionDrafts('one');
  writeSessionDraft('blocks', json);
  claimSessionDrafts('one');
  expect(readSessionDraft('blocks', schema)).toEqual(draft);
  claimSessionDrafts('two');
  expect(hasSessionDrafts()).toBe(false);
});

test('a browser that refuses storage keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  claimSessionDrafts('one');
  writeSessionDraft('blocks', json);
  expect(readSessionDraft('blocks', schema)).toBeNull();
  expect(hasSessionDrafts()).toBe(false);
  expect(clearSessionDrafts).not.toThrow();
});
