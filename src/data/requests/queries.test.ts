// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { buildRow } from '@/test/stored-requests';
import { noFilters, type RequestPosition } from './list-query';
import { countOf, openedRequestQuery, requestCountsQuery, requestPageQuery, requestsPerPage } from './queries';

const list = 'POST /rest/v1/rpc/list_requests';
const count = 'POST /rest/v1/rpc/count_requests';
const table = 'GET /rest/v1/contact_submissions';

const first: RequestPosition = {
  ...noFilters,
  status: '',
  isHeld: false,
  sort: 'created_at',
  isDescending: true,
  cursor: null,
};
const after: RequestPosition = { ...first, cursor: { id: 'id-9', side: 'after' } };
const before: RequestPosition = { ...first, cursor: { id: 'id-9', side: 'before' } };

afterEach(() => queryClient.clear());

function rows(amount: number): FakeAnswer {
  return { status: 200, json: Array.from({ length: amount }, (_, index) => buildRow({ id: `id-${index}` })) };
}

function readPage(position: RequestPosition) {
  return queryClient.query({ ...requestPageQuery(position), retry: false });
}

test('asks for what the list shows, and for one more than a page', async () => {
  const calls = fakeSupabase({ [list]: () => rows(0) });
  await readPage(first);
  await readPage({
    search: 'jo',
    status: 'contacted',
    isHeld: true,
    rush: false,
    from: '2026-01-01',
    until: '2026-01-31',
    appointmentFrom: '2026-02-01',
    appointmentUntil: '2026-02-28',
    work: 'overdue',
    isMine: true,
    assignee: '5f0c9a3e-0000-4000-8000-000000000001',
    figure: {
      source: 'website',
      propertyType: 'other',
      place: 'Ede',
      landingPath: '/',
      referrerHost: '-',
      step: 'order',
      completedFrom: '2026-03-01',
      completedUntil: '2026-03-31',
    },
    sort: 'name',
    isDescending: false,
    cursor: { id: 'id-9', side: 'before' },
  });
  expect(calls.map(({ body }) => body)).toEqual([
    { sort: 'created_at', descending: true, page_size: 51 },
    {
      search: 'jo',
      status: 'contacted',
      held: true,
      rush: false,
      from_day: '2026-01-01',
      until_day: '2026-01-31',
      appointment_from: '2026-02-01',
      appointment_until: '2026-02-28',
      work: 'overdue',
      mine: true,
      assignee: '5f0c9a3e-0000-4000-8000-000000000001',
      figure: {
        source: 'website',
        property_type: 'other',
        place: 'Ede',
        landing_path: '/',
        referrer_host: '-',
        step: 'order',
        completed_from: '2026-03-01',
        completed_until: '2026-03-31',
      },
      sort: 'name',
      descending: false,
      after: 'id-9',
      backwards: true,
      page_size: 51,
    },
  ]);
});

test.each([
  ['the first page', first, requestsPerPage + 1, { hasPrevious: false, hasNext: true }],
  ['the only page', first, requestsPerPage, { hasPrevious: false, hasNext: false }],
  ['a next page', after, requestsPerPage + 1, { hasPrevious: true, hasNext: true }],
  ['the last page', after, 3, { hasPrevious: true, hasNext: false }],
  ['a page back', before, requestsPerPage + 1, { hasPrevious: true, hasNext: true }],
  ['back at the first page', before, requestsPerPage, { hasPrevious: false, hasNext: true }],
  ['a page after a request that is gone', after, 0, { hasPrevious: false, hasNext: false }],
  ['a page before a request that is gone', before, 0, { hasPrevious: false, hasNext: false }],
])('%s knows what stands on either side', async (_, position, amount, sides) => {
  fakeSupabase({ [list]: () => rows(amount) });
  const page = await readPage(position);
  expect(page).toMatchObject(sides);
  expect(page.requests).toHaveLength(Math.min(amount, requestsPerPage));
});

test('the last page is asked for from the end, and turned round', async () => {
  const calls = fakeSupabase({ [list]: () => rows(2) });
  const { requests } = await readPage({ ...first, cursor: 'last' });
  expect(calls.map(({ body }) => body)).toEqual([
    { sort: 'created_at', descending: true, backwards: true, page_size: 51 },
  ]);
  expect(requests.map(({ id }) => id)).toEqual(['id-1', 'id-0']);
});

