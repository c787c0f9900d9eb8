import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSubmissionRow, insertStatement, type SubmissionInsert } from './factories.ts';
import { startBackendWithRoles } from './roles.ts';

const { backend, roles } = await startBackendWithRoles();
const { admin } = roles;

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
});

type Named = Record<'id' | 'version', string>;

async function stored(values: Partial<SubmissionInsert> = {}): Promise<Named> {
  const row = buildSubmissionRow(values);
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

    // The versions that come back undo the change.
    const undone = outcome.changed.map((request) => ({ ...request, status: 'new' }));
    expect((await admin.rpc('change_requests', { requests: undone })).data).toMatchObject({ skipped: [] });
    expect(await statusOf(one)).toMatchObject({ status: 'new' });
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
    expect((await admin.rpc('restore_requests', { deleted_at })).data).toBe(2);
    expect(await backend.sql('select to_jsonb(r) as row from public.contact_submissions r order by id')).toEqual(
      before,
    );
  });
});
