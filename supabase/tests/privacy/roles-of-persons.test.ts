import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makePlanned } from '../figures/clear-invoices.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The rights of who is only at home or only pays (D-76): a copy and the erasure of what is theirs, and of nothing of others.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from public.request_audit');
  await sql('delete from private.outgoing_messages');
  await sql('update public.settings set sends_mail = true');
});

const owner = { name: 'Olga Opdracht', email: 'olga@example.nl', phone: '06 11111111', message: 'Sleutel bij Olga' };
const tenant = { at_home_name: 'Hans Huurder', at_home_phone: '06 22222222', at_home_email: 'hans@example.nl' };
const payer = {
  ...{
    payer_kind: 'company',
    payer_name: 'Beheer Voorbeeld',
    payer_attention: 'Petra Betaal',
    payer_reference: 'PO 77',
  },
  ...{
    payer_postcode: '3811AA',
    payer_street: 'Langestraat 12',
    payer_city: 'Amersfoort',
    payer_email: 'kas@example.nl',
  },
};

async function stored(row: Partial<RequestInsert> = {}): Promise<string> {
  const request = buildRequestRow({ ...owner, ...tenant, ...payer, status: 'contacted', ...row });
  await sql(insertStatement('contact_submissions', { ...request, appointment_sequence: 0 }));
  return request.id;
}

const exportSchema = z.object({
  requests: z.array(z.looseObject({ id: z.string(), roles: z.array(z.string()) })),
  changes: z.array(z.looseObject({ new_values: z.record(z.string(), z.unknown()).nullable() })),
  messages: z.array(z.looseObject({ kind: z.string() })),
  invoices: z.array(z.looseObject({ number: z.string() })),
});

async function exported(person: string) {
  const { data, error } = await roles.admin.rpc('export_person', { person });
  expect(error).toBeNull();
  return exportSchema.parse(data);
}

const erasableSchema = z.object({
  seen_at: z.string(),
  requests: z.array(z.looseObject({ outcome: z.string(), has_invoice: z.boolean(), until: z.string() })),
});

async function erasable(person: string) {
  const { data, error } = await roles.admin.rpc('erasable_person', { person });
  expect(error).toBeNull();
  return erasableSchema.parse(data);
}

async function erase(person: string): Promise<unknown> {
  const { seen_at } = await erasable(person);
  const { data, error } = await roles.admin.rpc('erase_person', { person, seen_at });
  expect(error).toBeNull();
  return data;
}

async function rowOf(id: string) {
  const [row] = await sql(`select * from public.contact_submissions where id = '${id}'`);
  return z.looseObject({}).parse(row);
}

const none = { erased: 0, label_kept: 0, kept: 0, visit_first: 0 };

