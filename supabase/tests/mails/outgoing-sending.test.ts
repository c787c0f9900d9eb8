import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { queued, sender, takenSchema } from './outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What a sender takes, and what becomes of it: a message is sent at most once, and none is lost.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const service = sender(backend);

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql(`update public.settings set sends_mail = true, webhook_url = 'https://hook.example.org/abc'`);
  await sql('delete from private.outgoing_messages');
});

async function take(amount = 50, withMail = true) {
  const { data, error } = await service.rpc('take_messages', { amount, with_mail: withMail });
  expect(error).toBeNull();
  return takenSchema.parse(data);
}

async function fail(
  id: string,
  values: { error?: string; isFinal?: boolean; isUncertain?: boolean } = {},
): Promise<void> {
  const { error = 'smtp 451', isFinal = false, isUncertain = false } = values;
  const parameters = { message_id: id, error, is_final: isFinal, is_uncertain: isUncertain };
  expect((await service.rpc('fail_message', parameters)).error).toBeNull();
}

async function complete(id: string): Promise<void> {
  expect((await service.rpc('complete_message', { message_id: id })).error).toBeNull();
}

/** A request with its first mail, which waits. */
async function addRequest(): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

let webhooks = 0;

/** Later than those before it: the embedded database counts time in milliseconds. */
async function addWebhook(requestId: string): Promise<string> {
  const id = randomUUID();
  webhooks += 1;
  await sql(`insert into private.outgoing_messages (id, kind, request_id, payload, created_at)
    values ('${id}', 'webhook', '${requestId}', '{}', now() + ${webhooks} * interval '1 millisecond')`);
  return id;
}

async function statusOf(id: string): Promise<unknown> {
  const [row] = await sql(`select webhook_status as status from public.contact_submissions where id = '${id}'`);
  return z.object({ status: z.string().nullable() }).parse(row).status;
}

