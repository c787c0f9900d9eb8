// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, fields, openDialog } from '@/test/render/request-dialog';

const related = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Johanna de Vries',
  created_at: '2026-05-01T08:00:00+00:00',
  status: 'completed',
  address: 'Kade 1, Gouda',
  same_email: true,
  same_phone: true,
  same_address: false,
};

test('the other requests of the customer are named with what they share, and lead there after a question', async () => {
  const { user } = openDialog({}, { 'POST /rest/v1/rpc/related_requests': () => ({ status: 200, json: [related] }) });
  const link = await screen.findByRole('link', { name: 'Johanna de Vries' });
  expect(screen.getByText('Deze klant heeft nog 1 aanvraag')).toBeVisible();
  expect(link.closest('li')).toHaveTextContent(
    'Johanna de Vries 01-05-2026 10:00 · Afgerond · Kade 1, Gouda · zelfde e-mail, zelfde telefoonnummer',
  );
  expect(link).toHaveAttribute('href', expect.stringContaining(`aanvraag=${related.id}`));
  await user.type(fields.notes(), 'Belt');
  await user.click(link);
  expect(button('Ja, verder zonder opslaan')).toBeVisible();
});

test('there is nothing where there are none', () => {
  openDialog();
  expect(screen.queryByText(/Deze klant heeft/)).toBeNull();
});
