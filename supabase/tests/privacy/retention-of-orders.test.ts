import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What the privacy policy promises about orders, and erasing one person on request.

const { backend, roles } = await startBackendWithRoles();

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
});

/** A request that came in so long ago, as an SQL interval. */
async function storedRequest(age: string, row: Partial<RequestInsert> = {}): Promise<string> {
  const request = buildRequestRow({ notes: 'Hond heet Bello', status: 'completed', ...row });
  await backend.sql(insertStatement('contact_submissions', request));
  await backend.sql(`alter table public.contact_submissions disable trigger user`);
  await backend.sql(`update public.contact_submissions
    set created_at = now() - interval '${age}', updated_at = now() - interval '${age}' where id = '${request.id}'`);
  await backend.sql(`alter table public.contact_submissions enable trigger user`);
  return request.id;
}

async function rowOf(id: string) {
  const [row] = await backend.sql(`select * from public.contact_submissions where id = '${id}'`);
  return z.looseObject({}).parse(row);
}

function trail(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.request_audit where request_id = '${id}' order by id`);
}

async function expired(orders = true) {
  const { data } = await roles.admin.rpc('expired_requests', { orders });
  return z
    .object({ seen_at: z.string(), total: z.number(), oldest: z.array(z.looseObject({ id: z.string() })) })
    .parse(data);
}

async function anonymise(orders = true): Promise<number | null> {
  return (await roles.admin.rpc('anonymise_requests', { orders })).data;
}

const customer = {
  name: 'Geanonimiseerd',
  email: 'geanonimiseerd@example.invalid',
  phone: null,
  message: null,
  notes: null,
};
const home = { address: 'Overvoorde, Amsterdam', postcode: '1082GB', house_number: '43', rd_x: 119764 };
const noHome = {
  address: null,
  postcode: null,
  house_number: null,
  house_number_addition: null,
  rd_x: null,
  rd_y: null,
};

describe('an order', () => {
  test.each(['scheduled', 'completed', 'paid'])(
    'that is %s loses its customer after 7 years, and its home after 10',
    async (status) => {
      const [young, old, oldest] = [
        await storedRequest('6 years 364 days', { status }),
        await storedRequest('7 years 1 day', { status }),
        await storedRequest('10 years 1 day', { status }),
      ];
      expect(await expired()).toMatchObject({
        total: 2,
        oldest: [
          { id: oldest, keeps_label: false },
          { id: old, keeps_label: true },
        ],
      });
      expect((await expired(false)).total).toBe(0);
      const before = await rowOf(young);
      expect([await anonymise(), await anonymise()]).toEqual([2, 0]);
      expect(await rowOf(young)).toEqual(before);
      expect(await rowOf(old)).toMatchObject({ ...customer, ...home, status });
      expect(await rowOf(oldest)).toMatchObject({ ...customer, ...noHome, status, calculated_price: 285 });
    },
  );

  test('whose customer went after 7 years loses its home after 10, and its trail tells neither', async () => {
    const id = await storedRequest('7 years 1 day');
    await anonymise();
    expect((await expired()).total).toBe(0);
    await storedAge(id, '9 years 364 days');
    expect((await expired()).total).toBe(0);
    await storedAge(id, '10 years 1 day');
    expect(await expired()).toMatchObject({ total: 1, oldest: [{ id, keeps_label: false }] });
    expect(await anonymise()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ ...customer, ...noHome });
    const text = JSON.stringify(await trail(id));
    for (const part of ['Jan de Vries', `jan-${id}`, 'Overvoorde', '1082GB', 'Bello']) expect(text).not.toContain(part);
    expect((await expired()).total).toBe(0);
  });

  test('counts from its appointment', async () => {
    await storedRequest('7 years 1 day', { appointment_date: daysAgo(7 * 365), appointment_time: '09:00' });
    expect((await expired()).total).toBe(0);
    await storedRequest('8 years 1 day', { appointment_date: '2099-01-01', appointment_time: '09:00' });
    expect((await expired()).total).toBe(1);
  });

  test('that is cancelled after its customer went still ends', async () => {
    const id = await storedRequest('7 years 1 day');
    await anonymise();
    await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', id);
    await storedAge(id, '10 years 1 day');
    expect((await expired(false)).total).toBe(1);
    expect(await anonymise(false)).toBe(1);
    expect(await rowOf(id)).toMatchObject(noHome);
  });

  test('that was changed after the list was shown is left alone', async () => {
    const id = await storedRequest('7 years 1 day');
    const { seen_at } = await expired();
    await roles.admin.from('contact_submissions').update({ notes: 'Bezwaar' }).eq('id', id);
    expect((await roles.admin.rpc('anonymise_requests', { orders: true, seen_at })).data).toBe(0);
  });
});

async function storedAge(id: string, age: string): Promise<void> {
  await backend.sql(`alter table public.contact_submissions disable trigger user`);
  await backend.sql(`update public.contact_submissions set created_at = now() - interval '${age}' where id = '${id}'`);
  await backend.sql(`alter table public.contact_submissions enable trigger user`);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}

describe('erasing a person', () => {
  const email = 'jo@example.org';

  async function erasable(address: string) {
    const { data, error } = await roles.admin.rpc('erasable_person', { person: address });
    expect(error).toBeNull();
    return z
      .object({ seen_at: z.string(), requests: z.array(z.looseObject({ id: z.string(), outcome: z.string() })) })
      .parse(data);
  }

  test.each([
    ['new', '1 day', {}, 'erased'],
    ['contacted', '1 day', {}, 'erased'],
    ['cancelled', '3 years', {}, 'erased'],
    ['new', '1 day', { is_held: true }, 'erased'],
    ['scheduled', '1 day', {}, 'kept'],
    ['completed', '6 years 364 days', {}, 'kept'],
    ['paid', '1 day', {}, 'kept'],
    ['completed', '7 years 1 day', {}, 'label-kept'],
    ['completed', '10 years 1 day', {}, 'erased'],
  ] as const)('a request that is %s, of %s ago (%j): %s', async (status, age, values, outcome) => {
    const id = await storedRequest(age, { status, email, ...values });
    const other = await storedRequest(age, { status });
    const [beforeOther, shown] = [await rowOf(other), await erasable(' JO@example.org ')];
    expect(shown.requests).toMatchObject([{ id, outcome, name: 'Jan de Vries', status }]);
    expect(await rowOf(id)).toMatchObject({ name: 'Jan de Vries' });
    const { data } = await roles.admin.rpc('erase_person', { person: email, seen_at: shown.seen_at });
    expect(data).toEqual({ erased: 0, label_kept: 0, kept: 0, visit_first: 0, [outcome.replace('-', '_')]: 1 });
    const row = await rowOf(id);
    if (outcome === 'erased') expect(row).toMatchObject({ ...customer, ...noHome });
    if (outcome === 'label-kept') expect(row).toMatchObject({ ...customer, ...home });
    // What the law asks for stays; what it does not ask for goes.
    if (outcome === 'kept')
      expect(row).toMatchObject({ name: 'Jan de Vries', email, ...home, phone: null, message: null, notes: null });
    expect(JSON.stringify(await trail(id))).not.toMatch(/Bello|12345678|ochtend/);
    expect(await rowOf(other)).toEqual(beforeOther);
  });

  test('leaves an order alone whose visit is still to come', async () => {
    const id = await storedRequest('1 day', {
      status: 'scheduled',
      email,
      appointment_date: daysAgo(-3),
      appointment_time: '09:00',
    });
    const before = await rowOf(id);
    const { seen_at } = await erasable(email);
    expect((await roles.admin.rpc('erase_person', { person: email, seen_at })).data).toMatchObject({ kept: 1 });
    expect(await rowOf(id)).toEqual(before);
  });

  test('leaves alone what came in or changed after it was shown', async () => {
    const changed = await storedRequest('1 day', { status: 'new', email });
    const { seen_at } = await erasable(email);
    await roles.admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', changed);
    await storedRequest('0 days', { status: 'new', email });
    const { data } = await roles.admin.rpc('erase_person', { person: email, seen_at });
    expect(data).toEqual({ erased: 0, label_kept: 0, kept: 0, visit_first: 0 });
    expect((await erasable(email)).requests).toHaveLength(2);
  });

  test('takes a deletion with it that could still be undone', async () => {
    const id = await storedRequest('1 day', { status: 'new', email: 'Jo@Example.org' });
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    const { seen_at } = await erasable(email);
    await roles.admin.rpc('erase_person', { person: email, seen_at });
    expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(false);
    expect((await roles.admin.rpc('export_person', { person: email })).data).toMatchObject({ requests: [] });
  });

  test('finds nobody by an address that nobody gave, nor by that of anonymised requests', async () => {
    await storedRequest('7 years 1 day', { email });
    await anonymise();
    for (const address of [email, 'niemand@example.org', 'geanonimiseerd@example.invalid'])
      expect((await erasable(address)).requests).toEqual([]);
  });
});