describe('a copy of what is stored', () => {
  test.each([
    ['olga@example.nl', ['orders']],
    ['+31 6 11111111', ['orders']],
    ['Hans@Example.nl', ['at_home']],
    ['06-22 22 22 22', ['at_home']],
    ['KAS@example.nl', ['pays']],
    ['Hans Huurder', null],
    ['Beheer Voorbeeld', null],
    ['22222222', null],
  ])('%s is found as %j', async (person, found) => {
    await stored();
    expect((await exported(person)).requests.map((request) => request.roles)).toEqual(found ? [found] : []);
  });

  test('of who is at home holds the own name, the home and the visit, and nothing of who orders or pays', async () => {
    const id = await stored();
    await roles.admin.from('contact_submissions').update({ notes: 'Olga belt terug' }).eq('id', id);
    await roles.admin.from('contact_submissions').update({ at_home_name: 'Hans de Huurder' }).eq('id', id);
    const { requests, changes, invoices } = await exported('06 22222222');
    expect(requests).toMatchObject([
      { id, at_home_name: 'Hans de Huurder', postcode: '1082GB', name: null, price: null },
    ]);
    expect(changes.map(({ new_values }) => new_values)).toEqual([{ at_home_name: 'Hans de Huurder' }]);
    expect(invoices).toEqual([]);
    const text = JSON.stringify({ requests, changes });
    for (const other of ['Olga', '11111111', 'Beheer', 'Petra', 'kas@', 'PO 77', '285'])
      expect(text).not.toContain(other);
  });

  test('of who pays holds the invoice, and of who is at home the mails alone that went there', async () => {
    await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
      postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
      iban = 'NL91ABNA0417164300'`);
    const request_id = await stored();
    const invoice = { id: crypto.randomUUID(), request_id, lines: [{ description: 'Label', amount: 28_500 }] };
    expect((await roles.admin.rpc('make_invoice', invoice)).error).toBeNull();
    await makePlanned(backend);
    await sql(`insert into private.outgoing_messages (kind, request_id, payload) values
      ('at_home', '${request_id}', '{"email": "hans@example.nl"}'), ('planned', '${request_id}', '{"email": "olga@example.nl"}')`);
    expect(await exported('kas@example.nl')).toMatchObject({ invoices: [{ request_id }], messages: [] });
    expect(await exported('hans@example.nl')).toMatchObject({ invoices: [], messages: [{ kind: 'at_home' }] });
    const kinds = (await exported('olga@example.nl')).messages.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['planned', 'at_home']));
  });

  test('finds them in the bin too', async () => {
    const id = await stored();
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    const { requests } = await exported('hans@example.nl');
    expect(requests).toMatchObject([{ id, roles: ['at_home'], name: null }]);
    expect(requests[0]).toHaveProperty('deleted_at');
  });
});

describe('erasing', () => {
  test('who is at home, by telephone number, leaves all that is of others', async () => {
    const id = await stored({ status: 'completed' });
    await roles.admin
      .from('contact_submissions')
      .update({ at_home_name: 'Hans de Huurder', notes: 'Olga' })
      .eq('id', id);
    expect((await erasable('06 22222222')).requests).toMatchObject([{ outcome: 'erased', has_invoice: false }]);
    expect(await erase('06 22222222')).toEqual({ ...none, erased: 1 });
    expect(await rowOf(id)).toMatchObject({
      ...owner,
      ...payer,
      notes: 'Olga',
      at_home_name: null,
      at_home_phone: null,
    });
    const traces = JSON.stringify(await sql('select * from public.request_audit, private.request_search'));
    expect(traces).not.toMatch(/Hans|huurder|22222222/i);
    expect(traces).toContain('Olga');
  });

  test('who is at home waits for a visit that is still to come', async () => {
    const id = await stored({ status: 'scheduled', appointment_date: '2099-05-04', appointment_time: '09:00' });
    expect((await erasable('hans@example.nl')).requests).toMatchObject([
      { outcome: 'visit-first', until: '2099-05-04T22:00:00+00:00' },
    ]);
    expect(await erase('hans@example.nl')).toEqual({ ...none, visit_first: 1 });
    expect(await rowOf(id)).toMatchObject(tenant);
  });

  test('who pays for an order leaves what the tax law asks for, and of what became no order nothing', async () => {
    const order = await stored({ status: 'completed' });
    const request = await stored();
    expect(await erase('kas@example.nl')).toEqual({ ...none, erased: 1, kept: 1 });
    expect(await rowOf(order)).toMatchObject({
      ...owner,
      payer_name: 'Beheer Voorbeeld',
      payer_attention: null,
      payer_reference: null,
    });
    expect(await rowOf(request)).toMatchObject({
      ...owner,
      ...tenant,
      payer_kind: null,
      payer_name: null,
      payer_email: null,
    });
  });

  test('leaves a held request held', async () => {
    const id = await stored({ status: 'new', is_held: true });
    expect(await erase('hans@example.nl')).toEqual({ ...none, erased: 1 });
    expect(await rowOf(id)).toMatchObject({ is_held: true, at_home_name: null });
  });

  test('clears the bin, from where the rest can still be brought back', async () => {
    const id = await stored();
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    expect(await erase('hans@example.nl')).toEqual({ ...none, erased: 1 });
    expect((await roles.admin.rpc('restore_request', { request_id: id })).data).toBe(true);
    expect(await rowOf(id)).toMatchObject({ ...owner, ...payer, at_home_name: null, at_home_email: null });
  });
});
