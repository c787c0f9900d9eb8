// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { RemainingSetup } from './remaining-setup';

const remaining = 'POST /rest/v1/rpc/remaining_setup';

test('what is left stands with its link, in its order', async () => {
  fakeSupabase({
    [remaining]: () => ({
      status: 200,
      json: ['business', 'adviser', 'rush', 'mails', 'invoices', 'calendar', 'text', 'request'],
    }),
  });
  renderAdmin(<RemainingSetup isForEmptyOnly />);
  await screen.findByRole('list', { name: 'Nog te doen' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/beheer/bedrijf#bedrijf',
    '/admin/beheer/mensen#adviseurs',
    '/admin/beheer/planning#spoed',
    '/admin/beheer/mails#uitgaande-berichten',
    '/admin/beheer/facturen#factuurgegevens',
    '/admin/beheer/planning#agenda-op-je-telefoon',
    '/admin/teksten',
    '/#contact',
  ]);
});

test.each([
  ['all is done', [], false],
  ['there are requests, and the list of them is what one comes for', ['mails'], true],
])('it is not there when %s', async (_, steps, isForEmptyOnly) => {
  const calls = fakeSupabase({ [remaining]: () => ({ status: 200, json: steps }) });
  renderAdmin(<RemainingSetup isForEmptyOnly={isForEmptyOnly} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
