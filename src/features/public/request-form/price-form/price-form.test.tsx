// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { lookupMessages } from '@/content/lookup-messages';
import { priceAnswerTexts } from '@/content/public/request/price-answer';
import { priceForm } from '@/content/public/request/price-form';
import { queryClient } from '@/data/query-client';
import { emptyRequestFields } from '@/domain/request/request';
import { draftIdentity, writeDraft } from '../draft/draft';
import { createAddressRegister } from '../../../../../tools/local/address-register/server';
import { PriceForm } from './price-form';

/** Delays the loading of code until this resolves. */
const onItsWay = vi.hoisted(() => ({ until: Promise.resolve() }));

vi.mock('@/lib/browser/load-code', async (importOriginal) => {
  const { loadCode } = await importOriginal<typeof import('@/lib/browser/load-code')>();
  return {
    async loadCode(...code: Parameters<typeof loadCode>) {
      await onItsWay.until;
      return loadCode(...code);
    },
  };
});

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
});

/** The form, with the stand-in of the register behind `fetch`, which fails while disconnected. */
function openForm() {
  const register = createAddressRegister();
  const surroundings = { isCut: false };
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/local/address-register', '');
    if (path === url) return new Response(null, { status: 200 });
    calls.push(path);
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
    if (postcode) await user.type(screen.getByLabelText('Postcode'), postcode);
    await user.type(screen.getByLabelText('Huisnummer'), `${houseNumber}{Enter}`);
  }
  return { surroundings, user, ask, calls };
}

function findAnswer(name: string | RegExp) {
  return screen.findByRole('group', { name });
}

test('after a reload the address of the draft is filled in, and never over what was typed', async () => {
  const fields = { ...emptyRequestFields, postcode: '3584 ZZ', houseNumber: '111', houseNumberAddition: '12' };
  const draft = { fields, edits: null, guessedType: '' as const, identity: draftIdentity(Date.now()) };
  writeDraft(draft, Date.now());
  const { user } = openForm();
  await vi.waitFor(() => expect(screen.getByLabelText('Postcode')).toHaveValue('3584 ZZ'));
  expect(screen.getByLabelText('Huisnummer')).toHaveValue('111 12');
  await user.click(screen.getByRole('button', { name: priceForm.show }));
  expect(await findAnswer(/^Proefflat 111-12, Utrecht/)).toHaveFocus();
  cleanup();
  let arrive: (() => void) | undefined;
  onItsWay.until = new Promise((resolve) => (arrive = resolve));
  openForm();
  await user.type(screen.getByLabelText('Huisnummer'), '9');
  await act(async () => {
    arrive?.();
    await onItsWay.until;
  });
  expect(screen.getByLabelText('Postcode')).toHaveValue('');
});

test('the price of an address takes the focus, and can be changed into another question', async () => {
  const { user, ask } = openForm();
  await ask('3818 EB', '210');
  expect(await findAnswer(/^Utrechtseweg 210, Amersfoort €485 indicatie voor 286\sm²$/)).toHaveFocus();
  // Only the price is announced, without the buttons.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '€485 indicatie voor 286\u00A0m²Incl. btw. Wij schatten: vrijstaande woning.\nTussen- of hoekwoning? Dan €495.',
  );
  await user.click(screen.getByRole('button', { name: priceAnswerTexts.change }));
  expect(screen.queryByText(/^Utrechtseweg 210/)).not.toBeInTheDocument();
  expect(screen.getByText(priceForm.hint)).toBeVisible();
  const postcode = screen.getByLabelText<HTMLInputElement>('Postcode');
  expect(postcode).toHaveFocus();
  expect([postcode.selectionStart, postcode.selectionEnd]).toEqual([0, 7]);
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
  expect(await findAnswer(/^Utrechtseweg 210, Amersfoort/)).toHaveFocus();
});

