// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDialog } from '@/test/render/request-dialog';

const label = { label_class: 'C', label_registered_at: '2021-03-12', label_valid_until: '2099-03-12' };

test('the label that the home has already stands beside the link to the register', async () => {
  openDialog({ status: 'new', ...label });
  const text = await screen.findByText('Deze woning heeft al label C');
  expect(text.closest('p')).toHaveTextContent('geregistreerd op 12-03-2021, geldig tot 12-03-2099.');
});

test('the new label of a completed request is told as such', async () => {
  openDialog({ status: 'completed', ...label, label_registered_at: '2098-01-01' });
  expect(await screen.findByText('Het nieuwe label C staat in EP-Online')).toBeVisible();
});

test('without a label nothing is told', async () => {
  openDialog({ status: 'new' });
  expect(await screen.findByRole('link', { name: /EP-Online/ })).toBeVisible();
  expect(screen.queryByText(/nieuwe label|heeft al label/)).toBeNull();
});

const awaited = 'Het nieuwe label is nog niet gevonden in EP-Online. Zodra het er staat, zie je het hier.';

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

test('the new label of a completed request is awaited for two weeks', async () => {
  openDialog({ status: 'completed', completed_at: daysAgo(13) });
  expect(await screen.findByText(awaited)).toBeVisible();
});

test.each([
  ['completed longer ago, however lately it was changed', { completed_at: daysAgo(15), updated_at: daysAgo(0) }],
  ['without an address', { completed_at: daysAgo(1), updated_at: daysAgo(0), postcode: null, house_number: null }],
])('no label is awaited of one that was %s', async (_, values) => {
  openDialog({ status: 'completed', ...values });
  expect(await screen.findByRole('link', { name: /EP-Online/ })).toBeVisible();
  expect(screen.queryByText(awaited)).toBeNull();
});
