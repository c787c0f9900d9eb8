// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Hero } from './hero';

function renderHero(texts: { subtitle?: string; caption?: string } = {}) {
  render(
    <MemoryRouter>
      <Hero {...texts} />
    </MemoryRouter>,
  );
}

test('says what it costs and leads to the form and the process', () => {
  renderHero();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Energielabel voor uw woning Vanaf €285$/);
  expect(screen.getByRole('link', { name: 'Direct aanvragen' })).toHaveAttribute('href', '#contact');
  expect(screen.getByRole('link', { name: 'Bekijk werkwijze' })).toHaveAttribute('href', '#process');
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
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'RVO',
    'Rijksoverheid',
    'EPBD',
  ]);
});

test('its four parts come one after another', () => {
  renderHero();
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('fade-in-200');
  expect(screen.getByText(/Verkoopt of verhuurt u/)).toHaveClass('fade-in-400');
  expect(screen.getByRole('link', { name: 'Direct aanvragen' }).parentElement).toHaveClass('fade-in-600');
  expect(screen.getByRole('figure')).toHaveClass('fade-in-800');
});

test('takes other texts', () => {
  renderHero({ subtitle: 'Een andere tekst', caption: 'Een ander bijschrift' });
  expect(screen.getByText('Een andere tekst')).toBeVisible();
  expect(screen.getByText('Een ander bijschrift')).toBeVisible();
  expect(screen.queryByText(/Verkoopt of verhuurt u/)).not.toBeInTheDocument();
});
