// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChosenColumn } from './use-chosen-column';

function Columns({ amount, onOpen }: { amount: number; onOpen: (place: number) => void }) {
  const { place, handlers } = useChosenColumn(amount, onOpen);
  return (
    <button type="button" {...handlers}>
      {place}
    </button>
  );
}

test('the last column is told about until another is chosen, of a longer period too', () => {
  const { rerender } = render(<Columns amount={3} onOpen={vi.fn()} />);
  expect(screen.getByRole('button')).toHaveTextContent('2');
  rerender(<Columns amount={12} onOpen={vi.fn()} />);
  expect(screen.getByRole('button')).toHaveTextContent('11');
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Home' });
  rerender(<Columns amount={3} onOpen={vi.fn()} />);
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('keys of the browser with %s stay those of the browser', (modifier) => {
  const onOpen = vi.fn();
  render(<Columns amount={3} onOpen={onOpen} />);
  const isPassedOn = fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowLeft', [modifier]: true });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', [modifier]: true });
  expect(isPassedOn).toBe(true);
  expect(screen.getByRole('button')).toHaveTextContent('2');
  expect(onOpen).not.toHaveBeenCalled();
});

test('the pointer chooses the column below it, and the nearest one beside the chart', () => {
  render(<Columns amount={4} onOpen={vi.fn()} />);
  const chart = screen.getByRole('button');
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 50));
  const chosen = [50, 100, 199, 200, 499, 600].map((clientX) => {
    fireEvent.pointerMove(chart, { clientX });
    return chart.textContent;
  });
  expect(chosen).toEqual(['0', '0', '0', '1', '3', '3']);
});
