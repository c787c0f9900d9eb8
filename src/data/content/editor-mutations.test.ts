// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { blocksQuery, historyQuery } from './editor-queries';
import { reloadAfter } from './editor-mutations';

const showTexts = [blocksQuery().queryKey, historyQuery('block').queryKey];
const others = [[privateKey, 'requests'], [privateKey, 'is-admin', 'user'], ['auth']];

async function outdatedAfter(error: Error | null) {
  const client = new QueryClient();
  [...showTexts, ...others].forEach((key) => client.setQueryData(key, null));
  await reloadAfter(client, error);
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);
}

test.each([
  ['a change', null],
  ['a conflict', new DataError('conflict', 'gone')],
  ['a duplicate', new DataError('duplicate', 'there already')],
])('after %s everything that shows texts is read again, and nothing else', async (_, error) => {
  expect(await outdatedAfter(error)).toEqual(showTexts);
});

test.each([new DataError('unavailable', 'no answer'), new DataError('forbidden', 'no'), new Error('odd')])(
  'after a failure that changed nothing, nothing is: %s',
  async (error) => {
    expect(await outdatedAfter(error)).toEqual([]);
  },
);
