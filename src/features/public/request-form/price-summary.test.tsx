// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openForm, stopClock } from '@/test/render/render-request-form';

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
});

afterEach(() => vi.useRealTimers());

test('without an address the price starts at that of the chosen type and rush', async () => {
  const { user } = await openForm();
  expect(screen.getByText('Vanaf €285')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Type woning'), 'Vrijstaande woning');
  expect(screen.getByText('Vanaf €350')).toBeVisible();
  await user.click(screen.getByLabelText(/^Spoedservice/));
  expect(screen.getByText('Vanaf €445')).toBeVisible();
});

test.each([
  ['3551CB', '340', 'Kies uw adres'],
  ['1082GB', '43', 'Bevestig uw adres'],
])('of %s %s, where an address is to be chosen, it says "%s", and leads there', async (postcode, number, action) => {
  const { user } = await openForm();
  expect(screen.getByText('Vul uw postcode en huisnummer in.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Postcode'), postcode);
  await user.type(screen.getByLabelText('Huisnummer'), number);
  expect(await screen.findByText(`${action}, dan ziet u uw prijs.`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Verder: adres' }));
  expect(document.activeElement).toHaveTextContent(/^(Kies uw adres|Gevonden: Overvoorde 43-2)/);
});

test('the button beside the price names what the request still needs, and leads there', async () => {
  const { user } = await openForm();
  async function pressNext(name: string) {
    await user.click(screen.getByRole('button', { name }));
  }
  await pressNext('Verder: adres');
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
  await user.keyboard('3811aa');
  await pressNext('Verder: type woning');
  expect(screen.getByLabelText('Type woning')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Type woning'), 'Tussenwoning');
  await pressNext('Verder: naam');
  expect(screen.getByLabelText('Naam')).toHaveFocus();
  await user.keyboard('Jo de Vries');
  await pressNext('Verder: e-mailadres');
  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  await user.keyboard('jo@example.org');
  await pressNext('Verder: versturen');
  expect(screen.getByRole('button', { name: 'Aanvraag versturen' })).toHaveFocus();
});
