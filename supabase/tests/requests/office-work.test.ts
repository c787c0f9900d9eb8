import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

beforeEach(async () => {
  for (const table of ['public.contact_submissions', 'private.deleted_requests'])
    await backend.sql(`delete from ${table}`);
});

async function store(row: Partial<RequestInsert> = {}): Promise<string> {
  const moment = '2026-08-01T00:00:00Z';
  const request = buildRequestRow({ status: 'new', created_at: moment, updated_at: moment, source: 'website', ...row });
  await backend.sql(insertStatement('contact_submissions', { ...request, is_held: false, appointment_sequence: 0 }));
  return request.id;
}

async function namesFound(args: object): Promise<unknown[]> {
  const { data, error } = await roles.admin.rpc('list_requests', { sort: 'name', descending: false, ...args });
  expect(error).toBeNull();
  return z.array(z.object({ name: z.string() }).transform(({ name }) => name)).parse(data);
}

describe('a caller without e-mail', () => {
  test('is entered by an administrator', async () => {
    const row: object = { ...buildRequestRow({ source: 'telephone' }), email: null, relay_status: null };
    const { status } = await roles.admin.from('contact_submissions').insert(z.custom<RequestInsert>().parse(row));
    expect(status).toBe(201);
    expect(await backend.sql('select email from public.contact_submissions')).toEqual([{ email: null }]);
    expect(await namesFound({ search: 'vries' })).toEqual(['Jan de Vries']);
  });

  test('is no way past the form', async () => {
    const row: object = { ...buildRequestRow(), email: null };
    const { status } = await roles.visitor.from('contact_submissions').insert(z.custom<RequestInsert>().parse(row));
    expect(status).not.toBe(201);
  });
});

describe('notes', () => {
  test('are searched, and no longer once they are cleared', async () => {
    const id = await store({ notes: 'Sleutel bij de buurvrouw' });
    expect(await namesFound({ search: 'buurvrouw' })).toEqual(['Jan de Vries']);
    await backend.sql(`update public.contact_submissions set notes = null where id = '${id}'`);
    expect(await namesFound({ search: 'buurvrouw' })).toEqual([]);
  });
});

test('the requests that are assigned to one administrator are listed and counted', async () => {
  const [row] = await backend.sql(`select user_id as id from private.admins where email = '${roles.adminEmail}'`);
  const { id } = z.object({ id: z.string() }).parse(row);
  await store({ name: 'Jan', assigned_to: id });
  await store({ name: 'Kim' });
  expect(await namesFound({ assignee: id })).toEqual(['Jan']);
  expect(await namesFound({ assignee: '00000000-0000-4000-8000-000000000009' })).toEqual([]);
  expect(await namesFound({ mine: true })).toEqual(['Jan']);
  expect((await roles.admin.rpc('count_requests', { assignee: id })).data).toEqual({ new: 1 });
});

describe('an anonymised request', () => {
  const anonymised = { name: 'Geanonimiseerd', anonymised_at: '2026-09-01T00:00:00Z', status: 'scheduled' };

  test('stands in no list, count or work, also in a search and by another order', async () => {
    await store({ ...anonymised, rush_service: true, appointment_date: '2026-01-01', appointment_time: '09:00' });
    await store({ name: 'Jan' });
    for (const args of [{}, { search: 'geanonimiseerd' }, { sort: 'created_at' }, { status: 'scheduled' }])
      expect(await namesFound(args)).not.toContain('Geanonimiseerd');
    for (const args of [{}, { search: 'a' }, { from_day: '2026-01-01' }, { appointment_from: '2025-01-01' }])
      expect((await roles.admin.rpc('count_requests', args)).data).not.toHaveProperty('scheduled');
    const { data } = await roles.admin.rpc('requests_of_today');
    expect(data).toMatchObject({ work: { overdue: 0, rush: 0 } });
  });

  test('goes from the counts at the moment that it is made so', async () => {
    const id = await store();
    expect((await roles.admin.rpc('count_requests')).data).toEqual({ new: 1 });
    await backend.sql(`update public.contact_submissions set anonymised_at = now() where id = '${id}'`);
    expect((await roles.admin.rpc('count_requests')).data).toEqual({});
  });
});

test('an address that was never looked up reads as its postcode and number', async () => {
  await store({ address: null, status: 'scheduled', appointment_date: '2026-01-01', appointment_time: '09:00' });
  await backend.sql(
    "update public.contact_submissions set appointment_date = (now() at time zone 'Europe/Amsterdam')::date",
  );
  const { data } = await roles.admin.rpc('requests_of_today');
  expect(data).toMatchObject({ visits: [{ address: '1082GB 43 2' }] });
});

test('the figures count a month also up to the day of the month that it is today', async () => {
  const today = "(now() at time zone 'Europe/Amsterdam')::date";
  for (const day of [`${today} - interval '1 year'`, `date_trunc('month', ${today} - interval '1 year')`]) {
    const id = await store();
    await backend.sql(
      `update public.contact_submissions set created_at = (${day}) + interval '12 hours' where id = '${id}'`,
    );
  }
  const late = await store();
  const lastDay = `date_trunc('month', ${today} - interval '11 months') - interval '12 hours'`;
  await backend.sql(`update public.contact_submissions set created_at = ${lastDay} where id = '${late}'`);
  const { data } = await roles.admin.rpc('request_figures');
  const schema = z.array(z.object({ requests: z.number(), requests_so_far: z.number() }));
  const [isLastDay] = z
    .array(z.object({ is: z.boolean() }))
    .parse(await backend.sql(`select date_part('day', ${today}) >= date_part('day', ${lastDay}) as is`));
  expect(schema.parse(data).at(-13)).toEqual({ requests: 3, requests_so_far: isLastDay?.is ? 3 : 2 });
});

