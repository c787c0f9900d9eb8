// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { claimKeptInput, forgetAllInput, forgetInput, hasKeptInput, keepInput, readKeptInput } from './kept-input';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('is kept by name until it is forgotten', () => {
  expect(hasKeptInput()).toBe(false);
  keepInput('blocks', 'getypt');
  expect([readKeptInput('blocks'), readKeptInput('article')]).toEqual(['getypt', null]);
  expect(hasKeptInput()).toBe(true);
  forgetInput('blocks');
  expect(readKeptInput('blocks')).toBeNull();
  expect(hasKeptInput()).toBe(false);
});

test('all of it goes at once, and nothing else', () => {
  claimKeptInput('one');
  keepInput('blocks', 'getypt');
  keepInput('article', 'getypt');
  window.sessionStorage.setItem('of another program', 'stays');
  forgetAllInput();
  expect(Object.keys(window.sessionStorage)).toEqual(['of another program']);
});

test('the same account finds it again, another account does not', () => {
  claimKeptInput('one');
  keepInput('blocks', 'getypt');
  claimKeptInput('one');
  expect(readKeptInput('blocks')).toBe('getypt');
  claimKeptInput('two');
  expect(hasKeptInput()).toBe(false);
});

test('a browser that refuses storage keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  claimKeptInput('one');
  keepInput('blocks', 'getypt');
  expect(readKeptInput('blocks')).toBeNull();
  expect(hasKeptInput()).toBe(false);
  expect(forgetAllInput).not.toThrow();
});