test('a page back comes nearest first and is turned round; the extra one is the farthest', async () => {
  fakeSupabase({ [list]: () => rows(requestsPerPage + 1) });
  const { requests } = await readPage(before);
  expect(requests.at(0)?.id).toBe('id-49');
  expect(requests.at(-1)?.id).toBe('id-0');
});

test('counts every status, also those without requests', async () => {
  const calls = fakeSupabase({ [count]: () => ({ status: 200, json: { new: 2, completed: 100_000 } }) });
  await expect(
    queryClient.query(requestCountsQuery({ ...noFilters, search: 'jo', rush: true, from: '2026-01-01' })),
  ).resolves.toEqual({
    new: 2,
    contacted: 0,
    scheduled: 0,
    completed: 100_000,
    cancelled: 0,
    held: 0,
    isCapped: false,
  });
  expect(calls[0]?.body).toEqual({ search: 'jo', rush: true, from_day: '2026-01-01' });
});

test('other filters have counts of their own', async () => {
  const calls = fakeSupabase({
    [count]: ({ body }) => ({ status: 200, json: { new: JSON.stringify(body).includes('jo') ? 1 : 8 } }),
  });
  const ofAll = requestCountsQuery(noFilters);
  const ofOne = requestCountsQuery({ ...noFilters, search: 'jo' });
  await queryClient.query(ofAll);
  await queryClient.query(ofOne);
  expect(calls.map(({ body }) => body)).toEqual([{}, { search: 'jo' }]);
  expect([ofAll, ofOne].map(({ queryKey }) => queryClient.getQueryData(queryKey)?.new)).toEqual([8, 1]);
});

test('counts nothing where no request matches at all', async () => {
  fakeSupabase({ [count]: () => ({ status: 200, json: {} }) });
  const none = { new: 0, contacted: 0, scheduled: 0, completed: 0, cancelled: 0, held: 0, isCapped: false };
  await expect(queryClient.query(requestCountsQuery(noFilters))).resolves.toEqual(none);
});

test('of many that match a status is counted as far as was looked', () => {
  const counts = { new: 900, contacted: 60, scheduled: 0, completed: 40, cancelled: 0, held: 0, isCapped: true };
  expect(countOf(counts, { status: '', isHeld: false })).toEqual({ amount: 1000, isCapped: true });
  expect(countOf(counts, { status: 'new', isHeld: false })).toEqual({ amount: 900, isCapped: true });
  expect(countOf(counts, { status: 'cancelled', isHeld: false })).toBeUndefined();
  expect(countOf(counts, { status: '', isHeld: true })).toBeUndefined();
  expect(countOf({ ...counts, isCapped: false, held: 2 }, { status: '', isHeld: true })?.amount).toBe(2);
});

test('reads one request by its id, or null', async () => {
  const responses = [[buildRow({ id: 'id-1' })], []];
  const calls = fakeSupabase({ [table]: () => ({ status: 200, json: responses.shift() }) });
  await expect(queryClient.query(openedRequestQuery('id-1'))).resolves.toMatchObject({ id: 'id-1' });
  await expect(queryClient.query(openedRequestQuery('id-2'))).resolves.toBeNull();
  expect(calls.map(({ search }) => search.get('id'))).toEqual(['in.(id-1)', 'in.(id-2)']);
});

test('forgets an opened request once it is closed, so that it is read anew when it is opened again', async () => {
  fakeSupabase({ [table]: () => rows(1) });
  const opened = openedRequestQuery('id-0');
  const close = new QueryObserver(queryClient, opened).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(opened.queryKey)).toMatchObject({ id: 'id-0' }), 20_000);
  close();
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]), 20_000);
});

test.each<[string, FakeAnswer, string]>([
  ['no response', 'network error', 'unavailable'],
  ['a refusal', { status: 403, json: { code: '42501', message: 'permission denied' } }, 'forbidden'],
  ['something else than asked', { status: 200, json: { hello: 1 } }, 'unavailable'],
])('every read fails on %s', async (_, response, code) => {
  fakeSupabase({ [list]: () => response, [count]: () => response, [table]: () => response });
  await expect(readPage(first)).rejects.toMatchObject({ code });
  await expect(queryClient.query({ ...requestCountsQuery(noFilters), retry: false })).rejects.toMatchObject({
    code,
  });
  await expect(queryClient.query({ ...openedRequestQuery('id-1'), retry: false })).rejects.toMatchObject({
    code,
  });
});
