// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { arrivalsQuery, newestRequestQuery } from './list-arrivals';

const table = 'GET /rest/v1/contact_submissions';
const moment = '2026-11-21 08:05:00.123456+00';

afterEach(() => queryClient.clear());

test('knows when the newest request came in', async () => {
  const responses = [[{ created_at: moment }], []];
  const calls = fakeSupabase({ [table]: () => ({ status: 200, json: responses.shift() }) });
  await expect(queryClient.query({ ...newestRequestQuery(), staleTime: 0 })).resolves.toBe(moment);
  await expect(queryClient.query({ ...newestRequestQuery(), staleTime: 0 })).resolves.toBe('-infinity');
  expect(calls[0]?.search.get('select')).toBe('created_at');
  expect(calls[0]?.search.get('order')).toBe('created_at.desc');
  expect(calls[0]?.search.get('limit')).toBe('1');
  expect(calls[0]?.search.get('is_held')).toBe('eq.false');
});

test('counts what came in since', async () => {
  const calls = fakeSupabase({ [table]: () => ({ status: 200, json: [{ id: 'a' }, { id: 'b' }] }) });
  await expect(queryClient.query(arrivalsQuery(moment))).resolves.toBe(2);
  expect(calls[0]?.search.get('created_at')).toBe(`gt.${moment}`);
  expect(calls[0]?.search.get('limit')).toBe('100');
  expect(calls[0]?.search.get('is_held')).toBe('eq.false');
});

test.each<[string, FakeAnswer, string]>([
  ['no response', 'network error', 'unavailable'],
  ['a refusal', { status: 403, json: { code: '42501', message: 'permission denied' } }, 'forbidden'],
])('both fail on %s', async (_, response, code) => {
  fakeSupabase({ [table]: () => response });
  await expect(queryClient.query({ ...newestRequestQuery(), retry: false })).rejects.toMatchObject({ code });
  await expect(queryClient.query({ ...arrivalsQuery(moment), retry: false })).rejects.toMatchObject({ code });
});
