// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, Toaster } from './notify';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(async () => {
  toast.dismiss();
  await pass(1000);
  cleanup();
  vi.useRealTimers();
});

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

async function deleteOne(name: string) {
  const onClick = vi.fn();
  notify.success(`${name} verwijderd`, { duration: 10_000, action: { label: `Zet ${name} terug`, onClick } });
  await pass(100);
  return onClick;
}

/** What people see: the message in front, as the others are invisible behind it. */
function shown() {
  return document.querySelector('[data-sonner-toast][data-visible=true]')?.textContent;
}

test('a message with a button lasts as long as it says', async () => {
  await deleteOne('A');
  await pass(9800);
  expect(shown()).toContain('A verwijderd');
  await pass(1000);
  expect(shown()).toBeUndefined();
});

test('another message hides it for a while, and does not take its time', async () => {
  await deleteOne('A');
  await pass(8000);
  notify.success('Opgeslagen');
  await pass(100);
  expect(shown()).toContain('Opgeslagen');
  await pass(4500);
  expect(shown()).toContain('A verwijderd');
  await pass(9000);
  expect(shown()).toContain('A verwijderd');
  await pass(1500);
  expect(shown()).toBeUndefined();
});

test('two in a row can both be undone, one after the other', async () => {
  const undoA = await deleteOne('A');
  await pass(2000);
  const undoB = await deleteOne('B');
  expect(shown()).toContain('B verwijderd');
  await pass(10_500);
  expect(shown()).toContain('A verwijderd');
  await pass(9000);
  act(() => screen.getByRole('button', { name: 'Zet A terug' }).click());
  expect(undoA).toHaveBeenCalledTimes(1);
  expect(undoB).not.toHaveBeenCalled();
});

test('a message that is over does not come back with the next one', async () => {
  await deleteOne('A');
  act(() => screen.getByRole('button', { name: 'Zet A terug' }).click());
  await pass(100);
  await pass(300);
  await deleteOne('B');
  act(() => screen.getByRole('button', { name: 'Melding sluiten' }).click());
  await pass(300);
  await deleteOne('C');
  await pass(11_000);
  notify.success('Opgeslagen');
  await pass(100);
  expect(shown()).toContain('Opgeslagen');
  await pass(4500);
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

test('whoever is at its buttons keeps it, and has the usual time again afterwards', async () => {
  await deleteOne('A');
  const outside = document.body.appendChild(document.createElement('button'));
  act(() => screen.getByRole('button', { name: 'Zet A terug' }).focus());
  await pass(60_000);
  expect(shown()).toContain('A verwijderd');
  act(() => outside.focus());
  await pass(9000);
  expect(shown()).toContain('A verwijderd');
  await pass(1500);
  expect(shown()).toBeUndefined();
  outside.remove();
});

test('the focus goes back to where it was when the button is gone', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  const undo = await deleteOne('A');
  const button = screen.getByRole('button', { name: 'Zet A terug' });
  act(() => button.focus());
  act(() => button.click());
  expect(undo).toHaveBeenCalledOnce();
  expect(outside).toHaveFocus();
  outside.remove();
});

test('or to the content, when that is gone too', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  await deleteOne('A');
  act(() => screen.getByRole('button', { name: 'Melding sluiten' }).focus());
  outside.remove();
  act(() => screen.getByRole('button', { name: 'Melding sluiten' }).click());
  expect(main).toHaveFocus();
  main.remove();
});
