import { expect, test } from 'vitest';
import { AnswerCache } from '../../functions/_server/answer-cache.ts';
import { callerOf, CallerLimit } from '../../functions/_server/caller-limit.ts';

test('a caller may make so many calls at once, and then as many as time gives back', () => {
  const limit = new CallerLimit({ burst: 2, perSecond: 1, maxCallers: 10 });
  expect([0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, false]);
  expect(limit.take('b', 0)).toBe(true);
  // What is refused costs nothing, and a clock that is put back gives nothing.
  expect([999, 1000, 1000, 500].map((now) => limit.take('a', now))).toEqual([false, true, false, false]);
  expect([60_000, 60_000, 60_000].map((now) => limit.take('a', now))).toEqual([true, true, false]);
});

test('the least recent caller is forgotten above a number of callers', () => {
  const limit = new CallerLimit({ burst: 1, perSecond: 0, maxCallers: 2 });
  for (const caller of ['a', 'b', 'a']) limit.take(caller, 0);
  expect(limit.take('b', 0)).toBe(false);
  // In place of a.
  expect(limit.take('c', 0)).toBe(true);
  expect(limit.take('b', 0)).toBe(false);
  expect(limit.take('a', 0)).toBe(true);
});

test.each([
  [{ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.2' }, '192.0.2.1'],
  [{ 'x-forwarded-for': '192.0.2.1, 192.0.2.2 ' }, '192.0.2.2'],
  [{ 'x-forwarded-for': '::FFFF:192.0.2.1' }, '192.0.2.1'],
  [{ 'x-forwarded-for': '2001:db8:0:0:1:2:3:4' }, '2001:db8:0:0'],
  [{ 'x-forwarded-for': '2001:0DB8:000a:00b0:1:2:3:4' }, '2001:db8:a:b0'],
  [{ 'x-forwarded-for': '2001:db8::1' }, '2001:db8:0:0'],
  [{ 'x-forwarded-for': '2001:db8:1:2:3::' }, '2001:db8:1:2'],
  [{ 'x-forwarded-for': '::1' }, '0:0:0:0'],
  [{ 'x-forwarded-for': '1::2:3:4:5:6:7' }, '1:0:2:3'],
  [{ 'x-forwarded-for': `${'1'.repeat(45)}2` }, '1'.repeat(45)],
  [{}, ''],
])('the caller of %j is "%s"', (headers, caller) => {
  expect(callerOf(new Headers(headers))).toBe(caller);
});

test('an answer is kept until its age, and the oldest goes above a number of answers', () => {
  const cache = new AnswerCache<string>({ maxAge: 1000, maxAnswers: 2 });
  expect(cache.add('a', 'one', 0)).toEqual({ answer: 'one', expiresAt: 1000 });
  expect(cache.find('a', 999)?.answer).toBe('one');
  expect(cache.find('a', 1000)).toBeUndefined();
  cache.add('b', 'two', 0);
  cache.add('a', 'three', 0);
  cache.add('c', 'four', 0);
  expect(['a', 'b', 'c'].map((query) => cache.find(query, 0)?.answer)).toEqual(['three', undefined, 'four']);
});
