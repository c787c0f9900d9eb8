import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { everyRole, isRefused, publicRoles, startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

/** A request that is in the table already. */
async function storedRequest(): Promise<string> {
  const row = buildRequestRow();
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

function stored(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.contact_submissions where id = '${id}'`);
}

describe('adding a request', () => {
  test.each(everyRole)('%s adds one with every column of the form', async (_, role) => {
    const row = buildRequestRow({ rush_service: true, surface_area: 150.5, calculated_price: 395 });
    const { error, status } = await roles[role].from('contact_submissions').insert(row);
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(await stored(row.id)).toMatchObject([{ ...row, status: 'new', notes: null, appointment_date: null }]);
  });

  test.each(everyRole)(
    '%s can say of a request whose mail failed that it was sent, and changes nothing else',
    async (_, role) => {
      const [failed, other] = [
        buildRequestRow({ relay_status: 'failed' }),
        buildRequestRow({ relay_status: 'failed' }),
      ];
      for (const row of [failed, other]) await backend.sql(insertStatement('contact_submissions', row));
      const [before] = await stored(failed.id);
      const { error } = await roles[role].rpc('confirm_request_mail', { request_id: failed.id });
      expect(error).toBeNull();
      expect(await stored(failed.id)).toEqual([{ ...Object(before), relay_status: 'sent' }]);
      expect(await stored(other.id)).toMatchObject([{ relay_status: 'failed' }]);
      expect(await backend.sql(`select * from public.request_audit where request_id = '${failed.id}'`)).toEqual([]);
    },
  );

  test.each(publicRoles)('%s cannot ask the added row back', async (_, role) => {
    const row = buildRequestRow();
    const answer = await roles[role].from('contact_submissions').insert(row).select();
    expect(answer.error?.code).toBe('42501');
    expect(await stored(row.id)).toEqual([]);
  });

  test.each(everyRole)('%s gets 409 for an id that is stored, and changes nothing of it', async (_, role) => {
    const id = await storedRequest();
    const before = await stored(id);
    const { error, status } = await roles[role].from('contact_submissions').insert(buildRequestRow({ id }));
    expect([status, error?.code]).toEqual([409, '23505']);
    expect(await stored(id)).toEqual(before);
  });

  test.each(everyRole)('%s cannot replace a stored request by upsert', async (_, role) => {
    const id = await storedRequest();
    const before = await stored(id);
    const { error } = await roles[role].from('contact_submissions').upsert(buildRequestRow({ id, name: 'Iemand' }));
    expect(error?.code).toBe('42501');
    expect(await stored(id)).toEqual(before);
  });
});

describe('reading requests', () => {
  test.each(publicRoles)('%s reads none', async (_, role) => {
    const id = await storedRequest();
    expect(isRefused(await roles[role].from('contact_submissions').select())).toBe(true);
    expect(isRefused(await roles[role].from('contact_submissions').select('id').eq('id', id))).toBe(true);
    const { count } = await roles[role].from('contact_submissions').select('id', { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);
  });

  test('an administrator reads every column of every request', async () => {
    const id = await storedRequest();
    const all = await roles.admin.from('contact_submissions').select('id', { count: 'exact' });
    expect(all.count).toBe((await backend.sql('select id from public.contact_submissions')).length);
    const one = await roles.admin.from('contact_submissions').select().eq('id', id);
    expect(one.data).toEqual(await stored(id));
  });
});

describe('changing a request', () => {
  const change = {
    status: 'scheduled',
    appointment_date: '2026-12-01',
    appointment_time: '09:30:00',
    notes: 'Sleutel',
  };

  test.each(publicRoles)('%s changes nothing', async (_, role) => {
    const id = await storedRequest();
    const before = await stored(id);
    expect(isRefused(await roles[role].from('contact_submissions').update(change).eq('id', id).select('id'))).toBe(
      true,
    );
    await roles[role].from('contact_submissions').update(change).eq('id', id);
    // Without a filter no row has to be read, so that the policy for reading guards nothing.
    await roles[role].from('contact_submissions').update({ notes: 'all' });
    expect(await stored(id)).toEqual(before);
  });

  test('an administrator changes status, appointment and notes', async () => {
    const id = await storedRequest();
    const { data } = await roles.admin.from('contact_submissions').update(change).eq('id', id).select('id');
    expect(data).toEqual([{ id }]);
    expect(await stored(id)).toMatchObject([change]);
  });
});

describe('deleting a request', () => {
  test.each(publicRoles)('%s deletes none', async (_, role) => {
    const id = await storedRequest();
    expect(isRefused(await roles[role].from('contact_submissions').delete().eq('id', id).select('id'))).toBe(true);
    await roles[role].from('contact_submissions').delete().eq('id', id);
    await roles[role].from('contact_submissions').delete();
    expect(await stored(id)).toHaveLength(1);
  });

  test('an administrator deletes one', async () => {
    const [id, other] = [await storedRequest(), await storedRequest()];
    expect((await roles.admin.from('contact_submissions').delete().eq('id', id).select('id')).data).toEqual([{ id }]);
    expect(await stored(id)).toEqual([]);
    expect(await stored(other)).toHaveLength(1);
  });
});

describe('a request by telephone', () => {
  const byTelephone = { source: 'telephone', relay_status: null };

  test.each(publicRoles)('is not entered by %s', async (_, role) => {
    const row = { ...buildRequestRow(), ...byTelephone };
    expect(isRefused(await roles[role].from('contact_submissions').insert(row))).toBe(true);
    expect(await stored(row.id)).toEqual([]);
  });

  test('is entered by an administrator, and never held', async () => {
    const rows = Array.from({ length: 12 }, () => ({
      ...buildRequestRow({ email: 'vaak@example.nl' }),
      ...byTelephone,
    }));
    for (const row of rows) expect((await roles.admin.from('contact_submissions').insert(row)).error).toBeNull();
    for (const row of rows) expect(await stored(row.id)).toMatchObject([{ ...byTelephone, is_held: false }]);
  });

  test('has no mail of the form, as any other has', async () => {
    for (const outcome of [{ source: 'telephone' }, { relay_status: null }]) {
      const row = { ...buildRequestRow(), source: 'website', ...outcome };
      expect((await roles.admin.from('contact_submissions').insert(row)).error).not.toBeNull();
      expect(await stored(row.id)).toEqual([]);
    }
  });
});

test('the requests of a removed administrator are assigned to nobody', async () => {
  const id = await storedRequest();
  const added = await backend.sql('select user_id from private.admins limit 1');
  const [{ user_id }] = z.tuple([z.object({ user_id: z.string() })]).parse(added);
  const { error } = await roles.admin.from('contact_submissions').update({ assigned_to: user_id }).eq('id', id);
  expect(error).toBeNull();
  expect(await stored(id)).toMatchObject([{ assigned_to: user_id }]);
  const nobody = '00000000-0000-4000-8000-000000000000';
  const unknown = await roles.admin.from('contact_submissions').update({ assigned_to: nobody }).eq('id', id);
  expect(unknown.error).not.toBeNull();
  await backend.sql(`delete from private.admins where user_id = '${user_id}'`);
  expect(await stored(id)).toMatchObject([{ assigned_to: null }]);
});
