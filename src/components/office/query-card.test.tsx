// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QueryCard } from './query-card';

const texts = { title: 'Uren', explanation: 'Wanneer u werkt.', loading: 'Laden...', loadFailed: 'Ophalen mislukt.' };
const idle = { data: undefined, isError: false, isFetching: false, refetch: vi.fn() };

function show(query: Partial<Omit<typeof idle, 'data'>> & { data?: string | null }) {
  render(
    <QueryCard id="hours" texts={texts} query={{ ...idle, ...query }}>
      {(data) => <p>{data ?? 'niets ingesteld'}</p>}
    </QueryCard>,
  );
}

test.each([
  ['the first fetch', { isFetching: true }],
  ['a fetch that waits for a connection', {}],
  ['another try', { isError: true, isFetching: true }],
])('during %s it says that it loads', (_, query) => {
  show(query);
  expect(screen.getByRole('heading', { name: 'Uren' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Laden...');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure offers another try, above what was fetched before', async () => {
  const refetch = vi.fn();
  show({ isError: true, data: 'van 8 tot 20 uur', refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Ophalen mislukt.');
  expect(screen.getByText('van 8 tot 20 uur')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('that nothing is stored is fetched too', () => {
  show({ data: null });
  expect(screen.getByText('niets ingesteld')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
