// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookupMessages } from '@/content/lookup-messages';
import { priceAnswerTexts } from '@/content/public/request/price-answer';
import { queryClient } from '@/data/query-client';
import { pass, stopClock } from '@/test/render/render-request-form';
import { readDraft } from '../draft/draft';
import { createAddressRegister } from '../../../../../tools/local/address-register/server';
import { priceAnswer } from './price-answer';

const { PriceAnswer } = priceAnswer;

const register = createAddressRegister();

/** Overrides the register's answers. */
const intercept = vi.fn<(path: string) => Promise<Response> | undefined>();

beforeEach(() => {
  queryClient.clear();
  intercept.mockReset();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/local/address-register', '');
    return intercept(path) ?? register.request(path, init);
  });
});

afterEach(() => vi.useRealTimers());

function showAnswer(postcode: string, houseNumber: string) {
  render(
    <MemoryRouter>
      <PriceAnswer asked={{ postcode, houseNumber }} onNotFound={vi.fn()} onChange={vi.fn()} />
    </MemoryRouter>,
  );
}

function continueLink() {
  return screen.queryByRole('link', { name: priceAnswerTexts.continueWithoutPrice });
}

function retry() {
  return screen.queryByRole('button', { name: lookupMessages.retry });
}

test('a register that takes longer than three seconds need not be waited for', async () => {
  stopClock();
  intercept.mockReturnValue(new Promise(() => undefined));
  showAnswer('3818 EB', '210');
  await pass(2990);
  expect(screen.getByText(lookupMessages.loading)).toBeVisible();
  expect(continueLink()).toBeNull();
  await pass(20);
  expect(screen.getByText(new RegExp(priceAnswerTexts.slow))).toBeVisible();
  expect(continueLink()).toBeVisible();
  expect(retry()).toBeNull();
});

test('a register that fails can be asked again, or gone on without', async () => {
  intercept.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  showAnswer('3818 EB', '210');
  expect(await screen.findByText(lookupMessages.outages.unavailable)).toBeVisible();
  expect(continueLink()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: lookupMessages.retry }));
  expect(await screen.findByRole('group', { name: /^Utrechtseweg 210, Amersfoort/ })).toHaveFocus();
});

test('an address that does not exist has nothing to ask again for', async () => {
  showAnswer('9999 ZZ', '99');
  expect(await screen.findByText(lookupMessages.notFound)).toBeVisible();
  expect(continueLink()).toBeVisible();
  expect(retry()).toBeNull();
});

test('an area that only the building tells makes the home detached too', async () => {
  intercept.mockImplementation((path) =>
    path.startsWith('/verblijfsobjecten/')
      ? Promise.resolve(Response.json({ verblijfsobject: { oppervlakte: 240 } }))
      : undefined,
  );
  showAnswer('3812 ZA', '1');
  expect(await screen.findByText(/^Proefweg 1, Amersfoort$/)).toBeVisible();
  expect(screen.getByText(/Wij schatten: vrijstaande woning/)).toBeVisible();
  expect(screen.getByText('€410')).toBeVisible();
});

test.each([
  ['3812 ZG', '1', 'Volgens het adressenregister is dit geen woning.'],
  ['1013 ZZ', '7', 'Dit is een ligplaats.'],
  ['6211 PE', '84', 'Dit adres ligt meer dan 80 km van Amersfoort.'],
])('of %s %s it says what is unusual, and nothing about its label', async (postcode, houseNumber, notice) => {
  showAnswer(postcode, houseNumber);
  expect(await screen.findByText(new RegExp(`^${notice}`))).toBeVisible();
  expect(screen.queryByText(/geen label in het register|heeft al label/)).toBeNull();
});

test.each([
  ['3812 ZG', '1'],
  ['1013 ZZ', '7'],
  ['3812 ZE', '1'],
])(
  '%s %s is no dwelling: no type is guessed of it and no price told, and one asks us',
  async (postcode, houseNumber) => {
    window.localStorage.clear();
    showAnswer(postcode, houseNumber);
    expect(await screen.findByRole('link', { name: 'Vraag het ons' })).toBeVisible();
    expect(screen.queryByText(/Wij schatten|€/)).toBeNull();
    expect(readDraft(Date.now())).toMatchObject({ fields: { postcode, propertyType: '' }, guessedType: '' });
  },
);

test('a home that is far away has its price, and one asks us whether we come', async () => {
  showAnswer('6211 PE', '84');
  expect(await screen.findByRole('link', { name: 'Vraag het ons' })).toBeVisible();
  expect(screen.getByText('€285')).toBeVisible();
});

test('what was typed waits for the form while one of many addresses is still to be chosen', async () => {
  window.localStorage.clear();
  showAnswer('3584 ZZ', '111');
  await screen.findByLabelText('130 adressen: typ uw toevoeging');
  expect(readDraft(Date.now())).toMatchObject({ fields: { postcode: '3584 ZZ', houseNumber: '111' } });
});

test('what was found waits on the device for the form of any page, and keeps what was typed there', async () => {
  window.localStorage.clear();
  showAnswer('3818 EB', '210');
  await screen.findByRole('group', { name: /^Utrechtseweg 210, Amersfoort/ });
  expect(readDraft(Date.now())).toMatchObject({
    fields: { postcode: '3818 EB', houseNumber: '210', propertyType: 'detached' },
    guessedType: 'detached',
  });
});
