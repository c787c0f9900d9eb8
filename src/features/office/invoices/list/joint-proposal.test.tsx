// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { JointProposal } from './joint-proposal';

const make = 'POST /rest/v1/rpc/make_joint_invoice';
const homes = [
  { request_id: 'a', home: 'Langestraat 1', amount: 28_500 },
  { request_id: 'b', home: 'Langestraat 3', amount: 28_500 },
  { request_id: 'c', home: 'Langestraat 5', amount: 31_500 },
];
const [success, error] = [vi.fn(), vi.fn()];

beforeEach(() => {
  success.mockReset();
  error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
  vi.spyOn(notify, 'error').mockImplementation(error);
});

function open(answer: FakeAnswer = { status: 200, json: '2026-11-29T12:00:00Z' }) {
  const calls = fakeSupabase({ [make]: () => answer });
  return { calls, user: renderAdmin(<JointProposal proposal={{ name: 'Beheer Voorbeeld', homes }} />) };
}

function button() {
  return screen.getByRole('button', { name: 'Eén factuur maken' });
}

test('makes one invoice for all homes but those that are left out, and says so', async () => {
  const { calls, user } = open();
  expect(screen.getByRole('group', { name: 'Samen factureren aan Beheer Voorbeeld' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 woningen, €885,00');
  await user.click(screen.getByLabelText('Langestraat 3, €285,00'));
  expect(screen.getByRole('status')).toHaveTextContent('2 woningen, €600,00');
  await user.click(button());
  await waitFor(() => expect(success).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => body)).toMatchObject([{ request_ids: ['a', 'c'] }]);
});

test('refuses one home, and asks nothing', async () => {
  const { calls, user } = open();
  await user.click(screen.getByLabelText(/^Langestraat 1,/));
  await user.click(screen.getByLabelText(/^Langestraat 3,/));
  await user.click(button());
  expect(error).toHaveBeenCalledWith('Kies minstens twee woningen, of maak de factuur van één woning hieronder.');
  expect(calls).toEqual([]);
});

test('a home that was invoiced meanwhile is a failure that says what to do', async () => {
  const { user } = open({ status: 400, json: { code: '22023', message: 'cannot be joined' } });
  await user.click(button());
  await waitFor(() => expect(error).toHaveBeenCalledTimes(1));
  expect(error.mock.calls[0]?.[0]).toMatch(/intussen veranderd of gefactureerd/);
  expect(success).not.toHaveBeenCalled();
});
