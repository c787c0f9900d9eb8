// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { LabelFigures } from './label-figures';

const route = 'POST /rest/v1/rpc/label_figures';

test('shows by month who was told of a valid label, and who asked all the same', async () => {
  fakeSupabase({
    [route]: () => ({
      status: 200,
      json: [
        { month: '2026-11', told: 1200, asked: 7 },
        { month: '2026-10', told: 3, asked: 0 },
      ],
    }),
  });
  renderAdmin(<LabelFigures />);
  const table = await screen.findByRole('table', { name: 'Woningen die al een label hebben' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['MaandGelezenToch aangevraagd', 'november 20261.2007', 'oktober 202630']);
  // A count of zero has no link.
  expect(within(table).getAllByRole('link')).toHaveLength(1);
  expect(within(table).getByRole('link', { name: '7' })).toHaveAttribute(
    'href',
    '/admin?van=2026-11-01&tot=2026-11-30&stap=had_label#aanvragen',
  );
});

test('shows nothing before anybody was told', async () => {
  const calls = fakeSupabase({ [route]: () => ({ status: 200, json: [] }) });
  renderAdmin(<LabelFigures />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Woningen die al een label hebben')).toBeNull();
});

test('a failed read is told, with a retry', async () => {
  const answers: FakeAnswer[] = [
    { status: 403, json: { code: '42501', message: 'no' } },
    { status: 200, json: [{ month: '2026-11', told: 1, asked: 0 }] },
  ];
  fakeSupabase({ [route]: () => answers.shift() ?? 'network error' });
  const user = renderAdmin(<LabelFigures />);
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('row', { name: /november 2026/ })).toBeVisible();
});
