// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FakeRoutes } from '@/test/services/fake-supabase';
import { button, fields, openDialog, outcomes, read, stored, update } from '@/test/render/request-dialog';

const planned = { status: 'scheduled', appointment_date: '2099-12-05', appointment_time: '09:30:00' };

const obstaclesRoute = 'POST /rest/v1/rpc/appointment_obstacles';
const adviser = '00000000-0000-4000-8000-000000000009';

function overlap(starts_at: string) {
  return { kind: 'overlap', minutes: null, name: 'Ali Bakker', starts_at, reason: null };
}

/** Answers with an obstacle for this beginning, and with none for any other. */
function inTheWayAt(starts_at: string): FakeRoutes[string] {
  return ({ body }) => ({
    status: 200,
    json: z.object({ starts_at: z.string() }).parse(body).starts_at === starts_at ? [overlap(starts_at)] : [],
  });
}

it('what the database would refuse is told in its words, and saved only after the question', async () => {
  const obstacle = { kind: 'travel', minutes: 11, name: 'Ali Bakker', starts_at: '2099-12-05T07:00:00Z', reason: null };
  const { user, calls } = openDialog(
    { assigned_to: adviser },
    { [obstaclesRoute]: () => ({ status: 200, json: [obstacle] }), [update]: () => stored(planned) },
  );
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  expect(calls).toEqual([]);
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  const words = 'Dit moment past niet: het bezoek laat 11 minuten te weinig voor de rit van of naar Ali Bakker 08:00.';
  const warning = await screen.findByText(words);
  expect(warning).toBeVisible();
  expect(warning.compareDocumentPosition(fields.time())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(warning.compareDocumentPosition(screen.getByLabelText('Terugbellen op'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(calls.map(({ route, body }) => [route, body])).toEqual([
    [
      obstaclesRoute,
      { request_id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b', starts_at: '2099-12-05T08:30:00.000Z', adviser },
    ],
  ]);
  await user.click(button('Opslaan'));
  expect(await screen.findByRole('group', { name: /Wil je deze afspraak toch opslaan/ })).toHaveTextContent(words);
  expect(calls.map(({ route }) => route)).not.toContain(update);
  await user.click(button('Verder bewerken'));
  expect(button('Opslaan')).toHaveFocus();
  await user.click(button('Opslaan'));
  await user.click(await screen.findByRole('button', { name: 'Ja, toch opslaan' }));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.find(({ route }) => route === update)?.body).toMatchObject({ overruled_moment: '2099-12-05T09:30' });
});

it('an appointment that fits by the rule of the database is saved without a question, however near another is', async () => {
  const { user, calls } = openDialog(
    { assigned_to: adviser },
    {
      [read]: () => ({
        status: 200,
        json: [{ id: 'other', name: 'Ali Bakker', assigned_to: adviser, appointment_time: '10:15:00' }],
      }),
      [obstaclesRoute]: () => ({ status: 200, json: [] }),
      [update]: () => stored(planned),
    },
  );
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  await waitFor(() => expect(calls).not.toEqual([]));
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.map(({ route }) => route)).not.toContain(read);
});

it.each(['0002-12-05', '1999-12-31', '2100-01-01', '20265-12-05'])(
  'the year of %s, as a date field has it while it is typed, asks nothing and is refused',
  async (typed) => {
    const { user, calls } = openDialog(
      { ...planned, assigned_to: adviser, appointment_date: typed },
      { [obstaclesRoute]: () => ({ status: 200, json: [] }) },
    );
    fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
    await waitFor(() => expect(calls).toHaveLength(1));
    fireEvent.change(fields.date(), { target: { value: typed } });
    fireEvent.change(fields.time(), { target: { value: '10:30' } });
    fireEvent.change(screen.getByLabelText('Terugbellen op'), { target: { value: typed } });
    await user.click(button('Opslaan'));
    expect(screen.getByLabelText('Terugbellen op')).toHaveAccessibleDescription(/2000 tot en met 2099/);
    expect(calls).toHaveLength(1);
  },
);

it('notes on an appointment that did not fit before are saved without a question', async () => {
  const { user } = openDialog(planned, {
    [obstaclesRoute]: () => ({ status: 200, json: [overlap('2099-12-05T08:30:00.000Z')] }),
    [update]: () => stored({ ...planned, notes: 'Belt' }),
  });
  await user.type(fields.notes(), 'Belt');
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
});

it('another day has its own obstacles', async () => {
  openDialog(planned, { [obstaclesRoute]: inTheWayAt('2099-12-05T08:30:00.000Z') });
  expect(await screen.findByText(/overlapt met Ali Bakker 09:30/)).toBeVisible();
  fireEvent.change(fields.date(), { target: { value: '2099-12-06' } });
  await waitFor(() => expect(screen.queryByText(/overlapt met/)).toBeNull());
});

it('what the moment makes of its day is told while it is chosen', async () => {
  const { calls } = openDialog(
    { assigned_to: adviser },
    {
      'POST /rest/v1/rpc/moment_effect': () => ({
        status: 200,
        json: { extra_minutes: 12, from_middle: null, around: null, place: 'Utrecht' },
      }),
    },
  );
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  expect(await screen.findByText('+12 minuten rijden, maakt zaterdag tot een dag rond Utrecht')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    request_id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
    starts_at: '2099-12-05T08:30:00.000Z',
    adviser,
  });
});

it('a request that is taken from its adviser is in nobody’s way', async () => {
  const { user, calls } = openDialog(
    { ...planned, assigned_to: adviser },
    { [obstaclesRoute]: () => ({ status: 200, json: [] }) },
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Toegewezen aan'), '');
  expect(calls).toHaveLength(1);
});

it('a planned appointment in the past is told, one that is completed is not', async () => {
  const { user } = openDialog({ ...planned, appointment_date: '2020-12-05' });
  expect(screen.getByText('Deze afspraak ligt in het verleden.')).toBeVisible();
  await user.selectOptions(fields.status(), 'Afgerond');
  expect(screen.queryByText('Deze afspraak ligt in het verleden.')).toBeNull();
});

it('says when the database could not be asked, and can be tried again', async () => {
  const responses = [
    { status: 401, json: { message: 'no' } },
    { status: 200, json: [overlap('2099-12-05T08:00:00Z')] },
  ];
  const { user } = openDialog(planned, { [obstaclesRoute]: () => responses.shift() ?? 'network error' });
  expect(await screen.findByText(/konden niet nagaan of het bezoek op dit moment past/)).toBeVisible();
  await user.click(button('Opnieuw proberen'));
  expect(await screen.findByText(/overlapt met Ali Bakker 09:00/)).toBeVisible();
});

describe('a rush request', () => {
  const rush = { rush_service: true, created_at: '2099-12-04T09:00:00+00:00' };
  const after = /te laat voor deze spoedaanvraag: het label moet er zijn op zaterdag 5 december om 10\.00 uur/;

  it('shows its deadline, and warns of an appointment after it until the work is done', async () => {
    const { user } = openDialog({ ...rush, ...planned, appointment_time: '10:30:00' });
    expect(await screen.findByText(after)).toBeVisible();
    expect(screen.getByLabelText('Type aanvraag')).toHaveAccessibleDescription(
      /^Label uiterlijk zaterdag 5 december om 10\.00 uur nog \d+ dagen$/,
    );
    // The visit and the report after it take some hours.
    fireEvent.change(fields.time(), { target: { value: '09:00' } });
    expect(screen.getByText(after)).toBeVisible();
    fireEvent.change(fields.time(), { target: { value: '07:00' } });
    expect(screen.queryByText(after)).toBeNull();
    fireEvent.change(fields.date(), { target: { value: '2099-12-06' } });
    expect(screen.getByText(after)).toBeVisible();
    await user.selectOptions(fields.status(), 'Afgerond');
    expect(screen.queryByText(after)).toBeNull();
  });

  it('has its deadline on paper too', async () => {
    openDialog(rush);
    const paper = document.querySelector('[data-printed]');
    await waitFor(() => expect(paper).toHaveTextContent('Label uiterlijk zaterdag 5 december om 10.00 uur'));
  });

  it('alone has a deadline', async () => {
    const routes = { [obstaclesRoute]: () => ({ status: 200, json: [] }) };
    const { calls } = openDialog({ ...planned, created_at: rush.created_at }, routes);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByLabelText('Type aanvraag')).not.toHaveAccessibleDescription();
    expect(document.body).not.toHaveTextContent('Label uiterlijk');
  });
});
