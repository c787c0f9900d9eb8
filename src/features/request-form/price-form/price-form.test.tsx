// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { queryClient } from '@/data/query-client';
import { createAddressRegister } from '../../../../tools/local/address-register/server';
import { PriceForm } from './price-form';

/** Until when the code of the answer is on its way. */
const onItsWay = vi.hoisted(() => ({ until: Promise.resolve() }));

vi.mock('@/lib/load-code', async (importOriginal) => {
  const { loadCode } = await importOriginal<typeof import('@/lib/load-code')>();
  return {
    async loadCode(...code: Parameters<typeof loadCode>) {
      await onItsWay.until;
      return loadCode(...code);
    },
  };
});

beforeEach(() => queryClient.clear());

/** The form, with the stand-in of the register behind `fetch`, which fails while it is cut. */
function openForm() {
  const register = createAddressRegister();
  const surroundings = { isCut: false };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/local/address-register', '');
    if (path === url) return new Response(null, { status: 200 });
    if (surroundings.isCut) return new Response('{}', { status: 503 });
    return register.request(path, init);
  });
  render(
    <MemoryRouter>
      <PriceForm />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  async function ask(postcode: string, houseNumber: string) {
    await user.type(screen.getByLabelText('Postcode'), postcode);
    await user.type(screen.getByLabelText('Huisnummer'), `${houseNumber}{Enter}`);
  }
  return { surroundings, user, ask };
}

test('the price of an address takes the focus, and can be changed into another question', async () => {
  const { user, ask } = openForm();
  await ask('3818 EB', '210');
  const title = await screen.findByText(/^Utrechtseweg 210, Amersfoort/);
  expect(title).toHaveFocus();
  await user.click(screen.getByRole('button', { name: priceForm.change }));
  expect(screen.queryByText(/^Utrechtseweg 210/)).not.toBeInTheDocument();
  expect(screen.getByText(priceForm.hint)).toBeVisible();
});

test('an address that changes while the code of its answer is on its way has none', async () => {
  let arrive: (() => void) | undefined;
  onItsWay.until = new Promise((resolve) => (arrive = resolve));
  const { user, ask } = openForm();
  await ask('3818 EB', '210');
  expect(screen.getByText(lookupMessages.loading)).toBeVisible();
  await user.type(screen.getByLabelText('Huisnummer'), '1');
  await act(async () => {
    arrive?.();
    await onItsWay.until;
  });
  expect(screen.getByText(priceForm.hint)).toBeVisible();
  await user.keyboard('{Backspace}{Enter}');
  expect(await screen.findByText(/^Utrechtseweg 210, Amersfoort/)).toHaveFocus();
});

test('of several addresses at a number each can be chosen, by keyboard', async () => {
  const { user, ask } = openForm();
  await ask('3551 CB', '340');
  const select = await screen.findByLabelText(lookupMessages.choose);
  expect(select).toHaveFocus();
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Amsterdamsestraatweg 340-A',
    'Amsterdamsestraatweg 340-B',
  ]);
  await user.selectOptions(select, 'Amsterdamsestraatweg 340-B');
  // The form above is hidden by a stylesheet.
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: priceForm.show }));
  expect(await screen.findByText(/^Amsterdamsestraatweg 340-B, Utrecht/)).toHaveFocus();
});

test('the same address is asked for again when its price did not come', async () => {
  const { surroundings, user, ask } = openForm();
  surroundings.isCut = true;
  await ask('3818 EB', '210');
  expect(await screen.findByText(lookupMessages.outages.unavailable)).toBeVisible();
  surroundings.isCut = false;
  await user.click(screen.getByRole('button', { name: priceForm.show }));
  expect(await screen.findByText(/^Utrechtseweg 210, Amersfoort/)).toBeVisible();
});

test('what is missing is said, and takes the focus', async () => {
  const { ask } = openForm();
  expect(screen.getByText(priceForm.hint)).not.toHaveClass('text-danger');
  await ask('3818 EB', '');
  expect(screen.getByText(lookupMessages.incomplete)).toHaveClass('text-danger');
  expect(screen.getByLabelText('Huisnummer')).toHaveFocus();
});
