// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { buildContentRow, readContent } from '@/test/content';
import { fakeSupabase, publish, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { fakeCanvas } from '@/test/fake-canvas';
import { renderAdmin } from '@/test/render/render-admin';
import { PictureLibrary } from './picture-library';

const used = { path: '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp', alt: 'Een raam' };
const inText = { path: '2f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp', alt: 'Een ketel' };
const unused = { path: '1f8fad5b-d9cb-469f-a165-70867728950e/640x480.jpg', alt: 'Een dak' };
const read = 'GET /rest/v1/pictures';
const describeOne = 'PATCH /rest/v1/pictures';
const deleteOne = 'DELETE /rest/v1/pictures';
const deleteFiles = 'DELETE /storage/v1/object/pictures';
const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };

beforeEach(() => {
  toasts.success.mockReset();
  toasts.error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

function show(routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    [read]: () => ({ status: 200, json: [used, inText, unused] }),
    [readContent]: () => ({
      status: 200,
      json: [
        buildContentRow({ id: 'a', title: 'Over ramen', picture: used.path }),
        buildContentRow({
          id: 'b',
          title: 'Over ketels',
          page_path: '/blog/ketels',
          content: `![k](/storage/v1/object/public/pictures/${inText.path})`,
        }),
      ],
    }),
    ...routes,
  });
  return { user: renderAdmin(<PictureLibrary />, '/admin/teksten'), calls };
}

async function card(alt: string) {
  const image = await screen.findByRole('img', { name: alt });
  const item = image.closest('li');
  if (!item) throw new Error('no item');
  return within(item);
}

describe('the library', () => {
  test('tells of each picture where it stands, and offers to delete only what stands nowhere', async () => {
    show();
    const link = await (await card('Een raam')).findByRole('link', { name: 'Over ramen' });
    expect(link).toHaveAttribute('href', '/admin/teksten?pagina=%2Fblog%2Fopname-voorbereiden#teksten');
    expect((await card('Een ketel')).getByRole('link', { name: 'Over ketels' })).toBeVisible();
    expect((await card('Een raam')).queryByRole('button', { name: /Verwijderen/ })).toBeNull();
    expect((await card('Een dak')).getByText('Staat nergens')).toBeVisible();
  });

  test('shows what stands nowhere alone', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: /nergens staan \(1\)/ }));
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Een dak' })).toBeVisible();
  });

  test('deletes nothing while it is not known what is used', async () => {
    show({ [readContent]: () => 'network error' });
    await card('Een dak');
    expect(screen.queryByRole('button', { name: /Verwijderen/ })).toBeNull();
    expect(screen.getByRole('checkbox')).toBeDisabled();
  });

  test('that cannot be read says so, and is read again', async () => {
    const answers: FakeAnswer[] = [{ status: 403, json: { code: '42501', message: 'no' } }];
    const { user } = show({ [read]: () => answers.shift() ?? { status: 200, json: [unused] } });
    expect(await screen.findByText('Kon de foto’s niet ophalen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('img', { name: 'Een dak' })).toBeVisible();
  });
});

describe('deleting', () => {
  async function press(routes: FakeRoutes) {
    const shown = show(routes);
    await shown.user.click(await screen.findByRole('button', { name: /Verwijderen.*Een dak/ }));
    await shown.user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    return shown;
  }

  test('takes the picture and all of its files', async () => {
    const { calls } = await press({
      [deleteOne]: () => ({ status: 200, json: [{ path: unused.path }] }),
      [deleteFiles]: () => ({ status: 200, json: [] }),
    });
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Foto verwijderd'));
    const id = unused.path.split('/')[0];
    expect(calls.find(({ route }) => route === deleteFiles)?.body).toEqual({
      prefixes: [unused.path, `${id}/share.jpg`],
    });
  });

  test.each<[string, FakeAnswer, RegExp]>([
    [
      'a text shows it meanwhile',
      { status: 409, json: { code: '23503', message: 'a text shows this picture' } },
      /intussen op een pagina/,
    ],
    ['nobody answers', 'network error', /geeft geen antwoord/],
  ])('says so when %s, and the picture stays', async (_, answer, reason) => {
    await press({ [deleteOne]: () => answer, [deleteFiles]: () => ({ status: 200, json: [] }) });
    await waitFor(() => expect(toasts.error.mock.lastCall?.[1]?.description).toMatch(reason));
    expect(toasts.success).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: 'Een dak' })).toBeVisible();
  });
});

