// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anchors, homeSection, paths } from '@/lib/paths';
import { renderPage } from '@/test/render/render-page';
import { PreparationPage } from './preparation-page';

beforeEach(async () => {
  renderPage(paths.preparation, <PreparationPage />);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('contentinfo');
});

test.each([
  /plattegronden/i,
  /isolatie/i,
  /glas/i,
  /^factuur van de cv-ketel$/i,
  /warmtepomp/i,
  /zonnepanelen/i,
  /typeplaatjes/i,
  /elke kamer/i,
  /zolder/i,
  /kruipruimte/i,
  /foto’s/i,
])('there is a box to tick for %s', async (name) => {
  const box = screen.getByRole('checkbox', { name });
  await userEvent.click(box);
  expect(box).toBeChecked();
});

test('on paper a tick box gives way to an empty one', () => {
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).toHaveClass('print:hidden');
    expect(box.nextElementSibling).toHaveClass('hidden', 'print:inline-block');
  }
});

test('it tells how long the appointment takes, why proof matters and what comes after', () => {
  expect(screen.getByText(/gemiddeld 45 tot 60 minuten.*grote woning duurt het langer/)).toBeVisible();
  expect(screen.getByText(/standaardwaarde.*meestal slechter/)).toBeVisible();
  expect(screen.getByText(/1 tot 3 werkdagen na de opname/)).toBeVisible();
  expect(screen.getByText(/10 jaar geldig/)).toBeVisible();
});

test('Afdrukken prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Afdrukken' }));
  expect(print).toHaveBeenCalledOnce();
});

test('it leads to the form', () => {
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Direct aanvragen' })).toHaveAttribute(
    'href',
    homeSection(anchors.contact),
  );
});
