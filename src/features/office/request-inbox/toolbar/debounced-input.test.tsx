// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DebouncedInput } from './debounced-input';

test('a value that comes back late takes away nothing that was typed since; another value replaces it', async () => {
  const handleDebounced = vi.fn();
  const user = userEvent.setup();
  function show(value: string) {
    return <DebouncedInput value={value} onDebounced={handleDebounced} onDown={vi.fn()} />;
  }
  const { rerender } = render(show(''));
  const input = screen.getByRole('textbox');
  for (const [key, value] of [
    ['a', 'a'],
    ['b', 'ab'],
  ] as const) {
    await user.type(input, key);
    await vi.waitFor(() => expect(handleDebounced).toHaveBeenLastCalledWith(value));
  }
  rerender(show('a'));
  expect(input).toHaveValue('ab');
  rerender(show('ab'));
  expect(input).toHaveValue('ab');
  // The history of the tab.
  rerender(show('a'));
  expect(input).toHaveValue('a');
});
