// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { buildBlock } from '@/test/content';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { ArticlePicture } from './article-picture';
import { PictureFailure, resizePicture } from './resize-picture';

vi.mock('./resize-picture', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./resize-picture')>()),
  resizePicture: vi.fn<typeof resizePicture>(),
}));

const stored = { path: '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp', alt: 'Een raam' };
const id = '1f8fad5b-d9cb-469f-a165-70867728950e';
const files = ['640x480.webp', 'share.jpg'].map((name) => ({ path: `${id}/${name}`, body: new Blob(['1']) }));
const losses = { size: { width: 4000, height: 3000 }, movement: true, transparency: false };
const prepared = {
  ...{ path: `${id}/640x480.webp`, width: 640, height: 480, files, preview: 'data:image/webp;base64,' },
  losses,
};
const update = 'PATCH /rest/v1/website_content';
const add = 'POST /rest/v1/pictures';
const upload = `POST /storage/v1/object/pictures/${id}`;
const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };
const done: FakeAnswer = { status: 200, json: [{ id: 'a' }] };

beforeEach(() => {
  toasts.success.mockReset();
  toasts.error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
  vi.mocked(resizePicture).mockReset().mockResolvedValue(prepared);
});

function open(picture: string | null, answers: Record<string, FakeAnswer[]> = {}, routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    'GET /rest/v1/pictures': () => ({ status: 200, json: [stored] }),
    ...Object.fromEntries(
      Object.entries(answers).map(([route, list]) => [route, () => list.shift() ?? 'network error']),
    ),
    ...routes,
  });
  const user = renderAdmin(<ArticlePicture block={buildBlock({ picture })} />, '/admin/teksten');
  const group = within(screen.getByRole('group', { name: 'Foto bij dit artikel' }));
  return { user, calls, group };
}

const choosing = /(Eigen|Andere) foto kiezen/;

test('a picture of the library becomes that of the article, by the version that was read', async () => {
  const { user, calls, group } = open(null, { [update]: [done] });
  expect(group.getByText(/staat nu een tekening/)).toBeVisible();
  await user.click(group.getByRole('button', { name: choosing }));
  await user.click(await screen.findByRole('button', { name: /^Kies:\s*Een raam$/ }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De foto bij het artikel is opgeslagen'));
  const change = calls.find(({ route }) => route === update);
  expect(change?.body).toEqual({ picture: stored.path });
  expect(change?.search.get('last_updated')).toBe('eq.2026-11-17T08:00:00+00:00');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(group.getByRole('button', { name: choosing })).toHaveFocus());
});

test('the drawing comes back', async () => {
  const { user, calls, group } = open(stored.path, { [update]: [done] });
  expect(await group.findByRole('img', { name: 'Een raam' })).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Terug naar de tekening' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Bij het artikel staat weer een tekening'));
  expect(calls.find(({ route }) => route === update)?.body).toEqual({ picture: null });
});

test.each<[string, FakeAnswer, RegExp]>([
  ['the article changed meanwhile', { status: 200, json: [] }, /intussen gewijzigd/],
  ['nobody answers', 'network error', /geeft geen antwoord/],
])('when %s it says so, and no success', async (_, answer, reason) => {
  const { user, group } = open(stored.path, { [update]: [answer] });
  await user.click(group.getByRole('button', { name: 'Terug naar de tekening' }));
  await waitFor(() => expect(toasts.error.mock.lastCall?.[1]?.description).toMatch(reason));
  expect(toasts.success).not.toHaveBeenCalled();
});

function photo(name = 'a.jpg') {
  return new File(['x'], name, { type: 'image/jpeg' });
}

async function choose(user: ReturnType<typeof open>['user']) {
  await user.upload(await screen.findByLabelText(/^(Foto kiezen|Andere foto)$/, { selector: 'input' }), photo());
}

