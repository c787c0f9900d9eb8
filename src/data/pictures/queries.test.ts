// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { picturesQuery } from './queries';

afterEach(() => queryClient.clear());

test('a library of more pictures than one answer holds is read whole', async () => {
  const stored = Array.from({ length: 503 }, (_, index) => ({ path: `${index}/photo-640x480.jpg`, alt: '' }));
  fakeSupabase({
    'GET /rest/v1/pictures': ({ search }) => {
      const offset = Number(search.get('offset'));
      return { status: 200, json: stored.slice(offset, offset + Number(search.get('limit'))) };
    },
  });
  expect(await queryClient.query(picturesQuery())).toEqual(stored);
});
