// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { buildStoredRequest } from '@/test/stored-requests';
import { useNeighbours } from './neighbours';

const all = ['1', '2', '3'].map((id) => buildStoredRequest({ id }));

function around(openedId: string, { hasPrevious = false, hasNext = false, others = [''] } = {}) {
  const onOpen = vi.fn<(id: string) => void>();
  const fetchPage = vi.fn(() =>
    Promise.resolve({ requests: others.filter(Boolean).map((id) => buildStoredRequest({ id })) }),
  );
  const hook = renderHook(
    ({ id, requests }) => useNeighbours({ openedId: id, page: { requests, hasPrevious, hasNext }, fetchPage, onOpen }),
    { initialProps: { id: openedId, requests: all } },
  );
  function ids() {
    const { previous, next } = hook.result.current;
    return [previous, next].map((go) => {
      if (!go) return null;
      onOpen.mockClear();
      act(go);
      return onOpen.mock.lastCall?.[0];
    });
  }
  return { ...hook, ids, onOpen, fetchPage };
}

test.each([
  ['1', [null, '2']],
  ['2', ['1', '3']],
  ['3', ['2', null]],
  ['elsewhere', [null, null]],
])('around %s are %j', (id, expected) => {
  expect(around(id).ids()).toEqual(expected);
});

test('a request that a save took out of the list keeps its place', () => {
  const { rerender, ids } = around('2');
  rerender({ id: '2', requests: all.filter(({ id }) => id !== '2') });
  expect(ids()).toEqual(['1', '3']);
});

test('the way that led to a request is remembered', () => {
  const { result, rerender } = around('1');
  act(() => result.current.next?.());
  rerender({ id: '2', requests: all });
  expect(result.current.cameBy).toBe('next');
});

test.each([
  ['next', '3', { id: '3', side: 'after' }, '4'],
  ['previous', '1', { id: '1', side: 'before' }, '5'],
] as const)(
  '%s of the outermost request opens the nearest of the neighbouring page',
  async (by, id, cursor, opened) => {
    const { result, onOpen, fetchPage } = around(id, { hasPrevious: true, hasNext: true, others: ['4', '5'] });
    await act(() => Promise.resolve(result.current[by]?.()));
    expect(fetchPage).toHaveBeenCalledWith(cursor);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(opened, { cursor, from: id });
  },
);

test('a neighbouring page that turns out to be empty, or cannot be fetched, is said', async () => {
  const info = vi.spyOn(notify, 'info').mockReturnValue();
  const error = vi.spyOn(notify, 'error').mockReturnValue();
  const { result, onOpen, fetchPage } = around('3', { hasNext: true });
  await act(() => Promise.resolve(result.current.next?.()));
  expect(info).toHaveBeenCalledWith('Dit is de laatste aanvraag van de lijst');
  fetchPage.mockRejectedValue(new Error('no response'));
  await act(() => Promise.resolve(result.current.next?.()));
  expect(error).toHaveBeenCalledWith('Kon aanvragen niet ophalen');
  expect(onOpen).not.toHaveBeenCalled();
});
