// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { buildRow } from '@/test/stored-requests';
import { requestKeys } from './keys';
import {
  expiredRequestsQuery,
  readPerson,
  useAnonymise,
  useErasePerson,
  useExportPerson,
  useFindErasable,
} from './privacy';

const look = 'POST /rest/v1/rpc/expired_requests';
const anonymise = 'POST /rest/v1/rpc/anonymise_requests';
const exportPerson = 'POST /rest/v1/rpc/export_person';
const erasable = 'POST /rest/v1/rpc/erasable_person';
const erase = 'POST /rest/v1/rpc/erase_person';
const moment = '2026-11-21T01:47:07.560123+00:00';
const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'only for administrators' } };
const listAnswer = [...requestKeys.all, 'a list'];

beforeEach(() => {
  queryClient.setQueryData(listAnswer, []);
});
afterEach(() => queryClient.clear());

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

function isListOld() {
  return queryClient.getQueryState(listAnswer)?.isInvalidated;
}

test.each([true, false])('what has expired is told as it is stored, of orders: %s', async (orders) => {
  const row = { id: 'a', created_at: moment, name: 'Jo', status: 'completed' };
  const oldest = [
    { ...row, keeps_label: true },
    { ...row, keeps_label: false },
  ];
  const calls = fakeSupabase({ [look]: () => ({ status: 200, json: { seen_at: moment, total: 51, oldest } }) });
  const expired = await queryClient.query(expiredRequestsQuery(orders));
  expect(expired).toMatchObject({ seenAt: moment, total: 51 });
  expect(expired.oldest).toEqual([
    { id: 'a', name: 'Jo', status: 'completed', createdAt: moment, keepsLabel: true },
    { id: 'a', name: 'Jo', status: 'completed', createdAt: moment, keepsLabel: false },
  ]);
  expect(calls.map(({ body }) => body)).toEqual([{ orders }]);
});

describe('anonymising', () => {
  test('goes on until nothing is left, and tells the size of each batch that did something', async () => {
    const batches = [300, 12, 0];
    const calls = fakeSupabase({ [anonymise]: () => ({ status: 200, json: batches.shift() }) });
    const onDone = vi.fn();
    const { result } = renderHook(useAnonymise, { wrapper });
    await result.current.mutateAsync({ orders: true, seenAt: moment, onDone });
    expect(onDone.mock.calls).toEqual([[300], [12]]);
    expect(calls.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ orders: true, seen_at: moment })));
    expect(isListOld()).toBe(true);
  });

  test('that fails after a batch makes the list old all the same', async () => {
    const answers: FakeAnswer[] = [{ status: 200, json: 300 }, refusal];
    fakeSupabase({ [anonymise]: () => answers.shift() ?? 'network error' });
    const onDone = vi.fn();
    const { result } = renderHook(useAnonymise, { wrapper });
    const anonymised = result.current.mutateAsync({ orders: false, seenAt: moment, onDone });
    await expect(anonymised).rejects.toMatchObject({ code: 'forbidden' });
    expect(onDone.mock.calls).toEqual([[300]]);
    expect(isListOld()).toBe(true);
  });
});

