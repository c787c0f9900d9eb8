import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, mondayOf } from '../../../src/domain/appointment/week.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { addAdministrator, buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued } from './outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What is queued, and when: with the change that it tells of, and nothing that is wrong by the time it is sent.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const tuesday = addDays(winterMonday, 1);
const wednesday = addDays(winterMonday, 2);
const thursday = addDays(winterMonday, 3);

beforeAll(async () => {
  await sql(`insert into public.advisers (user_id, name)
    select user_id, 'Ali' from private.admins where email = '${roles.adminEmail}'`);
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql(`update public.settings set sends_mail = true, looks_up_labels = false, webhook_url = ''`);
  await sql('update public.mail_kinds set is_on = true');
  await sql('delete from private.outgoing_messages');
});

async function addRequest(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function addWithoutMail(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const id = await addRequest(overrides);
  await sql('delete from private.outgoing_messages');
  return id;
}

async function set(id: string, assignments: string): Promise<void> {
  await sql(`update public.contact_submissions set ${assignments} where id = '${id}'`);
}

async function plan(id: string, date: string, time = '10:00'): Promise<void> {
  await set(id, `appointment_date = '${date}', appointment_time = '${time}'`);
}

async function kinds(): Promise<string[]> {
  return (await queued(backend)).map(({ kind }) => kind);
}

/** Those to advisers are told of in handed-over-visits.test.ts. */
async function toCustomers() {
  return (await queued(backend)).filter(({ kind }) => kind !== 'handed_over');
}

/** As after their minute, in which changes of an appointment are one mail. */
async function markAsSent(): Promise<void> {
  await sql(`update private.known_appointments set changed_at = changed_at - interval '1 minute'`);
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where kind <> 'reminder'`);
}

describe('a new request', () => {
  test('is confirmed with what the mail tells', async () => {
    const id = await addRequest();
    expect(await queued(backend)).toMatchObject([
      {
        kind: 'received',
        state: 'waiting',
        payload: {
          name: 'Jan de Vries',
          email: `jan-${id}@example.nl`,
          reference: id.slice(0, 8).toUpperCase(),
          address: 'Overvoorde, Amsterdam',
          property_type: 'apartment',
          price: 285,
          rush_service: false,
        },
      },
    ]);
  });

  test.each<[string, Partial<RequestInsert>]>([
    ['by telephone', { source: 'telephone', relay_status: null }],
    ['by telephone without an address', { source: 'telephone', relay_status: null, email: null }],
    ['held', { is_held: true }],
    ['of long ago, as out of the bin', { created_at: '2026-01-01T00:00:00Z' }],
  ])('that is %s is not', async (_, overrides) => {
    await addRequest(overrides);
    expect(await kinds()).toEqual([]);
  });

  test('that was held is confirmed once it is accepted, once', async () => {
    const id = await addRequest({ is_held: true });
    await roles.admin.rpc('accept_held_requests', { ids: [id] });
    expect(await kinds()).toEqual(['received']);
    await set(id, 'is_held = true');
    await set(id, 'is_held = false');
    expect(await kinds()).toEqual(['received']);
  });

  test('is not confirmed while mail or that mail is off, and what waits is dropped', async () => {
    await addRequest();
    await sql(`update public.mail_kinds set is_on = false where kind = 'received'`);
    expect(await kinds()).toEqual([]);
    await addRequest();
    await sql(`update public.mail_kinds set is_on = true`);
    await sql('update public.settings set sends_mail = false');
    await addRequest();
    expect(await kinds()).toEqual([]);
  });
});

describe('an appointment', () => {
  test('is told, and reminded of at 17:00 the day before', async () => {
    // In summer time, two hours ahead of UTC.
    const monday = mondayOf(`${new Date().getUTCFullYear() + 1}-06-15`);
    const day = addDays(monday, 1);
    const id = await addWithoutMail();
    await plan(id, day);
    expect(await queued(backend)).toMatchObject([
      { kind: 'planned', payload: { adviser: 'Ali', sequence: 0, name: 'Jan de Vries' } },
      { kind: 'reminder' },
    ]);
    const rows = await sql(`select to_char(not_before at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at,
      (payload ->> 'starts_at')::timestamptz = '${day} 08:00Z' as is_right
      from private.outgoing_messages where kind = 'reminder'`);
    expect(rows).toEqual([{ at: `${monday} 15:00`, is_right: true }]);
  });

  test('that is moved after that was sent says from when', async () => {
    const id = await addWithoutMail();
    await plan(id, tuesday);
    await markAsSent();
    await plan(id, wednesday);
    await plan(id, thursday);
    const messages = await queued(backend);
    expect(messages.map(({ kind }) => kind)).toEqual(['planned', 'moved', 'reminder']);
    expect(messages[1]?.payload).toMatchObject({ sequence: 2 });
    const rows = await sql(`select (payload ->> 'previous_starts_at')::timestamptz = '${tuesday} 09:00Z' as is_right
      from private.outgoing_messages where kind = 'moved'`);
    expect(rows).toEqual([{ is_right: true }]);
    expect(
      await sql(`select not_before::date::text as day from private.outgoing_messages where kind = 'reminder'`),
    ).toEqual([{ day: wednesday }]);
  });

  test('that is moved before the first mail was sent is told once, as it is now', async () => {
    const id = await addWithoutMail();
    await plan(id, tuesday);
    await plan(id, wednesday);
    const messages = await queued(backend);
    expect(messages.map(({ kind }) => kind)).toEqual(['planned', 'reminder']);
    expect(messages[0]?.payload).not.toHaveProperty('previous_starts_at');
    expect(String(messages[0]?.payload['starts_at'])).toContain(wednesday);
  });

  test('that is cancelled is told, and reminded of no more', async () => {
    const id = await addWithoutMail();
    await plan(id, tuesday);
    await markAsSent();
    await set(id, `status = 'cancelled'`);
    expect(await kinds()).toEqual(['planned', 'cancelled']);
  });

  test('without an address, or in the past, is not told', async () => {
    const silent = await addWithoutMail({ source: 'telephone', relay_status: null, email: null });
    await plan(silent, tuesday);
    await set(silent, `status = 'cancelled'`);
    await plan(await addWithoutMail(), '2025-01-07');
    expect(await kinds()).toEqual([]);
  });

  test('that is planned after the moment of its reminder has none', async () => {
    const id = await addWithoutMail();
    await sql(`insert into public.appointments (request_id, starts_at, ends_at)
      values ('${id}', now() + interval '10 minutes', now() + interval '1 hour')`);
    expect(await kinds()).toEqual(['planned']);
  });

  test('that is moved back before that was sent is not told', async () => {
    const id = await addWithoutMail();
    await plan(id, tuesday);
    await markAsSent();
    await plan(id, wednesday);
    await plan(id, tuesday);
    expect(await kinds()).toEqual(['planned', 'reminder']);
    await plan(id, thursday);
    expect(await kinds()).toEqual(['planned', 'moved', 'reminder']);
  });

  test('with another adviser is told, and what waits names who comes', async () => {
    const id = await addWithoutMail();
    const colleague = await addAdministrator(backend, 'bo');
    await sql(`insert into public.advisers (user_id, name) values ('${colleague}', 'Bo')`);
    await plan(id, tuesday);
    await set(id, `assigned_to = '${colleague}'`);
    const bo = { payload: { adviser: 'Bo' } };
    expect(await toCustomers()).toMatchObject([
      { kind: 'planned', ...bo },
      { kind: 'reminder', ...bo },
    ]);
    await markAsSent();
    await set(id, `assigned_to = (select user_id from public.advisers where name = 'Ali')`);
    expect(await toCustomers()).toMatchObject([
      { kind: 'planned', ...bo },
      { kind: 'moved', payload: { adviser: 'Ali' } },
      { kind: 'reminder' },
    ]);
    await sql(`delete from private.admins where user_id = '${colleague}'`);
  });

  test('out of the bin is not told again', async () => {
    const id = await addWithoutMail();
    await plan(id, tuesday);
    await markAsSent();
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(true);
    expect(await kinds()).toEqual(['planned', 'reminder']);
  });

  test('that is planned again for another day is told, although nobody was told that the first was off', async () => {
    const id = await addWithoutMail();
    await plan(id, tuesday);
    await markAsSent();
    await sql(`update public.mail_kinds set is_on = false where kind = 'cancelled'`);
    await set(id, `status = 'cancelled'`);
    await markAsSent();
    await set(id, `status = 'scheduled', appointment_date = '${wednesday}', appointment_time = '10:00'`);
    expect(await kinds()).toEqual(['planned', 'planned', 'reminder']);
  });

  test('of before mail was on is reminded of', async () => {
    await sql('update public.settings set sends_mail = false');
    await plan(await addRequest(), tuesday);
    expect(await kinds()).toEqual([]);
    await sql('update public.settings set sends_mail = true');
    expect(await kinds()).toEqual(['reminder']);
  });
});

describe('a label', () => {
  test('that is ready is told once; a mistake is not', async () => {
    const id = await addWithoutMail();
    await set(id, `status = 'completed'`);
    await set(id, `status = 'contacted'`);
    expect(await kinds()).toEqual([]);
    await set(id, `status = 'completed'`);
    await markAsSent();
    await set(id, `status = 'contacted'`);
    await set(id, `status = 'completed'`);
    expect(await kinds()).toEqual(['label_ready']);
  });
});

test('what waits or failed goes to the corrected address, and nowhere without one', async () => {
  const id = await addRequest();
  await set(id, `email = 'goed@example.nl', name = 'Jansje'`);
  expect(await queued(backend)).toMatchObject([{ payload: { email: 'goed@example.nl', name: 'Jansje' } }]);
  // What tells the automation stays, and so does what waits for somebody else.
  await sql(`update public.settings set webhook_url = 'https://example.nl/hook'`);
  expect((await roles.admin.rpc('try_webhook')).error).toBeNull();
  await sql(`update private.outgoing_messages set request_id = '${id}' where kind = 'webhook'`);
  const other = await addRequest();
  await set(id, `source = 'telephone', relay_status = null, email = null`);
  const left = await sql('select kind, request_id from private.outgoing_messages order by kind');
  expect(left).toEqual([
    { kind: 'received', request_id: other },
    { kind: 'webhook', request_id: id },
  ]);
});

test('who is planned by telephone is reminded once there is an address to write to, once', async () => {
  const id = await addWithoutMail({ source: 'telephone', email: null, phone: '0612345678', relay_status: null });
  await plan(id, tuesday);
  expect(await kinds()).toEqual([]);
  await set(id, `email = 'jan@example.nl'`);
  expect(await kinds()).toEqual(['reminder']);
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now()`);
  await set(id, `email = 'jan.de.vries@example.nl'`);
  expect(await queued(backend)).toMatchObject([{ kind: 'reminder', state: 'sent' }]);
});

