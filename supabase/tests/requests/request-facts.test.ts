import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { arrivalOf } from '../../../src/domain/request/arrival.ts';
import { buildRequestRow, insertStatement, literal } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What the figures count of a request: its place, its moments, who chose its appointment, and where the visitor came from.

const { backend, roles } = await startBackendWithRoles();

beforeEach(() => backend.sql('delete from public.contact_submissions'));

const factsSchema = z.object({
  place: z.string().nullable(),
  contacted_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  appointment_origin: z.string().nullable(),
});

async function add(overrides: object = {}): Promise<string> {
  const { id, ...row } = buildRequestRow();
  await backend.sql(
    insertStatement('contact_submissions', {
      id,
      ...row,
      status: 'new',
      created_at: '2026-01-05T09:00:00Z',
      updated_at: '2026-01-05T09:00:00Z',
      source: 'website',
      is_held: false,
      appointment_sequence: 0,
      ...overrides,
    }),
  );
  return id;
}

async function factsOf(id: string) {
  const [row] = await backend.sql(`select place, contacted_at::text, completed_at::text, appointment_origin
    from public.contact_submissions where id = '${id}'`);
  return factsSchema.parse(row);
}

async function setStatus(id: string, status: string): Promise<void> {
  await backend.sql(`update public.contact_submissions set status = '${status}' where id = '${id}'`);
}

/** As if everything so far had happened so long ago, as an SQL interval. */
async function letTimePass(id: string, interval: string): Promise<void> {
  await backend.sql('alter table public.contact_submissions disable trigger user');
  await backend.sql(`update public.contact_submissions set updated_at = updated_at - interval '${interval}',
    contacted_at = contacted_at - interval '${interval}', completed_at = completed_at - interval '${interval}' where id = '${id}'`);
  await backend.sql(
    `update public.request_audit set changed_at = changed_at - interval '${interval}' where request_id = '${id}'`,
  );
  await backend.sql('alter table public.contact_submissions enable trigger user');
}

test.each([
  ['Langestraat 12A, 3811 AA Amersfoort', 'Amersfoort'],
  ['Plein 1, 2511CS Den Haag', 'Den Haag'],
  ['Overvoorde, Amsterdam', 'Amsterdam'],
  ["Markt 3, bij de kerk, 's-Hertogenbosch", "'s-Hertogenbosch"],
  ['Kade 4, 3811AAmsterdam', '3811AAmsterdam'],
  ['Dorpsstraat 5 Ede', null],
  ['Dorpsstraat 5, 6711 AA', null],
  ['Dorpsstraat 5, ', null],
  ['Dorpsstraat 5, -', null],
  [null, null],
])('the place of %s is %s', async (address, place) => {
  const id = await add({ address });
  expect((await factsOf(id)).place).toBe(place);
});

test('an order whose customer goes keeps the place of its label', async () => {
  const id = await add({ status: 'completed', address: 'Markt 1, Gouda' });
  await backend.sql(`update public.contact_submissions set created_at = now() - interval '8 years' where id = '${id}'`);
  await roles.admin.rpc('anonymise_requests', { orders: true });
  expect(await backend.sql(`select name, place from public.contact_submissions where id = '${id}'`)).toEqual([
    { name: 'Geanonimiseerd', place: 'Gouda' },
  ]);
});

test('a corrected address brings its place, and an anonymised request has none', async () => {
  const id = await add({ status: 'cancelled' });
  await roles.admin.from('contact_submissions').update({ address: 'Markt 1, Gouda' }).eq('id', id);
  expect((await factsOf(id)).place).toBe('Gouda');
  await backend.sql(`update public.contact_submissions set created_at = now() - interval '2 years' where id = '${id}'`);
  await roles.admin.rpc('anonymise_requests');
  expect((await factsOf(id)).place).toBeNull();
});