describe('everything of one person', () => {
  const changed = { changed_at: moment, action: 'update', old_values: { notes: null } };
  const roles: ('orders' | 'at_home' | 'pays')[] = ['orders'];
  const requests = [
    { ...buildRow({ id: 'a' }), roles },
    { ...buildRow({ id: 'b' }), roles, deleted_at: moment },
  ];
  const changes = [
    { ...changed, id: 1, request_id: 'b', new_values: { notes: 'Belt' }, changed_by_email: 'adviseur@example.org' },
    { ...changed, id: 2, request_id: 'a', new_values: null, changed_by_email: null },
    { ...changed, id: 3, request_id: 'b', new_values: { notes: 'Belt terug' } },
  ];

  const visits = [
    { id: 'v', request_id: 'b', starts_at: moment, ends_at: moment, state: 'planned', adviser_name: 'Anna' },
  ];
  const messages = [
    { id: 'm', request_id: 'a', kind: 'received', state: 'sent', created_at: moment, payload: { name: 'Jo' } },
  ];

  test('is asked for by the address, and given as it is stored', async () => {
    const calls = fakeSupabase({
      [exportPerson]: () => ({ status: 200, json: { requests, changes, visits, messages } }),
    });
    const { result } = renderHook(useExportPerson, { wrapper });
    await expect(result.current.mutateAsync('jo@example.org')).resolves.toEqual({
      requests,
      changes,
      visits,
      messages,
      labels: [],
      invoices: [],
    });
    expect(calls.map(({ body }) => body)).toEqual([{ person: 'jo@example.org' }]);
  });

  test('is read as each request with its own changes, in order, and whether it is about to go', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    const person = readPerson('jo@example.org', {
      requests,
      changes,
      visits: [{ id: 'v', request_id: 'b', starts_at: moment, ends_at: moment, state: 'planned' }],
      messages: [{ id: 'm', request_id: 'a', kind: 'received', state: 'sent', created_at: moment }],
      labels: [],
      invoices: [{ id: 'i', request_id: 'b', number: '2026-0001', issued_on: '2026-11-20', total: 28_500 }],
    });
    vi.useRealTimers();
    expect(person).toMatchObject({ person: 'jo@example.org', readAt: '2026-11-22T10:00:00.000Z' });
    expect(person.requests.map(({ values, deletedAt }) => [values.id, deletedAt])).toEqual([
      ['a', ''],
      ['b', moment],
    ]);
    expect(person.requests.map((request) => request.changes.map(({ id }) => id))).toEqual([['2'], ['1', '3']]);
    expect(person.requests.map(({ appointments: own }) => own.map(({ id }) => id))).toEqual([[], ['v']]);
    expect(person.requests.map(({ messages: own }) => own.map(({ id }) => id))).toEqual([['m'], []]);
    expect(person.requests.map(({ invoices: own }) => own.map(({ id }) => id))).toEqual([[], ['i']]);
    const [first, second] = person.requests;
    expect(first?.changes[0]).toMatchObject({ changedBy: '', before: { notes: null }, after: {} });
    expect(second?.changes[0]).toMatchObject({
      action: 'update',
      changedAt: moment,
      changedBy: 'adviseur@example.org',
      before: { notes: null },
      after: { notes: 'Belt' },
    });
  });
});

describe('erasing a person', () => {
  test('is shown first: what would become of each request, and until when', async () => {
    const request = {
      id: 'a',
      created_at: moment,
      status: 'completed',
      outcome: 'label-kept',
      until: '2036-11-21',
      has_invoice: true,
      roles: ['orders'],
    };
    const calls = fakeSupabase({
      [erasable]: () => ({ status: 200, json: { seen_at: moment, requests: [request] } }),
    });
    const { result } = renderHook(useFindErasable, { wrapper });
    await expect(result.current.mutateAsync('jo@example.org')).resolves.toEqual({
      seenAt: moment,
      requests: [
        {
          id: 'a',
          createdAt: moment,
          status: 'completed',
          outcome: 'label-kept',
          until: '2036-11-21',
          has_invoice: true,
          roles: ['orders'],
        },
      ],
    });
    expect(calls.map(({ body }) => body)).toEqual([{ person: 'jo@example.org' }]);
    expect(isListOld()).toBe(false);
  });

  test('is done as it was shown, tells what became of how many, and makes the list old', async () => {
    const calls = fakeSupabase({
      [erase]: () => ({ status: 200, json: { erased: 1, label_kept: 2, kept: 3, visit_first: 4 } }),
    });
    const { result } = renderHook(useErasePerson, { wrapper });
    await expect(result.current.mutateAsync({ person: 'jo@example.org', seenAt: moment })).resolves.toEqual({
      erased: 1,
      labelKept: 2,
      kept: 3,
      visitFirst: 4,
    });
    expect(calls.map(({ body }) => body)).toEqual([{ person: 'jo@example.org', seen_at: moment }]);
    expect(isListOld()).toBe(true);
  });
});

test('each of them fails as the database says', async () => {
  const forbidden = { code: 'forbidden' };
  fakeSupabase({
    [look]: () => refusal,
    [exportPerson]: () => refusal,
    [erasable]: () => refusal,
    [erase]: () => refusal,
  });
  await expect(queryClient.query(expiredRequestsQuery(true))).rejects.toMatchObject(forbidden);
  await expect(renderHook(useExportPerson, { wrapper }).result.current.mutateAsync('x')).rejects.toMatchObject(
    forbidden,
  );
  await expect(renderHook(useFindErasable, { wrapper }).result.current.mutateAsync('x')).rejects.toMatchObject(
    forbidden,
  );
  const erasure = renderHook(useErasePerson, { wrapper }).result.current.mutateAsync({ person: 'x', seenAt: moment });
  await expect(erasure).rejects.toMatchObject(forbidden);
  expect(isListOld()).toBe(false);
});
