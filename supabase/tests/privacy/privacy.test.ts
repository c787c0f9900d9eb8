import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { publicRoles, startBackendWithRoles } from '../setup/roles.ts';

const day = 24 * 3600 * 1000;
const expiredSchema = z.object({
  seen_at: z.string(),
  total: z.number(),
  oldest: z.array(z.looseObject({ id: z.string(), name: z.string(), status: z.string() })),
});

const { backend, roles } = await startBackendWithRoles();

beforeEach(() => backend.sql('delete from public.contact_submissions'));

/** A request of that many days ago, as it is in the table, past the triggers that an insert of a visitor meets. */
async function storedRequest(daysAgo: number, row: Partial<RequestInsert> = {}): Promise<string> {
  const created_at = new Date(Date.now() - daysAgo * day).toISOString();
  const request = buildRequestRow({
    notes: 'Hond heet Bello',
    created_at,
    updated_at: created_at,
    status: 'new',
    ...row,
  });
  await backend.sql(insertStatement('contact_submissions', { ...request, appointment_sequence: 0 }));
  return request.id;
}

async function rowOf(id: string): Promise<unknown> {
  return (await backend.sql(`select * from public.contact_submissions where id = '${id}'`))[0];
}

function trail(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.request_audit where request_id = '${id}' order by id`);
}

async function expired() {
  const { data, error } = await roles.admin.rpc('expired_requests');
  expect(error).toBeNull();
  return expiredSchema.parse(data);
}

describe.each(publicRoles)('%s', (_, role) => {
  test('does not see which requests are expired', async () => {
    await storedRequest(400);
    const { data, error } = await roles[role].rpc('expired_requests');
    expect([data, error?.code]).toEqual([null, '42501']);
  });

  test('makes nothing anonymous', async () => {
    const id = await storedRequest(400);
    const before = await rowOf(id);
    expect((await roles[role].rpc('anonymise_requests')).error?.code).toBe('42501');
    expect(await rowOf(id)).toEqual(before);
  });
});

describe('what is expired', () => {
  test.each(['new', 'contacted', 'cancelled'])('a request of over a year ago that is %s', async (status) => {
    const id = await storedRequest(367, { status });
    expect(await expired()).toMatchObject({ total: 1, oldest: [{ id, name: 'Jan de Vries', status }] });
  });

  test('a held request of over a year ago', async () => {
    const id = await storedRequest(367, { is_held: true });
    expect(await expired()).toMatchObject({ total: 1, oldest: [{ id }] });
  });

  test.each([
    ['scheduled', 800],
    ['completed', 800],
    ['new', 360],
    ['cancelled', 0],
    // Known to an automation alone: it may be an order.
    ['paid', 800],
  ])('not one that is %s, %i days old', async (status, daysAgo) => {
    await storedRequest(daysAgo, { status });
    expect(await expired()).toMatchObject({ total: 0, oldest: [] });
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(0);
  });

  test('all are counted, the oldest fifty are listed, and looking changes nothing', async () => {
    const first = await storedRequest(900);
    for (let count = 0; count < 51; count += 1) await storedRequest(500 - count);
    const before = await rowOf(first);
    const { total, oldest } = await expired();
    expect([total, oldest.length, oldest[0]?.id]).toEqual([52, 50, first]);
    expect(await rowOf(first)).toEqual(before);
  });
});

describe('making anonymous', () => {
  test('takes out who it was and leaves what was asked', async () => {
    const created_at = '2024-02-03 10:11:12.123456+00';
    const id = await storedRequest(400, { status: 'cancelled', rush_service: true, created_at });
    const before = await rowOf(id);
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    const after = z.looseObject({ anonymised_at: z.string(), updated_at: z.string() }).parse(await rowOf(id));
    expect(Math.abs(Date.now() - Date.parse(after.anonymised_at))).toBeLessThan(60_000);
    expect(after).toEqual({
      ...z.looseObject({}).parse(before),
      name: 'Geanonimiseerd',
      email: 'geanonimiseerd@example.invalid',
      phone: null,
      address: null,
      postcode: null,
      house_number: null,
      house_number_addition: null,
      place: null,
      rd_x: null,
      rd_y: null,
      message: null,
      notes: null,
      anonymised_at: after.anonymised_at,
      updated_at: after.updated_at,
    });
    expect(after).toMatchObject({
      property_type: 'apartment',
      surface_area: 76,
      calculated_price: 285,
      rush_service: true,
    });
  });

  test('leaves the rest of the requests as they are', async () => {
    await storedRequest(400);
    const kept = [
      await storedRequest(800, { status: 'scheduled', appointment_date: '2024-01-05', appointment_time: '09:00' }),
      await storedRequest(800, { status: 'completed' }),
      await storedRequest(360),
    ];
    const before = await Promise.all(kept.map(rowOf));
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    expect(await Promise.all(kept.map(rowOf))).toEqual(before);
  });

  test('tells that there is nothing left to do, and does nothing twice', async () => {
    const id = await storedRequest(400);
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    const before = await rowOf(id);
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(0);
    expect(await rowOf(id)).toEqual(before);
    expect((await expired()).total).toBe(0);
  });

  test('takes what had expired when it was seen, and no more', async () => {
    const seen = await storedRequest(400);
    const changed = await storedRequest(500, { status: 'completed' });
    const { seen_at, total } = await expired();
    expect(total).toBe(1);
    await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', changed);
    const boundary = await backend.sql(`select timestamptz '${seen_at}' - interval '12 months' as created_at`);
    await storedRequest(365, z.array(z.object({ created_at: z.string() })).parse(boundary)[0]);
    expect((await expired()).total).toBe(3);
    expect((await roles.admin.rpc('anonymise_requests', { seen_at })).data).toBe(1);
    expect(await rowOf(seen)).toMatchObject({ name: 'Geanonimiseerd' });
    expect((await expired()).total).toBe(2);
  });

  test('takes what changed at the very moment when it was seen', async () => {
    const id = await storedRequest(400);
    await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', id);
    const { updated_at } = z.object({ updated_at: z.string() }).parse(await rowOf(id));
    expect((await roles.admin.rpc('anonymise_requests', { seen_at: updated_at })).data).toBe(1);
  });

  test('cannot be asked to take what is younger than a year', async () => {
    await storedRequest(360);
    const seen_at = new Date(Date.now() + 400 * day).toISOString();
    expect((await roles.admin.rpc('anonymise_requests', { seen_at })).data).toBe(0);
  });

  test('goes on where it stopped: at most five hundred at a time, the oldest first', async () => {
    await backend.sql(`insert into public.contact_submissions (name, email, property_type, relay_status, created_at)
      select 'Jan', 'jan' || n || '@example.org', 'other', 'sent', now() - interval '2 years' from generate_series(1, 500) n`);
    const youngest = await storedRequest(400);
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(500);
    expect(await rowOf(youngest)).toMatchObject({ name: 'Jan de Vries' });
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(0);
  });

  test('takes everything personal out of the trail and adds who did it', async () => {
    const id = await storedRequest(400, { message: 'Mevrouw Jansen doet open' });
    await roles.admin
      .from('contact_submissions')
      .update({ status: 'contacted', notes: 'Bel 06 98765432' })
      .eq('id', id);
    await roles.admin.rpc('anonymise_requests');
    const rows = await trail(id);
    expect(rows).toMatchObject([
      { action: 'update', old_values: { status: 'new' }, new_values: { status: 'contacted' } },
      { action: 'anonymise', changed_by_email: roles.adminEmail, old_values: {}, new_values: null },
    ]);
    const text = JSON.stringify([rows, await rowOf(id)]);
    const personal = ['Jan de Vries', `jan-${id}`, '12345678', 'Overvoorde', '1082GB', 'Bello', 'Jansen', '98765'];
    for (const part of personal) expect(text).not.toContain(part);
  });

  test('leaves a trail of what is changed afterwards', async () => {
    const id = await storedRequest(400);
    await roles.admin.rpc('anonymise_requests');
    await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', id);
    expect((await trail(id)).slice(1)).toMatchObject([
      { action: 'update', old_values: { status: 'new' }, new_values: { status: 'cancelled' } },
    ]);
  });

  test('makes the request impossible to find by who it was', async () => {
    await storedRequest(400);
    expect((await roles.admin.rpc('list_requests', { search: 'vries' })).data).toHaveLength(1);
    await roles.admin.rpc('anonymise_requests');
    expect((await roles.admin.rpc('list_requests', { search: 'vries' })).data).toEqual([]);
    expect((await roles.admin.rpc('list_requests', { search: '1082 GB' })).data).toEqual([]);
  });

  test('leaves the trail of another request alone', async () => {
    await storedRequest(400);
    const other = await storedRequest(1);
    await roles.admin.from('contact_submissions').update({ notes: 'Belt morgen' }).eq('id', other);
    const before = await trail(other);
    await roles.admin.rpc('anonymise_requests');
    expect(await trail(other)).toEqual(before);
  });
});
