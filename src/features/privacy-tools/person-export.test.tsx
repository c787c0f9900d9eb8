// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { catchDownloads } from '@/test/downloads';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/fake-supabase';
import { renderAdmin } from '@/test/render-admin';
import { buildRow } from '@/test/submissions';
import { PrivacyTools } from './privacy-tools';

const route = 'POST /rest/v1/rpc/export_person';
const change = { id: 1, request_id: 'a', action: 'update', old_values: { notes: null }, new_values: { notes: 'Belt' } };
const error = vi.fn();
const downloads = catchDownloads();

beforeEach(() => {
  error.mockReset();
  vi.spyOn(notify, 'error').mockImplementation(error);
});

async function asked(email: string, routes: FakeRoutes) {
  const calls = fakeSupabase(routes);
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Gegevens van één persoon opvragen'));
  if (email !== '') await user.type(field(), email);
  await user.click(button());
  return { calls, user };
}

function field() {
  return screen.getByLabelText('E-mailadres van de persoon');
}

function button() {
  return screen.getByRole('button', { name: 'Gegevens downloaden' });
}

test('gives everything that is stored, as it is stored, and says how much', async () => {
  const person = { requests: [buildRow(), buildRow({ id: 'b' })], changes: [change] };
  const { calls } = await asked('  jo@example.org ', { [route]: () => ({ status: 200, json: person }) });
  expect(
    await screen.findByText(/^2 aanvragen gevonden\. De gegevens staan in gegevens-\d{4}-\d\d-\d\d\.json\.$/),
  ).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'jo@example.org' }]);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toMatch(/^gegevens-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(new TextDecoder().decode(downloads[0]?.bytes))).toEqual(person);
});

test('says when there is nothing, and gives no file', async () => {
  await asked('bo@example.org', { [route]: () => ({ status: 200, json: { requests: [], changes: [] } }) });
  expect(
    await screen.findByText('Er is niets opgeslagen bij bo@example.org. Er is geen bestand gemaakt.'),
  ).toBeVisible();
  expect(downloads).toEqual([]);
});

test.each([
  ['', 'Vul het e-mailadres van de persoon in'],
  ['jo', 'Vul een e-mailadres in zoals naam@voorbeeld.nl'],
  ['jo@example', 'Vul een e-mailadres in zoals naam@voorbeeld.nl'],
])('does not ask for %j', async (email, problem) => {
  const { calls } = await asked(email, {});
  expect(screen.getByText(problem)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(problem);
  expect(calls).toEqual([]);
});

test.each<[string, FakeAnswer]>([
  ['no response', 'network error'],
  ['a refusal', { status: 403, json: { code: '42501', message: 'only for administrators' } }],
  ['a response of another shape', { status: 200, json: { requests: 'many' } }],
])('%s is an error: no file, the address stays, and it can be tried again', async (_, failure) => {
  let response = failure;
  const { user } = await asked('jo@example.org', { [route]: () => response });
  expect(await screen.findByText('Kon de gegevens niet ophalen')).toBeVisible();
  expect(error).toHaveBeenCalledTimes(1);
  expect(downloads).toEqual([]);
  expect(field()).toHaveValue('jo@example.org');
  response = { status: 200, json: { requests: [buildRow()], changes: [] } };
  await user.click(button());
  expect(await screen.findByText(/^1 aanvraag gevonden/)).toBeVisible();
  expect(screen.queryByText('Kon de gegevens niet ophalen')).toBeNull();
});
