// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { LabelsButton } from './labels-button';

const store = 'POST /rest/v1/rpc/store_label_file';
const success = vi.fn<typeof notify.success>();

function row(id: string, name: string, house_number: string) {
  const home = { address: `Voorbeeldstraat ${house_number}, Amersfoort`, postcode: '3811AA', house_number };
  return { id: `${id}-3f1c-4e6f-8a2b-3c4d5e6f7a8b`, name, ...home, house_number_addition: null };
}

const anyAction: unknown = expect.anything();

const rows = [row('5f0c9a3e', 'Jo Twaalf', '12'), row('a1b2c3d4', 'Bo Veertien', '14')];

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

function pdf(name: string, content = '%PDF-1.7'): File {
  return new File([content], name, { type: 'application/pdf' });
}

async function open(answer: { status: number; json: unknown } = { status: 200, json: null }) {
  const calls = fakeSupabase({
    'GET /rest/v1/contact_submissions': () => ({ status: 200, json: rows }),
    [store]: () => answer,
  });
  const user = renderAdmin(<LabelsButton />);
  await user.click(screen.getByRole('button', { name: 'Labels toevoegen' }));
  return { user, calls, field: await screen.findByLabelText('Pdf’s van labels') };
}

function storedFor(calls: Awaited<ReturnType<typeof open>>['calls']) {
  return calls.filter(({ route }) => route === store).map(({ body }) => body);
}

test('labels go to the requests that their names mean; another is assigned by hand', async () => {
  const { user, calls, field } = await open();
  await user.upload(field, [pdf('3811AA 12.pdf'), pdf('scan.pdf')]);
  expect(await screen.findByText('3811AA 12.pdf: Jo Twaalf, Voorbeeldstraat 12, Amersfoort (5F0C9A3E)')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Bij welke aanvraag hoort scan.pdf?'), rows[1]?.id ?? '');
  await user.click(screen.getByRole('button', { name: 'Bewaar 2 labels' }));
  await waitFor(() =>
    expect(storedFor(calls)).toMatchObject([{ request_id: rows[0]?.id }, { request_id: rows[1]?.id }]),
  );
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('2 labels zijn bewaard', expect.objectContaining({ action: anyAction })),
  );
  expect(screen.queryByText(/3811AA 12\.pdf/)).toBeNull();
});

test('what is no PDF is named, and two labels for one request are not stored', async () => {
  const { user, calls, field } = await open();
  await user.upload(field, [pdf('3811AA 12.pdf'), pdf('5F0C9A3E.pdf'), pdf('brief.pdf', 'brief')]);
  expect(await screen.findByText('brief.pdf: Dit is geen pdf. Kies de pdf van het label.')).toBeVisible();
  expect(screen.getByText(/^Twee bestanden horen bij Jo Twaalf/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bewaar 2 labels' }));
  expect(storedFor(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '5F0C9A3E.pdf niet bewaren' }));
  await user.click(screen.getByRole('button', { name: 'Bewaar 1 label' }));
  await waitFor(() => expect(storedFor(calls)).toHaveLength(1));
});

test('a label that is not stored stays, with why', async () => {
  const { user, field } = await open({ status: 503, json: {} });
  await user.upload(field, [pdf('3811AA 12.pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Bewaar 1 label' }));
  expect(await screen.findByText(/^3811AA 12\.pdf: Het label is niet bewaard\. Controleer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bewaar 1 label' })).toBeVisible();
  expect(success).not.toHaveBeenCalled();
});
