import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addAdministrator, buildRequestRow, insertStatement } from '../setup/factories.ts';
import { sender } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { cancelVisit, moveVisit } from '../setup/visits.ts';

// An adviser is mailed what a colleague changed in the adviser's calendar, once, and not about what the adviser did or what
// was undone (D-65). Ali is who is signed in.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { admin } = roles;
const service = sender(backend);
const ids = { Ali: '', Bo: '', Cas: '' };
type Name = keyof typeof ids;

beforeAll(async () => {
  ids.Ali = (await admin.auth.getUser()).data.user?.id ?? '';
  ids.Bo = await addAdministrator(backend, 'bo');
  ids.Cas = await addAdministrator(backend, 'cas');
  for (const [name, id] of Object.entries(ids)) {
    await sql(`insert into public.advisers (user_id, name) values ('${id}', '${name}')`);
  }
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.handed_over_visits');
  await sql(`update public.settings set sends_mail = true, looks_up_labels = false, webhook_url = ''`);
  await sql('delete from private.outgoing_messages');
});

const visitSchema = z.object({ request_id: z.string(), appointment_id: z.string() });

/** A visit on a day of February 2099 at ten. */
async function addVisit(name: string, adviser: Name, day: number) {
  const row = buildRequestRow({ name, email: null, source: 'telephone', relay_status: null });
  await sql(insertStatement('contact_submissions', row));
  const at = `2099-02-0${day} 10:00+01`;
  const [visit] = await sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at)
    values ('${row.id}', '${ids[adviser]}', '${at}', '${at}'::timestamptz + interval '1 hour')
    returning request_id, id as appointment_id`);
  await sql('delete from private.outgoing_messages');
  return visitSchema.parse(visit);
}

/** As dragging it to another column of the calendar does. */
async function handOver(visit: z.output<typeof visitSchema>, to: Name, client = admin): Promise<void> {
  const { error } = await moveVisit(client, visit.request_id, { adviser: ids[to] });
  expect(error).toBeNull();
}

const takenSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.literal('handed_over'),
    payload: z.object({
      email: z.string(),
      more: z.number(),
      visits: z.array(
        z.object({
          ...{
            request_id: z.string(),
            reference: z.string(),
            name: z.string().nullable(),
            address: z.string().nullable(),
          },
          ...{ known_at: z.string().nullable(), starts_at: z.string().nullable() },
        }),
      ),
    }),
  }),
);

async function take() {
  return takenSchema.parse((await service.rpc('take_messages', { amount: 50 })).data);
}

async function pass(seconds: number): Promise<void> {
  await sql(`update private.outgoing_messages set not_before = not_before - interval '${seconds} seconds'`);
}

/** To whom a mail goes after a minute in which nothing more is done, with what it tells. */
async function mails(): Promise<Record<string, string[]>> {
  expect(await take()).toEqual([]);
  await pass(61);
  const taken = await take();
  for (const { id } of taken) await service.rpc('complete_message', { message_id: id });
  return Object.fromEntries(
    taken.map(({ payload }) => [
      payload.email,
      payload.visits.map(({ name, known_at, starts_at }) => {
        const sign = known_at === null ? '+' : starts_at === null ? '-' : '>';
        return `${sign} ${name ?? ''} ${(starts_at ?? known_at ?? '').slice(0, 10)}`;
      }),
    ]),
  );
}

test('who takes visits over is mailed one list of them, and who handed them over nothing', async () => {
  const visits = [
    await addVisit('Jansen', 'Ali', 3),
    await addVisit('Bakker', 'Ali', 2),
    await addVisit('Smit', 'Ali', 4),
  ];
  const decisions = visits.map(({ appointment_id: id }, index) => ({
    ...{ id, sequence: 0, action: 'hand_over', adviser: index === 2 ? ids.Cas : ids.Bo },
  }));
  // Without mail is about customers.
  const { data } = await admin.rpc('decide_visits', { decisions, with_mail: false });
  expect(data).toMatchObject({ refused: [] });
  expect(await mails()).toEqual({
    'bo@example.nl': ['+ Bakker 2099-02-02', '+ Jansen 2099-02-03'],
    'cas@example.nl': ['+ Smit 2099-02-04'],
  });
  expect(await mails()).toEqual({});
});

test('what was undone is not mailed, and what was handed on is mailed to whom it came', async () => {
  const visit = await addVisit('Jansen', 'Ali', 3);
  const { data } = await admin.rpc('decide_visits', {
    decisions: [{ id: visit.appointment_id, sequence: 0, action: 'hand_over', adviser: ids.Bo }],
  });
  const { undo } = z.object({ undo: z.string() }).parse(data);
  expect((await admin.rpc('undo_decisions', { decision: undo })).data).toMatchObject({ left: [] });
  expect(await mails()).toEqual({});
  await handOver(visit, 'Bo');
  await pass(30);
  await handOver(visit, 'Cas');
  expect(await mails()).toEqual({ 'cas@example.nl': ['+ Jansen 2099-02-03'] });
});

test('a colleague whose visit is taken is mailed too, and one who takes a visit knows it', async () => {
  const visit = await addVisit('Jansen', 'Bo', 3);
  await handOver(visit, 'Ali');
  expect(await mails()).toEqual({ 'bo@example.nl': ['- Jansen 2099-02-03'] });
  await handOver(visit, 'Cas');
  await handOver(visit, 'Bo');
  expect(await mails()).toEqual({ 'bo@example.nl': ['+ Jansen 2099-02-03'] });
});

test('it is mailed with the moment of now, and not once the visit is off', async () => {
  const [moved, off] = [await addVisit('Jansen', 'Ali', 3), await addVisit('Bakker', 'Ali', 4)];
  await handOver(moved, 'Bo');
  await handOver(off, 'Bo');
  await moveVisit(admin, moved.request_id, { starts_at: '2099-02-05T09:00:00Z', ends_at: '2099-02-05T10:00:00Z' });
  await cancelVisit(admin, off.request_id);
  expect(await mails()).toEqual({ 'bo@example.nl': ['+ Jansen 2099-02-05'] });
});

test('a request that is assigned to a colleague hands its visit over', async () => {
  const { request_id } = await addVisit('Jansen', 'Ali', 3);
  await admin.from('contact_submissions').update({ assigned_to: ids.Bo }).eq('id', request_id);
  expect(await mails()).toEqual({ 'bo@example.nl': ['+ Jansen 2099-02-03'] });
});

test('who is removed is not mailed, and nobody is while mails are off', async () => {
  const [one, other] = [await addVisit('Jansen', 'Bo', 3), await addVisit('Bakker', 'Ali', 4)];
  const gone = await addAdministrator(backend, 'dirk');
  await sql(`insert into public.advisers (user_id, name) values ('${gone}', 'Dirk')`);
  await sql(`update public.appointments set adviser = '${gone}' where id = '${one.appointment_id}'`);
  await sql(`delete from private.admins where user_id = '${gone}'`);
  expect(await mails()).toEqual({ 'bo@example.nl': ['- Jansen 2099-02-03'] });
  await handOver(other, 'Bo');
  await sql('update public.settings set sends_mail = false');
  await sql('update public.settings set sends_mail = true');
  await handOver(await addVisit('Smit', 'Ali', 5), 'Bo');
  expect(await mails()).toEqual({ 'bo@example.nl': ['+ Smit 2099-02-05'] });
});

describe('what a colleague does for an adviser', () => {
  /** A visit of that adviser in a request that Ali adds. */
  async function plan(name: string, adviser: Name, day: number): Promise<string> {
    const row = buildRequestRow({ name, email: null, source: 'telephone', relay_status: null });
    await sql(insertStatement('contact_submissions', row));
    const hour = `2099-02-0${day}T09:00:00Z`;
    const { error } = await admin.rpc('plan_visit', {
      ...{ request_id: row.id, adviser: ids[adviser], starts_at: hour, ends_at: hour.replace('T09', 'T10') },
    });
    expect(error).toBeNull();
    return row.id;
  }

  const later = { starts_at: '2099-02-06T09:00:00Z', ends_at: '2099-02-06T10:00:00Z' };

  test('a visit that is planned, moved, called off or deleted is mailed, in one list', async () => {
    const planned = await plan('Jansen', 'Bo', 3);
    await plan('Eigen', 'Ali', 3);
    expect(await mails()).toEqual({ 'bo@example.nl': ['+ Jansen 2099-02-03'] });
    const [off, deleted] = [await plan('Bakker', 'Bo', 4), await plan('Smit', 'Bo', 5)];
    expect(await mails()).toEqual({ 'bo@example.nl': ['+ Bakker 2099-02-04', '+ Smit 2099-02-05'] });
    await moveVisit(admin, planned, later);
    await cancelVisit(admin, off);
    await admin.from('contact_submissions').delete().eq('id', deleted);
    expect(await mails()).toEqual({
      'bo@example.nl': ['> Jansen 2099-02-06', '- Bakker 2099-02-04', '- Smit 2099-02-05'],
    });
  });

  test('what ended as it began is not mailed, nor what has been', async () => {
    const visit = await plan('Jansen', 'Bo', 3);
    await cancelVisit(admin, visit);
    expect(await mails()).toEqual({});
    const [moved, done] = [await plan('Bakker', 'Bo', 4), await plan('Smit', 'Bo', 5)];
    await mails();
    await moveVisit(admin, moved, later);
    await moveVisit(admin, moved, { starts_at: '2099-02-04T09:00:00Z', ends_at: '2099-02-04T10:00:00Z' });
    await admin.from('contact_submissions').update({ status: 'completed' }).eq('id', done);
    expect(await mails()).toEqual({});
  });

  test('what its customer or nobody in the office does is not mailed', async () => {
    const visit = await plan('Jansen', 'Bo', 3);
    await mails();
    await sql(`begin; select set_config('app.is_by_customer', 'true', true);
      update public.appointments set state = 'cancelled' where request_id = '${visit}'; commit`);
    await addVisit('Bakker', 'Bo', 4);
    expect(await mails()).toEqual({});
  });

  test('it is told before it is done', async () => {
    const row = buildRequestRow({ name: 'Jansen', email: null, source: 'telephone', relay_status: null });
    await sql(insertStatement('contact_submissions', row));
    async function kinds(adviser: Name) {
      const moment = { appointment_date: '2099-02-03', appointment_time: '10:00' };
      const changes = [{ id: row.id, assigned_to: ids[adviser], ...moment }];
      return (await admin.rpc('mails_of_changes', { changes })).data;
    }
    expect(await kinds('Bo')).toEqual([{ id: row.id, kind: 'handed_over' }]);
    expect(await kinds('Ali')).toEqual([]);
    expect(await sql('select * from private.handed_over_visits')).toEqual([]);
  });
});
