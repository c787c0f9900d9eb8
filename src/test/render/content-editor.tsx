import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { ContentEditor } from '@/features/office/content-editor/content-editor';
import { buildContentRow, readContent } from '../content';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '../services/fake-supabase';
import { renderAdmin } from './render-admin';

export const update = 'PATCH /rest/v1/website_content';
export const remove = 'DELETE /rest/v1/website_content';
export const restore = 'POST /rest/v1/rpc/restore_deleted_block';
export const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'no' } };

export const hero = buildContentRow({
  id: 'hero',
  section_name: 'hero',
  page_path: null,
  title: 'Hero',
  subtitle: null,
  content: 'Onderschrift',
  last_updated: '2026-11-21T08:05:00.123456+00:00',
});
export const intro = buildContentRow({
  id: 'intro',
  section_name: 'intro',
  page_path: '/energielabel-den-dolder',
  title: 'Over Den Dolder',
  subtitle: 'Bij u in de buurt',
  content: 'Eerste alinea\n\n- punt',
});
export const article = buildContentRow({ id: 'article' });

export const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };

beforeEach(() => {
  toasts.success.mockReset();
  toasts.error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

export function rows(...json: ReturnType<typeof buildContentRow>[]): FakeAnswer {
  return { status: 200, json };
}

/** Opens the editor; the database holds what `stored` returns at that moment. */
export async function openEditor(routes: FakeRoutes = {}, path = '/admin', stored = () => [hero, article, intro]) {
  const calls = fakeSupabase({
    [readContent]: ({ search }) => {
      const id = search.get('id');
      return rows(...stored().filter((row) => id === null || id === `eq.${row.id}`));
    },
    ...routes,
  });
  const user = renderAdmin(
    <ContentEditor pages={[{ path: '/werkgebieden', label: 'Werkgebieden' }]} renderPicture={() => null} />,
    path,
  );
  await screen.findByRole('tablist', { name: 'Website Inhoud Beheren' });
  return { user, calls };
}

export function card(name: string) {
  return within(screen.getByRole('article', { name }));
}

export function writes(calls: ReturnType<typeof fakeSupabase>) {
  return calls.filter(({ route }) => !route.startsWith('GET'));
}

export function save() {
  return screen.getByRole('button', { name: 'Opslaan' });
}

export function content() {
  return screen.getByLabelText('Inhoud');
}
