import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestUpdate } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();
const nobody = crypto.randomUUID();

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
});

async function storedRequest(
  values: { name?: string; is_held?: boolean; rush_service?: boolean } = {},
): Promise<string> {
  const row = buildRequestRow({ is_held: true, ...values });
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function addHeldRequest(amount: number): Promise<void> {
  await backend.sql(`insert into public.contact_submissions (name, email, property_type, relay_status, is_held)
    select 'Robot', 'robot' || n || '@example.nl', 'other', 'sent', true from generate_series(1, ${amount}) as n`);
}

function rows(): Promise<unknown[]> {
  return backend.sql('select to_jsonb(r) as row from public.contact_submissions r order by id');
}

function trail(id: string): Promise<unknown[]> {
  return backend.sql(`select action, changed_by_email, old_values, new_values from public.request_audit
    where request_id = '${id}' order by id`);
}

async function ownId(): Promise<string> {
  return (await roles.admin.auth.getUser()).data.user?.id ?? '';
}

async function held(filters: { search?: string } = {}) {
  const { data } = await roles.admin.rpc('held_requests', filters);
  return z.object({ total: z.number(), seen_at: z.string() }).parse(data);
}

async function remove(call: { ids?: string[]; search?: string; seen_at?: string } = {}) {
  const seen_at = call.seen_at ?? (await held()).seen_at;
  const { data, error } = await roles.admin.rpc('delete_held_requests', { ...call, seen_at });
  expect(error).toBeNull();
  return z.object({ total: z.number(), deleted_at: z.string() }).parse(data);
}

describe('a held request', () => {
  test('is in no list, count or work of the day, unless it is searched for', async () => {
    await storedRequest({ name: 'Apart Gehouden', rush_service: true });
    const { admin } = roles;
    expect((await admin.rpc('list_requests', {})).data).toEqual([]);
    expect((await admin.rpc('count_requests', {})).data).toEqual({ held: 1 });
    expect((await admin.rpc('requests_of_today')).data).toMatchObject({
      work: { today: 0, rush: 0, overdue: 0, callback: 0, unanswered: 0, customers: 0 },
      rush: [],
    });
    expect((await admin.rpc('list_requests', { search: 'apart' })).data).toMatchObject([{ is_held: true }]);
    expect((await admin.rpc('count_requests', { search: 'apart' })).data).toEqual({ new: 1, held: 1 });
    expect((await admin.rpc('list_requests', { held: true })).data).toMatchObject([{ is_held: true }]);
  });

  test('pages by key in a search, together with the others', async () => {
    for (let count = 0; count < 5; count += 1) await storedRequest({ name: `Zoek ${count}`, is_held: count % 2 === 0 });
    const seen: string[] = [];
    for (let after: string | undefined; seen.length < 5; after = seen.at(-1)) {
      const { data } = await roles.admin.rpc('list_requests', {
        search: 'zoek',
        sort: 'name',
        descending: false,
        page_size: 2,
        ...(after !== undefined && { after }),
      });
      const page = z.array(z.looseObject({ id: z.string() })).parse(data);
      expect(page).not.toEqual([]);
      seen.push(...page.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(5);
  });

  test.each([
    { status: 'contacted' },
    { appointment_date: '2027-01-05', appointment_time: '09:00' },
    { notes: 'Gebeld: is echt' },
    { property_type: 'detached', surface_area: 180, calculated_price: 385 },
  ])('is accepted by whoever works on it: %j', async (change) => {
    const id = await storedRequest();
    const { data } = await roles.admin.from('contact_submissions').update(change).eq('id', id).select();
    expect(data).toMatchObject([{ is_held: false }]);
    expect(await trail(id)).toMatchObject([{ old_values: { is_held: true }, new_values: { is_held: false } }]);
  });

  test('is accepted by a change of any column that an administrator may write', async () => {
    /** Values for the columns that are not free text. */
    const values: RequestUpdate = {
      ...{ email: 'bo@example.nl', phone: null, postcode: '3811AA', house_number: '12', house_number_addition: 'A' },
      ...{ property_type: 'other', surface_area: 100, construction_year: 1900, rd_x: 1, rd_y: 400_000 },
      ...{
        rush_service: true,
        calculated_price: 300,
        agreed_price: 250,
        status: 'contacted',
        appointment_date: '2027-01-05',
      },
      ...{ appointment_time: '09:00', callback_on: '2027-01-05', assigned_to: await ownId() },
      ...{ overruled_moment: '2027-01-05T09:00', ordered_as: 'consumer' },
    };
    // Who is at home and who pays are stored whole.
    const atHome = { at_home_name: 'Bo', at_home_phone: '06 12345678', at_home_email: 'bo@example.nl' };
    const payer = {
      ...{ payer_kind: 'company', payer_name: 'Voorbeeld', payer_attention: 'Bo', payer_postcode: '3811AA' },
      ...{ payer_street: 'Laan 1', payer_city: 'Amersfoort', payer_email: 'bo@example.nl', payer_kvk: '12345678' },
      ...{ payer_vat_id: 'NL000099998B57', payer_reference: 'Laan' },
    };
    const granted = await backend.sql(`select column_name as name from information_schema.column_privileges
      where table_name = 'contact_submissions' and grantee = 'authenticated' and privilege_type = 'UPDATE'
        and column_name not in (select name from private.request_columns where is_derived) order by 1`);
    const names = z.array(z.object({ name: z.string() })).parse(granted);
    expect(names.length).toBeGreaterThan(Object.keys(values).length);
    for (const { name } of names) {
      const id = await storedRequest();
      const one = Object.fromEntries(Object.entries({ [name]: 'Anders', ...values }).filter(([of]) => of === name));
      const change = name.startsWith('at_home_') ? atHome : name.startsWith('payer_') ? payer : one;
      const { data } = await roles.admin
        .from('contact_submissions')
        .update({ ...change })
        .eq('id', id)
        .select();
      expect(data, name).toMatchObject([{ is_held: false }]);
    }
  });

  test('is in the list, the counts and the work of the day once somebody gave it a day to call back', async () => {
    const id = await storedRequest({ name: 'Apart Gehouden' });
    await roles.admin.from('contact_submissions').update({ callback_on: '2026-01-05' }).eq('id', id);
    const { admin } = roles;
    expect((await admin.rpc('requests_of_today')).data).toMatchObject({ work: { callback: 1 }, total: 1 });
    expect((await admin.rpc('list_requests', {})).data).toMatchObject([{ id, is_held: false }]);
    expect((await admin.rpc('list_requests', { held: true })).data).toEqual([]);
    expect((await admin.rpc('list_requests', { search: 'apart' })).data).toMatchObject([{ id, is_held: false }]);
    expect((await admin.rpc('count_requests', {})).data).toEqual({ new: 1 });
    expect((await held()).total).toBe(0);
  });

  test.each(['contacted', 'new', undefined])('is accepted in bulk: with the status %s, or assigned', async (status) => {
    const id = await storedRequest();
    const [row] = await backend.sql(`select updated_at as version from public.contact_submissions where id = '${id}'`);
    const { version } = z.object({ version: z.string() }).parse(row);
    const change = status === undefined ? { assigned_to: await ownId() } : { status };
    const { data } = await roles.admin.rpc('change_requests', { requests: [{ id, version, ...change }] });
    expect(data).toMatchObject({ changed: [{ id }], skipped: [] });
    expect((await roles.admin.rpc('list_requests', {})).data).toMatchObject([{ id, ...change, is_held: false }]);
  });

  test('stays apart when its time is over and it is made anonymous', async () => {
    await storedRequest();
    await backend.sql('alter table public.contact_submissions disable trigger user');
    await backend.sql(`update public.contact_submissions
      set created_at = now() - interval '13 months', updated_at = now() - interval '13 months'`);
    await backend.sql('alter table public.contact_submissions enable trigger user');
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    expect(await rows()).toMatchObject([{ row: { name: 'Geanonimiseerd', is_held: true } }]);
  });

  test('stays held when only its mail or its webhook is heard of', async () => {
    const id = await storedRequest();
    await backend.sql("update public.contact_submissions set relay_status = 'failed'");
    await roles.admin.rpc('confirm_request_mail', { request_id: id });
    await roles.admin.from('contact_submissions').update({ webhook_status: 'sent' }).eq('id', id);
    expect((await held()).total).toBe(1);
  });

  test('cannot be held again by an administrator', async () => {
    const id = await storedRequest({ is_held: false });
    const { error } = await roles.admin.from('contact_submissions').update({ is_held: true }).eq('id', id);
    expect(error?.code).toBe('42501');
  });
});

describe('accepting', () => {
  test('moves those requests to the list and the trail says who did', async () => {
    const [one, two, other] = [await storedRequest(), await storedRequest(), await storedRequest()];
    expect((await roles.admin.rpc('accept_held_requests', { ids: [one, two, nobody] })).data).toBe(2);
    expect((await roles.admin.rpc('count_requests', {})).data).toEqual({ new: 2, held: 1 });
    expect(await trail(one)).toEqual([
      {
        action: 'update',
        changed_by_email: roles.adminEmail,
        old_values: { is_held: true },
        new_values: { is_held: false },
      },
    ]);
    expect((await roles.admin.rpc('accept_held_requests', { ids: [one] })).data).toBe(0);
    expect(await trail(other)).toEqual([]);
  });
});

describe('deleting', () => {
  test('takes those that are named, or all that the filters find, and never one that is not held', async () => {
    const kept = await storedRequest({ name: 'Robot', is_held: false });
    const named = await storedRequest({ name: 'Robot' });
    expect(await remove({ ids: [named, kept] })).toMatchObject({ total: 1 });
    await storedRequest({ name: 'Robot' });
    await storedRequest({ name: 'Willemijn' });
    expect((await held({ search: 'robot' })).total).toBe(1);
    expect(await remove({ search: 'robot' })).toMatchObject({ total: 1 });
    expect(await remove()).toMatchObject({ total: 1 });
    expect(await rows()).toMatchObject([{ row: { id: kept } }]);
  });

  test('leaves what came in after the list was shown', async () => {
    await storedRequest();
    const { seen_at } = await held();
    const later = await storedRequest();
    expect(await remove({ seen_at })).toMatchObject({ total: 1 });
    expect(await rows()).toMatchObject([{ row: { id: later } }]);
  });

  // In one test: storing that many takes seconds.
  test('3,000 at once can be undone, come back as they were, and are gone without a trace after seven days', async () => {
    await addHeldRequest(3000);
    const before = await rows();
    const { total, deleted_at } = await remove();
    expect([total, await rows()]).toEqual([3000, []]);
    expect((await roles.admin.rpc('restore_requests', { deleted_at })).data).toEqual({ restored: 3000, left: 0 });
    expect(await rows()).toEqual(before);
    expect((await roles.admin.rpc('list_requests', { search: 'robot', held: true, page_size: 5 })).data).toHaveLength(
      5,
    );
    expect((await roles.admin.rpc('restore_requests', { deleted_at })).data).toEqual({ restored: 0, left: 0 });

    const again = await remove();
    expect(again.total).toBe(3000);
    await backend.sql("update private.deleted_requests set deleted_at = deleted_at - interval '7 days'");
    // A visitor's request triggers the cleanup.
    expect((await roles.visitor.from('contact_submissions').insert(buildRequestRow())).status).toBe(201);
    expect(await backend.sql('select id from private.deleted_requests')).toEqual([]);
    expect((await roles.admin.rpc('restore_requests', { deleted_at: again.deleted_at })).data).toEqual({
      restored: 0,
      left: 0,
    });
    const [left] = await backend.sql(`select
      (select count(*)::int from public.request_audit where old_values::text ~ '[Rr]obot') as audited,
      (select count(*)::int from private.request_search) as searchable`);
    expect(left).toEqual({ audited: 0, searchable: 1 });
  });
});
