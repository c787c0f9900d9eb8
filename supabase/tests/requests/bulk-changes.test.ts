import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addAdministrator, buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();
const { admin } = roles;

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
});

type Named = Record<'id' | 'version', string>;

async function stored(values: Partial<RequestInsert> = {}): Promise<Named> {
  const row = buildRequestRow(values);
  await backend.sql(insertStatement('contact_submissions', row));
  return readVersion(row.id);
}

async function readVersion(id: string): Promise<Named> {
  const { data } = await admin.from('contact_submissions').select('id, updated_at').eq('id', id).single();
  const { updated_at } = z.object({ updated_at: z.string() }).parse(data);
  return { id, version: updated_at };
}

async function statusOf({ id }: Named): Promise<unknown> {
  return (await admin.from('contact_submissions').select('status, assigned_to').eq('id', id).single()).data;
}

async function ownId(): Promise<string> {
  return (await admin.auth.getUser()).data.user?.id ?? '';
}

describe('changing several requests', () => {
  test('writes those that are still as they were read, and names the others with the reason', async () => {
    const [one, two, changed, gone] = [await stored(), await stored(), await stored(), await stored()];
    const unplanned = await stored({ status: 'contacted' });
    await admin.from('contact_submissions').update({ notes: 'Van een collega' }).eq('id', changed.id);
    await admin.from('contact_submissions').delete().eq('id', gone.id);
    const contacted = [one, two, changed, gone].map((request) => ({ ...request, status: 'contacted' }));
    const { data, error } = await admin.rpc('change_requests', {
      requests: [...contacted, { ...unplanned, status: 'scheduled' }],
    });
    expect(error).toBeNull();
    const outcome = z
      .object({
        changed: z.array(z.object({ id: z.string(), version: z.string() })),
        skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
      })
      .parse(data);
    expect(outcome.changed.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(new Map(outcome.skipped.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [changed.id, 'changed'],
        [gone.id, 'changed'],
        [unplanned.id, 'unscheduled'],
      ]),
    );
    expect(await statusOf(one)).toMatchObject({ status: 'contacted' });
    expect(await statusOf(changed)).toMatchObject({ status: 'new' });
    expect(await statusOf(unplanned)).toMatchObject({ status: 'contacted' });
  });

  test.each([
    ['completed', { appointment_date: '2026-01-05', appointment_time: '09:00' }, 'closed'],
    ['cancelled', { appointment_date: '2027-01-05', appointment_time: '09:00' }, 'closed'],
    ['cancelled', { appointment_date: '2027-01-05' }, 'unscheduled'],
    ['new', { appointment_time: '09:00' }, 'unscheduled'],
  ])('puts an appointment that is %s with %j back into no calendar', async (status, appointment, reason) => {
    const request = await stored({ status, ...appointment });
    const { data } = await admin.rpc('change_requests', { requests: [{ ...request, status: 'scheduled' }] });
    expect(data).toEqual({ changed: [], skipped: [{ id: request.id, reason }] });
    expect(await statusOf(request)).toMatchObject({ status });
    // Another status it may have, and another administrator.
    const contacted = { ...request, status: 'contacted', assigned_to: await ownId() };
    expect((await admin.rpc('change_requests', { requests: [contacted] })).data).toMatchObject({ skipped: [] });
  });

  test('plans a request that has its date and time', async () => {
    const planned = await stored({ appointment_date: '2027-01-05', appointment_time: '09:00' });
    await admin.rpc('change_requests', { requests: [{ ...planned, status: 'scheduled' }] });
    expect(await statusOf(planned)).toMatchObject({ status: 'scheduled' });
  });

  test('assigns to an administrator and to nobody, and leaves the status', async () => {
    const request = await stored({ status: 'contacted' });
    const assigned_to = await ownId();
    await admin.rpc('change_requests', { requests: [{ ...request, assigned_to }] });
    expect(await statusOf(request)).toEqual({ status: 'contacted', assigned_to });
    await admin.rpc('change_requests', { requests: [{ ...(await readVersion(request.id)), assigned_to: null }] });
    expect(await statusOf(request)).toEqual({ status: 'contacted', assigned_to: null });
    const nobody = crypto.randomUUID();
    const refused = await admin.rpc('change_requests', {
      requests: [{ ...(await readVersion(request.id)), assigned_to: nobody }],
    });
    expect(refused.error?.code).toBe('23503');
  });
});

