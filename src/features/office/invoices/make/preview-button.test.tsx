// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { catchDownloads } from '@/test/downloads';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { PreviewButton } from './preview-button';

const route = 'POST /functions/v1/send/invoice-preview';
const mail = {
  ...{ name: 'Jo de Vries', email: 'jo@example.nl', reference: '5F0C9A3E', property_type: 'apartment', price: 285 },
  ...{ rush_service: false, invoice_due: 'job', invoice_total: 28_500, invoice_paid: 0, invoice_due_on: '2027-01-28' },
  ...{ iban: 'NL91ABNA0417164300', account_holder: 'Voorbeeld Labels' },
};
const downloads = catchDownloads();

function show(answer: () => FakeAnswer, isMailed = true) {
  const calls = fakeSupabase({ [route]: answer });
  const user = renderAdmin(
    <PreviewButton label="Voorbeeld bekijken" variant="secondary" invoice={() => ({ id: 'a' })} isMailed={isMailed} />,
  );
  return { calls, user };
}

function ok(): FakeAnswer {
  return { status: 200, json: { pdf: btoa('%PDF-1.7'), mail } };
}

test('shows the mail and the PDF as a draft without a number, and gives the focus back', async () => {
  const { calls, user } = show(ok);
  await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
  expect(await screen.findByRole('dialog', { name: 'Voorbeeld van de factuur' })).toHaveTextContent(
    'Concept, nog geen nummer.',
  );
  expect(calls.at(-1)).toMatchObject({ route, body: { id: 'a' } });
  expect(screen.getByText('Uw factuur')).toBeVisible();
  const html = screen.getByTitle('Mail met de factuur').getAttribute('srcdoc') ?? '';
  expect(html).toContain('€285,00');
  expect(html).not.toMatch(/Factuurnummer|Betalingskenmerk:| style=/);
  await user.click(screen.getByRole('button', { name: 'Concept-PDF downloaden' }));
  await waitFor(() => expect(downloads.at(-1)).toMatchObject({ name: 'factuur-concept.pdf' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Voorbeeld bekijken' })).toHaveFocus());
});

test('shows no mail of one that is made without', async () => {
  const { user } = show(ok, false);
  await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
  expect(await screen.findByText('Deze factuur wordt niet gemaild.')).toBeVisible();
});

test.each([
  [400, /al gemaakt of gepland/],
  [403, /geen beheerder meer/],
  [503, /Controleer je internetverbinding/],
])('says what to do when it is refused with %i', async (status, words) => {
  const failed = vi.spyOn(notify, 'error').mockReturnValue(undefined);
  const { user } = show(() => ({ status, json: {} }));
  await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
  await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringMatching(words)));
  expect(screen.queryByRole('dialog')).toBeNull();
});
