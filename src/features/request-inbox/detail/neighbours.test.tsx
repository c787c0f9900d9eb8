// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildSubmission } from '@/test/submissions';
import { useNeighbours } from './neighbours';

const [one, two, three] = ['1', '2', '3'].map((id) => buildSubmission({ id }));
const all = [one, two, three].filter((request) => request !== undefined);

function around(openedId: string, requests = all) {
  const onOpen = vi.fn<(id: string) => void>();
  const hook = renderHook(({ id, list }) => useNeighbours(id, list, onOpen), {
    initialProps: { id: openedId, list: requests },
  });
  function ids() {
    const { previous, next } = hook.result.current;
    return [previous, next].map((go) => {
      if (!go) return null;
      onOpen.mockClear();
      act(go);
      return onOpen.mock.lastCall?.[0];
    });
  }
  return { ...hook, ids };
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
  rerender({ id: '2', list: all.filter(({ id }) => id !== '2') });
  expect(ids()).toEqual(['1', '3']);
});

test('the way that led to a request is remembered', () => {
  const { result, rerender } = around('1');
  act(() => result.current.next?.());
  rerender({ id: '2', list: all });
  expect(result.current.cameBy).toBe('next');
});
