// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { hero } from '@/content/public/home';
import type { ContentBlock } from '@/data/content/content-block';
import { heroQuery } from '@/data/content/hero';
import { DataError } from '@/data/errors';
import { answerContent, buildBlock, buildContentRow, readContent } from '@/test/content';
import { fakeSupabase, laterAnswer } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { Hero, LiveHero } from './hero';

function renderHero(texts: { subtitle?: string; caption?: string; rating?: string } = {}) {
  render(
    <MemoryRouter>
      <Hero {...texts}>{null}</Hero>
    </MemoryRouter>,
  );
}

test('says what it costs and leads to the form and the process', () => {
  renderHero();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Energielabel voor uw woning Vanaf €285$/);
  expect(screen.getByRole('link', { name: 'Direct aanvragen' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'Bekijk werkwijze' })).toHaveAttribute('href', '/#process');
  expect(screen.queryByRole('link', { name: /beoordeling/ })).toBeNull();
});

test('the rating leads to the reviews', () => {
  renderHero({ rating: '4.9' });
  const link = screen.getByRole('link', { name: 'Gemiddelde beoordeling: 4.9/5' });
  expect(link).toHaveAttribute('href', '/#testimonials');
});

test('says at once how soon, who comes and where the label is registered', () => {
  renderHero();
  expect(screen.getByText('Label 1 tot 3 werkdagen na de opname')).toBeVisible();
  expect(screen.getByText('Een gecertificeerd adviseur komt langs')).toBeVisible();
  expect(screen.getAllByText(/RVO/)).toHaveLength(1);
});

test('its picture has a size, a description and the default caption', () => {
  renderHero();
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('src', '/images/hero-house.svg');
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '520');
  expect(picture).toHaveAccessibleName();
  expect(screen.getByText('Innovatief energielabel voor moderne, duurzame woningen')).toBeVisible();
});

test('names where the label is recognised, as text', () => {
  renderHero();
  expect(screen.getByText('Erkend en geregistreerd bij')).toBeVisible();
  const [, registers] = screen.getAllByRole('list');
  expect(registers?.textContent).toBe('RVORijksoverheidEPBD');
});

test('its four parts come one after another', () => {
  renderHero();
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('fade-in-200');
  expect(screen.getByText(/Verkoopt of verhuurt u/).parentElement).toHaveClass('fade-in-400');
  expect(screen.getByRole('link', { name: 'Direct aanvragen' }).parentElement).toHaveClass('fade-in-600');
  expect(screen.getByRole('figure')).toHaveClass('fade-in-800');
});

test('takes other texts', () => {
  renderHero({ subtitle: 'Een andere tekst', caption: 'Een ander bijschrift' });
  expect(screen.getByText('Een andere tekst')).toBeVisible();
  expect(screen.getByText('Een ander bijschrift')).toBeVisible();
  expect(screen.queryByText(/Verkoopt of verhuurt u/)).not.toBeInTheDocument();
});

const stored = buildContentRow({
  section_name: 'hero',
  page_path: null,
  title: 'Opgeslagen titel',
  subtitle: 'Opgeslagen tekst',
  content: 'Opgeslagen foto',
});

function renderLiveHero(rows: (typeof stored)[], known?: ContentBlock) {
  const calls = fakeSupabase({ [readContent]: (call) => answerContent(rows, call) });
  renderPage('/', <LiveHero>{null}</LiveHero>, '/', new Map(known ? [[heroQuery().key, known]] : []));
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
  renderPage('/', <LiveHero>{null}</LiveHero>, '/', answers);
  answer.resolve({ status: 200, json: [] });
  await waitFor(() => expect(answers.has(heroQuery().key)).toBe(true));
  expect(calls).toHaveLength(1);
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(screen.getByText(hero.caption)).toBeVisible();
});

test('a failed read is logged and keeps the defaults', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fakeSupabase({ [readContent]: () => 'network error' });
  renderPage('/', <LiveHero>{null}</LiveHero>);
  await waitFor(() => {
    expect(warn).toHaveBeenCalledExactlyOnceWith('Error fetching hero content', expect.any(DataError));
  });
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(screen.getByText(hero.caption)).toBeVisible();
});

// A browser that translates the page takes the text nodes away from React.
test('its texts are exchanged whole', async () => {
  renderLiveHero([stored]);
  const shown = [hero.subtitle, hero.caption].map((text) => screen.getByText(text));
  await screen.findByText('Opgeslagen tekst');
  for (const element of shown) expect(element).not.toBeInTheDocument();
});
