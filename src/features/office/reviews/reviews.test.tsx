// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { buildReviewRow } from '@/test/reviews';
import { fakeSupabase, publish, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Reviews } from './reviews';

const read = 'GET /rest/v1/reviews';
const order = 'POST /rest/v1/rpc/order_reviews';
const success = vi.fn();

const first = { ...buildReviewRow(), id: 'r1', updated_at: '2026-11-01T00:00:00+00:00' };
const second = { ...first, ...buildReviewRow({ author: 'J. van Dijk', city: 'gouda', rating: 4 }), id: 'r2' };

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

function show(rows: object[], routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [read]: () => ({ status: 200, json: rows }), ...routes });
  return { calls, user: renderAdmin(<Reviews />) };
}

function sent(calls: { route: string; body: unknown }[], name: string) {
  return calls.filter(({ route }) => route === name).map(({ body }) => body);
}

test('a review is added with how it was checked, and the site is built', async () => {
  const { user, calls } = show([], {
    'POST /rest/v1/reviews': () => ({ status: 201, json: [{ id: 'r1' }] }),
    [publish]: () => ({ status: 202, json: {} }),
  });
  await user.click(await screen.findByRole('button', { name: 'Beoordeling toevoegen' }));
  await user.type(screen.getByRole('textbox', { name: /^Naam/ }), ' Sanne  Mulder');
  await user.type(screen.getByRole('textbox', { name: 'Plaats of wijk' }), 'Zeist');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByText('Vul dit in, met hooguit 600 tekens.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Tekst/ }), 'Vlot geregeld.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Staat op' }), 'Gouda');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hoe gecontroleerd' }), 'Niet gecontroleerd');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(sent(calls, 'POST /rest/v1/reviews')).toEqual([
    { ...buildReviewRow({ city: 'gouda' }), verified_by: 'nothing' },
  ]);
  await vi.waitFor(() => expect(sent(calls, publish)).toHaveLength(1));
});

test('a review is moved within the list, and not beyond its ends', async () => {
  const { user, calls } = show([first, second], { [order]: () => ({ status: 204, json: null }) });
  await user.click(await screen.findByRole('button', { name: 'Beoordeling van Sanne Mulder omhoog' }));
  await user.click(screen.getByRole('button', { name: 'Beoordeling van J. van Dijk omlaag' }));
  expect(sent(calls, order)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Beoordeling van J. van Dijk omhoog' }));
  await vi.waitFor(() => expect(sent(calls, order)).toEqual([{ ids: ['r2', 'r1'] }]));
});

test('who saves over a version of a colleague reads that version, keeps what was typed, and can save then', async () => {
  let stored = first;
  const { user } = show([], {
    [read]: () => ({ status: 200, json: [stored, second] }),
    'PATCH /rest/v1/reviews': ({ search }) => ({
      status: 200,
      json: search.get('updated_at') === `eq.${stored.updated_at}` ? [{ id: 'r1' }] : [],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Beoordeling van Sanne Mulder bewerken' }));
  stored = { ...first, text: 'Heel vlot.', updated_at: '2026-11-02T00:00:00+00:00' };
  const text = screen.getByRole('textbox', { name: /^Tekst/ });
  await user.type(text, ' Dank!');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('“Heel vlot.”')).toBeVisible();
  expect(text).toHaveValue('Vlot geregeld. Dank!');
  expect(success).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
});

test('a review is removed after a question, in the version that was read', async () => {
  const { user, calls } = show([first, second], {
    'DELETE /rest/v1/reviews': () => ({ status: 200, json: [{ id: 'r1' }] }),
  });
  const [item] = await screen.findAllByRole('listitem');
  if (!item) throw new Error('no review');
  await user.click(within(item).getByRole('button', { name: 'Verwijderen' }));
  await user.click(within(item).getByRole('button', { name: 'Ja, verwijderen' }));
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  const removal = calls.find(({ route }) => route === 'DELETE /rest/v1/reviews');
  expect(removal?.search.get('updated_at')).toBe(`eq.${first.updated_at}`);
});