test('of several addresses at a number each can be chosen, and none is beforehand', async () => {
  const { user, ask } = openForm();
  await ask('3551 CB', '340');
  const list = await screen.findByRole('group', { name: lookupMessages.choose });
  const [first, second] = within(list).getAllByRole('button');
  expect(first).toHaveFocus();
  expect(first).toHaveTextContent(/^340-A \(/);
  expect(screen.getByText('Amsterdamsestraatweg, Utrecht')).toBeVisible();
  await user.click(second ?? list);
  expect(await findAnswer(/^Amsterdamsestraatweg 340-B, Utrecht/)).toHaveFocus();
});

test('of very many addresses those with the typed addition are left, and Enter takes the only one', async () => {
  const { user, ask } = openForm();
  await ask('3584 ZZ', '111');
  const field = await screen.findByLabelText('130 adressen: typ uw toevoeging');
  expect(field).toHaveFocus();
  const list = screen.getByRole('group', { name: lookupMessages.choose });
  await user.type(field, '12');
  // 12 and 120 to 129.
  expect(within(list).getAllByRole('button')).toHaveLength(11);
  await user.type(field, '9{Enter}');
  expect(await findAnswer(/^Proefflat 111-129, Utrecht/)).toHaveFocus();
});

test('of very many addresses Enter takes the one with exactly the typed addition, also where others begin with it', async () => {
  const { user, ask } = openForm();
  await ask('3584 ZZ', '111');
  await user.type(await screen.findByLabelText('130 adressen: typ uw toevoeging'), '12{Enter}');
  expect(await findAnswer(/^Proefflat 111-12, Utrecht/)).toHaveFocus();
});

test('the only address at a number is named, and priced once it is confirmed', async () => {
  const { user, ask } = openForm();
  await ask('1082 GB', '43');
  expect(await findAnswer('Gevonden: Overvoorde 43-2, Amsterdam. Is dat het juiste adres?')).toHaveFocus();
  expect(screen.queryByText('€285')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: lookupMessages.yes }));
  expect(await findAnswer(/^Overvoorde 43-2, Amsterdam €285 vaste prijs voor 76\sm²$/)).toHaveFocus();
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

test.each([
  ['', '', 'Postcode', 'Vul een postcode en huisnummer in'],
  ['', '210', 'Postcode', 'Vul een postcode in zoals 1234 AB'],
  ['12', 'x', 'Postcode', 'Vul de postcode in zoals 1234 AB'],
  ['3818 SS', '210', 'Postcode', 'Vul de postcode in zoals 1234 AB'],
  ['3818 EB', '', 'Huisnummer', 'Vul een huisnummer in zoals 12 of 12A'],
  ['3818 EB', 'x', 'Huisnummer', 'Vul het huisnummer in zoals 12 of 12A'],
])(
  'of "%s" and "%s" the %s is named beside it, before anything is asked',
  async (postcode, houseNumber, label, text) => {
    const { user, ask, calls } = openForm();
    await ask(postcode, houseNumber);
    const wrong = screen.getByLabelText(label);
    await vi.waitFor(() => expect(wrong).toHaveFocus());
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription(text);
    // An empty address lacks both.
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(postcode + houseNumber === '' ? 2 : 1);
    expect(calls).toEqual([]);
    await user.keyboard('1');
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  },
);

test('an address that the register does not have marks both fields, until something is typed', async () => {
  const { user, ask } = openForm();
  await ask('9999 ZZ', '99');
  await screen.findByText(lookupMessages.notFound);
  for (const label of ['Postcode', 'Huisnummer']) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(lookupMessages.notFound);
  }
  await user.type(screen.getByLabelText('Huisnummer'), '1');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('a register that fails marks no field', async () => {
  const { surroundings, ask } = openForm();
  surroundings.isCut = true;
  await ask('3818 EB', '210');
  await screen.findByText(lookupMessages.outages.unavailable);
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('its question stays above a choice of addresses', async () => {
  const { ask } = openForm();
  const question = screen.getByText(priceForm.question);
  await ask('3551 CB', '340');
  await screen.findByRole('group', { name: lookupMessages.choose });
  expect(question).toBeVisible();
  expect(document.querySelector('form')).not.toContainElement(question);
});