describe('the other requests of a customer', () => {
  const elsewhere = { address: 'Kade 1, Gouda', postcode: '2801AA', house_number: '1', house_number_addition: null };

  async function related(id: string): Promise<unknown> {
    const { data, error } = await roles.admin.rpc('related_requests', { request_id: id });
    expect(error).toBeNull();
    return data;
  }

  test('are those with the same e-mail address, telephone number or home', async () => {
    const own = { email: 'jan@example.nl', phone: '06 12 34 56 78' };
    const id = await store(own);
    await store({ ...elsewhere, name: 'E-mail', email: 'JAN@example.nl', phone: null });
    await store({ ...elsewhere, name: 'Telefoon', phone: '+31612345678', created_at: '2026-07-01T00:00:00Z' });
    await store({ name: 'Adres', phone: null, address: null, created_at: '2026-06-01T00:00:00Z' });
    await store({ name: 'Buren', phone: null, address: null, house_number_addition: '3' });
    await store({ ...own, name: 'Geanonimiseerd', anonymised_at: '2026-09-01T00:00:00Z' });
    const none = { same_email: false, same_phone: false, same_address: false };
    expect(await related(id)).toMatchObject([
      { ...none, name: 'E-mail', same_email: true, address: 'Kade 1, Gouda' },
      { ...none, name: 'Telefoon', same_phone: true },
      { ...none, name: 'Adres', same_address: true, address: '1082GB 43 2' },
    ]);
  });

  test('are the newest twenty', async () => {
    const id = await store({ email: 'jan@example.nl' });
    for (let month = 1; month <= 21; month += 1) {
      const created_at = new Date(Date.UTC(2024, month, 1)).toISOString();
      await store({ ...elsewhere, name: String(month), email: 'jan@example.nl', phone: null, created_at });
    }
    const names = z.array(z.object({ name: z.string() })).parse(await related(id));
    expect(names.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, back) => String(21 - back)));
  });

  test('are none for one about whom nothing is known', async () => {
    const bare = { email: null, phone: null, address: null, postcode: null, house_number: null };
    const caller = { ...bare, house_number_addition: null, source: 'telephone', relay_status: null };
    const id = await store(caller);
    await store(caller);
    expect(await related(id)).toEqual([]);
  });
});

describe('the bin', () => {
  const binSchema = z.object({ total: z.number(), latest: z.array(z.object({ id: z.string(), address: z.string() })) });

  async function bin() {
    const { data, error } = await roles.admin.rpc('deleted_requests');
    expect(error).toBeNull();
    return binSchema.parse(data);
  }

  async function deleted(row: Partial<RequestInsert> = {}): Promise<string> {
    const id = await store(row);
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    return id;
  }

  test('holds a deleted request for seven days, from where it is brought back whole', async () => {
    const id = await store({ address: null });
    const [before] = await backend.sql('select * from public.contact_submissions');
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    await backend.sql("update private.deleted_requests set deleted_at = now() - interval '6 days 23 hours'");
    expect(await bin()).toEqual({ total: 1, latest: [{ id, address: '1082GB 43 2' }] });
    expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(true);
    expect(await backend.sql('select * from public.contact_submissions')).toEqual([before]);
    expect((await bin()).total).toBe(0);
  });

  test('is emptied of what is older by whoever opens it', async () => {
    const id = await deleted();
    await backend.sql("update private.deleted_requests set deleted_at = now() - interval '7 days'");
    expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(false);
    expect(await bin()).toEqual({ total: 0, latest: [] });
    expect(await backend.sql('select id from private.deleted_requests')).toEqual([]);
  });

  test('brings back a request whose administrator is gone, assigned to nobody', async () => {
    const id = await deleted();
    await backend.sql(`update private.deleted_requests set request = request || '{"assigned_to": "${id}"}'`);
    expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(true);
    expect(await backend.sql('select assigned_to from public.contact_submissions')).toEqual([{ assigned_to: null }]);
  });

  test('is emptied of a person who is erased, and shown with what goes', async () => {
    const id = await deleted({ email: 'wis@example.nl' });
    await deleted({ email: 'blijf@example.nl' });
    const found = await roles.admin.rpc('erasable_person', { person: 'Wis@example.nl' });
    expect(found.data).toMatchObject({ requests: [{ id, outcome: 'erased' }] });
    const seen_at = new Date(Date.now() + 1000).toISOString();
    const { data } = await roles.admin.rpc('erase_person', { person: 'wis@example.nl', seen_at });
    expect(data).toEqual({ erased: 1, label_kept: 0, kept: 0, visit_first: 0 });
    expect((await bin()).latest.map(({ id: left }) => left)).not.toContain(id);
    expect((await bin()).total).toBe(1);
  });
});
