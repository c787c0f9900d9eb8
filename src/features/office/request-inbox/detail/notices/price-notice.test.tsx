// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeAnswer } from '@/test/services/fake-supabase';
import { button, fields, openDialog, read, stored, toasts, update } from '@/test/render/request-dialog';
import { buildRow } from '@/test/stored-requests';

const home = { property_type: 'detached', surface_area: 180, rush_service: true };
const wrong = { ...home, calculated_price: 1 };
const right = { ...home, calculated_price: 445, updated_at: '2026-11-21T08:06:00.123456+00:00' };

test('a price that is not that of the price list is corrected with one click, on the version that was read', async () => {
  const { user, calls } = openDialog(wrong, { [update]: () => stored(right) });
  expect(screen.getByText('De opgeslagen prijs is €1. Volgens de prijslijst hoort dat €445 te zijn.')).toBeVisible();
  // Also in the details, and on paper.
  expect(screen.getAllByText('€1 (hoort €445 te zijn)')).toHaveLength(2);
  await user.click(button('Prijs verbeteren naar €445'));
  const notice = await screen.findByText('De prijs is nu €445.');
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  const save = calls.find(({ route }) => route === update);
  expect(save?.body).toEqual({ calculated_price: 445 });
  expect(save?.search.get('updated_at')).toBe(`eq.${buildRow().updated_at}`);
  expect(toasts.success).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/hoort/)).toBeNull();
});

test('a missing price is told too; one that agrees, or that nothing follows from, is not talked about', () => {
  openDialog({ ...home, calculated_price: null });
  expect(screen.getByText(/^Er is geen prijs opgeslagen. Volgens de prijslijst hoort dat €445/)).toBeVisible();
});

test.each([right, { calculated_price: 1, surface_area: null }])('%j needs no correction', (row) => {
  openDialog(row);
  expect(screen.queryByText(/prijslijst|hoort/)).toBeNull();
});

test('a colleague who was first is a conflict, and nothing is overwritten', async () => {
  const responses: FakeAnswer[] = [{ status: 200, json: [] }];
  const { user } = openDialog(wrong, {
    [update]: () => responses.shift() ?? 'network error',
    [read]: () => stored(right),
  });
  await user.click(button('Prijs verbeteren naar €445'));
  expect(await screen.findByText(/Er is niets overschreven/)).toBeVisible();
  await user.click(button('Nieuwste versie laden'));
  expect(await screen.findByText('Dit is de nieuwste versie van deze aanvraag.')).toBeVisible();
  expect(screen.getAllByText('€445')).toHaveLength(2);
});

test('waits for other changes to be saved first', async () => {
  const { user } = openDialog(wrong);
  await user.type(fields.notes(), 'Belt');
  expect(screen.queryByRole('button', { name: /Prijs verbeteren/ })).toBeNull();
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
