// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { QueryProvider } from '@/data/query-client';
import { usePlanning } from '../planning/use-planning';
import { useGridKeys, type GridKeys } from './use-grid-keys';

let keys: GridKeys;

function Grid({ onReady }: { onReady: (keys: GridKeys) => void }) {
  const own = useGridKeys({ planning: usePlanning(), days: [], itemOf: () => null });
  useEffect(() => onReady(own));
  return (
    <div {...own.handlers}>
      <button type="button" data-appointment="one">
        one
      </button>
      <button type="button" data-appointment="two">
        two
      </button>
    </div>
  );
}

function mount(id: string): HTMLElement {
  const element = screen.getByRole('button', { name: id });
  keys.handleMount(id, element);
  return element;
}

beforeEach(() => {
  render(
    <QueryProvider>
      <Grid
        onReady={(ready) => {
          keys = ready;
        }}
      />
    </QueryProvider>,
  );
});

test('an event that loses the focus by being rendered again gets it back', () => {
  screen.getByRole('button', { name: 'one' }).focus();
  // The grid removes the focused element, and no blur tells of it.
  screen.getByRole('button', { name: 'one' }).remove();
  expect(document.body).toHaveFocus();
  mount('two');
  expect(document.body).toHaveFocus();
  const again = document.createElement('button');
  document.body.append(again);
  keys.handleMount('one', again);
  expect(again).toHaveFocus();
  again.remove();
});

test('an event that is rendered takes no focus from another element', () => {
  screen.getByRole('button', { name: 'one' }).focus();
  screen.getByRole('button', { name: 'two' }).focus();
  mount('one');
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
});

test('the event that was asked for gets the focus once', () => {
  keys.focusNext('two');
  expect(mount('two')).toHaveFocus();
  screen.getByRole('button', { name: 'one' }).focus();
  mount('two');
  expect(screen.getByRole('button', { name: 'one' })).toHaveFocus();
});
