import { describe, expect, test } from 'vitest';
import { buildSubmissionRow, insertStatement, type SubmissionInsert, type SubmissionUpdate } from './factories.ts';
import { everyRole, isRefused, publicRoles, startBackendWithRoles } from './roles.ts';

const { backend, roles } = await startBackendWithRoles();

/** A request that is in the table already. */
async function storedRequest(): Promise<string> {
  const row = buildSubmissionRow();
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

function stored(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.contact_submissions where id = '${id}'`);
}

describe('adding a request', () => {
  test.each(everyRole)('%s adds one with every column of the form', async (_, role) => {
    const row = buildSubmissionRow({ rush_service: true, surface_area: 150.5, calculated_price: 395 });
    const { error, status } = await roles[role].from('contact_submissions').insert(row);
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(await stored(row.id)).toMatchObject([{ ...row, status: 'new', notes: null, appointment_date: null }]);
  });

  test.each(everyRole)('%s cannot fill a column of the back-office', async (_, role) => {
    const forbidden: Partial<SubmissionInsert>[] = [
      { status: 'completed' },
      { status: 'new' },
      { notes: 'from outside' },
      { appointment_date: '2026-12-01' },
      { appointment_time: '10:00' },
      { created_at: '2020-01-01T00:00:00Z' },
      { updated_at: '2020-01-01T00:00:00Z' },
    ];
    for (const overrides of forbidden) {
      const row = buildSubmissionRow(overrides);
      const { error } = await roles[role].from('contact_submissions').insert(row);
      expect(error?.code, JSON.stringify(overrides)).toBe('42501');
      expect(await stored(row.id)).toEqual([]);
    }
  });

  test.each(everyRole)(
    '%s can say of a request whose mail failed that it was sent, and changes nothing else',
    async (_, role) => {
      const [failed, other] = [
        buildSubmissionRow({ relay_status: 'failed' }),
        buildSubmissionRow({ relay_status: 'failed' }),
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
    const row = buildSubmissionRow();
    const answer = await roles[role].from('contact_submissions').insert(row).select();
    expect(answer.error?.code).toBe('42501');
    expect(await stored(row.id)).toEqual([]);
  });

  test.each(everyRole)('%s gets 409 for an id that is stored, and changes nothing of it', async (_, role) => {
    const id = await storedRequest();
    const before = await stored(id);
    const { error, status } = await roles[role].from('contact_submissions').insert(buildSubmissionRow({ id }));
    expect([status, error?.code]).toEqual([409, '23505']);
    expect(await stored(id)).toEqual(before);
  });

  test.each(everyRole)('%s cannot replace a stored request by upsert', async (_, role) => {
    const id = await storedRequest();
    const before = await stored(id);
    const { error } = await roles[role].from('contact_submissions').upsert(buildSubmissionRow({ id, name: 'Iemand' }));
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

  test('an administrator cannot change what the visitor wrote, nor when', async () => {
    const id = await storedRequest();
    const before = await stored(id);
    const changes: SubmissionUpdate[] = [
      { name: 'Iemand Anders' },
      { email: 'ander@example.nl' },
      { phone: null },
      { address: 'Elders' },
      { postcode: '3811AA' },
      { house_number: '1' },
      { house_number_addition: null },
      { property_type: 'detached' },
      { surface_area: 200 },
      { rush_service: true },
      { calculated_price: 1 },
      { message: null },
      { relay_status: 'failed' },
      { created_at: '2020-01-01T00:00:00Z' },
      { updated_at: '2020-01-01T00:00:00Z' },
      { id: crypto.randomUUID() },
    ];
    for (const change of changes) {
      const { error } = await roles.admin.from('contact_submissions').update(change).eq('id', id);
      expect(error?.code, JSON.stringify(change)).toBe('42501');
    }
    expect(await stored(id)).toEqual(before);
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
