import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { privacyFigures } from '../../../src/content/legal/legal-pages.ts';
import { clearInvoices } from '../figures/clear-invoices.ts';
import { queued, sender } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Withdrawing without the link, by /herroepen (D-77): what fits a request is carried out, the rest is work, and a stranger
// learns nothing and mails nothing.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql('delete from private.withdrawal_notices');
});

interface Notice {
  id?: string;
  name?: string;
  email?: string;
  reference?: string;
  postcode?: string;
  house_number?: string;
  ordered_on?: string;
}

/** Says to withdraw, as a browser does. Each call is of another caller unless one is named. */
async function say(
  notice: Notice,
  caller = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
) {
  const body = { id: randomUUID(), name: 'Jan de Vries', email: 'jan@example.nl', ...notice };
  const response = await fetch(`${backend.url}/rest/v1/rpc/give_withdrawal_notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify(body),
  });
  return { id: body.id, status: response.status, text: await response.text() };
}

async function order(values: Partial<RequestInsert> = {}) {
  const row = buildRequestRow({ email: 'jan@example.nl', ...values });
  await sql(insertStatement('contact_submissions', row));
  await sql(`insert into public.appointments (request_id, starts_at, ends_at, created_at) values ('${row.id}',
    now() + interval '50 hours', now() + interval '51 hours', now() - interval '3 days')`);
  await sql('delete from private.outgoing_messages');
  return { id: row.id, reference: row.id.slice(0, 8).toUpperCase() };
}

async function isWithdrawn(id: string): Promise<boolean> {
  const rows = await sql(`select withdrawn_at is not null as done from public.contact_submissions where id = '${id}'`);
  return z.tuple([z.object({ done: z.boolean() })]).parse(rows)[0].done;
}

async function mails() {
  return (await queued(backend)).filter(({ kind }) => kind !== 'webhook');
}

async function carryOut() {
  const { error } = await sender(backend).rpc('take_messages', { amount: 0 });
  expect(error).toBeNull();
}

const noticesSchema = z.array(
  z.looseObject({ id: z.string(), candidates: z.array(z.looseObject({ id: z.string(), can_withdraw: z.boolean() })) }),
);

async function work() {
  const { data, error } = await roles.admin.rpc('withdrawal_notices');
  expect(error).toBeNull();
  return noticesSchema.parse(data);
}

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

describe('a notice', () => {
  test.each<[string, (order: { reference: string }) => Notice]>([
    ['the number of the request', ({ reference }) => ({ reference })],
    [
      'the home and the day on which it was sent, however it is written',
      () => ({ postcode: '1082GB', house_number: '43-2', ordered_on: today }),
    ],
  ])('with %s and its e-mail address is carried out by the sender, and mailed there', async (_, identify) => {
    const own = await order({ email: 'Jan@Example.nl' });
    const said = await say(identify(own));
    expect(said.status).toBe(200);
    expect(await isWithdrawn(own.id)).toBe(false);
    await carryOut();
    expect(await isWithdrawn(own.id)).toBe(true);
    expect(await mails()).toMatchObject([{ kind: 'withdrawn', payload: { email: 'Jan@Example.nl' } }]);
    expect(await work()).toEqual([]);
    expect(
      await sql(`select request.withdrawn_at = notice.received_at as is_then
        from public.contact_submissions as request cross join private.withdrawal_notices as notice`),
    ).toEqual([{ is_then: true }]);
  });

  test('counts from when it came in, also when it is carried out after the last day', async () => {
    const own = await order();
    await say({ reference: own.reference });
    await sql(`update private.withdrawal_notices set received_at = received_at - interval '30 days'`);
    await sql(`update public.appointments set created_at = created_at - interval '30 days'`);
    await carryOut();
    expect(await isWithdrawn(own.id)).toBe(true);
  });

  test('that comes twice is one, and says the same', async () => {
    const own = await order();
    const first = await say({ reference: own.reference });
    expect(await say({ id: first.id, reference: own.reference })).toEqual(first);
    expect(await sql('select count(*)::integer as amount from private.withdrawal_notices')).toEqual([{ amount: 1 }]);
  });

  test('that fails is work, and holds up neither the next nor the mails', async () => {
    const broken = await order({ name: 'Kapot' });
    const own = await order({ email: 'piet@example.nl' });
    await sql(
      `alter table public.contact_submissions add constraint broken check (name <> 'Kapot' or status <> 'cancelled')`,
    );
    try {
      const { id } = await say({ reference: broken.reference });
      await say({ reference: own.reference, email: 'piet@example.nl' });
      await carryOut();
      expect(await isWithdrawn(own.id)).toBe(true);
      expect(await mails()).toMatchObject([{ kind: 'withdrawn', payload: { email: 'piet@example.nl' } }]);
      expect(await work()).toMatchObject([{ id, candidates: [{ id: broken.id, can_withdraw: true }] }]);
    } finally {
      await sql('alter table public.contact_submissions drop constraint broken');
    }
  });

  test.each<[string, (order: { reference: string }) => Notice]>([
    ['another e-mail address', ({ reference }) => ({ reference, email: 'mallory@example.nl' })],
    ['another number', () => ({ reference: '00000000' })],
    ['another day', () => ({ postcode: '1082GB', house_number: '43', ordered_on: '2020-01-01' })],
    ['another home', () => ({ postcode: '1082GB', house_number: '430', ordered_on: today })],
  ])('with %s does nothing by itself, mails nobody and is work', async (_, identify) => {
    const own = await order();
    const said = await say(identify(own));
    await carryOut();
    expect(await isWithdrawn(own.id)).toBe(false);
    expect(await mails()).toEqual([]);
    const [notice] = await work();
    expect(notice).toMatchObject({ id: said.id });
    expect(notice).not.toHaveProperty('caller');
    const has_same_email = !('email' in identify(own));
    expect(notice?.candidates).toMatchObject([{ id: own.id, can_withdraw: true, has_same_email }]);
  });

  test('is answered the same whether its request exists, was withdrawn or does not', async () => {
    const own = await order();
    const answers = [];
    for (const reference of [own.reference, own.reference, '00000000']) {
      answers.push(await say({ reference }));
      await carryOut();
    }
    expect(answers.map(({ status, text }) => [status, /^"20\d\d-/.test(text)])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ]);
  });
});

describe('the office', () => {
  test('carries one out for the request that it finds, as of when it came in, and cannot do so twice', async () => {
    const own = await order();
    const { id } = await say({ reference: own.reference, email: 'jan.oud@example.nl' });
    await work();
    const settle = { notice_id: id, request_id: own.id };
    expect((await roles.admin.rpc('settle_withdrawal_notice', settle)).data).toBe(true);
    expect(await isWithdrawn(own.id)).toBe(true);
    expect(await mails()).toMatchObject([{ kind: 'withdrawn', payload: { email: 'jan@example.nl' } }]);
    expect(await work()).toEqual([]);
    expect((await roles.admin.rpc('settle_withdrawal_notice', settle)).data).toBe(false);
  });

  test('puts one aside that was answered by hand, and nothing changes', async () => {
    const own = await order();
    const { id } = await say({ reference: '00000000' });
    expect((await roles.admin.rpc('settle_withdrawal_notice', { notice_id: id })).data).toBe(true);
    expect(await work()).toEqual([]);
    expect(await isWithdrawn(own.id)).toBe(false);
  });

  test('finds them among a person’s data, and erases them', async () => {
    await say({ reference: '00000000', email: 'weg@example.nl' });
    const { data } = await roles.admin.rpc('export_person', { person: 'weg@example.nl' });
    expect(data).toMatchObject({ withdrawals: [{ name: 'Jan de Vries', reference: '00000000' }] });
    expect(data).not.toHaveProperty('withdrawals.0.caller');
    await roles.admin.rpc('erase_person', {
      person: 'weg@example.nl',
      seen_at: new Date(Date.now() + 1000).toISOString(),
    });
    expect(await sql('select * from private.withdrawal_notices')).toEqual([]);
  });
});

describe('an attack', () => {
  test('of one caller ends at five an hour', async () => {
    const statuses = [];
    for (let at = 0; at < 7; at += 1) {
      statuses.push((await say({ reference: '00000000', email: `a${at}@example.nl` }, '192.0.2.9')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await sql(`update private.withdrawal_notices set received_at = received_at - interval '61 minutes'`);
    expect((await say({ reference: '00000000', email: 'later@example.nl' }, '192.0.2.9')).status).toBe(200);
  });

  test('on an address leaves its owner’s own notice taken, who learns of the others nothing', async () => {
    for (let at = 0; at < 4; at += 1) await say({ reference: `0000000${at}` }, `192.0.2.${at}`);
    const own = await order();
    expect((await say({ reference: own.reference }, '192.0.2.9')).status).toBe(200);
    await carryOut();
    expect(await isWithdrawn(own.id)).toBe(true);
  });

  test('of many callers leaves each other one its first, up to a thousand', async () => {
    await sql(`insert into private.withdrawal_notices (id, name, email, reference, caller)
      select gen_random_uuid(), 'Robot', 'robot' || n || '@example.nl', '00000000', 'robot' || n from generate_series(1, 100) as n`);
    const first = await say({ reference: '00000000', email: 'eerlijk@example.nl' }, '192.0.2.77');
    const second = await say({ reference: '00000000', email: 'eerlijk@example.nl' }, '192.0.2.77');
    expect([first.status, second.status]).toEqual([200, 429]);
    await sql(`insert into private.withdrawal_notices (id, name, email, reference, caller)
      select gen_random_uuid(), 'Robot', 'meer' || n || '@example.nl', '00000000', 'meer' || n from generate_series(1, 900) as n`);
    expect((await say({ reference: '00000000', email: 'nog@example.nl' }, '192.0.2.78')).status).toBe(429);
    expect(await work()).toHaveLength(50);
  });

  test('of made-up notices stands below what may be about a request', async () => {
    await sql(`insert into private.withdrawal_notices (id, name, email, reference, received_at)
      select gen_random_uuid(), 'Robot', 'robot' || n || '@example.nl', '00000000', now() - interval '2 hours'
      from generate_series(1, 60) as n`);
    const own = await order();
    const { id } = await say({ reference: own.reference, email: 'jan.oud@example.nl' });
    for (let batch = 0; batch < 4; batch += 1) await carryOut();
    expect((await work()).map((notice) => notice.id)[0]).toBe(id);
  });

  test.each<[string, Notice]>([
    ['a line break in the name', { name: 'Jan\r\nBcc: x@evil.example' }],
    ['a name that hides text', { name: 'Jan\u202Egnirts' }],
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['an address that is none', { email: 'jan' }],
    ['two addresses', { email: 'jan@example.nl, piet@example.nl' }],
    ['a number that is none', { reference: "' or 1=1" }],
    ['a pattern as house number', { postcode: '1082GB', house_number: '%', ordered_on: today }],
    ['an endless day', { postcode: '1082GB', house_number: '1', ordered_on: 'infinity' }],
    ['nothing that identifies the order', {}],
  ])('with %s stores nothing', async (_, notice) => {
    const whole = 'name' in notice || 'email' in notice ? { reference: '00000000', ...notice } : notice;
    expect((await say(whole)).status).toBeGreaterThanOrEqual(400);
    expect(await sql('select * from private.withdrawal_notices')).toEqual([]);
  });

  test.each(['id', 'name', 'email'])('without its %s is refused, and answered without its row', async (field) => {
    const { status, text } = await say({ reference: 'A1B2C3D4', [field]: null });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/Failing row|jan@example\.nl|Jan de Vries/);
    expect(await sql('select from private.withdrawal_notices')).toEqual([]);
  });

  test('with markup as a name is stored as typed, and mailed to nobody', async () => {
    const own = await order();
    await say({ reference: own.reference, name: '<b>www.evil.example</b>' });
    await carryOut();
    const [mail] = await mails();
    expect(JSON.stringify(mail?.payload)).not.toContain('evil');
  });

  test('leaves no trace of the caller after an hour', async () => {
    await say({ reference: '00000000' });
    await sql(`update private.withdrawal_notices set received_at = now() - interval '2 hours'`);
    await roles.admin.rpc('forget_deleted_requests');
    expect(await sql('select caller from private.withdrawal_notices')).toEqual([{ caller: null }]);
  });

  test.each([
    ['a day before', '1 day', 1],
    ['a day after', '-1 day', 0],
  ])('is kept for the months that the privacy page says: %s they are over', async (_, before, left) => {
    await say({ reference: '00000000' });
    await sql(`update private.withdrawal_notices
      set received_at = now() - interval '${privacyFigures.requestMonths} months' + interval '${before}'`);
    await roles.admin.rpc('forget_deleted_requests');
    expect(await sql('select 1 from private.withdrawal_notices')).toHaveLength(left);
  });
});
