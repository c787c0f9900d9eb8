// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { read, run } from './run';

const table = 'GET /rest/v1/saved_views';
const views = [{ id: 'v1', name: 'Spoed', query: 'rush=true' }];

afterEach(() => {
  vi.useRealTimers();
});

function query() {
  return supabase.from('saved_views').select('id, name, query');
}

test('what the database answers is returned, and read by its schema', async () => {
  fakeSupabase({ [table]: () => ({ status: 200, json: views }) });
  await expect(run(query())).resolves.toEqual(views);
  const names = z.array(z.object({ name: z.string() }).transform(({ name }) => name));
  await expect(read(names, query())).resolves.toEqual(['Spoed']);
  await expect(read(z.array(z.string()), query())).rejects.toMatchObject({ code: 'unavailable' });
});

test.each<[string, FakeAnswer, string]>([
  ['an overloaded database', { status: 503, json: { message: 'too busy' } }, 'unavailable'],
  ['no answer', 'network error', 'unavailable'],
  ['a refusal', { status: 403, json: { code: '42501', message: 'not yours' } }, 'forbidden'],
])('%s is told at once, by its code', async (_, answer, code) => {
  // A retry would wait for a timer.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const calls = fakeSupabase({ [table]: () => answer });
  await expect(run(query())).rejects.toMatchObject({ name: 'DataError', code });
  expect(calls).toHaveLength(1);
});
