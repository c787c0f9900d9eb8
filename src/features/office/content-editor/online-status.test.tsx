// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { env } from '@/lib/env';
import { article, card, hero, openEditor, update } from '@/test/render/content-editor';
import { buildManifest, buildState, publish, type FakeRoutes } from '@/test/services/fake-supabase';

const articlePage = `/admin?pagina=${encodeURIComponent(article.page_path ?? '')}`;

interface Live {
  texts: Record<string, string>;
  state: string;
  publishStatus: number;
}

/** A live site that tests change while the editor is open. */
function liveSite(start: Partial<Live>) {
  const live: Live = { texts: {}, state: 'none', publishStatus: 202, ...start };
  const routes: FakeRoutes = {
    [buildManifest]: () => ({ status: 200, json: { builtAt: '2026-11-22T10:00:00Z', texts: live.texts } }),
    [buildState]: () => ({ status: 200, json: live.state }),
    [publish]: () => {
      if (live.publishStatus === 202) live.state = 'planned';
      return { status: live.publishStatus, json: {} };
    },
  };
  return { live, routes };
}

function ofPage() {
  return within(screen.getByRole('group', { name: 'Publicatie' }));
}

test.each([
  ['Staat online', { [article.id]: article.last_updated }, 'none'],
  ['Wordt gepubliceerd', { [article.id]: '2026-01-01T00:00:00+00:00' }, 'planned'],
  ['Wordt gepubliceerd', {}, 'building'],
  ['Niet gelukt', {}, 'failed'],
  ['Niet gelukt', {}, 'none'],
])('a page says "%s" when the site has %j and its build is %s', async (text, texts, state) => {
  const { routes } = liveSite({ texts, state });
  await openEditor(routes, articlePage, () => [article]);
  expect(await ofPage().findByText(new RegExp(text))).toBeVisible();
});

test('a failed build can be tried again, and its end is seen', async () => {
  const { live, routes } = liveSite({ state: 'failed' });
  const { user, calls } = await openEditor(routes, articlePage, () => [article]);
  await user.click(await ofPage().findByRole('button', { name: 'opnieuw proberen' }));
  expect(await ofPage().findByText('Wordt gepubliceerd')).toBeVisible();
  expect(calls.filter(({ route }) => route === publish)).toHaveLength(1);
  live.texts = { [article.id]: article.last_updated };
  expect(await ofPage().findByText('Staat online')).toBeVisible();
});

describe('where a timer builds the site', () => {
  beforeEach(() => {
    const { isBuiltByTimer } = env;
    env.isBuiltByTimer = true;
    onTestFinished(() => {
      env.isBuiltByTimer = isBuiltByTimer;
    });
  });

  test('a change waits for it: nothing is asked, and nothing has failed', async () => {
    const { routes } = liveSite({ texts: { [article.id]: '2026-01-01T00:00:00+00:00' }, state: 'none' });
    const changed = { [update]: () => ({ status: 200, json: [{ id: 'x' }] }) };
    const { user, calls } = await openEditor({ ...routes, ...changed }, articlePage, () => [article]);
    expect(await ofPage().findByText(/^Staat online zodra de website weer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'opnieuw proberen' })).toBeNull();
    await user.click(card('Artikel op de blog').getByRole('button', { name: 'Bewerken' }));
    await user.type(card('Artikel op de blog').getByLabelText('Titel'), '!');
    await user.click(card('Artikel op de blog').getByRole('button', { name: 'Opslaan' }));
    await card('Artikel op de blog').findByRole('button', { name: 'Bewerken' });
    expect(calls.some(({ route }) => route === publish)).toBe(false);
  });

  test('what it built is online', async () => {
    const { routes } = liveSite({ texts: { [article.id]: article.last_updated } });
    await openEditor(routes, articlePage, () => [article]);
    expect(await ofPage().findByText('Staat online')).toBeVisible();
  });
});

test('a function that takes no request is a failure', async () => {
  const { routes } = liveSite({ publishStatus: 503, state: 'failed' });
  const { user } = await openEditor(routes, articlePage, () => [article]);
  await user.click(await ofPage().findByRole('button', { name: 'opnieuw proberen' }));
  expect(await ofPage().findByText(/Niet gelukt/)).toBeVisible();
});

test('saving a text that visitors see asks for a build; a concept does not', async () => {
  const concept = { ...article, id: 'concept', section_name: 'faq', published_at: null };
  const { routes } = liveSite({});
  const changed = { [update]: () => ({ status: 200, json: [{ id: 'x' }] }) };
  const { user, calls } = await openEditor({ ...routes, ...changed }, articlePage, () => [article, concept]);
  async function save(name: string) {
    await user.click(card(name).getByRole('button', { name: 'Bewerken' }));
    await user.type(card(name).getByLabelText('Titel'), '!');
    await user.click(card(name).getByRole('button', { name: 'Opslaan' }));
    await card(name).findByRole('button', { name: 'Bewerken' });
  }
  await save('Tekst die op geen pagina staat');
  expect(calls.some(({ route }) => route === publish)).toBe(false);
  await save('Artikel op de blog');
  await expect.poll(() => calls.some(({ route }) => route === publish)).toBe(true);
});

test('the hero of the home page has a state of its own', async () => {
  const { routes } = liveSite({ texts: { [hero.id]: hero.last_updated } });
  await openEditor(routes, '/admin', () => [hero]);
  expect(await card('Bovenaan de homepagina').findByText('Staat online')).toBeVisible();
});

test('deleted texts that the site still shows are named', async () => {
  const { routes } = liveSite({ texts: { [hero.id]: hero.last_updated, gone: '2026-01-01' }, state: 'failed' });
  await openEditor(routes, '/admin', () => [hero]);
  expect(await screen.findByText(/^Verwijderde teksten/)).toHaveTextContent(
    'Verwijderde teksten van de website halen: Niet gelukt: opnieuw proberen',
  );
});

test.each([
  ['without a manifest', { [buildManifest]: () => ({ status: 404, json: 'x' }) }],
  ['without an answer of the database', { [buildState]: () => 'network error' as const }],
])('%s nothing is claimed', async (_, routes) => {
  await openEditor(routes, articlePage, () => [article]);
  expect(await ofPage().findByText('Of dit al online staat, is nu niet na te gaan.')).toBeVisible();
});
