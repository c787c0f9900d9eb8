// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hero } from '@/content/public/home';
import { heroQuery } from '@/data/content/hero';
import type { ContentBlock } from '@/data/content/content-block';
import { DataError } from '@/data/errors';
import { answerContent, buildBlock, buildContentRow, readContent } from '@/test/content';
import { fakeSupabase, laterAnswer } from '@/test/fake-supabase';
import { renderPage } from '@/test/render-page';
import { LiveHero } from './live-hero';

const stored = buildContentRow({
  section_name: 'hero',
  page_path: null,
  title: 'Opgeslagen titel',
  subtitle: 'Opgeslagen tekst',
  content: 'Opgeslagen foto',
});

function renderLiveHero(rows: (typeof stored)[], known?: ContentBlock) {
  const calls = fakeSupabase({ [readContent]: (call) => answerContent(rows, call) });
  renderPage('/', <LiveHero />, '/', new Map(known ? [[heroQuery().key, known]] : []));
  return calls;
}

test('shows the defaults at once, then the stored subtitle and caption, never the stored title', async () => {
  renderLiveHero([stored]);
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(await screen.findByText('Opgeslagen tekst')).toBeVisible();
  expect(screen.getByText('Opgeslagen foto')).toBeVisible();
  expect(screen.queryByText(hero.subtitle)).not.toBeInTheDocument();
  expect(screen.queryByText(/Opgeslagen titel/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Energielabel voor uw woning Vanaf €285');
});

test('shows at once what came with the page, then what is stored since', async () => {
  const calls = renderLiveHero([{ ...stored, subtitle: 'Nieuwe tekst' }], buildBlock(stored));
  expect(screen.getByText('Opgeslagen tekst')).toBeVisible();
  expect(await screen.findByText('Nieuwe tekst')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test.each([null, ''])('a field that holds %j keeps its default', async (empty) => {
  renderLiveHero([{ ...stored, subtitle: empty }]);
  expect(await screen.findByText('Opgeslagen foto')).toBeVisible();
  expect(screen.getByText(hero.subtitle)).toBeVisible();
});

test('nothing stored keeps the defaults', async () => {
  const answer = laterAnswer();
  const calls = fakeSupabase({ [readContent]: () => answer.promise });
  const answers = new Map<string, unknown>();
  renderPage('/', <LiveHero />, '/', answers);
  answer.resolve({ status: 200, json: [] });
  await waitFor(() => expect(answers.has(heroQuery().key)).toBe(true));
  expect(calls).toHaveLength(1);
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(screen.getByText(hero.caption)).toBeVisible();
});

test('a failed read is logged and keeps the defaults', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fakeSupabase({ [readContent]: () => 'network error' });
  renderPage('/', <LiveHero />);
  await waitFor(() => {
    expect(warn).toHaveBeenCalledExactlyOnceWith('Error fetching hero content', expect.any(DataError));
  });
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(screen.getByText(hero.caption)).toBeVisible();
});
