// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { notify } from '@/components/ui/notify';
import { affectedRoute, affectedVisits, buildAffectedRow, noVisits } from '@/test/affected-visits';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { useFreeTime } from './use-free-time';

const block = 'POST /rest/v1/blocked_times';
const time = {
  ...{ id: 'b', adviser: 'a', reason: 'Tandarts' },
  ...{ startsAt: '2099-01-05T12:00:00Z', endsAt: '2099-01-05T16:00:00Z' },
};
const action = z.object({ action: z.object({ label: z.string(), onClick: z.custom<() => void>() }) });

function Free() {
  const freeTime = useFreeTime();
  return <button onClick={() => void freeTime(time, 'Weer vrij')}>Vrijgeven</button>;
}

test.each([
  ['no visit in it: blocked again', false],
  ['a visit that was planned in it since: named, and blocked once that is confirmed', true],
])('freed time that is undone, %s', async (_, isAsked) => {
  const calls = fakeSupabase({
    'DELETE /rest/v1/blocked_times': () => ({ status: 200, json: [{ id: 'b' }] }),
    [block]: () => ({ status: 201, json: null }),
    [affectedRoute]: () => (isAsked ? affectedVisits(buildAffectedRow({ name: 'Bakker' })) : noVisits),
  });
  const [success, error] = (['success', 'error'] as const).map((kind) => vi.spyOn(notify, kind).mockReturnValue());
  const user = renderAdmin(<Free />);
  await user.click(screen.getByRole('button', { name: 'Vrijgeven' }));
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('Weer vrij', expect.anything()));
  action.parse(success?.mock.lastCall?.[1]).action.onClick();
  if (isAsked) {
    await waitFor(() =>
      expect(error).toHaveBeenCalledWith(
        'Niet opnieuw geblokkeerd: in deze tijd staat een bezoek bij Bakker.',
        expect.anything(),
      ),
    );
    expect(calls.map(({ route }) => route)).not.toContain(block);
    const { label, onClick } = action.parse(error?.mock.lastCall?.[1]).action;
    expect(label).toBe('Toch blokkeren');
    onClick();
  }
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('De tijd is weer geblokkeerd', expect.anything()));
  expect(calls.find(({ route }) => route === block)?.body).toMatchObject({ adviser: 'a', reason: 'Tandarts' });
});