describe('visits of several requests', () => {
  const moment = { status: 'scheduled', appointment_date: '2027-01-05' };
  let colleague: string;

  beforeEach(async () => {
    colleague = await addAdministrator(backend, crypto.randomUUID());
  });

  test('an appointment that does not fit with the new administrator is left alone and named, and the others are reassigned', async () => {
    const assigned_to = await ownId();
    const busy = await stored({ ...moment, appointment_time: '09:00', assigned_to: colleague });
    const unfit = await stored({ ...moment, appointment_time: '09:30', assigned_to });
    const fits = await stored({ ...moment, appointment_time: '13:00', assigned_to });
    const requests = [unfit, fits].map((request) => ({ ...request, assigned_to: colleague }));
    const { data, error } = await admin.rpc('change_requests', { requests });
    expect(error).toBeNull();
    expect(data).toMatchObject({ changed: [{ id: fits.id }], skipped: [{ id: unfit.id, reason: 'unfit' }] });
    expect(await statusOf(unfit)).toMatchObject({ assigned_to });
    expect(await statusOf(fits)).toMatchObject({ assigned_to: colleague });
    expect(await statusOf(busy)).toMatchObject({ assigned_to: colleague });
  });

  test('an appointment that does not fit any more is not brought back by undoing, and named', async () => {
    const assigned_to = await ownId();
    const [first, second] = [
      await stored({ ...moment, appointment_time: '09:00', assigned_to }),
      await stored({ ...moment, appointment_time: '13:00', assigned_to }),
    ];
    const changes = await changed([first, second].map((request) => ({ ...request, assigned_to: colleague })));
    await stored({ ...moment, appointment_time: '09:15', assigned_to });
    const { data, error } = await admin.rpc('undo_changes', { changes });
    expect(error).toBeNull();
    expect(data).toMatchObject({ changed: [{ id: second.id }], skipped: [{ id: first.id, reason: 'unfit' }] });
    expect(await statusOf(first)).toMatchObject({ assigned_to: colleague });
    expect(await statusOf(second)).toMatchObject({ assigned_to });
  });
});

const outcomeSchema = z.object({
  changed: z.array(z.object({ id: z.string(), version: z.string(), change: z.number().nullable() })),
  skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
});

async function changed(requests: object[]): Promise<z.output<typeof outcomeSchema>['changed']> {
  const { data, error } = await admin.rpc('change_requests', { requests: z.json().parse(requests) });
  expect(error).toBeNull();
  const outcome = outcomeSchema.parse(data);
  expect(outcome.skipped).toEqual([]);
  return outcome.changed;
}

function storedRow({ id }: Named): Promise<unknown[]> {
  return backend.sql(`select status, assigned_to, is_held, appointment_date, appointment_time
    from public.contact_submissions where id = '${id}'`);
}

