import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What the key of a request opens, for how long, and what can be changed by it.

const { backend, roles } = await startBackendWithRoles();
const { visitor } = roles;
let adviser: string;

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  adviser = data.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await backend.sql(
    `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
  );
});
beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
});

interface Own {
  id: string;
  key: string;
}

async function addRequest(values: Partial<RequestInsert> = {}): Promise<Own> {
  const key = randomUUID();
  const key_hash = createHash('sha256').update(key).digest('hex');
  const row = buildRequestRow({ key_hash, ...values });
  await backend.sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

/** Plans an appointment that begins so much later than now, past what fits. */
async function addAppointment({ id }: Own, later: string, state = 'planned'): Promise<void> {
  await backend.sql(`
    insert into public.appointments (request_id, adviser, starts_at, ends_at, state, is_overruled)
    values ('${id}', '${adviser}', now() + interval '${later}', now() + interval '${later}' + interval '1 hour', '${state}', true)`);
}

async function momentsOf({ key }: Own): Promise<string[]> {
  const { data, error } = await visitor.rpc('customer_moments', { key });
  expect(error).toBeNull();
  return z
    .array(z.object({ starts_at: z.string() }))
    .parse(data)
    .map(({ starts_at }) => starts_at);
}

/** Each call that takes a key. */
function callsWith(key: string) {
  return Promise.all([
    visitor.rpc('customer_request', { key }),
    visitor.rpc('customer_moments', { key }),
    visitor.rpc('pick_moment', { key, starts_at: new Date().toISOString() }),
    visitor.rpc('cancel_request', { key }),
    visitor.rpc('add_customer_message', { key, message: 'Hallo' }),
  ]);
}

async function answersTo(key: string): Promise<unknown> {
  return (await callsWith(key)).map(({ data, error, status }) => ({ data, error, status }));
}

async function isOpen({ key }: Own): Promise<boolean> {
  const { data } = await visitor.rpc('customer_request', { key });
  return z.object({ id: z.string() }).safeParse(data).success;
}

/** As if it was mailed more than 30 days ago. */
async function ageKey({ id }: Own): Promise<void> {
  await backend.sql(
    `update private.request_keys set created_at = now() - interval '30 days 1 minute' where request_id = '${id}'`,
  );
}

test('a key works for 30 days after its mail, and as long as an invoice is open', async () => {
  const own = await addRequest();
  await addAppointment(own, '-40 days', 'completed');
  expect(await isOpen(own)).toBe(true);
  await ageKey(own);
  expect(await isOpen(own)).toBe(false);
  await backend.sql(`insert into private.invoices
    (id, number, request_id, issued_on, due_on, seller, customer, lines, vat, rounding, total)
    values (gen_random_uuid(), '2026-9001', '${own.id}', current_date, current_date, '{}', '{}', '[]', '[]', 0, 100)`);
  expect(await isOpen(own)).toBe(true);
  await backend.sql(`insert into private.invoice_payments (invoice_id, paid_on, amount)
    select id, current_date, 100 from private.invoices where request_id = '${own.id}'`);
  expect(await isOpen(own)).toBe(false);
});

test.each<[string, (own: Own) => Promise<unknown>]>([
  ['of which the visit is 30 days ago', (own) => addAppointment(own, '-30 days -1 hours -1 minutes', 'completed')],
  ['of a request of a year ago without a visit', ({ id }) => age(id, '1 year')],
  ['of an anonymised request', ({ id }) => backend.sql(`select private.anonymise('{${id}}', '{}')`)],
])('a key %s is answered as one that never was', async (_, end) => {
  const own = await addRequest();
  expect(await isOpen(own)).toBe(true);
  await end(own);
  await ageKey(own);
  const wrong = await answersTo(randomUUID());
  expect(wrong).toEqual(Array.from({ length: 5 }, (): unknown => expect.objectContaining({ status: 200 })));
  expect(await answersTo(own.key)).toEqual(wrong);
});

test('links that were mailed end when the office corrects the address, and the key of the sender does not', async () => {
  const own = await addRequest({ email: 'fout@example.nl' });
  const mailed: Own = { id: own.id, key: randomUUID() };
  await backend.sql(`insert into private.request_keys (key_hash, request_id, created_at)
    values ('${createHash('sha256').update(mailed.key).digest('hex')}', '${own.id}', now() + interval '1 minute')`);
  await backend.sql(`update public.contact_submissions set created_at = (
    select min(created_at) from private.request_keys where request_id = '${own.id}')`);
  expect([await isOpen(own), await isOpen(mailed)]).toEqual([true, true]);
  // The same address in capitals, and anything else, ends nothing.
  for (const change of [{ email: 'FOUT@example.nl' }, { notes: 'Gebeld' }]) {
    await roles.admin.from('contact_submissions').update(change).eq('id', own.id);
  }
  expect(await isOpen(mailed)).toBe(true);
  await roles.admin.from('contact_submissions').update({ email: 'goed@example.nl' }).eq('id', own.id);
  expect([await isOpen(own), await isOpen(mailed)]).toEqual([true, false]);
  expect((await visitor.rpc('cancel_request', { key: mailed.key })).data).toBe(false);
});

test('a new link is mailed when the office asks for it, once, with the visit when one is planned', async () => {
  await backend.sql('update public.settings set sends_mail = true');
  function waiting(id: string) {
    return backend.sql(`select kind, payload ->> 'email' as email from private.outgoing_messages
      where request_id = '${id}' and state = 'waiting' and kind in ('received', 'planned')`);
  }
  const [asked, planned, done] = await Promise.all([
    addRequest({ email: 'goed@example.nl' }),
    addRequest({ email: 'goed@example.nl' }),
    addRequest({ status: 'completed' }),
  ]);
  await addAppointment(planned, '3 days');
  await backend.sql('delete from private.outgoing_messages');
  for (const [own, kind] of [
    [asked, 'received'],
    [planned, 'planned'],
  ] as const) {
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await roles.admin.rpc('mail_link', { request_id: own.id })).data).toBe(true);
    }
    expect(await waiting(own.id)).toEqual([{ kind, email: 'goed@example.nl' }]);
  }
  for (const { id } of [done, { id: randomUUID() }]) {
    expect((await roles.admin.rpc('mail_link', { request_id: id })).data).toBe(false);
  }
  await backend.sql('update public.settings set sends_mail = false');
});

test('a key of a deleted request opens nothing, and says that it is deleted', async () => {
  const own = await addRequest();
  await backend.sql(`delete from public.contact_submissions where id = '${own.id}'`);
  const [page, ...others] = await callsWith(own.key);
  expect(page.data).toEqual({ is_deleted: true, had_visit: false, invoices: [] });
  const [, ...wrong] = await callsWith(randomUUID());
  expect(others.map(({ data }) => data)).toEqual(wrong.map(({ data }) => data));
});

function age(id: string, period: string): Promise<unknown[]> {
  return backend.sql(
    `update public.contact_submissions set created_at = now() - interval '${period}' where id = '${id}'`,
  );
}

test('a key still opens the request within 30 days after the appointment, and when only a cancelled appointment is long ago', async () => {
  const [visited, cancelled] = [await addRequest(), await addRequest()];
  await addAppointment(visited, '-29 days -23 hours', 'completed');
  await addAppointment(cancelled, '-40 days', 'cancelled');
  expect([await isOpen(visited), await isOpen(cancelled)]).toEqual([true, true]);
  expect(await momentsOf(cancelled)).not.toEqual([]);
});

test('a key opens a request again that is brought back from the bin', async () => {
  const own = await addRequest();
  await roles.admin.from('contact_submissions').delete().eq('id', own.id);
  expect(await isOpen(own)).toBe(false);
  expect((await roles.admin.rpc('restore_request', { request_id: own.id })).data).toBe(true);
  expect(await isOpen(own)).toBe(true);
});

describe('nothing can be changed', () => {
  test.each<[string, Partial<RequestInsert>, string | null]>([
    ['while the request is held', { is_held: true }, null],
    ['once it is completed', { status: 'completed' }, null],
    ['once it is cancelled', { status: 'cancelled' }, null],
    ['when the visit is in less than a day', {}, '23 hours 59 minutes'],
    ['when the visit has been', {}, '-1 days'],
  ])('%s', async (_, values, appointment) => {
    const [other, own] = [await addRequest(), await addRequest(values)];
    const [moment] = await momentsOf(other);
    if (appointment !== null) await addAppointment(own, appointment);
    const before = await backend.sql(`select * from public.appointments`);
    expect(await momentsOf(own)).toEqual([]);
    expect((await visitor.rpc('pick_moment', { key: own.key, starts_at: moment ?? '' })).data).toBe('closed');
    expect(await backend.sql(`select * from public.appointments`)).toEqual(before);
  });
});

test('an appointment in more than a day can be moved, which the customer then chose, and cancelled', async () => {
  const own = await addRequest();
  await addAppointment(own, '24 hours 1 minutes');
  const { data } = await visitor.rpc('customer_request', { key: own.key });
  expect(data).toHaveProperty('visit.label_day', expect.stringMatching(/^20\d\d-/));
  const [moment] = await momentsOf(own);
  expect((await visitor.rpc('pick_moment', { key: own.key, starts_at: moment ?? '' })).data).toBe('planned');
  const appointment = 'select state, origin, is_overruled, sequence from public.appointments';
  expect(await backend.sql(appointment)).toEqual([
    { state: 'planned', origin: 'customer', is_overruled: false, sequence: 1 },
  ]);
  await addTo(own, '3 days');
  expect((await visitor.rpc('cancel_request', { key: own.key })).data).toBe(true);
  expect(await backend.sql(appointment)).toMatchObject([{ state: 'cancelled' }]);
});

test.each([
  // In Dutch time the next day already.
  ['2026-11-29T23:30:00Z', '2026-12-14'],
  // Fourteen days on it is Saturday, and Sunday: the period ends on Monday.
  ['2026-11-28T09:00:00Z', '2026-12-14'],
  ['2026-11-29T09:00:00Z', '2026-12-14'],
  ['2026-12-01T09:00:00Z', '2026-12-15'],
])('what was ordered at %s can be withdrawn from up to and including %s', async (orderedAt, until) => {
  const own = await addRequest();
  await addAppointment(own, '3 days');
  await backend.sql(`update public.appointments set created_at = '${orderedAt}' where request_id = '${own.id}'`);
  expect((await visitor.rpc('customer_request', { key: own.key })).data).toMatchObject({ withdrawal_until: until });
});

async function addTo({ id }: Own, period: string): Promise<void> {
  await backend.sql(`update public.appointments set is_overruled = true, starts_at = starts_at + interval '${period}',
    ends_at = ends_at + interval '${period}' where request_id = '${id}'`);
}

test('a moment within a day is picked for a rush request alone', async () => {
  const rush = await addRequest({ rush_service: true });
  const usual = await addRequest();
  await backend.sql(`update public.adviser_hours set opens = '00:00', closes = '23:59'`);
  const rows = await backend.sql(`
    select moment.starts_at::text as starts_at from public.contact_submissions as request
    cross join private.free_moments(request, now() + interval '31 minutes', now() + interval '1 day') as moment
    where request.id = '${usual.id}' order by moment.starts_at limit 1`);
  const [next] = z.array(z.object({ starts_at: z.string() })).parse(rows);
  const picked = { starts_at: next?.starts_at ?? '' };
  expect((await visitor.rpc('pick_moment', { key: usual.key, ...picked })).data).toBe('taken');
  expect((await visitor.rpc('pick_moment', { key: rush.key, ...picked })).data).toBe('planned');
});

describe('that an appointment is off is told who knew of it', () => {
  /** Whether the page says so, once the office took the appointment back. */
  async function isToldOff({ id, key }: Own): Promise<unknown> {
    await backend.sql(`update public.appointments set state = 'cancelled' where request_id = '${id}'`);
    const { data } = await visitor.rpc('customer_request', { key });
    return z.object({ ended_visit: z.unknown() }).parse(data).ended_visit !== null;
  }

  test('not of one that was undone before anything was mailed', async () => {
    const own = await addRequest();
    await addAppointment(own, '3 days');
    expect(await isToldOff(own)).toBe(false);
  });

  test('of one that was mailed', async () => {
    const own = await addRequest();
    await addAppointment(own, '3 days');
    await backend.sql(`update public.appointments set created_at = created_at - interval '61 seconds'`);
    expect(await isToldOff(own)).toBe(true);
    // Planned again within a minute it is the same appointment.
    await addAppointment(own, '3 days');
    expect(await isToldOff(own)).toBe(true);
  });

  test('of one that the customer picked', async () => {
    const own = await addRequest();
    const [moment] = await momentsOf(own);
    await visitor.rpc('pick_moment', { key: own.key, starts_at: moment ?? '' });
    expect(await isToldOff(own)).toBe(true);
  });
});

test.each([
  ['website', 'Parkeren kan.\n\nVoor de deur.', ['Parkeren kan.\n\nVoor de deur.']],
  // What the office noted of a call.
  ['telephone', 'Klinkt gehaast.', []],
  ['website', null, []],
] as const)('a customer reads the own messages, of a request by %s with %j', async (source, message, first) => {
  const own = await addRequest({ source, message, ...(source === 'telephone' && { relay_status: null }) });
  await visitor.rpc('add_customer_message', { key: own.key, message: 'De bel doet het niet.\n\nKlop aan.' });
  await visitor.rpc('add_customer_message', { key: own.key, message: 'Dank!' });
  const { data } = await visitor.rpc('customer_request', { key: own.key });
  expect(z.object({ messages: z.array(z.string()) }).parse(data).messages).toEqual([
    ...first,
    expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d: De bel doet het niet\.\n\nKlop aan\.$/),
    expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d: Dank!$/),
  ]);
});
