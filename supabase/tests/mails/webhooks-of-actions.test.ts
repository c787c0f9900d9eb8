import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { sender } from './outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What the automation is told of what the office did: once, about what it came to, and nothing of what was undone (D-65).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { admin } = roles;
const service = sender(backend);
let ali = '';

beforeAll(async () => {
  ali = (await admin.auth.getUser()).data.user?.id ?? '';
  await sql(`insert into public.advisers (user_id, name) values ('${ali}', 'Ali')`);
  await sql(`update public.settings set sends_mail = false, webhook_url = 'https://hook.example.org/abc'`);
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.outgoing_messages');
});

async function addRequest(): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  await sql('delete from private.outgoing_messages');
  return row.id;
}

async function save(id: string, values: object): Promise<void> {
  expect((await admin.from('contact_submissions').update(values).eq('id', id)).error).toBeNull();
}

const visitSchema = z.object({ id: z.string(), sequence: z.number(), undo: z.string() });

/** As the calendar does when a request is dropped at a moment. */
async function drop(id: string, day: string) {
  const hours = { starts_at: `${day}T09:00:00Z`, ends_at: `${day}T10:00:00Z` };
  return visitSchema.parse((await admin.rpc('plan_visit', { request_id: id, adviser: ali, ...hours })).data);
}

async function plan(id: string, day = '2099-02-03') {
  const visit = await drop(id, day);
  return { visit_id: visit.id, sequence: visit.sequence };
}

const takenSchema = z.array(z.object({ id: z.string(), kind: z.literal('webhook'), payload: z.looseObject({}) }));

async function take() {
  return takenSchema.parse((await service.rpc('take_messages', { amount: 50 })).data);
}

/** What the automation gets when nothing more is done for a minute. */
async function told() {
  expect(await take()).toEqual([]);
  await sql(`update private.outgoing_messages set not_before = not_before - interval '61 seconds'`);
  const events = await take();
  for (const { id } of events) await service.rpc('complete_message', { message_id: id });
  return events.map(({ payload }) => payload);
}

test('several changes are one event about the last', async () => {
  const id = await addRequest();
  await save(id, { notes: 'Een' });
  const appointment = await plan(id);
  const later = { starts_at: '2099-02-04T09:00:00Z', ends_at: '2099-02-04T10:00:00Z', adviser: ali };
  expect((await admin.rpc('move_visit', { ...appointment, ...later })).error).toBeNull();
  await save(id, { notes: 'Twee' });
  expect(await told()).toMatchObject([
    { id, notes: 'Twee', status: 'scheduled', appointment_date: '2099-02-04', appointment_time: '10:00:00' },
  ]);
  await save(id, { notes: 'Drie' });
  expect(await told()).toMatchObject([{ notes: 'Drie' }]);
});

test('what was undone is not told: a request dropped in the calendar, and an edit of a request', async () => {
  const id = await addRequest();
  const { undo } = await drop(id, '2099-02-03');
  expect((await admin.rpc('undo_decisions', { decision: undo })).data).toMatchObject({ left: [] });
  expect(await told()).toEqual([]);
  // A save that plans an appointment changes the request in turn.
  await save(id, { notes: 'Een', appointment_date: '2099-02-03', appointment_time: '10:00' });
  await save(id, { notes: null, appointment_date: null, appointment_time: null });
  await save(id, { status: 'new', assigned_to: null });
  expect(await told()).toEqual([]);
  await save(id, { notes: 'Een' });
  expect(await told()).toMatchObject([{ notes: 'Een' }]);
  // Now this is news.
  await save(id, { notes: null });
  expect(await told()).toMatchObject([{ notes: null }]);
});

test('what a failed attempt did not tell is told, also when a change after it is undone', async () => {
  const id = await addRequest();
  await save(id, { notes: 'Een' });
  await sql(`update private.outgoing_messages set not_before = now()`);
  const [event] = await take();
  await service.rpc('fail_message', { message_id: event?.id ?? '', error: 'webhook 500', is_final: false });
  await save(id, { notes: 'Twee' });
  await save(id, { notes: 'Een' });
  expect(await told()).toMatchObject([{ notes: 'Een' }]);
});

test('the removal of an adviser is one event for each of the visits', async () => {
  const ids = [await addRequest(), await addRequest()];
  const visits = [await plan(ids[0] ?? '', '2099-02-03'), await plan(ids[1] ?? '', '2099-02-04')];
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.known_requests');
  const { data, error } = await admin.rpc('decide_visits', {
    decisions: visits.map(({ visit_id: id, sequence }) => ({ id, sequence, action: 'put_back' })),
  });
  expect([data, error]).toMatchObject([{ refused: [] }, null]);
  await admin.from('advisers').delete().eq('user_id', ali);
  await sql(`insert into public.advisers (user_id, name) values ('${ali}', 'Ali') on conflict do nothing`);
  const events = await told();
  expect(events.map((event) => event['id']).toSorted()).toEqual(ids.toSorted());
  expect(events).toMatchObject([{ appointment_date: null }, { appointment_date: null }]);
});
