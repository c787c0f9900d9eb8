// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noFilters } from '@/data/requests/list-query';
import { FigureFilters } from './figure-filters';

test('a place that is not known is called so, and its filter goes with one press that leaves the focus near', async () => {
  const onChange = vi.fn();
  render(<FigureFilters figure={{ ...noFilters.figure, place: '-' }} onChange={onChange} />);
  expect(screen.getByText('Plaats: onbekend')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: Plaats: onbekend' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(noFilters.figure);
  expect(screen.getByLabelText('Bereikt')).toHaveFocus();
});

test('what is chosen filters beside what a figure led to', async () => {
  const onChange = vi.fn();
  const figure = { ...noFilters.figure, referrerHost: 'funda.nl' };
  render(<FigureFilters figure={figure} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText('Bereikt'), 'Bezocht door een adviseur');
  expect(onChange).toHaveBeenLastCalledWith({ ...figure, step: 'visited' });
  await userEvent.selectOptions(screen.getByLabelText('Bron'), 'Alles');
  expect(onChange).toHaveBeenLastCalledWith(figure);
});
