// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openForm, stopClock } from '@/test/render-request-form';

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
});

afterEach(() => vi.useRealTimers());

test('the button beside the price names what the request still needs, and leads there', async () => {
  const { user } = await openForm();
  async function goOn(name: string) {
    await user.click(screen.getByRole('button', { name }));
  }
  await goOn('Verder: adres');
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
  await user.keyboard('3811aa');
  await goOn('Verder: type woning');
  expect(screen.getByLabelText('Type woning')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Type woning'), 'Tussenwoning');
  await goOn('Verder: naam');
  expect(screen.getByLabelText('Naam')).toHaveFocus();
  await user.keyboard('Jo de Vries');
  await goOn('Verder: e-mailadres');
  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  await user.keyboard('jo@example.org');
  await goOn('Verder: versturen');
  expect(screen.getByRole('button', { name: 'Aanvraag versturen' })).toHaveFocus();
});
