// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { OwnRequest } from './own-request';

const asked = 'POST /rest/v1/rpc/customer_request';
const answer = 'POST /rest/v1/rpc/answer_price';
const question = { price: 315, surface_area: 165, property_type: 'terraced', rush_service: false };

beforeEach(() => queryClient.clear());

function open(outcome: string, values: object = {}) {
  let request: object = {
    id: '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
    name: 'Jo de Vries',
    address: 'Kade 1, Amersfoort',
    property_type: 'terraced',
    surface_area: 150,
    rush: null,
    price: 285,
    created_at: '2026-11-24T09:00:00+00:00',
    status: 'new',
    visit: null,
    can_change: true,
    price_question: question,
    ...values,
  };
  const calls = fakeSupabase({
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: [] }),
    [asked]: () => ({ status: 200, json: request }),
    [answer]: () => {
      if (outcome === 'agreed') request = { ...request, price: 315, surface_area: 165, price_question: null };
      if (outcome === 'refused') request = { ...request, status: 'cancelled', price_question: null };
      return { status: 200, json: outcome };
    },
  });
  const { user } = renderPage('/', <OwnRequest customerKey={'k'.repeat(43)} />);
  return { user, answers: () => calls.filter(({ route }) => route === answer).map(({ body }) => body) };
}

test('a higher price is asked with the old one and the reason, and agreed to', async () => {
  const { user, answers } = open('agreed');
  expect(await screen.findByText(/kost €315 in plaats van €285, inclusief btw\./)).toHaveTextContent(
    /De woning is 165.m²\. Wij rekenden met 150.m²\. Tot u akkoord bent, geldt €285\./,
  );
  await user.click(screen.getByRole('button', { name: 'Akkoord met €315' }));
  expect(await screen.findByText('Dank u wel. De prijs is nu €315.')).toBeVisible();
  expect(answers()).toEqual([{ key: 'k'.repeat(43), price: 315, agrees: true }]);
  expect(screen.queryByText(/kost €315 in plaats van/)).toBeNull();
});

test('with an appointment the button names the obligation to pay', async () => {
  const visit = {
    ...{ id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b', sequence: 1, adviser: null },
    ...{ starts_at: '2099-02-02T09:00:00+00:00', ends_at: '2099-02-02T10:00:00+00:00' },
  };
  open('agreed', { status: 'scheduled', visit, price_question: { ...question, property_type: 'detached' } });
  expect(await screen.findByRole('button', { name: 'Akkoord met betalingsverplichting, €315' })).toBeVisible();
  expect(screen.getByText(/Het type woning is: Vrijstaande woning\. Wij rekenden met: Tussenwoning\./)).toBeVisible();
});

test('who refuses is asked once more, and ends the request for nothing', async () => {
  const { user, answers } = open('refused');
  await user.click(await screen.findByRole('button', { name: 'Ik ga niet akkoord' }));
  expect(screen.getByText(/Er komt niemand langs, en het kost u niets\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nee, terug' }));
  expect(answers()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ik ga niet akkoord' }));
  await user.click(screen.getByRole('button', { name: 'Ja, stoppen' }));
  expect(await screen.findByText(/^Uw aanvraag is gestopt\./)).toBeVisible();
  expect(answers()).toEqual([{ key: 'k'.repeat(43), price: 315, agrees: false }]);
});

test('something else that is asked by now is said, and answered by nothing', async () => {
  const { user } = open('changed');
  await user.click(await screen.findByRole('button', { name: 'Akkoord met €315' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('De vraag is intussen veranderd.'));
});

test('nothing is asked of a request that is cancelled', async () => {
  open('agreed', { status: 'cancelled' });
  expect(await screen.findByText('Uw aanvraag is geannuleerd')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Akkoord/ })).toBeNull();
});
