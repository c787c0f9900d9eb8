import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What a customer does is work until an administrator has seen it (D-66).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { visitor, admin } = roles;

beforeAll(async () => {
  const adviser = (await admin.auth.getUser()).data.user?.id ?? '';
  await sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await sql(
    `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
  );
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql(`update public.settings set webhook_url = ''`);
});

async function addRequest(values: Partial<RequestInsert> = {}) {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
  await sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

async function momentIn(weeks: number): Promise<string> {
  const [row] = await sql(`select ((day::date + time '10:00') at time zone 'Europe/Amsterdam')::text as starts_at
    from generate_series(current_date + ${7 * weeks}, current_date + ${7 * weeks + 6}, interval '1 day') as day
    where day::date not in (select day from private.holidays) limit 1`);
  return z.object({ starts_at: z.string() }).parse(row).starts_at;
}

async function news(id: string) {
  const [row] = await sql(
    `select customer_action, customer_acted_at is not null as has_moment from public.contact_submissions where id = '${id}'`,
  );
  return row;
}

const workSchema = z.object({ work: z.record(z.string(), z.number()), total: z.number() });

async function today() {
  return workSchema.parse((await admin.rpc('requests_of_today')).data);
}

async function listed() {
  const { data } = await admin.rpc('list_requests', { work: 'customers' });
  return z
    .array(z.looseObject({ id: z.string() }))
    .parse(data)
    .map(({ id }) => id);
}

describe('what a customer does', () => {
  test.each<[string, (key: string) => PromiseLike<unknown>]>([
    ['message', (key) => visitor.rpc('add_customer_message', { key, message: 'De hond blaft' })],
    ['cancelled', (key) => visitor.rpc('cancel_request', { key })],
    ['picked', async (key) => visitor.rpc('pick_moment', { key, starts_at: await momentIn(2) })],
    ['call', (key) => visitor.rpc('ask_for_call', { key, part_of_day: 'morning' })],
  ])('is work as %s until its request was opened', async (action, act) => {
    const { id, key } = await addRequest();
    await act(key);
    expect(await news(id)).toEqual({ customer_action: action, has_moment: true });
    expect((await today()).work['customers']).toBe(1);
    expect(await listed()).toEqual([id]);
    const { data: before } = await admin.from('contact_submissions').select('updated_at').eq('id', id).single();
    await admin.rpc('note_seen_request', { request_id: id });
    expect(await news(id)).toEqual({ customer_action: null, has_moment: false });
    expect((await today()).work['customers']).toBe(0);
    expect(await listed()).toEqual([]);
    // Seeing is no change: a colleague who edits meets no conflict.
    const { data: after } = await admin.from('contact_submissions').select('updated_at').eq('id', id).single();
    expect(after).toEqual(before);
  });

  test('is a move when there was an appointment, and stands whatever is done to a request that nobody opened', async () => {
    const { id, key } = await addRequest();
    await visitor.rpc('pick_moment', { key, starts_at: await momentIn(2) });
    await visitor.rpc('pick_moment', { key, starts_at: await momentIn(3) });
    expect(await news(id)).toMatchObject({ customer_action: 'moved' });
    await admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', id);
    expect(await news(id)).toEqual({ customer_action: 'moved', has_moment: true });
  });

  test('keeps the wish to begin within the period of withdrawal, with its moment in the trail', async () => {
    const { id, key } = await addRequest();
    await visitor.rpc('pick_moment', { key, starts_at: await momentIn(2) });
    expect(
      await sql(`select early_start_requested_at as moment from public.contact_submissions where id = '${id}'`),
    ).toEqual([{ moment: null }]);
    expect((await visitor.rpc('customer_request', { key })).data).toMatchObject({ early_start: false });
    await visitor.rpc('pick_moment', { key, starts_at: await momentIn(3), early_start: true });
    expect(
      await sql(`select request.early_start_requested_at > now() - interval '1 minute' as is_now, audit.by_customer
        from public.contact_submissions as request join public.request_audit as audit on audit.request_id = request.id
        where request.id = '${id}' and audit.new_values ? 'early_start_requested_at'`),
    ).toEqual([{ is_now: true, by_customer: true }]);
    expect((await visitor.rpc('customer_request', { key })).data).toMatchObject({ early_start: true });
    expect(
      await sql(`select private.appointment_payload(appointment) -> 'early_start' as early_start
        from public.appointments as appointment where request_id = '${id}' and state = 'planned'`),
    ).toEqual([{ early_start: true }]);
  });

  test('picks the moment of its own request alone', async () => {
    const [own, other] = [await addRequest(), await addRequest()];
    await visitor.rpc('pick_moment', { key: own.key, starts_at: await momentIn(2) });
    expect(
      await sql('select id, appointment_origin from public.contact_submissions order by appointment_origin'),
    ).toEqual([
      { id: own.id, appointment_origin: 'customer' },
      { id: other.id, appointment_origin: null },
    ]);
  });

  test('is none of an administrator who plans, moves or cancels', async () => {
    const { id } = await addRequest();
    const moment = { appointment_date: '2027-02-01', appointment_time: '10:00', status: 'scheduled' };
    await admin.from('contact_submissions').update(moment).eq('id', id);
    await admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', id);
    expect(await news(id)).toEqual({ customer_action: null, has_moment: false });
  });

  test('goes to the automation', async () => {
    const { id, key } = await addRequest();
    await sql(`update public.settings set webhook_url = 'https://hook.example.org/abc'`);
    await visitor.rpc('add_customer_message', { key, message: 'De hond blaft' });
    const events = (await queued(backend)).filter(({ kind }) => kind === 'webhook');
    expect(events).toMatchObject([{ payload: { id, customer_action: 'message' } }]);
  });
});

describe('who would rather be called', () => {
  async function stored(id: string) {
    const { data } = await admin
      .from('contact_submissions')
      .select('phone, preferred_times, callback_on')
      .eq('id', id)
      .single();
    return data;
  }

  test('is to be called back today, on the number that was given when there was none', async () => {
    const { id, key } = await addRequest({ phone: null, preferred_times: 'dinsdag' });
    expect((await visitor.rpc('ask_for_call', { key, phone: ' 06 12345678 ', part_of_day: 'evening' })).data).toBe(
      true,
    );
    const [row] = await sql(`select (now() at time zone 'Europe/Amsterdam')::date::text as day`);
    expect(await stored(id)).toEqual({
      phone: '06 12345678',
      preferred_times: 'dinsdag, Bel mij in de avond',
      callback_on: z.object({ day: z.string() }).parse(row).day,
    });
    expect((await today()).work).toMatchObject({ callback: 1, customers: 1 });
    await visitor.rpc('ask_for_call', { key, phone: '0201234567' });
    expect(await stored(id)).toMatchObject({
      phone: '06 12345678',
      preferred_times: 'dinsdag, Bel mij in de avond, Bel mij wanneer het u uitkomt',
    });
  });

  test('asks at most five times a day, and not once the request is over', async () => {
    const { id, key } = await addRequest();
    const taken: unknown[] = [];
    for (const part of ['morning', 'evening', 'morning', 'evening', 'morning', 'evening'])
      taken.push((await visitor.rpc('ask_for_call', { key, part_of_day: part })).data);
    expect(taken).toEqual([true, true, true, true, true, false]);
    await admin.from('contact_submissions').update({ status: 'completed' }).eq('id', id);
    await sql(`delete from public.request_audit`);
    expect((await visitor.rpc('ask_for_call', { key })).data).toBe(false);
    expect((await visitor.rpc('ask_for_call', { key: 'none' })).data).toBe(false);
  });
});

test('the number of all work counts new requests once', async () => {
  await addRequest({ rush_service: true });
  const { key } = await addRequest();
  await visitor.rpc('add_customer_message', { key, message: 'Hallo' });
  const { key: other, id } = await addRequest();
  await admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', id);
  expect((await today()).total).toBe(2);
  await visitor.rpc('add_customer_message', { key: other, message: 'Hallo' });
  expect(await today()).toMatchObject({ total: 3, work: { rush: 1, customers: 2 } });
});

describe('a request is unanswered after a working day', () => {
  async function unanswered(now: string, created: string): Promise<boolean> {
    // The clock of the test: the function at another time.
    const [row] = await sql(`select pg_get_functiondef('private.one_working_day_ago'::regproc) as definition`);
    const definition = z.object({ definition: z.string() }).parse(row).definition;
    await sql(
      definition.replace('private.one_working_day_ago', 'private.at_test').replace('now()', `timestamptz '${now}'`),
    );
    const [answer] = await sql(`select timestamptz '${created}' <= private.at_test() as is_late`);
    await sql('drop function private.at_test');
    return z.object({ is_late: z.boolean() }).parse(answer).is_late;
  }

  beforeAll(() => sql(`update public.working_hours set days = '{1,2,3,4,5}'`));

  test.each([
    // A Monday.
    ['2027-02-01 15:00+01', '2027-01-29 14:59+01', true],
    ['2027-02-01 15:00+01', '2027-01-29 15:01+01', false],
    // A Sunday after.
    ['2027-01-31 15:00+01', '2027-01-29 09:00+01', false],
    ['2027-01-31 15:00+01', '2027-01-28 23:59+01', true],
    // The Tuesday after Easter, with a holiday between.
    ['2027-03-30 10:00+02', '2027-03-26 09:59+01', true],
    ['2027-03-30 10:00+02', '2027-03-26 10:01+01', false],
  ])('at %s one of %s: %s', async (now, created, expected) => {
    expect(await unanswered(now, created)).toBe(expected);
  });
});
