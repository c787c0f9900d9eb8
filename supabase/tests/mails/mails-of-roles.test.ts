import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { queued, sender } from './outgoing.ts';

// Who is told what when one orders, another is at home and a third pays (D-76, D-65, D-67).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const server = sender(backend);

const atHome = { at_home_name: 'Piet Bakker', at_home_phone: '06 87654321', at_home_email: 'piet@example.nl' };
const company = {
  ...{ payer_kind: 'company', payer_name: 'Makelaardij Voorbeeld.nl', payer_postcode: '3811AA' },
  ...{ payer_street: 'Langestraat 12', payer_city: 'Amersfoort' },
};

/** That company pays for a consumer, who orders. */
const paidByCompany = { ...company, ordered_as: 'consumer' };

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  await sql(`insert into public.advisers (user_id, name) values ('${data.user?.id ?? ''}', 'Ali')`);
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.known_appointments');
  await sql('delete from private.recent_callers');
  await sql(`update public.settings set sends_mail = true, looks_up_labels = false`);
  await sql('delete from private.outgoing_messages');
});

async function addRequest(values: Partial<RequestInsert> = {}) {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
  await sql(insertStatement('contact_submissions', row));
  await sql('delete from private.outgoing_messages');
  return { id: row.id, key, email: row.email };
}

async function plan(id: string, time = '10:00') {
  const { error } = await roles.admin
    .from('contact_submissions')
    .update({ status: 'scheduled', appointment_date: winterMonday, appointment_time: time })
    .eq('id', id);
  expect(error).toBeNull();
}

async function mailKinds() {
  return (await queued(backend)).map(({ kind }) => kind).filter((kind) => kind !== 'webhook');
}

/** The mails to who is at home that wait, but for the reminder. */
async function toWhoIsAtHome() {
  return (await queued(backend)).filter(({ kind, payload }) => kind === 'at_home' && !('is_reminder' in payload));
}

/** What a sender gets of each mail, all of which are due. */
async function taken() {
  await sql(`update private.outgoing_messages set not_before = now() - interval '1 minute' where state = 'waiting'`);
  const { data } = await server.rpc('take_messages', { amount: 50 });
  return z
    .array(z.object({ kind: z.string(), key: z.string().nullable(), payload: z.looseObject({ email: z.string() }) }))
    .parse(data);
}

describe('who is at home', () => {
  test('gets no mail without an address', async () => {
    const { id } = await addRequest({ at_home_name: 'Piet Bakker', at_home_phone: '06 87654321' });
    await plan(id);
    expect(await mailKinds()).toEqual(['planned', 'reminder']);
  });

  test('gets the moment, without price, key or terms', async () => {
    const { id } = await addRequest(atHome);
    await plan(id);
    const mails = (await taken()).filter(({ payload }) => payload.email === atHome.at_home_email);
    expect(mails.map(({ kind }) => kind)).toEqual(['at_home', 'at_home']);
    for (const { key, payload } of mails) {
      expect(key).toBeNull();
      expect(payload).toMatchObject({ name: 'Piet Bakker', price: null, can_pick: false, adviser: 'Ali' });
      for (const field of ['withdrawal_until', 'early_start', 'label_day', 'by_customer'])
        expect(payload).not.toHaveProperty(field);
    }
  });

  test('is told of the difference with what was told before, and that it is off', async () => {
    const { id } = await addRequest(atHome);
    await plan(id);
    await sql(`update private.outgoing_messages set state = 'sent' where kind in ('planned', 'at_home')`);
    await sql(`update private.known_appointments set changed_at = now() - interval '1 hour'`);
    await plan(id, '14:00');
    const [moved] = (await toWhoIsAtHome()).filter(({ state }) => state === 'waiting');
    expect(moved?.payload).toHaveProperty('previous_starts_at');
    await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', id);
    const waiting = (await toWhoIsAtHome()).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ payload: { is_off: true, email: atHome.at_home_email } }]);
  });

  test('is mailed at a corrected address, and no more once that is taken away', async () => {
    const { id } = await addRequest(atHome);
    await plan(id);
    await roles.admin.from('contact_submissions').update({ at_home_email: 'bakker@example.nl' }).eq('id', id);
    expect(await toWhoIsAtHome()).toMatchObject([{ payload: { email: 'bakker@example.nl', price: null } }]);
    await roles.admin.from('contact_submissions').update({ at_home_email: null }).eq('id', id);
    expect(await mailKinds()).toEqual(['planned', 'reminder']);
  });

  test('is reminded when the address was given later', async () => {
    const { id } = await addRequest({ at_home_name: 'Piet Bakker', at_home_phone: '06 87654321' });
    await plan(id);
    await roles.admin.from('contact_submissions').update(atHome).eq('id', id);
    expect((await queued(backend)).filter(({ kind }) => kind === 'at_home')).toMatchObject([
      { payload: { is_reminder: true, email: atHome.at_home_email } },
    ]);
  });

  test('gets no more than strangers may cause at one address in a day', async () => {
    for (let visit = 0; visit < 12; visit++) await plan((await addRequest(atHome)).id, `${String(8 + visit)}:00`);
    await sql(`delete from private.outgoing_messages`);
    await sql(`insert into private.outgoing_messages (kind, request_id, payload)
      select 'at_home', id, private.payload_of_mail('at_home', stored)
      from public.contact_submissions as stored, generate_series(1, 2)`);
    expect((await taken()).length).toBe(20);
    expect((await queued(backend)).filter(({ error }) => error === 'too-many')).toHaveLength(4);
  });
});

