// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentEditor } from '@/features/office/content-editor/content-editor';
import { readContent } from '@/test/content';
import { article, hero, rows } from '@/test/render/content-editor';
import { buildManifest, buildState, fakeSupabase } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { AdminNavigation } from './admin-navigation';

test.each([
  ['Teksten2(2 teksten niet online)', {}],
  ['Teksten1(1 tekst niet online)', { [hero.id]: hero.last_updated }],
  ['Teksten', { [hero.id]: hero.last_updated, [article.id]: article.last_updated }],
])('says "%s" when the site shows %j', async (text, texts) => {
  fakeSupabase({
    'POST /rest/v1/rpc/requests_of_today': () => ({ status: 403, json: {} }),
    'POST /rest/v1/rpc/site_reports': () => ({ status: 403, json: {} }),
    [readContent]: () => rows(hero, article),
    [buildManifest]: () => ({ status: 200, json: { builtAt: '2026-11-22T10:00:00Z', texts } }),
    [buildState]: () => ({ status: 200, json: 'failed' }),
  });
  renderAdmin(
    <>
      <AdminNavigation />
      <ContentEditor pages={[]} renderPicture={() => null} />
    </>,
    '/admin/teksten',
  );
  // Once the editor has fetched the state of its texts, the navigation shows it too.
  await screen.findByText(/^(Staat online|Niet gelukt)/);
  expect(screen.getByRole('link', { name: /^Teksten/ }).textContent).toBe(text);
});