test('each mail gets a key that opens its request, and that stands nowhere else', async () => {
  const id = await addRequest();
  const [taken] = await take();
  expect(taken?.key).toMatch(/^[\w-]{43}$/);
  const { data } = await roles.visitor.rpc('customer_request', { key: taken?.key ?? '' });
  expect(data).toMatchObject({ id });
  const stored = await sql('select (select jsonb_agg(m) from private.outgoing_messages m)::text as messages');
  expect(JSON.stringify(stored)).not.toContain(taken?.key);
  expect(await take()).toEqual([]);
  await complete(taken?.id ?? '');
  expect(await queued(backend)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('without a way to mail only webhooks are taken, with the address of now', async () => {
  const id = await addWebhook(await addRequest());
  await sql(`update public.settings set webhook_url = 'https://hook.example.org/other'`);
  expect(await take(50, false)).toEqual([{ id, kind: 'webhook', key: null, url: 'https://hook.example.org/other' }]);
});

test('failures wait longer each time, and stand with their reason after six attempts', async () => {
  await addRequest();
  const pauses: unknown[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await sql(`update private.outgoing_messages set not_before = now()`);
    const [taken] = await take();
    await fail(taken?.id ?? '');
    const [row] = await sql(
      `select state, round(extract(epoch from not_before - now()) / 60) as minutes from private.outgoing_messages`,
    );
    pauses.push(row);
  }
  expect(pauses).toMatchObject([
    ...[1, 5, 30, 120, 480].map((minutes) => ({ state: 'waiting', minutes })),
    { state: 'failed' },
  ]);
  expect(await queued(backend)).toMatchObject([{ error: 'smtp 451', attempts: 6 }]);
});

test('once the mail server takes a mail again, its warning ends and what it refused is due at once', async () => {
  await addRequest();
  await addRequest();
  const [refused, other] = await take();
  await fail(refused?.id ?? '', { error: 'smtp-login' });
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({ refusal: 'smtp-login' });
  expect(await take()).toEqual([]);
  await service.rpc('complete_message', { message_id: other?.id ?? '' });
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({ refusal: null });
  expect((await service.rpc('health')).data).toEqual([]);
  expect(await take()).toMatchObject([{ id: refused?.id }]);
});

test('while a mail server refuses the sender, mails wait half an hour each time, for three days, and it is told', async () => {
  await addRequest();
  const minutes: unknown[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await sql(`update private.outgoing_messages set not_before = now()`);
    await fail((await take())[0]?.id ?? '', { error: 'smtp-sender' });
    const [row] = await sql(
      `select state || ' ' || round(extract(epoch from not_before - now()) / 60) as next from private.outgoing_messages`,
    );
    minutes.push(z.object({ next: z.string() }).parse(row).next);
  }
  expect(minutes).toEqual([1, 5, 30, 30, 30, 30, 30, 30].map((pause) => `waiting ${pause}`));
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({ refusal: 'smtp-sender', total: 0 });
  async function failAfter(period: string): Promise<void> {
    await sql(`update private.outgoing_messages set not_before = now(), created_at = now() - interval '${period}'`);
    await fail((await take())[0]?.id ?? '', { error: 'smtp-sender' });
  }
  await failAfter('2 days 23 hours');
  expect(await queued(backend)).toMatchObject([{ state: 'waiting' }]);
  await failAfter('3 days 1 minute');
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({
    ...{ refusal: null, total: 1 },
    latest: [{ state: 'failed', error: 'smtp-sender' }],
  });
});

test('what is of no use is not tried again, and what may have arrived neither', async () => {
  await addRequest();
  await addRequest();
  const [first, second] = await take();
  await fail(first?.id ?? '', { isFinal: true });
  await fail(second?.id ?? '', { isUncertain: true });
  expect((await queued(backend)).map(({ state }) => state).toSorted()).toEqual(['failed', 'unknown']);
  await sql(`update private.outgoing_messages set not_before = now() - interval '1 day'`);
  expect(await take()).toEqual([]);
});

test('what a sender died with is unknown, until a person sends it again', async () => {
  await addRequest();
  const [taken] = await take();
  const id = taken?.id ?? '';
  await sql(`update private.outgoing_messages set taken_at = now() - interval '4 minutes 50 seconds'`);
  expect(await take()).toEqual([]);
  expect(await queued(backend)).toMatchObject([{ state: 'taken' }]);
  await sql(`update private.outgoing_messages set taken_at = now() - interval '5 minutes 1 second'`);
  expect(await take()).toEqual([]);
  expect(await queued(backend)).toMatchObject([{ state: 'unknown' }]);
  // A sender that comes back late fails nothing that is a person's to decide, but may say that it was sent.
  await fail(id);
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({
    total: 1,
    uncertain: { ids: [id], are_mails: true },
    latest: [{ id, kind: 'received', state: 'unknown', name: 'Jan de Vries' }],
  });
  expect((await roles.admin.rpc('resend_messages', { ids: [id] })).data).toBe(1);
  expect((await take()).map((each) => each.id)).toEqual([id]);
  await complete(id);
  expect((await roles.admin.rpc('resend_messages', { ids: [id] })).data).toBe(0);
  expect((await roles.admin.rpc('discard_messages', { ids: [id] })).data).toBe(0);
  expect(await queued(backend)).toMatchObject([{ state: 'sent' }]);
});

test('the latest fifty that failed are told, the newest first', async () => {
  const id = await addRequest();
  await sql('delete from private.outgoing_messages');
  await sql(`insert into private.outgoing_messages (kind, request_id, payload, state, error, created_at)
    select 'received', '${id}', '{}', 'failed', 'smtp ' || 400 + n, now() - make_interval(mins => n)
    from generate_series(1, 51) as n`);
  const { data } = await roles.admin.rpc('outgoing_messages');
  const { total, latest } = z
    .object({ total: z.number(), latest: z.array(z.object({ error: z.string() })) })
    .parse(data);
  expect(total).toBe(51);
  expect(latest.map(({ error }) => error)).toEqual(Array.from({ length: 50 }, (_, n) => `smtp ${401 + n}`));
});

test('what failed can be thrown away', async () => {
  await addRequest();
  const [taken] = await take();
  await fail(taken?.id ?? '', { isFinal: true });
  expect((await roles.admin.rpc('discard_messages', { ids: [taken?.id ?? ''] })).data).toBe(1);
  expect(await queued(backend)).toEqual([]);
});

test('a mail that is late by days or after the appointment is not sent, and one of a deleted request waits', async () => {
  const [late, past, gone] = [await addRequest(), await addRequest(), await addRequest()];
  await sql(`update private.outgoing_messages set not_before = now() - interval '2 days 23 hours'`);
  expect(await take()).toHaveLength(3);
  await sql(`update private.outgoing_messages set state = 'waiting'`);
  await sql(
    `update private.outgoing_messages set not_before = now() - interval '3 days 1 minute' where request_id = '${late}'`,
  );
  await sql(`update private.outgoing_messages set not_before = now() - interval '1 hour',
    payload = payload || jsonb_build_object('starts_at', now() - interval '1 minute') where request_id = '${past}'`);
  await roles.admin.from('contact_submissions').delete().eq('id', gone);
  expect(await take()).toEqual([]);
  const messages = await queued(backend);
  expect(messages.map(({ state, error }) => [state, error]).toSorted()).toEqual([
    ['failed', 'overdue'],
    ['failed', 'overdue'],
    ['waiting', null],
  ]);
});

test('a mail that is switched off does not wait for the sender', async () => {
  await addRequest();
  await sql(`update private.outgoing_messages set not_before = now() - interval '6 minutes'`);
  await sql(`update public.mail_kinds set is_on = kind = 'withdrawn'`);
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({ waiting_since: null, total: 0 });
  await sql('update public.mail_kinds set is_on = true');
});

test('it is seen that nothing is sent', async () => {
  await addRequest();
  await sql(`update private.outgoing_messages set not_before = now() - interval '4 minutes 30 seconds'`);
  expect((await roles.admin.rpc('outgoing_messages')).data).toMatchObject({ waiting_since: null, total: 0 });
  await sql(`update private.outgoing_messages set not_before = now() - interval '5 minutes 1 second'`);
  expect((await roles.admin.rpc('outgoing_messages')).data).toHaveProperty(
    'waiting_since',
    expect.stringContaining('T'),
  );
});

test('messages are forgotten after 30 days', async () => {
  await addRequest();
  const [taken] = await take();
  await complete(taken?.id ?? '');
  await sql(`update private.outgoing_messages set done_at = now() - interval '29 days 23 hours'`);
  await addRequest();
  await sql('select private.forget_overdue()');
  expect(await queued(backend)).toHaveLength(2);
  await sql(`update private.outgoing_messages set done_at = now() - interval '30 days 1 minute' where state = 'sent'`);
  await sql('select private.forget_overdue()');
  expect(await queued(backend)).toMatchObject([{ state: 'waiting' }]);
});

describe('the webhooks of one request', () => {
  test('go one after another, and the last outcome stands in the request without making a version', async () => {
    const request = await addRequest();
    await sql('delete from private.outgoing_messages');
    const first = await addWebhook(request);
    const second = await addWebhook(request);
    const version = await sql('select updated_at::text as version from public.contact_submissions');
    expect((await take()).map(({ id }) => id)).toEqual([first]);
    expect(await take()).toEqual([]);
    await complete(first);
    expect(await statusOf(request)).toBe('sent');
    expect((await roles.admin.rpc('webhook_outcomes', { ids: [request] })).data).toEqual({ [request]: null });
    expect((await take()).map(({ id }) => id)).toEqual([second]);
    await fail(second);
    expect(await statusOf(request)).toBe('failed');
    expect((await roles.admin.rpc('webhook_outcomes', { ids: [request] })).data).toEqual({ [request]: false });
    expect(await sql('select updated_at::text as version from public.contact_submissions')).toEqual(version);
    const { data } = await roles.admin.from('request_audit').select('action').eq('request_id', request);
    expect(data).toEqual([]);
  });

  test('that failed make way for a newer one', async () => {
    const request = await addRequest();
    await sql('delete from private.outgoing_messages');
    const first = await addWebhook(request);
    await take();
    const second = await addWebhook(request);
    await fail(first);
    expect((await take()).map(({ id }) => id)).toEqual([second]);
    await fail(second);
    await roles.admin.from('contact_submissions').update({ notes: 'Nieuwer' }).eq('id', request);
    expect(await queued(backend)).toMatchObject([{ payload: { notes: 'Nieuwer' }, attempts: 0 }]);
  });

  test('a trial is no request, and is tried once', async () => {
    const { data: id } = await roles.admin.rpc('try_webhook');
    const trial = id ?? '';
    expect((await roles.admin.rpc('webhook_outcomes', { ids: [trial] })).data).toEqual({ [trial]: null });
    expect((await take()).map((each) => each.id)).toEqual([trial]);
    await fail(trial);
    expect(await queued(backend)).toMatchObject([{ state: 'failed', payload: { test: true } }]);
    expect((await roles.admin.rpc('webhook_outcomes', { ids: [trial] })).data).toEqual({ [trial]: false });
  });
});

test('nobody but the sender takes, completes or fails', async () => {
  const calls = [
    ['take_messages', { amount: 1 }],
    ['complete_message', { message_id: randomUUID() }],
    ['fail_message', { message_id: randomUUID(), error: 'x', is_final: false }],
  ] as const;
  for (const role of ['visitor', 'outsider', 'admin'] as const) {
    for (const [name, parameters] of calls) {
      expect((await roles[role].rpc(name, parameters)).error?.code, `${role} ${name}`).toBe('42501');
    }
  }
});

test('8 senders at once send each of 1,000 messages once', async () => {
  await sql(`insert into private.outgoing_messages (kind, request_id, payload)
    select 'webhook', gen_random_uuid(), '{}' from generate_series(1, 1000)`);
  const sent: string[] = [];
  async function work(): Promise<void> {
    for (let taken = await take(20); taken.length > 0; taken = await take(20)) {
      for (const [index, { id }] of taken.entries()) {
        // Some fail, and some die after they sent.
        if (index % 7 === 3) await fail(id, { isFinal: true });
        else {
          sent.push(id);
          if (index % 7 !== 5) await complete(id);
        }
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  await sql(`update private.outgoing_messages set taken_at = taken_at - interval '6 minutes' where state = 'taken'`);
  await take();
  expect(new Set(sent).size).toBe(sent.length);
  const states = (await queued(backend)).map(({ state }) => state);
  expect(states.filter((state) => state === 'failed').length + sent.length).toBe(1000);
  expect(states.filter((state) => !['sent', 'failed', 'unknown'].includes(state))).toEqual([]);
});

describe('what is sent again of an appointment', () => {
  async function plannedAt(moment: string): Promise<string> {
    await sql(`insert into public.advisers (user_id, name)
      select user_id, 'Ali' from private.admins on conflict (user_id) do nothing`);
    const id = await addRequest();
    await sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at)
      select '${id}', adviser.user_id, timestamptz '${moment}', timestamptz '${moment}' + interval '1 hour'
      from public.advisers as adviser limit 1`);
    return id;
  }

  /** After the minute in which changes of an appointment are one mail. */
  async function failAll() {
    await sql(
      `update private.outgoing_messages set not_before = not_before - interval '1 minute' where kind <> 'reminder'`,
    );
    await sql(`update private.known_appointments set changed_at = changed_at - interval '1 minute'`);
    const taken = await take();
    for (const { id } of taken) await fail(id, { isFinal: true });
    return taken;
  }

  async function resend(ids: readonly string[]) {
    const { data } = await roles.admin.rpc('resend_messages', { ids: [...ids] });
    const kinds = (await take()).map(({ kind }) => kind);
    expect(data).toBe(kinds.length);
    return kinds;
  }

  const move = `update public.appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'`;

  test('goes while the appointment stands as it was', async () => {
    await sql(`update public.settings set webhook_url = ''`);
    await plannedAt(`${winterMonday} 10:00+01`);
    const failed = await failAll();
    expect((await resend(failed.map(({ id }) => id))).toSorted()).toEqual(['planned', 'received']);
  });

  test('does not go once it was moved or cancelled, and the office reads why', async () => {
    await sql(`update public.settings set webhook_url = ''`);
    await plannedAt(`${winterMonday} 10:00+01`);
    const planned = (await failAll()).filter(({ kind }) => kind === 'planned').map(({ id }) => id);
    await sql(move);
    const moved = (await failAll()).map(({ id }) => id);
    expect(await resend(planned)).toEqual([]);
    expect((await queued(backend)).find(({ id }) => id === planned[0])).toMatchObject({
      state: 'failed',
      error: 'overtaken',
    });
    expect(await resend(moved)).toEqual(['moved']);
    for (const id of moved) await fail(id, { isFinal: true });
    await sql(`update public.appointments set state = 'cancelled'`);
    const cancelled = (await failAll()).map(({ id }) => id);
    expect(await resend(moved)).toEqual([]);
    expect(await resend(cancelled)).toEqual(['cancelled']);
  });

  test('that was cancelled does not go once there is another', async () => {
    await sql(`update public.settings set webhook_url = ''`);
    const id = await plannedAt(`${winterMonday} 10:00+01`);
    await failAll();
    await sql(`update public.appointments set state = 'cancelled'`);
    const cancelled = (await failAll()).map(({ id: message }) => message);
    await sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at)
      select '${id}', adviser, starts_at, ends_at from public.appointments`);
    await failAll();
    expect(await resend(cancelled)).toEqual([]);
  });
});
