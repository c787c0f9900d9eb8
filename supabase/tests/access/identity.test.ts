import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { addAdministrator, buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The id of a request is one person's for as long as the request can come back, and it comes back as it was.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const tuesday = addDays(winterMonday, 1);
const wednesday = addDays(winterMonday, 2);
const key = 'k'.repeat(43);
const key_hash = createHash('sha256').update(key).digest('hex');

beforeAll(async () => {
  await sql(`insert into public.advisers (user_id, name)
    select user_id, 'Ali' from private.admins where email = '${roles.adminEmail}'`);
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.deleted_appointments');
  await sql('delete from private.request_keys');
  await sql('delete from private.outgoing_messages');
});

async function add(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

function remove(id: string) {
  return roles.admin.from('contact_submissions').delete().eq('id', id);
}

async function plan(id: string, date: string): Promise<void> {
  await sql(
    `update public.contact_submissions set appointment_date = '${date}', appointment_time = '10:00' where id = '${id}'`,
  );
}

/** `added` to the sequence of the planned ones: a calendar that was told of their end has to take them back. */
function appointments({ added = 0 } = {}): Promise<unknown[]> {
  return sql(`select id, request_id, adviser, starts_at, ends_at, state, origin, is_overruled,
      sequence + case state when 'planned' then ${added} else 0 end as sequence
    from public.appointments order by created_at, id`);
}

test('an id in the bin is taken, by whoever sends it, and the first customer keeps the key', async () => {
  const id = await add({ name: 'Eerste', key_hash });
  await remove(id);
  const newcomer = buildRequestRow({ id, name: 'Tweede' });
  const byVisitor = await roles.visitor.from('contact_submissions').insert(newcomer);
  expect([byVisitor.status, byVisitor.error?.code]).toEqual([409, '23505']);
  const call = buildRequestRow({ id, name: 'Derde', source: 'telephone', relay_status: null });
  expect((await roles.admin.from('contact_submissions').insert(call)).error?.code).toBe('23505');
  expect((await roles.visitor.rpc('customer_request', { key })).data).toEqual({
    is_deleted: true,
    had_visit: false,
    invoices: [],
  });
  expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(true);
  expect((await roles.visitor.rpc('customer_request', { key })).data).toMatchObject({ id, name: 'Eerste' });
});

test('an appointment out of the bin is the one that it was', async () => {
  const id = await add();
  await plan(id, tuesday);
  await plan(id, wednesday);
  await sql(`update public.appointments set origin = 'customer' where request_id = '${id}'`);
  const before = await appointments({ added: 2 });
  expect(before).toMatchObject([{ sequence: 3, origin: 'customer' }]);
  await remove(id);
  expect(await appointments()).toEqual([]);
  await roles.admin.rpc('restore_request', { request_id: id });
  expect(await appointments()).toEqual(before);
  expect(await sql('select * from private.deleted_appointments')).toEqual([]);
});

test('several come back at once with all their appointments, those that are over too', async () => {
  await sql(`update public.settings set sends_mail = true`);
  const reopened = await add();
  await plan(reopened, tuesday);
  await sql(`update public.contact_submissions set status = 'cancelled' where id = '${reopened}'`);
  await sql(`update public.contact_submissions set status = 'scheduled' where id = '${reopened}'`);
  const completed = await add();
  await plan(completed, wednesday);
  await sql(`update public.contact_submissions set status = 'completed' where id = '${completed}'`);
  await sql(`update public.contact_submissions set status = 'contacted' where id = '${completed}'`);
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where kind <> 'reminder'`);
  // Sent, so a minute ago.
  await sql(`update private.known_appointments set changed_at = now() - interval '2 minutes'`);
  const stored =
    'select id, status, appointment_date, appointment_time, appointment_origin from public.contact_submissions order by id';
  const [requests, before, messages] = [
    await sql(stored),
    await appointments({ added: 2 }),
    (await queued(backend)).map(({ kind }) => kind).toSorted(),
  ];
  expect(before.length).toBeGreaterThan(2);
  const { data } = await roles.admin.rpc('delete_requests', {
    requests: z
      .array(z.object({ id: z.string(), version: z.string() }))
      .parse(await sql('select id, updated_at::text as version from public.contact_submissions')),
  });
  const { deleted_at } = z.object({ deleted_at: z.string() }).parse(data);
  expect((await roles.admin.rpc('restore_requests', { deleted_at })).data).toEqual({ restored: 2, left: 0 });
  expect(await sql(stored)).toEqual(requests);
  expect(await appointments()).toEqual(before);
  expect((await queued(backend)).map(({ kind }) => kind).toSorted()).toEqual(messages);
});

test('an appointment whose moment was given away comes back once that is confirmed, and without an adviser who is gone', async () => {
  const id = await add();
  await plan(id, tuesday);
  const colleague = await addAdministrator(backend, 'bo');
  const of_colleague = await add({ assigned_to: colleague });
  await plan(of_colleague, tuesday);
  await remove(id);
  await remove(of_colleague);
  await plan(await add(), tuesday);
  await sql(`delete from private.admins where user_id = '${colleague}'`);
  expect((await roles.admin.rpc('restore_request', { request_id: id })).error?.message).toMatch('does not fit');
  await roles.admin.rpc('restore_request', { request_id: id, is_overruled: true });
  await roles.admin.rpc('restore_request', { request_id: of_colleague });
  const rows = await sql(`select is_overruled, adviser is null as is_of_nobody from public.appointments
    where request_id in ('${id}', '${of_colleague}') order by request_id = '${of_colleague}'`);
  expect(rows).toEqual([
    { is_overruled: true, is_of_nobody: false },
    { is_overruled: false, is_of_nobody: true },
  ]);
});

test('what is in the bin is exported, and is gone when the bin is emptied', async () => {
  const id = await add({ email: 'jo@example.nl' });
  await plan(id, tuesday);
  await remove(id);
  const { data } = await roles.admin.rpc('export_person', { person: 'jo@example.nl' });
  expect(data).toMatchObject({ visits: [{ request_id: id }] });
  await sql(`update private.deleted_requests set deleted_at = now() - interval '8 days'`);
  await roles.admin.rpc('forget_deleted_requests');
  expect(await sql('select * from private.deleted_appointments')).toEqual([]);
});
