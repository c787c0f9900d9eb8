// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListView } from './use-list-view';

const id = '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';

test('what happens before the last navigation is rendered keeps what that one changed', () => {
  const { result } = renderHook(() => useListView(), { wrapper: MemoryRouter });
  const { open, change, close } = result.current;
  act(() => {
    open(id);
    change({ search: 'jansen' }, { isTyping: true });
  });
  expect(result.current).toMatchObject({ openedId: id, view: { search: 'jansen' } });
  act(() => {
    change({ status: 'new' });
    close(id);
  });
  expect(result.current).toMatchObject({ openedId: '', view: { search: 'jansen', status: 'new' } });
});
