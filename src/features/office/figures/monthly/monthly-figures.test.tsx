// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { MonthlyFigures } from './monthly-figures';

const route = 'POST /rest/v1/rpc/request_figures';

function response(requests: (place: number) => number, listRevenue = 1140, deviating = listRevenue !== 1140 ? 2 : 0) {
  const json = Array.from({ length: 24 }, (_, place) => ({
    month: `${2025 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`,
    requests: requests(place),
    // Of the same days, where the month is not over.
    requests_so_far: Math.floor(requests(place) / 2),
    by_telephone: place === 23 ? 1 : 0,
    rush: place === 23 ? 2 : 0,
    completed: place === 23 ? 3 : 0,
    cancelled: 0,
    revenue: place === 23 ? 1140 : 0,
    list_revenue: place === 23 ? listRevenue : 0,
    deviating: place === 23 ? deviating : 0,
  }));
  return { status: 200, json };
}

function cellsOf(name: RegExp): (string | null)[] {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

test('shows the last twelve months, newest first, with the shares of their requests and the year before', async () => {
  const later = laterAnswer();
  fakeSupabase({ [route]: () => later.promise });
  renderAdmin(<MonthlyFigures />);
  expect(screen.getByText('Maanden laden...')).toBeVisible();
  later.resolve(response((place) => (place === 11 ? 6 : place === 23 ? 8 : 0)));
  const rows = within(await screen.findByRole('table', { name: 'De laatste twaalf maanden' })).getAllByRole(
    'rowheader',
  );
  expect(rows).toHaveLength(13);
  expect(rows[0]).toHaveTextContent('december 2026, tot nu');
  expect(cellsOf(/^december 2026/)).toEqual(['8', '3', '1 (13%)', '2 (25%)', '3 (38%)', '0', '€1.140']);
  expect(cellsOf(/^november 2026/)).toEqual(['0', 'Onbekend', '0', '0', '0', '0', '€0']);
  expect(cellsOf(/^Totaal/)).toEqual(['8', 'Onbekend', '1 (13%)', '2 (25%)', '3 (38%)', '0', '€1.140']);
});

test('prices that are not those of the price list are told with both sums, and lead to their requests', async () => {
  fakeSupabase({ [route]: () => response((place) => (place === 23 ? 8 : 0), 1200) });
  renderAdmin(<MonthlyFigures />);
  expect(await screen.findByText('Bij 2 afgeronde aanvragen wijkt de prijs af van de prijslijst')).toBeVisible();
  expect(
    screen.getByText(
      /^De omzet van twaalf maanden is €1\.140\. Volgens de prijslijst zou dat €1\.200 zijn: een verschil van €60\./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aanvragen bekijken waarvan de prijs afwijkt' })).toHaveAttribute(
    'href',
    '/admin?van=2026-01-01&tot=2026-12-31&werk=price&status=completed#aanvragen',
  );
  expect(cellsOf(/^december 2026/).at(-1)).toBe('€1.140 prijslijst €1.200');
  expect(cellsOf(/^november 2026/).at(-1)).toBe('€0');
  expect(cellsOf(/^Totaal/).at(-1)).toBe('€1.140 prijslijst €1.200');
});

test('a price that only the visitor saw changes no sum, and leads to its request too', async () => {
  fakeSupabase({ [route]: () => response((place) => (place === 23 ? 8 : 0), 1140, 1) });
  renderAdmin(<MonthlyFigures />);
  expect(await screen.findByText('Bij 1 afgeronde aanvraag wijkt de prijs af van de prijslijst')).toBeVisible();
  expect(screen.getByText(/^De klant zag/)).toBeVisible();
  expect(cellsOf(/^Totaal/).at(-1)).toBe('€1.140');
});

test('says that there is nothing yet', async () => {
  fakeSupabase({ [route]: () => response(() => 0) });
  renderAdmin(<MonthlyFigures />);
  expect(await screen.findByText(/^Er zijn nog geen aanvragen/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failure can be tried again', async () => {
  let isFine = false;
  const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'only for administrators' } };
  fakeSupabase({ [route]: () => (isFine ? response(() => 1) : refusal) });
  const user = renderAdmin(<MonthlyFigures />);
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
    'De cijfers konden niet worden opgehaald.',
  );
  isFine = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a number of a month leads to its requests', async () => {
  fakeSupabase({ [route]: () => response(() => 4) });
  renderAdmin(<MonthlyFigures />);
  const row = (await screen.findAllByRole('row'))[1];
  if (!row) throw new Error('no month');
  const [first] = within(row).getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/admin\?van=\d{4}-\d{2}-01&tot=\d{4}-\d{2}-\d{2}#aanvragen$/);
  // The number of the year before too.
  expect(within(screen.getByRole('row', { name: /^oktober 2026/ })).getAllByRole('link')[1]).toHaveAttribute(
    'href',
    '/admin?van=2025-10-01&tot=2025-10-31#aanvragen',
  );
});
