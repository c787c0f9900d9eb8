// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { fetchMailsOfChanges } from './mails-of-changes';

test('what only some of the changes would mail is no answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let calls = 0;
  fakeSupabase({
    'POST /rest/v1/rpc/mails_of_changes': () =>
      ++calls === 1 ? { status: 200, json: [{ id: '0', kind: 'planned' }] } : { status: 503, json: {} },
  });
  const changes = Array.from({ length: 101 }, (_, index) => ({ id: String(index), is_restored: true as const }));
  await expect(fetchMailsOfChanges(changes)).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBeGreaterThan(1);
});