test('a picture whose files stay is not deleted, and is tried again', async () => {
  const answers: FakeAnswer[] = [{ status: 500, json: { statusCode: '500', message: 'x' } }];
  const { user, calls } = show({
    [deleteOne]: () => ({ status: 200, json: [{ path: unused.path }] }),
    [deleteFiles]: () => answers.shift() ?? { status: 200, json: [] },
  });
  await user.click(await screen.findByRole('button', { name: /Verwijderen.*Een dak/ }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(toasts.error.mock.lastCall?.[0]).toBe('Kon de foto niet verwijderen'));
  expect(calls.map(({ route }) => route)).not.toContain(deleteOne);
  expect(toasts.success).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Foto verwijderd'));
  expect(calls.map(({ route }) => route)).toContain(deleteOne);
});

describe('the focus', () => {
  test('goes back to the button of what was closed', async () => {
    const { user } = show({
      [describeOne]: () => ({ status: 200, json: [{ path: unused.path }] }),
      [publish]: () => ({ status: 202, json: {} }),
    });
    for (const [opener, closer] of [
      [/Verwijderen.*Een dak/, 'Annuleren'],
      [/Beschrijving wijzigen.*Een dak/, 'Annuleren'],
      [/Beschrijving wijzigen.*Een dak/, 'Opslaan'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: opener }));
      await user.click(screen.getByRole('button', { name: closer }));
      expect(await screen.findByRole('button', { name: opener })).toHaveFocus();
    }
  });

  test('goes to the first of more pictures', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      path: `1f8fad5b-d9cb-469f-a165-0000000000${index + 10}/640x480.jpg`,
      alt: `Dak ${index + 1}`,
    }));
    const { user } = show({ [read]: () => ({ status: 200, json: many }) });
    await user.click(await screen.findByRole('button', { name: 'Meer foto’s tonen' }));
    expect(screen.getByRole('button', { name: /Beschrijving wijzigen.*Dak 25/ })).toHaveFocus();
  });
});

describe('a dropped file', () => {
  function drop(target: Element) {
    const files = [new File(['x'], 'a.txt', { type: 'text/plain' })];
    return fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
  }

  test('beside the list is taken', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    show();
    await card('Een dak');
    expect(drop(document.body)).toBe(false);
    expect(await screen.findByText(/kan dit bestand niet als foto lezen/)).toBeVisible();
  });

  test.each(['[role=dialog]', 'body'])(
    'on %s while a dialog is open is not taken, nor opened by the browser',
    async (place) => {
      const readImage = vi.fn<typeof createImageBitmap>();
      vi.stubGlobal('createImageBitmap', readImage);
      show();
      await card('Een dak');
      render(<div role="dialog" aria-label="Iets anders" />);
      const target = document.querySelector(place);
      if (!target) throw new Error('no target');
      expect(drop(target)).toBe(false);
      expect(screen.queryByText('Foto verkleinen...')).toBeNull();
      expect(readImage).not.toHaveBeenCalled();
      expect(screen.queryByText(/kan dit bestand niet als foto lezen/)).toBeNull();
    },
  );
});

test('a picture that waits to be stored is asked about before the page is left', async () => {
  fakeCanvas();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 640, height: 480, close: () => undefined }));
  const { user } = show();
  function mayLeave() {
    return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  }
  expect(mayLeave()).toBe(true);
  await user.upload(
    await screen.findByLabelText('Foto kiezen', { selector: 'input' }),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByLabelText('Wat is er te zien?');
  expect(mayLeave()).toBe(false);
});

describe('another description', () => {
  test('is stored, and the pages that show it are built anew', async () => {
    const { user, calls } = show({
      [describeOne]: () => ({ status: 200, json: [{ path: used.path }] }),
      [publish]: () => ({ status: 202, json: {} }),
    });
    await user.click((await card('Een raam')).getByRole('button', { name: /Beschrijving wijzigen/ }));
    const field = screen.getByLabelText('Wat is er te zien?');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/Beschrijf in een paar woorden/)).toBeVisible();
    await user.type(field, '  Een   groot raam ');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Beschrijving opgeslagen'));
    expect(calls.find(({ route }) => route === describeOne)?.body).toEqual({ alt: 'Een groot raam' });
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain(publish));
  });

  test('stays typed when it is not stored', async () => {
    const { user } = show({ [describeOne]: () => ({ status: 200, json: [] }) });
    await user.click((await card('Een raam')).getByRole('button', { name: /Beschrijving wijzigen/ }));
    await user.type(screen.getByLabelText('Wat is er te zien?'), '!');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Deze foto is intussen verwijderd.')).toBeVisible();
    expect(screen.getByLabelText('Wat is er te zien?')).toHaveValue('Een raam!');
    expect(toasts.success).not.toHaveBeenCalled();
  });
});
