import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { everyRole, isRefused, publicRoles, startBackendWithRoles } from '../setup/roles.ts';

const auditRow = z.looseObject({ id: z.number(), changed_at: z.string() });

const { backend, roles } = await startBackendWithRoles();

async function storedRequest(): Promise<string> {
  const row = buildRequestRow({ message: 'Ons hondje Bello bijt niet.' });
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

function trail(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.request_audit where request_id = '${id}' order by id`);
}

describe('what is kept', () => {
  test('a change leaves who, when, and the old and new value of the changed columns alone', async () => {
    const id = await storedRequest();
    await roles.admin.from('contact_submissions').update({ status: 'contacted', notes: 'Gebeld' }).eq('id', id);
    const { data: session } = await roles.admin.auth.getUser();
    const [row] = await trail(id);
    const { id: number, changed_at, ...kept } = auditRow.parse(row);
    expect(Math.abs(Date.now() - Date.parse(changed_at))).toBeLessThan(60_000);
    expect(number).toBeGreaterThan(0);
    expect(await trail(id)).toHaveLength(1);
    expect(kept).toEqual({
      request_id: id,
      action: 'update',
      changed_by: session.user?.id,
      changed_by_email: roles.adminEmail,
      by_customer: false,
      old_values: { status: 'new', notes: null },
      new_values: { status: 'contacted', notes: 'Gebeld' },
    });
  });

  test('an update that changes nothing leaves no row', async () => {
    const id = await storedRequest();
    const update = roles.admin.from('contact_submissions').update({ status: 'new', notes: null });
    expect((await update.eq('id', id).select('id')).data).toEqual([{ id }]);
    expect(await trail(id)).toEqual([]);
  });

  test('a new request leaves no row', async () => {
    const row = buildRequestRow();
    await roles.visitor.from('contact_submissions').insert(row);
    expect(await trail(row.id)).toEqual([]);
  });

  describe('of a deleted request', () => {
    const notes = 'Mevrouw Jansen, 06 98765432';

    async function deletedRequest(): Promise<string> {
      const id = await storedRequest();
      await roles.admin.from('contact_submissions').update({ status: 'contacted', notes }).eq('id', id);
      await roles.admin.from('contact_submissions').update({ notes: null }).eq('id', id);
      await roles.admin.from('contact_submissions').delete().eq('id', id);
      return id;
    }

    async function keptAside(id: string): Promise<number> {
      return (await backend.sql(`select id from private.deleted_requests where id = '${id}'`)).length;
    }

    test('who and when stay, and nothing personal once it cannot be undone any more', async () => {
      const id = await deletedRequest();
      await roles.admin.rpc('forget_deleted_requests');
      expect(await keptAside(id)).toBe(1);
      await backend.sql(
        `update private.deleted_requests set deleted_at = now() - interval '7 days' where id = '${id}'`,
      );
      expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(false);
      await roles.admin.rpc('forget_deleted_requests');
      expect(await keptAside(id)).toBe(0);
      const rows = await trail(id);
      expect(rows).toMatchObject([
        { action: 'update', old_values: { status: 'new' }, new_values: { status: 'contacted' } },
        { action: 'update', old_values: {}, new_values: {} },
        { action: 'delete', changed_by_email: roles.adminEmail, new_values: null },
      ]);
      const text = JSON.stringify(rows);
      const personal = ['Jan de Vries', `jan-${id}`, '12345678', 'Overvoorde', '1082GB', 'Bello', 'Jansen', '98765'];
      for (const part of personal) expect(text).not.toContain(part);
    });

    async function pass(id: string, hours: number): Promise<void> {
      await backend.sql(
        `update private.deleted_requests set deleted_at = now() - interval '${hours} hours' where id = '${id}'`,
      );
    }

    test.each<[string, () => PromiseLike<unknown>]>([
      ['a new request', () => roles.visitor.from('contact_submissions').insert(buildRequestRow())],
      ['the deletion of another one', deletedRequest],
    ])('nothing personal stays when %s follows, though no browser asks for it', async (_, follows) => {
      const overdue = await deletedRequest();
      const recent = await deletedRequest();
      await pass(overdue, 168);
      await pass(recent, 167);
      await follows();
      expect([await keptAside(overdue), await keptAside(recent)]).toEqual([0, 1]);
      expect(JSON.stringify(await trail(overdue))).not.toContain('Jansen');
      expect(JSON.stringify(await trail(recent))).toContain('Jansen');
      expect((await roles.admin.rpc('restore_request', { request_id: recent })).data).toBe(true);
    });

    test('undoing within seven days brings back every column and the whole trail', async () => {
      const id = await storedRequest();
      await roles.admin.from('contact_submissions').update({ notes, webhook_status: 'failed' }).eq('id', id);
      function read(): Promise<unknown[]> {
        return backend.sql(`select * from public.contact_submissions where id = '${id}'`);
      }
      const before = await read();
      const trailBefore = await trail(id);
      await roles.admin.from('contact_submissions').delete().eq('id', id);
      expect(await read()).toEqual([]);
      expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(true);
      expect(await read()).toEqual(before);
      expect(await keptAside(id)).toBe(0);
      expect(await trail(id)).toMatchObject([...trailBefore, { action: 'delete' }, { action: 'restore' }]);
      expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(false);
    });

    test.each(publicRoles)('%s neither undoes nor forgets', async (_, role) => {
      const id = await deletedRequest();
      expect((await roles[role].rpc('restore_request', { request_id: id })).error?.code).toBe('42501');
      expect((await roles[role].rpc('forget_deleted_requests')).error?.code).toBe('42501');
      expect(await keptAside(id)).toBe(1);
    });
  });

  test('a change by the owner of the database is kept without a name', async () => {
    const id = await storedRequest();
    await backend.sql(`update public.contact_submissions set status = 'automated' where id = '${id}'`);
    expect(await trail(id)).toMatchObject([
      { changed_by: null, changed_by_email: null, new_values: { status: 'automated' } },
    ]);
  });
});

describe('who may do what', () => {
  async function auditedRequest(): Promise<string> {
    const id = await storedRequest();
    await backend.sql(`update public.contact_submissions set status = 'contacted' where id = '${id}'`);
    return id;
  }

  test.each(publicRoles)('%s reads nothing', async (_, role) => {
    const id = await auditedRequest();
    expect(isRefused(await roles[role].from('request_audit').select())).toBe(true);
    expect(isRefused(await roles[role].from('request_audit').select('id').eq('request_id', id))).toBe(true);
  });

  test('an administrator reads the trail', async () => {
    const id = await auditedRequest();
    const { data } = await roles.admin.from('request_audit').select().eq('request_id', id);
    expect(data).toEqual(await trail(id));
    expect(data).toHaveLength(1);
  });

  test.each(everyRole)('%s adds nothing', async (_, role) => {
    const id = crypto.randomUUID();
    const row = { request_id: id, action: 'update', old_values: {} };
    expect((await roles[role].from('request_audit').insert(row)).error?.code).toBe('42501');
    expect(await trail(id)).toEqual([]);
  });

  test.each(everyRole)('%s changes nothing', async (_, role) => {
    const id = await auditedRequest();
    const before = await trail(id);
    const { error } = await roles[role]
      .from('request_audit')
      .update({ changed_by_email: 'x@y.nl' })
      .eq('request_id', id);
    expect(error?.code).toBe('42501');
    expect(await trail(id)).toEqual(before);
  });

  test.each(everyRole)('%s deletes nothing', async (_, role) => {
    const id = await auditedRequest();
    expect((await roles[role].from('request_audit').delete().eq('request_id', id)).error?.code).toBe('42501');
    expect(await trail(id)).toHaveLength(1);
  });
});
