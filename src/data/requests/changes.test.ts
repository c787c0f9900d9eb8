// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { buildRow, buildStoredRequest } from '@/test/stored-requests';
import { changesQuery, replaceStored } from './changes';
import { requestKeys } from './keys';

const poll = 'POST /rest/v1/rpc/latest_changes';
const table = 'GET /rest/v1/contact_submissions';
const [one, two, three] = ['1', '2', '3'].map((id) => buildStoredRequest({ id, name: `Aanvraag ${id}` }));
const listPage = [...requestKeys.pages(), 'a page'];
const countAnswer = [...requestKeys.all, 'a count'];

afterEach(() => queryClient.clear());

/** Renders this for the duration of the test. */
function show(queryKey: readonly unknown[], data: unknown): void {
  queryClient.setQueryData(queryKey, data);
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => data, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
}

function isCountOld() {
  return queryClient.getQueryState(countAnswer)?.isInvalidated;
}

test('a changed request is replaced in its place, a deleted one stays and is gone, until it is restored', () => {
  if (!one || !two || !three) throw new Error('three requests');
  const page = { requests: [one, two, three], goneIds: [], hasPrevious: false, hasNext: true };
  const newer = { ...two, name: 'Anders' };
  const changed = replaceStored(page, ['2', '3', 'elsewhere'], new Map([['2', newer]]));
  expect(changed).toEqual({ ...page, requests: [one, newer, three], goneIds: ['3'] });
  expect(replaceStored(changed, ['3'], new Map([['3', three]]))).toEqual({ ...page, requests: [one, newer, three] });
});

test('asks only for what is on screen, and at first only from when on, also while nothing ever changed', async () => {
  show(listPage, { requests: [one, two], goneIds: [] });
  show(requestKeys.opened('2'), two);
  show(requestKeys.opened('3'), three);
  queryClient.setQueryData(requestKeys.opened('4'), null);
  queryClient.setQueryData(countAnswer, {});
  const answers = [
    { as_of: 'then', latest: null, changed: [] },
    { as_of: 'now', latest: null, changed: [] },
  ];
  const calls = fakeSupabase({ [poll]: () => ({ status: 200, json: answers.shift() }) });
  await queryClient.query(changesQuery());
  await expect(queryClient.query(changesQuery())).resolves.toEqual({ as_of: 'now', latest: null });
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['1', '2', '3'] }, { since: 'then', ids: ['1', '2', '3'] }]);
  expect(isCountOld()).toBe(false);
});

test('shows what changed wherever it is on screen, and nowhere else, and counts anew', async () => {
  const besides = [...requestKeys.pages(), 'a page that was left'];
  queryClient.setQueryData(besides, { requests: [two], goneIds: [] });
  show(listPage, { requests: [one, two, three], goneIds: [] });
  show(requestKeys.opened('2'), two);
  show(requestKeys.opened('3'), three);
  queryClient.setQueryData(countAnswer, {});
  queryClient.setQueryData(requestKeys.changes(), { as_of: 'then', latest: 6 });
  const calls = fakeSupabase({
    [poll]: () => ({ status: 200, json: { as_of: 'now', latest: 7, changed: ['2', '3'] } }),
    [table]: () => ({ status: 200, json: [buildRow({ id: '2', name: 'Anders' })] }),
  });
  await queryClient.query(changesQuery());
  expect(calls[1]?.search.get('id')).toBe('in.(2,3)');
  const newer = { ...two, name: 'Anders' };
  expect(queryClient.getQueryData(listPage)).toEqual({ requests: [one, newer, three], goneIds: ['3'] });
  expect(queryClient.getQueryData(besides)).toEqual({ requests: [two], goneIds: [] });
  expect(queryClient.getQueryData(requestKeys.opened('2'))).toEqual(newer);
  expect(queryClient.getQueryData(requestKeys.opened('3'))).toBeNull();
  expect(isCountOld()).toBe(true);
});