test('what was sent of a person goes with the person, and of a deleted request for good', async () => {
  const id = await addRequest({ email: 'weg@example.nl' });
  await markAsSent();
  await roles.admin.rpc('erase_person', {
    person: 'weg@example.nl',
    seen_at: new Date(Date.now() + 1000).toISOString(),
  });
  expect(await kinds()).toEqual([]);
  const other = await addRequest();
  await roles.admin.from('contact_submissions').delete().in('id', [id, other]);
  expect(await kinds()).toEqual(['received']);
  await sql(`update private.deleted_requests set deleted_at = now() - interval '1 year'`);
  await roles.admin.rpc('forget_deleted_requests');
  expect(await kinds()).toEqual([]);
});

describe('the automation', () => {
  beforeEach(() => sql(`update public.settings set webhook_url = 'https://hook.example.org/abc', sends_mail = false`));

  async function save(id: string, values: object): Promise<void> {
    const { error } = await roles.admin.from('contact_submissions').update(values).eq('id', id);
    expect(error).toBeNull();
  }

  test('is told of what an administrator saved, with the whole row as it is stored', async () => {
    const id = await addRequest();
    await save(id, {
      status: 'scheduled',
      appointment_date: tuesday,
      appointment_time: '10:00',
      notes: 'Hond',
    });
    const { data } = await roles.admin.from('contact_submissions').select('*').eq('id', id).single();
    const messages = await queued(backend);
    expect(messages.map(({ kind }) => kind)).toEqual(['webhook']);
    expect(messages[0]?.payload).toMatchObject({
      id,
      status: 'scheduled',
      notes: 'Hond',
      appointment_time: '10:00:00',
    });
    expect(Object.keys(messages[0]?.payload ?? {}).toSorted()).toEqual(Object.keys(data ?? {}).toSorted());
  });

  test('is told of every request of a change to many, and of its undoing', async () => {
    const ids = [await addRequest(), await addRequest()];
    const { data } = await roles.admin.from('contact_submissions').select('id, updated_at').in('id', ids);
    await roles.admin.rpc('change_requests', {
      requests: (data ?? []).map(({ id, updated_at }) => ({ id, version: updated_at, status: 'contacted' })),
    });
    expect(await kinds()).toEqual(['webhook', 'webhook']);
  });

  test.each<[string, (id: string) => PromiseLike<unknown>]>([
    ['a visitor', () => addRequest()],
    ['the customer', (id) => sql(`update public.contact_submissions set status = 'cancelled' where id = '${id}'`)],
    ['accepting', (id) => roles.admin.rpc('accept_held_requests', { ids: [id] })],
    ['deleting', (id) => roles.admin.from('contact_submissions').delete().eq('id', id)],
  ])('is not told of %s', async (_, act) => {
    const id = await addRequest({ is_held: true });
    await act(id);
    expect(await kinds()).toEqual([]);
  });

  test('without an address is told nothing, and of nothing that waited', async () => {
    const id = await addRequest();
    await save(id, { notes: 'Een' });
    await sql(`update public.settings set webhook_url = ''`);
    await save(id, { notes: 'Twee' });
    expect(await kinds()).toEqual([]);
  });
});
