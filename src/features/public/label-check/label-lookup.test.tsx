// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hono } from 'hono';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/query-client';
import { createHandler } from '../../../../supabase/functions/label/handler.ts';
import { createAddressRegister } from '../../../../tools/local/address-register/server';
import { createLabelRegister, labelKey } from '../../../../tools/local/label-register/server';
import { LabelCheck } from './label-check';

let calls: string[] = [];
let isDown = false;

beforeEach(() => {
  calls = [];
  isDown = false;
  queryClient.clear();
  const { send } = createLabelRegister();
  const handle = createHandler({
    ...{ registerUrl: 'http://localhost', apiKey: labelKey, send },
    burst: 1000,
    countLabelShown: () => undefined,
  });
  const outside = new Hono()
    .route('/local/address-register', createAddressRegister())
    .get('/functions/v1/label', (context) => (isDown ? context.text('', 503) : handle(context.req.raw)));
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    calls.push(url);
    return outside.request(url, init);
  });
});

function open() {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <LabelCheck />
    </MemoryRouter>,
  );
  function form() {
    return within(screen.getByRole('form', { name: 'Weet u niet of er al een label is?' }));
  }
  return {
    user,
    lookUp: async (postcode: string, houseNumber: string) => {
      await user.type(form().getByLabelText('Postcode'), postcode);
      await user.type(form().getByLabelText('Huisnummer'), houseNumber);
      await user.click(form().getByRole('button', { name: 'Label opzoeken' }));
    },
    answer: async (name: string) => {
      await user.click(screen.getByRole('radio', { name }));
      await user.click(screen.getByRole('button', { name: 'Volgende' }));
    },
  };
}

function question(name: string) {
  return screen.getByRole('group', { name: new RegExp(name) });
}

test('a valid label settles the check; going back leads to the address again', async () => {
  const { user, lookUp } = open();
  await lookUp('3812zk', '2');
  expect(await screen.findByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ })).toHaveFocus();
  expect(screen.getByText('Labelweg 2, 3812 ZK Amersfoort')).toBeVisible();
  expect(screen.queryByText(/Kijk tot welke datum/)).toBeNull();
  // The reason, once.
  expect(screen.getAllByText(/label C|10 jaar geldig/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ander adres opzoeken' }));
  expect(screen.getByRole('form', { name: 'Weet u niet of er al een label is?' })).toBeVisible();
  expect(question('Vraag 1')).toBeVisible();
});

test('an expired label answers its question, which is not asked on the way back either', async () => {
  const { user, lookUp, answer } = open();
  await lookUp('3812 ZK', '3');
  expect(await screen.findByText(/Label D verliep op/)).toBeVisible();
  await answer('Ik verkoop de woning');
  expect(question('Vraag 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vorige vraag' }));
  expect(question('Vraag 1')).toBeVisible();
  await answer('Ik verkoop de woning');
  await answer('Nee');
  await user.click(screen.getByRole('button', { name: 'Vorige vraag' }));
  expect(question('Vraag 3')).toBeVisible();
  await answer('Nee');
  await answer('Geen van deze');
  expect(screen.getByRole('heading', { name: /Ja, u hebt een energielabel nodig/ })).toBeVisible();
});

test('a label of the whole building leaves the question', async () => {
  const { lookUp, answer } = open();
  await lookUp('3812ZK', '6');
  expect(await screen.findByText(/Het hele gebouw heeft label A/)).toBeVisible();
  await answer('Ik verkoop de woning');
  expect(question('Vraag 2')).toBeVisible();
  await answer('Ja, er is een geldig label');
  // What the visitor said decides, and is not contradicted by the label of the building.
  expect(screen.getByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ })).toBeVisible();
  expect(screen.queryByText(/Vraag ons of dat/)).toBeNull();
  expect(screen.getByText(/Kijk tot welke datum/)).toBeVisible();
});

test('how far it is stands in one status, there before its text', async () => {
  const { lookUp } = open();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  isDown = true;
  await lookUp('3812ZK', '2');
  expect(status).toContainElement(await screen.findByText(/Het register geeft nu geen antwoord/));
});

test('a register that does not say, an unknown address and a wrong one leave the questions as they were', async () => {
  const { user, lookUp, answer } = open();
  isDown = true;
  await lookUp('3812ZK', '2');
  expect(await screen.findByText(/Het register geeft nu geen antwoord/)).toBeVisible();
  expect(screen.getByRole('link', { name: /EP-Online/ })).toHaveAttribute('href', 'https://www.ep-online.nl');
  expect(screen.getByRole('link', { name: /EP-Online/ })).toHaveAttribute('target', '_blank');
  await user.clear(screen.getByLabelText('Huisnummer'));
  await user.type(screen.getByLabelText('Huisnummer'), '999{Enter}');
  expect(await screen.findByText('Geen adres gevonden. Controleer de gegevens.')).toBeVisible();
  await user.clear(screen.getByLabelText('Postcode'));
  await user.type(screen.getByLabelText('Postcode'), '12{Enter}');
  expect(await screen.findByText(/^Vul de postcode in/)).toBeVisible();
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
  await answer('Ik verkoop de woning');
  expect(question('Vraag 2')).toBeVisible();
});

test('nothing is asked before the button is pressed', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Postcode'), '3812ZK');
  await user.type(screen.getByLabelText('Huisnummer'), '2');
  expect(calls).toEqual([]);
});

test('at the question whether there is a label it is looked up there, and what was found is told first', async () => {
  const { user, lookUp, answer } = open();
  await answer('Ik verkoop de woning');
  expect(screen.queryByRole('link', { name: /EP-Online/ })).toBeNull();
  await lookUp('3812ZK', '3');
  const found = await screen.findByText(/Label D verliep op/);
  expect(document.activeElement).toContainElement(found);
  expect(question('Vraag 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ander adres opzoeken' }));
  expect(question('Vraag 2')).toBeVisible();
  await lookUp('3812ZK', '2');
  expect(await screen.findByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ander adres opzoeken' }));
  expect(question('Vraag 2')).toBeVisible();
});

test('who does not know whether there is a label looks it up below the outcome, which follows', async () => {
  const { user, lookUp, answer } = open();
  await answer('Ik verkoop de woning');
  await answer('Dat weet ik niet');
  await answer('Nee');
  await answer('Geen van deze');
  expect(screen.getByRole('heading', { name: /Ja, tenzij uw woning al een geldig label heeft/ })).toHaveFocus();
  await lookUp('3812ZK', '2');
  expect(await screen.findByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ander adres opzoeken' }));
  await lookUp('3812ZK', '3');
  expect(await screen.findByRole('heading', { name: /Ja, u hebt een energielabel nodig/ })).toHaveFocus();
});
