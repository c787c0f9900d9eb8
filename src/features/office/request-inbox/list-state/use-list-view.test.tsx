// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListView } from './use-list-view';

const id = '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';
const other = '0b0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8c';

test('what happens before the last navigation is rendered keeps what that one changed', () => {
  const { result } = renderHook(() => useListView(), { wrapper: MemoryRouter });
  const { open, change, closeGone } = result.current;
  act(() => {
    open(id);
    change({ search: 'jansen' }, { isTyping: true });
  });
  expect(result.current).toMatchObject({ openedId: id, view: { search: 'jansen' } });
  act(() => {
    change({ status: 'new' });
    closeGone(id);
  });
  expect(result.current).toMatchObject({ openedId: '', view: { search: 'jansen', status: 'new' } });
});

test('a request that is opened but not rendered yet closes at once, and stays closed when its page arrives late', () => {
  const { result } = renderHook(() => useListView(), { wrapper: MemoryRouter });
  const { open, close, closeGone } = result.current;
  act(() => open(id));
  act(() => {
    open(other);
    closeGone(id);
  });
  expect(result.current.openedId).toBe(other);
  act(() => {
    open(id);
    close();
    open(other, { cursor: { id, side: 'after' }, from: id });
  });
  expect(result.current.openedId).toBe('');
});

test('from the bar after a save, the page of the next request opens while nothing else was opened', () => {
  const { result } = renderHook(() => useListView(), { wrapper: MemoryRouter });
  act(() => result.current.open(other, { cursor: { id, side: 'after' }, from: '' }));
  expect(result.current).toMatchObject({ openedId: other, view: { cursor: { id, side: 'after' } } });
});
