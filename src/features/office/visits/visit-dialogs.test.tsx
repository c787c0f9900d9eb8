// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { affectedRoute, affectedVisits, buildAffectedRow, decideRoute } from '@/test/affected-visits';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar, urlQuery } from '@/test/render/render-admin';
import { VisitDialogs } from './visit-dialogs';

const undo = 'POST /rest/v1/rpc/undo_decisions';
const adviser = {
  ...{ user_id: 'ali', name: 'Ali', color: 'blue', start_place: null, start_x: null, start_y: null },
  ...{ detour_factor: 1.3, speed: 50, adviser_hours: [], blocked_times: [] },
};
const success = vi.fn<typeof notify.success>();
const error = vi.fn<typeof notify.error>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), shouldAdvanceTime: true });
  vi.spyOn(notify, 'success').mockImplementation(success);
  vi.spyOn(notify, 'error').mockImplementation(error);
});
afterEach(() => {
  vi.useRealTimers();
  success.mockReset();
  error.mockReset();
});

function open(search: string, ...undone: FakeAnswer[]) {
  const calls = fakeSupabase({
    'GET /rest/v1/advisers': () => ({ status: 200, json: [adviser] }),
    'GET /rest/v1/visit_durations': () => ({ status: 200, json: [] }),
    'GET /rest/v1/settings': () => ({ status: 200, json: [{ route_weight: 0 }] }),
    [affectedRoute]: () => affectedVisits(buildAffectedRow()),
    'POST /rest/v1/rpc/calendar_days': () => ({
      status: 200,
      json: { visits: [], untimed: [], advisers: [], blocked: [], busy: [], holidays: [] },
    }),
    [decideRoute]: () => ({ status: 200, json: { undo: 'decision', refused: [] } }),
    [undo]: () => undone.shift() ?? { status: 200, json: { left: [], is_blocked_time_left: false } },
  });
  const user = renderAdmin(
    <>
      <VisitDialogs />
      <UrlBar />
    </>,
    `/here${search}`,
  );
  return { user, bodies: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
}

test('a part of a day is carried out with its time blocked, and the message undoes all of it', async () => {
  const { user, bodies } = open('?week=2099-12-07&kan-niet=2099-12-07');
  await user.selectOptions(await screen.findByLabelText('Hoe lang?'), 'Een deel van de dag');
  fireEvent.change(screen.getByLabelText('Van'), { target: { value: '09:00' } });
  fireEvent.change(screen.getByLabelText('Tot'), { target: { value: '12:00' } });
  await user.click(await screen.findByRole('button', { name: 'Uitvoeren' }));
  await waitFor(() => expect(urlQuery()).toBe('?week=2099-12-07'));
  const [from, until] = ['2099-12-07T08:00:00.000Z', '2099-12-07T11:00:00.000Z'];
  expect(bodies(affectedRoute).at(-1)).toEqual({ adviser: 'ali', from_moment: from, until_moment: until });
  expect(bodies(decideRoute)).toEqual([
    {
      decisions: [{ id: 'visit-1', sequence: 1, action: 'put_back' }],
      with_mail: true,
      blocked: { adviser: 'ali', starts_at: from, ends_at: until, reason: 'Kan niet' },
    },
  ]);
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() =>
    expect(success).toHaveBeenLastCalledWith('Alles staat weer zoals het was. Er gaat geen mail uit.', {}),
  );
  expect(bodies(undo)).toEqual([{ decision: 'decision', is_overruled: false }]);
});

test('what cannot be undone any more says why', async () => {
  const { user } = open('?kan-niet=2099-12-07', { status: 200, json: null });
  await user.click(await screen.findByRole('button', { name: 'Uitvoeren' }));
  await waitFor(() => expect(success).toHaveBeenCalled());
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/^Ongedaan maken kan niet meer/), {}));
});

test('what changed since is named, and what no longer fits comes back once that is confirmed', async () => {
  const left = [
    { name: 'Jansen', reason: 'changed' },
    { name: 'Bakker', reason: 'unfit' },
  ];
  const { user, bodies } = open('?kan-niet=2099-12-07', { status: 200, json: { left, is_blocked_time_left: true } });
  await user.click(await screen.findByRole('button', { name: 'Uitvoeren' }));
  await waitFor(() => expect(success).toHaveBeenCalled());
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(error).toHaveBeenCalled());
  const [title, options] = error.mock.lastCall ?? [];
  expect(title).toBe('Niet alles is ongedaan gemaakt');
  expect(options?.description).toBe(
    'Blijft zoals het nu is, want iemand heeft het intussen gewijzigd: Jansen. Past niet meer op de oude tijd: Bakker. De geblokkeerde tijd blijft staan, want iemand heeft die intussen gewijzigd.',
  );
  expect(options?.action?.label).toBe('Toch terugzetten');
  options?.action?.onClick();
  await waitFor(() =>
    expect(success).toHaveBeenLastCalledWith('Teruggezet, al past het niet in de agenda. Er gaat geen mail uit.', {}),
  );
  expect(bodies(undo).at(-1)).toEqual({ decision: 'decision', is_overruled: true });
});

test('a day that is over cannot be chosen', async () => {
  const { bodies } = open('?kan-niet=2026-11-17');
  expect(await screen.findByText('Deze tijd is al voorbij')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tijd blokkeren' })).toHaveAttribute('aria-disabled', 'true');
  expect(bodies(affectedRoute)).toEqual([]);
});

test('who is late has a message with the new time ready, by mail and WhatsApp', async () => {
  const { user } = open('?later=ja');
  await user.selectOptions(await screen.findByLabelText('Hoeveel later?'), '30 minuten');
  expect(await screen.findByText('Jansen: 10:00 in plaats van 09:30')).toBeVisible();
  const mail = screen.getByRole('link', { name: 'Mail sturen' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
    /^mailto:jansen@example\.nl\?.*om 9\.30 uur bij u zijn.*ongeveer 10\.00 uur/s,
  );
  expect(screen.getByRole('link', { name: 'WhatsApp sturen' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/316/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(urlQuery()).toBe(''));
});
