// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDialog } from '@/test/request-dialog';

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

test('without a label nothing is told', () => {
  openDialog({ status: 'new' });
  expect(screen.queryByText(/label is|heeft al label/)).toBeNull();
});