describe('the invoice is mailed to who pays', () => {
  async function queueInvoice(values: Partial<RequestInsert>) {
    const request = await addRequest(values);
    await sql(`select private.queue_mail('invoice', stored) from public.contact_submissions as stored`);
    return { ...request, mails: await taken() };
  }

  test('at its own address, in copy to nobody, and without the link of who ordered', async () => {
    const { mails } = await queueInvoice({ ...company, payer_email: 'facturen@example.nl' });
    // The name of the company is no link in a mail.
    expect(mails).toMatchObject([{ key: null, payload: { email: 'facturen@example.nl', to_payer: true, name: null } }]);
  });

  test('by the name of somebody whose attention it is to get', async () => {
    const { mails } = await queueInvoice({
      ...{ ...company, payer_email: 'facturen@example.nl', payer_attention: 'A. Mulder' },
    });
    expect(mails).toMatchObject([{ payload: { name: 'A. Mulder' } }]);
  });

  test.each([
    [{ payer_email: 'facturen@example.nl' }, true],
    [{ payer_email: 'OLGA@example.nl' }, false],
    [{}, false],
  ])('which the mails to who ordered say: %j', async (payer, billed_elsewhere) => {
    const { id } = await addRequest({ ...company, email: 'olga@example.nl', ...payer });
    await plan(id);
    const [planned] = (await queued(backend)).filter(({ kind }) => kind === 'planned');
    expect(planned?.payload).toMatchObject({ billed_elsewhere, has_other_payer: true });
  });

  test('and to who ordered where it has no address, with the link', async () => {
    const { mails, email } = await queueInvoice(company);
    expect(mails).toMatchObject([{ payload: { email, to_payer: false } }]);
    expect(mails[0]?.key).not.toBeNull();
  });
});

describe('a company that orders', () => {
  async function shown(key: string) {
    const { data } = await roles.visitor.rpc('customer_request', { key });
    return z.looseObject({ is_company: z.boolean() }).parse(data);
  }

  test.each([
    [company, 'none'],
    [paidByCompany, 'open'],
    [{ ...company, payer_kind: 'person', payer_name: 'Erven Bakker' }, 'open'],
    [{}, 'open'],
  ])('has no period of withdrawal, whoever else pays: %j', async (payer, state) => {
    const { id, key } = await addRequest(payer);
    await plan(id);
    expect(await shown(key)).toMatchObject({ is_company: state === 'none', withdrawal: { state } });
    expect((await roles.visitor.rpc('withdraw_order', { key })).data).toBe(state === 'open');
  });

  test('gets mails whose last day to withdraw is before the order', async () => {
    const { id } = await addRequest(company);
    await plan(id);
    const [planned] = (await queued(backend)).filter(({ kind }) => kind === 'planned');
    const [row] = await sql('select (current_date - 2)::text as earlier, current_date::text as today');
    const { earlier, today } = z.object({ earlier: z.string(), today: z.string() }).parse(row);
    const until = z.string().parse(planned?.payload['withdrawal_until']);
    expect(until >= earlier && until < today).toBe(true);
    expect(planned?.payload).toMatchObject({ is_company: true });
  });

  test('only pays, once the office corrects that: the mail that waits follows', async () => {
    const { id, key } = await addRequest(company);
    await plan(id);
    await roles.admin.from('contact_submissions').update({ ordered_as: 'consumer' }).eq('id', id);
    const [planned] = (await queued(backend)).filter(({ kind }) => kind === 'planned');
    expect(planned?.payload).toMatchObject({ is_company: false });
    expect(await shown(key)).toMatchObject({ is_company: false, withdrawal: { state: 'open' } });
  });

  test.each([
    [company, false],
    [paidByCompany, true],
  ])('is invoiced at once, and a consumer after the period, whoever pays: %j', async (payer, waits) => {
    await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
      postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
      iban = 'NL91ABNA0417164300', enabled_at = now() - interval '1 day'`);
    const { id } = await addRequest(payer);
    await sql(`insert into public.appointments (request_id, starts_at, ends_at)
      values ('${id}', now() - interval '2 hours', now() - interval '1 hour')`);
    await sql(`update public.contact_submissions set status = 'completed' where id = '${id}'`);
    expect(await sql(`select not_before > now() + interval '13 days' as waits from private.planned_invoices`)).toEqual([
      { waits },
    ]);
  });

  test.each([
    [company, 7500],
    [paidByCompany, 0],
    [{}, 0],
  ])(
    'pays for a visit at which nobody was home, also in what would be the period of a consumer: %j',
    async (payer, due) => {
      const { id } = await addRequest(payer);
      await sql(`insert into public.appointments (request_id, starts_at, ends_at, state)
      values ('${id}', now() - interval '2 hours', now() - interval '1 hour', 'no_show')`);
      const rows = await sql(`select most::integer as most from public.contact_submissions as stored
      cross join lateral private.chargeable_dues(stored) as each where each.due = 'no_show'`);
      expect(rows).toEqual([{ most: due }]);
    },
  );
});
