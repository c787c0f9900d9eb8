// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { queryClient } from '@/data/query-client';
import { pass, stopClock } from '@/test/render-request-form';
import { createAddressRegister } from '../../../../tools/local/address-register/server';
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
      <PriceAnswer asked={{ postcode, houseNumber }} onChange={vi.fn()} />
    </MemoryRouter>,
  );
}

function continueLink() {
  return screen.queryByRole('link', { name: priceForm.continueWithoutPrice });
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
  expect(screen.getByText(new RegExp(priceForm.slow))).toBeVisible();
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
  expect(await screen.findByText(/^Proefweg 1, Amersfoort · 240 m²$/)).toBeVisible();
  expect(screen.getByText(/vrijstaande woning/)).toBeVisible();
  expect(screen.getByText('€410')).toBeVisible();
});
