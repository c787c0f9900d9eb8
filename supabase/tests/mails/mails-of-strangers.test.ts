import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { noNames, realNames } from '../../../src/test/names.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued, sender } from './outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// A visitor writes the name, the address and the price that our mails could repeat, to an e-mail address that may be somebody
// else's (D-67, D-72).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.recent_callers');
  await sql('delete from private.request_keys');
  await sql(`update public.settings set sends_mail = true`);
  await sql('delete from private.outgoing_messages');
});

async function send(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  expect((await roles.visitor.from('contact_submissions').insert(row)).error).toBeNull();
  return row.id;
}

async function isHeld(id: string): Promise<unknown> {
  const [row] = await sql(`select is_held from public.contact_submissions where id = '${id}'`);
  return z.object({ is_held: z.boolean() }).parse(row).is_held;
}

describe('the price', () => {
  const key = 'k'.repeat(43);
  const keyHash = createHash('sha256').update(key).digest('hex');

  async function prices() {
    const { data } = await roles.visitor.rpc('customer_request', { key });
    const [mail] = await queued(backend);
    return [z.object({ price: z.number().nullable() }).parse(data).price, mail?.payload['price']];
  }

  test('that we name is that of the list, whatever the browser sent, or none', async () => {
    const id = await send({ calculated_price: 1, surface_area: 160, key_hash: keyHash });
    expect(await prices()).toEqual([300, 300]);
    // Looking at the request and planning it make it no other.
    await roles.admin.from('contact_submissions').update({ notes: 'Gezien' }).eq('id', id);
    expect(await prices()).toEqual([300, 300]);
    await roles.admin.from('contact_submissions').update({ surface_area: null }).eq('id', id);
    expect(await prices()).toEqual([null, null]);
  });

  test('that was agreed on is named', async () => {
    const id = await send({ calculated_price: 1, key_hash: keyHash });
    await roles.admin
      .from('contact_submissions')
      .update({ agreed_price: 250, agreed_price_reason: 'Buurkorting' })
      .eq('id', id);
    expect(await prices()).toEqual([250, 250]);
  });
});

test('the page of a request says whether a mail confirms it', async () => {
  const key = 'm'.repeat(43);
  const key_hash = createHash('sha256').update(key).digest('hex');
  async function mailFollows() {
    return z.object({ mail_follows: z.boolean() }).parse((await roles.visitor.rpc('customer_request', { key })).data);
  }
  const id = await send({ key_hash });
  expect(await mailFollows()).toEqual({ mail_follows: true });
  // Nobody was mailed of a visit.
  await sql(`update public.mail_kinds set is_on = kind <> 'planned'`);
  const visit = { status: 'scheduled', appointment_date: winterMonday, appointment_time: '10:00' };
  await roles.admin.from('contact_submissions').update(visit).eq('id', id);
  expect(await mailFollows()).toEqual({ mail_follows: false });
  await sql('update public.mail_kinds set is_on = true');
  await sql(`update private.outgoing_messages set state = 'failed', done_at = now()`);
  await roles.admin
    .from('contact_submissions')
    .update({ ...visit, appointment_time: '11:00' })
    .eq('id', id);
  expect(await mailFollows()).toEqual({ mail_follows: true });
});

