// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { hero } from '@/content/home';
import { LiveHero } from './live-hero';

const readHero = vi.hoisted(() => vi.fn());
vi.mock('./read-hero', () => ({ readHero }));

function renderLiveHero() {
  return render(
    <MemoryRouter>
      <LiveHero />
    </MemoryRouter>,
  );
}

test('shows the defaults at once, then the stored subtitle and caption, never the stored title', async () => {
  readHero.mockResolvedValue({ title: 'Opgeslagen titel', subtitle: 'Opgeslagen tekst', content: 'Opgeslagen foto' });
  renderLiveHero();
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(await screen.findByText('Opgeslagen tekst')).toBeVisible();
  expect(screen.getByText('Opgeslagen foto')).toBeVisible();
  expect(screen.queryByText(hero.subtitle)).not.toBeInTheDocument();
  expect(screen.queryByText(/Opgeslagen titel/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Energielabel voor uw woning Vanaf €285');
});

test('an empty field keeps its default', async () => {
  readHero.mockResolvedValue({ title: '', subtitle: '', content: 'Opgeslagen foto' });
  renderLiveHero();
  expect(await screen.findByText('Opgeslagen foto')).toBeVisible();
  expect(screen.getByText(hero.subtitle)).toBeVisible();
});

test('nothing stored keeps the defaults', async () => {
  readHero.mockResolvedValue(null);
  renderLiveHero();
  await waitFor(() => expect(readHero).toHaveBeenCalled());
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(screen.getByText(hero.caption)).toBeVisible();
});

test('a failed read is logged and keeps the defaults', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new Error('no database');
  readHero.mockRejectedValue(failure);
  renderLiveHero();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Error fetching hero content', failure));
  expect(screen.getByText(hero.subtitle)).toBeVisible();
  expect(screen.getByText(hero.caption)).toBeVisible();
});
