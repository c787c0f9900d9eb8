// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { useFieldText } from './use-field-text';

const admins = [
  { user_id: 'admin-1', email: 'ali@example.nl', created_at: '2026-11-21T09:05:00Z' },
  { user_id: 'admin-2', email: 'bo@example.nl', created_at: '2026-11-21T09:05:00Z', adviser_name: 'Bo' },
];

function Shown() {
  const text = useFieldText();
  return <p>{[text('assignedTo', 'admin-2'), text('notes', 'admin-1'), text('assignedTo', 'gone')].join(', ')}</p>;
}

test('an administrator is shown by name where a field holds one, any other text as it is', async () => {
  fakeSupabase({ 'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins, invitations: [] } }) });
  renderAdmin(<Shown />);
  expect(await screen.findByText(/^Bo, admin-1, /)).toBeVisible();
});