test('a new picture is stored file by file, and trying again goes on where it stopped', async () => {
  const exists: FakeAnswer = { status: 400, json: { statusCode: '409', error: 'Duplicate', message: 'exists' } };
  const taken: FakeAnswer = { status: 200, json: { Key: 'k', Id: 'i' } };
  const { user, calls, group } = open(null, {
    [`${upload}/640x480.webp`]: [taken, exists],
    [`${upload}/share.jpg`]: [{ status: 500, json: { statusCode: '500', message: 'x' } }, taken],
    [add]: [{ status: 201, json: null }],
    [update]: [done],
  });
  await user.click(group.getByRole('button', { name: choosing }));
  await choose(user);
  await user.type(await screen.findByLabelText('Wat is er te zien?'), 'Een dak');
  expect(screen.getByText('Verkleind van 4000 × 3000 naar 640 × 480 pixels.')).toBeVisible();
  expect(screen.getByText(/^De foto beweegt/)).toBeVisible();
  expect(screen.queryByText(/doorzichtig/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Foto bewaren' }));
  expect(await screen.findByText('Kon de foto niet bewaren')).toBeVisible();
  expect(screen.getByLabelText('Wat is er te zien?')).toHaveValue('Een dak');
  await user.click(screen.getByRole('button', { name: 'Foto bewaren' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De foto bij het artikel is opgeslagen'));
  expect(calls.find(({ route }) => route === add)?.body).toEqual({ path: prepared.path, alt: 'Een dak' });
});

test('a picture that is not stored yet is not lost by closing', async () => {
  const { user, group } = open(null);
  await user.click(group.getByRole('button', { name: choosing }));
  await choose(user);
  await user.type(await screen.findByLabelText('Wat is er te zien?'), 'Een dak');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Deze foto is nog niet bewaard.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
  expect(screen.getByLabelText('Wat is er te zien?')).toHaveValue('Een dak');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Ja, sluiten zonder bewaren' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while a picture is being stored its dialog stays, and nothing else is taken', async () => {
  let answer: ((stored: { status: number; json: unknown }) => void) | undefined;
  const promise = new Promise<{ status: number; json: unknown }>((resolve) => {
    answer = resolve;
  });
  const { user, calls, group } = open(
    null,
    {
      [`${upload}/share.jpg`]: [{ status: 200, json: { Key: 'k', Id: 'i' } }],
      [add]: [{ status: 201, json: null }],
      [update]: [done],
    },
    {
      [`${upload}/640x480.webp`]: () => promise,
    },
  );
  await user.click(group.getByRole('button', { name: choosing }));
  await choose(user);
  await user.type(await screen.findByLabelText('Wat is er te zien?'), 'Een dak');
  await user.click(screen.getByRole('button', { name: 'Foto bewaren' }));
  expect(await screen.findByRole('button', { name: 'Bezig met bewaren...' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Deze foto is nog niet bewaard.', { exact: false })).toBeNull();
  fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files: [photo()], types: ['Files'] } });
  expect(await screen.findByText(/De vorige foto wordt nog bewaard/)).toBeVisible();
  expect(resizePicture).toHaveBeenCalledOnce();
  answer?.({ status: 200, json: { Key: 'k', Id: 'i' } });
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De foto bij het artikel is opgeslagen'));
  expect(calls.find(({ route }) => route === update)?.body).toEqual({ picture: prepared.path });
});

test('of several photos the first is taken, and that is said', async () => {
  const { user, group } = open(null);
  await user.click(group.getByRole('button', { name: choosing }));
  const files = [photo('eerste.jpg'), photo('tweede.jpg')];
  fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findByText(/Alleen de eerste staat hier/)).toBeVisible();
  expect(resizePicture).toHaveBeenCalledExactlyOnceWith(files[0]);
});

test('no other dialog opens while the picture is being changed', async () => {
  const { user, group } = open(
    stored.path,
    {},
    { [update]: () => new Promise<{ status: number; json: unknown }>(() => undefined) },
  );
  await user.click(group.getByRole('button', { name: 'Terug naar de tekening' }));
  await user.click(group.getByRole('button', { name: choosing }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['unreadable', /kan dit bestand niet als foto lezen/],
  ['heic', /Mail de foto vanaf je telefoon/],
  ['narrow', /smalle strook/],
  ['large', /te groot/],
  ['small', /te klein/],
  ['failed', /kon niet worden verkleind/],
] as const)('a file that is %s is refused in words', async (problem, text) => {
  vi.mocked(resizePicture).mockRejectedValue(new PictureFailure(problem));
  const { user, group } = open(null);
  await user.click(group.getByRole('button', { name: choosing }));
  await choose(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Foto bewaren' })).toBeNull();
});
