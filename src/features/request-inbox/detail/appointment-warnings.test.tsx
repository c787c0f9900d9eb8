// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, fields, openDialog, outcomes, read, stored, update } from '@/test/request-dialog';

const planned = { status: 'scheduled', appointment_date: '2099-12-05', appointment_time: '09:30:00' };

function appointment(appointment_time: string, id = 'other') {
  return { id, name: 'Ali Bakker', appointment_time };
}

it('another appointment less than an hour away is told below date and time, and saving asks', async () => {
  const { user, calls } = openDialog(
    {},
    { [read]: () => ({ status: 200, json: [appointment('10:15:00')] }), [update]: () => stored(planned) },
  );
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  expect(calls).toEqual([]);
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  const warning = await screen.findByText(/staat om 10:15 al een bezoek bij Ali Bakker/);
  expect(warning.compareDocumentPosition(fields.time())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(warning.compareDocumentPosition(screen.getByLabelText('Terugbellen op'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(calls[0]?.search.get('appointment_date')).toBe('eq.2099-12-05');
  expect(calls[0]?.search.get('status')).toBe('eq.scheduled');
  fireEvent.change(fields.time(), { target: { value: '09:15' } });
  expect(screen.queryByText(/al een bezoek/)).toBeNull();
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  await user.click(button('Opslaan'));
  const question = await screen.findByRole('group', { name: /Wil je deze afspraak toch opslaan/ });
  expect(question).toHaveTextContent(/om 10:15 al een bezoek bij Ali Bakker/);
  await user.click(button('Verder bewerken'));
  expect(button('Opslaan')).toHaveFocus();
  await user.click(button('Opslaan'));
  await user.click(await screen.findByRole('button', { name: 'Ja, toch opslaan' }));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.filter(({ route }) => route === update).length).toBeGreaterThan(0);
});

it('what the database would refuse is told in its words, and saved only after the question', async () => {
  const obstacle = { kind: 'travel', minutes: 11, name: 'Ali Bakker', starts_at: '2099-12-05T07:00:00Z', reason: null };
  const { user, calls } = openDialog(
    { assigned_to: '00000000-0000-4000-8000-000000000009' },
    {
      'POST /rest/v1/rpc/appointment_obstacles': () => ({ status: 200, json: [obstacle] }),
      [update]: () => stored(planned),
    },
  );
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  const words = 'Dit moment past niet: het bezoek laat 11 minuten te weinig voor de rit van of naar Ali Bakker 08:00.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(calls.find(({ route }) => route.endsWith('appointment_obstacles'))?.body).toEqual({
    request_id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
    starts_at: '2099-12-05T08:30:00.000Z',
    adviser: '00000000-0000-4000-8000-000000000009',
  });
  await user.click(button('Opslaan'));
  expect(await screen.findByRole('group', { name: /Wil je deze afspraak toch opslaan/ })).toHaveTextContent(words);
  expect(calls.map(({ route }) => route)).not.toContain(update);
  await user.click(button('Ja, toch opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.find(({ route }) => route === update)?.body).toMatchObject({ overruled_moment: '2099-12-05T09:30' });
});

it('a year of five digits, as a date field takes it, asks nothing', () => {
  const { calls } = openDialog({ ...planned, appointment_date: '20265-12-05' });
  expect(fields.notes()).toBeVisible();
  expect(calls).toEqual([]);
});

it('a visit of another adviser is no clash', async () => {
  const theirs = { ...appointment('09:30:00'), assigned_to: '00000000-0000-4000-8000-000000000009' };
  const { user, calls } = openDialog(
    {},
    { [read]: () => ({ status: 200, json: [theirs] }), [update]: () => stored(planned) },
  );
  fireEvent.change(fields.date(), { target: { value: '2099-12-05' } });
  fireEvent.change(fields.time(), { target: { value: '09:30' } });
  await waitFor(() => expect(calls).not.toEqual([]));
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/al een bezoek/)).toBeNull();
});

it('notes on a visit that clashed before are saved without a question', async () => {
  const { user } = openDialog(planned, {
    [read]: () => ({ status: 200, json: [appointment('10:15:00')] }),
    [update]: () => stored({ ...planned, notes: 'Belt' }),
  });
  await user.type(fields.notes(), 'Belt');
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
});

it('another day has its own appointments', async () => {
  const { calls } = openDialog(planned, {
    [read]: ({ search }) => ({
      status: 200,
      json: search.get('appointment_date') === 'eq.2099-12-05' ? [appointment('09:00:00')] : [],
    }),
  });
  expect(await screen.findByText(/staat om 09:00 al een bezoek/)).toBeVisible();
  fireEvent.change(fields.date(), { target: { value: '2099-12-06' } });
  await waitFor(() => expect(screen.queryByText(/al een bezoek/)).toBeNull());
  expect(calls.map(({ search }) => search.get('appointment_date'))).toEqual(['eq.2099-12-05', 'eq.2099-12-06']);
});

it('a request does not clash with itself', async () => {
  const { calls } = openDialog(planned, {
    [read]: () => ({ status: 200, json: [appointment('09:30:00', '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b')] }),
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/al een bezoek/)).toBeNull();
});

it('a planned appointment in the past is told, one that is completed is not', async () => {
  const { user } = openDialog(
    { ...planned, appointment_date: '2020-12-05' },
    { [read]: () => ({ status: 200, json: [] }) },
  );
  expect(screen.getByText('Deze afspraak ligt in het verleden.')).toBeVisible();
  await user.selectOptions(fields.status(), 'Afgerond');
  expect(screen.queryByText('Deze afspraak ligt in het verleden.')).toBeNull();
});

it('says when the appointments of that day could not be read, and can be tried again', async () => {
  const responses = [
    { status: 401, json: { message: 'no' } },
    { status: 200, json: [appointment('09:00:00')] },
  ];
  const { user } = openDialog(planned, { [read]: () => responses.shift() ?? 'network error' });
  expect(await screen.findByText(/konden niet nagaan of er rond deze tijd al een bezoek staat/)).toBeVisible();
  await user.click(button('Opnieuw proberen'));
  expect(await screen.findByText(/staat om 09:00 al een bezoek/)).toBeVisible();
});

describe('a rush request', () => {
  const rush = { rush_service: true, created_at: '2099-12-03T09:00:00+00:00' };
  const after =
    /na de uiterste tijd van deze spoedaanvraag: het label moet er zijn op zaterdag 5 december om 10\.00 uur/;

  it('shows its deadline, and warns of a visit after it until the work is done', async () => {
    const { user } = openDialog({ ...rush, ...planned, appointment_time: '10:30:00' });
    expect(await screen.findByText(after)).toBeVisible();
    expect(screen.getByLabelText('Type aanvraag')).toHaveAccessibleDescription(
      'Label uiterlijk zaterdag 5 december om 10.00 uur',
    );
    fireEvent.change(fields.time(), { target: { value: '10:00' } });
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
    const { calls } = openDialog({ ...planned, created_at: rush.created_at });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByLabelText('Type aanvraag')).not.toHaveAccessibleDescription();
    expect(document.body).not.toHaveTextContent('Label uiterlijk');
  });
});