describe('undoing a change of several requests', () => {
  test('restores what the database stored as old, a status of an automation and its retention too', async () => {
    const paid = await stored({ status: 'paid' });
    const planned = await stored({
      status: 'scheduled',
      appointment_date: '2027-01-05',
      appointment_time: '09:00',
      assigned_to: await ownId(),
    });
    await backend.sql(`update public.contact_submissions set created_at = now() - interval '2 years'`);
    const requests = [await readVersion(paid.id), await readVersion(planned.id)];
    async function kept() {
      return backend.sql(`select id, is_no_order, expires_at, keeps_label from private.kept_requests order by id`);
    }
    const before = [await storedRow(paid), await storedRow(planned), await kept()];
    for (const values of [{ status: 'cancelled' }, { status: 'completed', assigned_to: null }]) {
      const change = await changed(
        await Promise.all(requests.map(async ({ id }) => ({ ...(await readVersion(id)), ...values }))),
      );
      expect([await storedRow(paid), await storedRow(planned)]).not.toEqual(before.slice(0, 2));
      const { data, error } = await admin.rpc('undo_changes', { changes: change });
      expect(error).toBeNull();
      expect(data).toMatchObject({ changed: [{}, {}], skipped: [] });
      expect([await storedRow(paid), await storedRow(planned), await kept()]).toEqual(before);
    }
    const { data } = await admin.from('request_audit').select('old_values, new_values').eq('request_id', paid.id);
    expect(data?.at(-1)).toMatchObject({ old_values: { status: 'completed' }, new_values: { status: 'paid' } });
  });

  test('leaves what somebody changed meanwhile, and names it', async () => {
    const [one, two] = [await stored({ status: 'paid' }), await stored()];
    const change = await changed([one, two].map((request) => ({ ...request, status: 'contacted' })));
    await admin.from('contact_submissions').update({ notes: 'Van een collega' }).eq('id', one.id);
    const { data } = await admin.rpc('undo_changes', { changes: change });
    expect(data).toMatchObject({ changed: [{ id: two.id }], skipped: [{ id: one.id, reason: 'changed' }] });
    expect(await statusOf(one)).toMatchObject({ status: 'contacted' });
    expect(await statusOf(two)).toMatchObject({ status: 'new' });
  });

  test('holds a request apart again that the change accepted', async () => {
    const held = await stored({ is_held: true, status: 'new' });
    const change = await changed([{ ...held, status: 'contacted' }]);
    expect(await storedRow(held)).toMatchObject([{ is_held: false }]);
    await admin.rpc('undo_changes', { changes: change });
    expect(await storedRow(held)).toMatchObject([{ is_held: true, status: 'new' }]);
  });

  test('assigns nothing to an administrator who is gone', async () => {
    const gone = (await roles.outsider.auth.getUser()).data.user?.id ?? '';
    await backend.sql(`insert into private.admins (user_id, email) values ('${gone}', 'weg@example.nl')`);
    const request = await stored({ assigned_to: gone });
    const change = await changed([{ ...request, status: 'contacted', assigned_to: await ownId() }]);
    await backend.sql(`delete from private.admins where user_id = '${gone}'`);
    expect((await admin.rpc('undo_changes', { changes: change })).error).toBeNull();
    expect(await statusOf(request)).toEqual({ status: 'new', assigned_to: null });
  });

  test('does nothing where all was so already, and never takes the change of another request', async () => {
    const [same, other] = [await stored({ status: 'contacted' }), await stored()];
    const [unchanged] = await changed([{ ...same, status: 'contacted' }]);
    expect(unchanged).toMatchObject({ change: null });
    const [change] = await changed([{ ...other, status: 'contacted' }]);
    const mixed = { ...(await readVersion(same.id)), change: change?.change ?? 0 };
    expect((await admin.rpc('undo_changes', { changes: [mixed] })).data).toMatchObject({ changed: [] });
    expect(await statusOf(same)).toMatchObject({ status: 'contacted' });
  });
});

describe('deleting several requests', () => {
  test('leaves what somebody changed meanwhile, and is undone as a whole', async () => {
    const [one, two, changed] = [await stored(), await stored(), await stored()];
    await admin.from('contact_submissions').update({ notes: 'Van een collega' }).eq('id', changed.id);
    const before = await backend.sql('select to_jsonb(r) as row from public.contact_submissions r order by id');
    const { data, error } = await admin.rpc('delete_requests', { requests: [one, two, changed] });
    expect(error).toBeNull();
    const { deleted, deleted_at, skipped } = z
      .object({ deleted: z.array(z.string()), deleted_at: z.string(), skipped: z.array(z.unknown()) })
      .parse(data);
    expect(deleted.toSorted()).toEqual([one.id, two.id].toSorted());
    expect(skipped).toEqual([{ id: changed.id, reason: 'changed' }]);
    expect((await admin.rpc('restore_requests', { deleted_at })).data).toEqual({ restored: 2, left: 0 });
    expect(await backend.sql('select to_jsonb(r) as row from public.contact_submissions r order by id')).toEqual(
      before,
    );
    expect((await admin.rpc('restore_requests', { deleted_at })).data).toEqual({ restored: 0, left: 0 });
  });
});

test.each([
  [100_000, false],
  [100_001, true],
])('a call that names requests in %s characters is refused: %s', async (length, isRefused) => {
  const id = randomUUID();
  const filler = 'a'.repeat(length - `[{"id": "${id}", "filler": ""}]`.length);
  const { error } = await admin.rpc('delete_requests', { requests: [{ id, filler }], with_mail: false });
  expect(error?.message.includes('requests is longer than 100000 characters') ?? false).toBe(isRefused);
});
