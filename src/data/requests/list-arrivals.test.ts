// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { supabase } from '@/data/client';
import { queryClient } from '@/data/query-client';
import { env } from '@/lib/env';
import { fakeSupabase, type FakeAnswer } from '@/test/fake-supabase';
import { arrivalsQuery, newestRequestQuery, onRequestArrival } from './list-arrivals';

const table = 'GET /rest/v1/contact_submissions';
const moment = '2026-11-21 08:05:00.123456+00';

afterEach(() => queryClient.clear());

test('knows when the newest request came in', async () => {
  const answers = [[{ created_at: moment }], []];
  const calls = fakeSupabase({ [table]: () => ({ status: 200, json: answers.shift() }) });
  await expect(queryClient.query({ ...newestRequestQuery(), staleTime: 0 })).resolves.toBe(moment);
  await expect(queryClient.query({ ...newestRequestQuery(), staleTime: 0 })).resolves.toBe('-infinity');
  expect(calls[0]?.search.get('order')).toBe('created_at.desc');
  expect(calls[0]?.search.get('limit')).toBe('1');
});

test('counts what came in since', async () => {
  const calls = fakeSupabase({ [table]: () => ({ status: 200, json: [{ id: 'a' }, { id: 'b' }] }) });
  await expect(queryClient.query(arrivalsQuery(moment))).resolves.toBe(2);
  expect(calls[0]?.search.get('created_at')).toBe(`gt.${moment}`);
  expect(calls[0]?.search.get('limit')).toBe('100');
});

test.each<[string, FakeAnswer, string]>([
  ['no answer', 'network error', 'unavailable'],
  ['a refusal', { status: 401, json: { code: '42501', message: 'permission denied' } }, 'forbidden'],
])('both fail on %s', async (_, answer, fault) => {
  fakeSupabase({ [table]: () => answer });
  await expect(queryClient.query({ ...newestRequestQuery(), retry: false })).rejects.toMatchObject({ fault });
  await expect(queryClient.query({ ...arrivalsQuery(moment), retry: false })).rejects.toMatchObject({ fault });
});

test('listens only where the backend tells of changes', () => {
  const channel = vi.spyOn(supabase, 'channel');
  onRequestArrival(vi.fn())();
  expect(channel).not.toHaveBeenCalled();
});

test('a change that the backend tells of calls the listener, until it is taken away', () => {
  const hosted = vi.spyOn(env, 'supabaseUrl', 'get').mockReturnValue('https://database.example');
  const channel = supabase.channel('new-requests');
  vi.spyOn(supabase, 'channel').mockReturnValue(channel);
  const on = vi.spyOn(channel, 'on').mockReturnValue(channel);
  const subscribe = vi.spyOn(channel, 'subscribe').mockReturnValue(channel);
  const remove = vi.spyOn(supabase, 'removeChannel').mockResolvedValue('ok');
  const listener = vi.fn();
  const stop = onRequestArrival(listener);
  hosted.mockRestore();
  const table = { event: 'INSERT', schema: 'public', table: 'contact_submissions' };
  expect(on).toHaveBeenCalledExactlyOnceWith('postgres_changes', table, listener);
  expect(subscribe).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
  stop();
  expect(remove).toHaveBeenCalledExactlyOnceWith(channel);
});