describe('a name or address', () => {
  test('is not needed for a request that is not held', async () => {
    const id = await send({ address: null, postcode: null, house_number: null, house_number_addition: null });
    expect(await isHeld(id)).toBe(false);
  });

  test.each<[string, Partial<RequestInsert>]>([
    ['a URL', { name: 'U heeft gewonnen! Ga naar https://winst.example/x' }],
    ['a domain', { name: 'Kijk op winst.example' }],
    ['www', { address: 'www.winst, Amsterdam' }],
    ['a domain of one letter', { name: 'Ga naar x.com' }],
    ['a domain before what could be a street', { address: 'gratis.com.laan 1, Ede' }],
    ['a domain after what could be a street', { address: 'mijn.laan.gratis.com 1, Ede' }],
    ['a domain as the place', { address: 'Dorpsstraat 1, gratis.example' }],
    ['a domain as the addition', { address: null, house_number_addition: 'x.nl' }],
  ])('with %s holds the request, and does not stand in a mail when that is accepted', async (_, overrides) => {
    const id = await send(overrides);
    expect(await isHeld(id)).toBe(true);
    expect(await queued(backend)).toEqual([]);
    await roles.admin.rpc('accept_held_requests', { ids: [id] });
    const [mail] = await queued(backend);
    expect(JSON.stringify(mail?.payload)).not.toMatch(/winst|gratis|x\.(com|nl)/);
  });

  test.each(noNames)('a name such as %j holds it, and stands in no mail', async (name) => {
    const id = await send({ name });
    expect(await isHeld(id)).toBe(true);
    await roles.admin.rpc('accept_held_requests', { ids: [id] });
    const [mail] = await queued(backend);
    expect(mail?.payload['name']).toBeNull();
  });

  test.each([
    'J.de Vries',
    'P.J.M. van der A',
    'dr.ir.A.B.Jansen',
    'v.d.Berg',
    'Jansen c.s.',
    'Jan-Willem O’Neil',
    ...realNames,
  ])('such as that of %s passes', async (name) => {
    expect(await isHeld(await send({ name }))).toBe(false);
  });

  test.each([
    "St.Jansstraat 12-1.hoog, 's-Gravenhage",
    'Nw. Kerkstraat 5 I.A, Gouda',
    'Huize "Rust.", Laan 1.2, Ede',
    'Burg.Janssenstraat 4 bis.A, Ede',
    'Const.Huygensstraat 12, Haarlem',
    'Joh.Vermeer-plein 3, Ede',
  ])('such as %s passes', async (address) => {
    expect(await isHeld(await send({ address }))).toBe(false);
  });
});

test('one address gets thirty mails a day, twenty of which are about new requests; the office reads of the others', async () => {
  const service = sender(backend);
  async function take() {
    return z.array(z.object({ id: z.string() })).parse((await service.rpc('take_messages', { amount: 50 })).data);
  }
  const flooded = buildRequestRow({ email: 'agent@example.nl', created_at: '2026-01-01T00:00:00Z' });
  await sql(insertStatement('contact_submissions', flooded));
  async function queue(kind: string, amount: number) {
    await sql(`insert into private.outgoing_messages (kind, request_id, payload)
      select '${kind}', '${flooded.id}', jsonb_build_object(
        'email', case when n % 2 = 0 then 'agent@example.nl' else 'Agent@example.nl' end, 'starts_at', '2099-01-01T09:00:00Z'
      ) from generate_series(1, ${amount}) as n`);
  }
  await queue('received', 45);
  const other = await send();
  const taken = await take();
  expect(taken).toHaveLength(21);
  for (const { id } of taken) await service.rpc('complete_message', { message_id: id });
  const failed = (await queued(backend)).filter(({ state }) => state === 'failed');
  expect(failed).toHaveLength(25);
  expect(new Set(failed.map(({ error }) => error))).toEqual(new Set(['too-many']));
  // What is told of an appointment still goes.
  await queue('planned', 12);
  expect(await take()).toHaveLength(10);
  // Sent again too soon they fail again; the next day they go, those about appointments first.
  const ids = failed.map(({ id }) => id);
  await roles.admin.rpc('resend_messages', { ids });
  expect(await take()).toEqual([]);
  await sql(
    `update private.outgoing_messages set taken_at = taken_at - interval '1 day' where request_id <> '${other}'`,
  );
  await roles.admin.rpc('resend_messages', { ids });
  await queue('moved', 15);
  const kinds = new Map((await queued(backend)).map(({ id, kind }) => [id, kind]));
  expect((await take()).map(({ id }) => kinds.get(id)).toSorted()).toEqual([
    ...Array.from({ length: 15 }, () => 'moved'),
    ...Array.from({ length: 15 }, () => 'received'),
  ]);
});
