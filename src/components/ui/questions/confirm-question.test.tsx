// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmQuestion } from './confirm-question';

afterEach(cleanup);

function open({ isBusy = false } = {}) {
  const outcomes = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(
    <ConfirmQuestion question="Verwijderen?" confirm="Verwijderen" cancel="Annuleren" isBusy={isBusy} {...outcomes} />,
  );
  return { user: userEvent.setup(), ...outcomes };
}

test('Escape leaves the question without an answer', async () => {
  const { user, onConfirm, onCancel } = open();
  expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Escape changes nothing while it is being done', async () => {
  const { user, onCancel } = open({ isBusy: true });
  await user.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});
