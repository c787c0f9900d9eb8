// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeAnswer } from '@/test/services/fake-supabase';
import { button, fields, openDialog, read, stored, toasts, update } from '@/test/render/request-dialog';
import { buildRow } from '@/test/stored-requests';

const home = { property_type: 'detached', surface_area: 180, rush_service: true };
const wrong = { ...home, price: 445, calculated_price: 1 };
const right = { ...home, price: 445, calculated_price: 445, updated_at: '2026-11-21T08:06:00.123456+00:00' };

test('that the visitor saw another price than that of the list is settled with one click, on the version that was read', async () => {
  const { user, calls } = openDialog(wrong, { [update]: () => stored(right) });
  expect(
    screen.getByText(/^De klant zag op de site €1. Volgens de prijslijst is het €445, en dat staat/),
  ).toBeVisible();
  // Also in the details, and on paper.
  expect(screen.getAllByText('€445 (de klant zag €1)')).toHaveLength(2);
  await user.click(button('Het blijft €445'));
  const notice = await screen.findByText('De prijs blijft €445.');
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  const save = calls.find(({ route }) => route === update);
  expect(save?.body).toEqual({ calculated_price: 445 });
  expect(save?.search.get('updated_at')).toBe(`eq.${buildRow().updated_at}`);
  expect(toasts.success).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/klant zag/)).toBeNull();
});

test('a missing price is told too; one that agrees, or that nothing follows from, is not talked about', () => {
  openDialog({ ...home, price: 445, calculated_price: null });
  expect(screen.getByText(/^De klant zag op de site geen prijs. Volgens de prijslijst is het €445/)).toBeVisible();
});

test.each([right, { price: null, calculated_price: 1, surface_area: null }])('%j needs no decision', (row) => {
  openDialog(row);
  expect(screen.queryByText(/prijslijst|klant zag/)).toBeNull();
});

test('an agreed price is shown beside that of the list, without a question', () => {
  openDialog({ ...right, list_price: 445, price: 400, agreed_price: 400, agreed_price_reason: 'Buurkorting' });
  expect(screen.getAllByText('€400 (afgesproken; volgens de prijslijst €445)')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Het blijft/ })).toBeNull();
});

test('a colleague who was first is a conflict, and nothing is overwritten', async () => {
  const responses: FakeAnswer[] = [{ status: 200, json: [] }];
  const { user } = openDialog(wrong, {
    [update]: () => responses.shift() ?? 'network error',
    [read]: () => stored(right),
  });
  await user.click(button('Het blijft €445'));
  expect(await screen.findByText(/Er is niets overschreven/)).toBeVisible();
  await user.click(button('Nieuwste versie laden'));
  expect(await screen.findByText('Dit is de nieuwste versie van deze aanvraag.')).toBeVisible();
  expect(screen.getAllByText('€445')).toHaveLength(2);
});

test('waits for other changes to be saved first', async () => {
  const { user } = openDialog(wrong);
  await user.type(fields.notes(), 'Belt');
  expect(screen.queryByRole('button', { name: /Het blijft/ })).toBeNull();
  expect(screen.getByText(/^Sla eerst je andere wijzigingen op/)).toBeVisible();
});

test('a status that is not known stays, when it is chosen back to what is shown', async () => {
  const { user, calls } = openDialog({ status: 'paid' });
  await user.selectOptions(fields.status(), 'Contact gelegd');
  await user.selectOptions(fields.status(), 'Nieuw');
  await user.click(button('Opslaan'));
  await waitFor(() => expect(screen.getByText(/Er is niets gewijzigd/)).toBeVisible());
  expect(calls).toEqual([]);
});