describe('the moments', () => {
  test('are those of the first contact and of the last label', async () => {
    const id = await add();
    expect(await factsOf(id)).toMatchObject({ contacted_at: null, completed_at: null });
    await setStatus(id, 'contacted');
    const { contacted_at } = await factsOf(id);
    expect(contacted_at).not.toBeNull();
    await letTimePass(id, '2 days');
    const { contacted_at: first } = await factsOf(id);
    await setStatus(id, 'completed');
    const { contacted_at: still, completed_at } = await factsOf(id);
    expect(still).toBe(first);
    expect(completed_at).not.toBeNull();
  });

  test('stay when a status is set back within the hour, and are new after that', async () => {
    const id = await add({
      status: 'completed',
      contacted_at: '2026-01-06T10:00:00Z',
      completed_at: '2026-01-09T10:00:00Z',
    });
    const before = await factsOf(id);
    expect(before).toMatchObject({ contacted_at: '2026-01-06 10:00:00+00', completed_at: '2026-01-09 10:00:00+00' });
    for (const mistaken of ['cancelled', 'new']) {
      await setStatus(id, mistaken);
      await setStatus(id, 'completed');
      expect(await factsOf(id)).toEqual(before);
    }
    await setStatus(id, 'new');
    await letTimePass(id, '2 hours');
    await setStatus(id, 'completed');
    const after = await factsOf(id);
    expect(after.completed_at).not.toBe(before.completed_at);
    expect(after.contacted_at).not.toBe(before.contacted_at);
  });

  test('are new after a day, however lately something else was edited', async () => {
    const id = await add({ status: 'completed', completed_at: '2026-01-09T10:00:00Z' });
    await setStatus(id, 'scheduled');
    await letTimePass(id, '1 day');
    const { completed_at: before } = await factsOf(id);
    await roles.admin.from('contact_submissions').update({ notes: 'Sleutel bij de buren' }).eq('id', id);
    await setStatus(id, 'completed');
    const after = z.object({ is_now: z.boolean() });
    const [row] = await backend.sql(
      `select completed_at > now() - interval '1 minute' as is_now from public.contact_submissions where id = '${id}'`,
    );
    expect(before).not.toBeNull();
    expect(after.parse(row).is_now).toBe(true);
  });

  test('do not tell of contact while only the customer did something', async () => {
    const id = await add();
    await backend.sql(`begin; select set_config('app.is_by_customer', 'true', true);
      insert into public.appointments (request_id, starts_at, ends_at, origin)
      values ('${id}', '2027-03-01T09:00:00Z', '2027-03-01T10:00:00Z', 'customer'); commit`);
    expect(await backend.sql(`select status from public.contact_submissions where id = '${id}'`)).toEqual([
      { status: 'scheduled' },
    ]);
    expect((await factsOf(id)).contacted_at).toBeNull();
    await setStatus(id, 'completed');
    expect((await factsOf(id)).contacted_at).not.toBeNull();
  });

  test('are no edit: the version of the request and its trail tell of the status alone', async () => {
    const id = await add();
    await roles.admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', id);
    const { data } = await roles.admin.from('request_audit').select('new_values').eq('request_id', id);
    expect(data).toEqual([{ new_values: { status: 'contacted' } }]);
  });

  test('nobody writes them', async () => {
    const id = await add();
    for (const part of [
      { completed_at: '2020-01-01T00:00:00Z' },
      { contacted_at: null },
      { place: 'Ede' },
      { appointment_origin: 'customer' },
    ]) {
      const { error } = await roles.admin.from('contact_submissions').update(part).eq('id', id);
      expect(error?.code).toBe('42501');
    }
  });
});

test('the origin of its appointment follows the appointment', async () => {
  const id = await add();
  const moment = { appointment_date: '2027-03-01', appointment_time: '10:00' };
  await roles.admin.from('contact_submissions').update(moment).eq('id', id);
  expect((await factsOf(id)).appointment_origin).toBe('adviser');
  await backend.sql(`update public.appointments set origin = 'customer' where request_id = '${id}'`);
  expect((await factsOf(id)).appointment_origin).toBe('customer');
  await roles.admin.from('contact_submissions').update({ status: 'completed' }).eq('id', id);
  expect((await factsOf(id)).appointment_origin).toBe('customer');
  const other = await add({ source: 'telephone', relay_status: null });
  await roles.admin
    .from('contact_submissions')
    .update({ ...moment, appointment_date: '2027-03-02' })
    .eq('id', other);
  expect((await factsOf(other)).appointment_origin).toBe('telephone');
  await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', other);
  expect((await factsOf(other)).appointment_origin).toBeNull();
});

