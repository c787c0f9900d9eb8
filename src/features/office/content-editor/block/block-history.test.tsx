// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { buildBlock } from '@/test/content';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { BlockHistory } from './block-history';

const read = 'GET /rest/v1/website_content_history';
const update = 'PATCH /rest/v1/website_content';

const toasts = { success: vi.fn(), error: vi.fn() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

const block = buildBlock({ id: 'block', title: 'Nu', subtitle: null, content: 'Tekst van nu' });

function version(overrides: object) {
  return {
    id: 1,
    action: 'update',
    replaced_at: '2026-11-20 08:05:00.12+00',
    replaced_by_email: 'beheer@woninglabel.example',
    title: 'Eerst',
    subtitle: null,
    content: 'Tekst van toen',
    summary: null,
    search_title: null,
    search_description: null,
    picture: null,
    ...overrides,
  };
}

const versions: FakeAnswer = {
  status: 200,
  json: [
    version({
      id: 2,
      action: 'delete',
      replaced_at: '2026-11-21 08:05:00+00',
      replaced_by_email: null,
      title: 'Tussen',
    }),
    version({}),
  ],
};

function openHistory(routes: FakeRoutes) {
  const calls = fakeSupabase({ [read]: () => versions, ...routes });
  return { calls, user: renderAdmin(<BlockHistory block={block} />) };
}

/** The words that were taken away or added, in their order. */
function changesIn(item: HTMLElement | undefined): string[] {
  const marks = [...(item?.querySelectorAll('del, ins') ?? [])];
  return marks.map((mark) => mark.lastChild?.textContent ?? '');
}

function restoreOldest() {
  return screen.findByRole('button', { name: 'Terugzetten (20-11-2026 09:05)' });
}

test('shows what the block once said, when that ended and by whom, newest first', async () => {
  const { calls } = openHistory({});
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Verwijderd op 21-11-2026 09:05',
    'Vervangen op 20-11-2026 09:05 door beheer@woninglabel.example',
  ]);
  const [, oldest] = items;
  // What is between the two is the same but for the title.
  expect(changesIn(items[0])).toEqual(['Tussen', 'Nu', 'toen', 'nu']);
  expect(changesIn(oldest)).toEqual(['Eerst', 'Tussen']);
  expect(calls[0]?.search.get('block_id')).toBe('eq.block');
  expect(calls[0]?.search.get('order')).toBe('id.desc');
});

test('shows the picture that stood above an article', async () => {
  const picture = '0f8fad5b-d9cb-469f-a165-70867728950e/640x480.webp';
  openHistory({
    [read]: () => ({ status: 200, json: [version({ id: 2, picture }), version({ id: 1 })] }),
  });
  const [newer, older] = await screen.findAllByRole('listitem');
  expect(within(newer ?? document.body).getByRole('img', { name: 'De foto van toen' })).toBeVisible();
  expect(within(older ?? document.body).getByText('De tekening')).toBeVisible();
});

test('of Markdown it shows what a reader sees, and says when only the markup changed', async () => {
  openHistory({
    [read]: () => ({
      status: 200,
      json: [
        version({ id: 2, title: 'Nu', content: '**Tekst** van [nu](/blog)' }),
        version({ title: 'Nu', content: '**Tekst** van [toen](/blog)' }),
      ],
    }),
  });
  const [newest, oldest] = await screen.findAllByRole('listitem');
  expect(newest).toHaveTextContent('Opmaak, link of foto gewijzigd.');
  expect(changesIn(newest)).toEqual([]);
  expect(changesIn(oldest)).toEqual(['toen', 'nu']);
  expect(oldest).not.toHaveTextContent('**');
});

test('putting a version back is a save of what differs, on the version that was read', async () => {
  const { user, calls } = openHistory({ [update]: () => ({ status: 200, json: [{ id: 'block' }] }) });
  await user.click(await restoreOldest());
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Inhoud succesvol bijgewerkt'));
  const save = calls.find(({ route }) => route === update);
  expect(save?.body).toEqual({ title: 'Eerst', content: 'Tekst van toen' });
  expect(save?.search.get('last_updated')).toBe(`eq.${block.lastUpdated}`);
  // The replaced text is now a version.
  expect(calls.filter(({ route }) => route === read)).toHaveLength(2);
});

test('the version that the block has now cannot be put back', async () => {
  const { user, calls } = openHistory({
    [read]: () => ({ status: 200, json: [version({ title: 'Nu', content: 'Tekst van nu' })] }),
  });
  await user.click(await screen.findByRole('button', { name: /Dit is de tekst van nu/ }));
  expect(calls).toHaveLength(1);
});

test.each<[string, FakeAnswer, RegExp]>([
  ['no response', 'network error', /de database geeft geen antwoord/],
  ['a refusal', { status: 403, json: { code: '42501', message: 'no' } }, /niet meer ingelogd/],
  [
    'a picture that is gone',
    { status: 409, json: { code: '23503', message: 'the text shows a picture that is gone' } },
    /in deze versie staat een foto die intussen is verwijderd/,
  ],
  ['another version meanwhile', { status: 200, json: [] }, /Er is niets teruggezet/],
])('putting back fails on %s, and can be tried again', async (_, response, text) => {
  const { user } = openHistory({ [update]: () => response });
  await user.click(await restoreOldest());
  expect(await screen.findByText(text)).toBeVisible();
  expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet bijwerken');
  expect(toasts.success).not.toHaveBeenCalled();
  expect(await restoreOldest()).toHaveAttribute('aria-disabled', 'false');
});

test('says when there are none', async () => {
  openHistory({ [read]: () => ({ status: 200, json: [] }) });
  expect(await screen.findByText('Deze tekst is nog niet eerder gewijzigd.')).toBeVisible();
});

test('a failed read is an error with a way to try again', async () => {
  const responses: FakeAnswer[] = [{ status: 403, json: { code: '42501', message: 'no' } }, versions];
  const { user } = openHistory({ [read]: () => responses.shift() ?? 'network error' });
  expect(await screen.findByText('Kon eerdere versies niet ophalen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await restoreOldest()).toBeVisible();
});