describe('an appointment that comes back', () => {
  async function addPicked(): Promise<string> {
    const id = await add();
    await roles.admin
      .from('contact_submissions')
      .update({ appointment_date: '2027-03-01', appointment_time: '10:00' })
      .eq('id', id);
    await backend.sql(`update public.appointments set origin = 'customer' where request_id = '${id}'`);
    return id;
  }

  test.each([
    ['completed and opened again', 'completed', 1],
    ['cancelled and restored', 'cancelled', 2],
  ])('was chosen by whoever chose it first: %s', async (_, closed, visits) => {
    const id = await addPicked();
    for (const status of [closed, 'scheduled']) {
      await roles.admin.from('contact_submissions').update({ status }).eq('id', id);
    }
    expect(await backend.sql(`select state from public.appointments where request_id = '${id}'`)).toHaveLength(visits);
    expect((await factsOf(id)).appointment_origin).toBe('customer');
    await roles.admin.from('contact_submissions').update({ status: 'completed' }).eq('id', id);
    expect((await factsOf(id)).appointment_origin).toBe('customer');
  });

  test('and is moved then keeps its origin, as each moved visit, until it is cancelled', async () => {
    const id = await addPicked();
    await roles.admin.from('contact_submissions').update({ status: 'completed' }).eq('id', id);
    await roles.admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', id);
    await roles.admin.from('contact_submissions').update({ appointment_date: '2027-03-04' }).eq('id', id);
    expect((await factsOf(id)).appointment_origin).toBe('customer');
    await backend.sql(
      `update public.appointments set state = 'cancelled' where request_id = '${id}' and state = 'planned'`,
    );
    expect((await factsOf(id)).appointment_origin).toBeNull();
  });
});

describe('where the appointment began', () => {
  async function statusOf(part: object): Promise<number> {
    return (await roles.visitor.from('contact_submissions').insert({ ...buildRequestRow(), ...part })).status;
  }

  test('is stored as the browser tells it', async () => {
    expect(await statusOf({ landing_path: '/energielabel-gouda', referrer_host: 'www2.funda.nl' })).toBe(201);
    expect(await backend.sql('select landing_path, referrer_host from public.contact_submissions')).toEqual([
      { landing_path: '/energielabel-gouda', referrer_host: 'www2.funda.nl' },
    ]);
  });

  test.each([
    ['landing_path', 'energielabel'],
    ['landing_path', '/blog?utm=1'],
    ['landing_path', '/blog#key'],
    ['landing_path', '//evil.nl'],
    ['landing_path', '/jan@example.nl'],
    ['landing_path', '/Blog'],
    ['landing_path', '/blog/'],
    ['landing_path', `/${'a'.repeat(200)}`],
    ['referrer_host', 'https://google.com'],
    ['referrer_host', 'google.com/search'],
    ['referrer_host', 'localhost'],
    ['referrer_host', '192.168.1.1'],
    ['referrer_host', `${'a.'.repeat(50)}nl`],
  ])('is refused as the %s %s', async (column, value) => {
    expect(await statusOf({ [column]: value })).toBeGreaterThanOrEqual(400);
    expect(await backend.sql('select 1 from public.contact_submissions')).toEqual([]);
  });

  test.each([
    ['https://label.example/', 'https://www.google.nl/search?q=label'],
    ['https://label.example/blog/een-twee/?x=1', 'https://xn--bcher-kva.example:8443/'],
    [`https://label.example/${'a'.repeat(199)}`, `https://${'a.'.repeat(49)}nl/`],
    [`https://label.example/${'a'.repeat(200)}`, `https://${'a.'.repeat(50)}nl/`],
    ['https://label.example/%20//x', 'android-app://com.google.android.gm'],
  ])('%s after %s is passed on as it can be stored', async (name, referrer) => {
    const { landingPath, referrerHost } = arrivalOf({ name, type: 'navigate' }, referrer);
    expect(await statusOf({ landing_path: landingPath || null, referrer_host: referrerHost || null })).toBe(201);
  });

  test('goes when the request is anonymised', async () => {
    const id = await add({ status: 'cancelled', landing_path: '/blog', referrer_host: 'bing.com' });
    await backend.sql(
      `update public.contact_submissions set created_at = now() - interval '2 years' where id = ${literal(id)}`,
    );
    await roles.admin.rpc('anonymise_requests');
    expect(await backend.sql('select landing_path, referrer_host from public.contact_submissions')).toEqual([
      { landing_path: null, referrer_host: null },
    ]);
  });
});

test.each([{ step: 'none' }, { completed_from: 'ooit' }])('%j is no filter of the list', async (figure) => {
  for (const name of ['list_requests', 'count_requests'] as const)
    expect((await roles.admin.rpc(name, { figure })).status).toBe(400);
});
