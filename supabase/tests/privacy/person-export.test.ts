import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePlanned } from '../figures/clear-invoices.ts';
import { z } from 'zod';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const day = 24 * 3600 * 1000;
const tuesday = addDays(winterMonday, 1);
const exportSchema = z.object({
  requests: z.array(z.looseObject({ id: z.string(), email: z.string() })),
  changes: z.array(z.looseObject({ request_id: z.string() })),
  visits: z.array(z.looseObject({ request_id: z.string() })),
  messages: z.array(z.looseObject({ request_id: z.string() })),
  invoices: z.array(z.looseObject({ request_id: z.string() })),
});

const { backend, roles } = await startBackendWithRoles();

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
});

/** A request of that many days ago, as it is in the table. */
async function storedRequest(daysAgo: number, row: Partial<RequestInsert> = {}): Promise<string> {
  const created_at = new Date(Date.now() - daysAgo * day).toISOString();
  const stored = { notes: 'Hond heet Bello', status: 'new', created_at, updated_at: created_at, ...row };
  const request = buildRequestRow(stored);
  await backend.sql(insertStatement('contact_submissions', { ...request, appointment_sequence: 0 }));
  return request.id;
}

async function exported(email: string) {
  const { data, error } = await roles.admin.rpc('export_person', { person: email });
  expect(error).toBeNull();
  return exportSchema.parse(data);
}

describe('everything about one person', () => {
  test('is found by e-mail address in any case, with the changes, the oldest first', async () => {
    const email = `Jo.${randomUUID()}@Example.org`;
    const older = await storedRequest(30, { email });
    const newer = await storedRequest(2, { email: email.toUpperCase() });
    await roles.admin.from('contact_submissions').update({ notes: 'Gebeld' }).eq('id', newer);
    for (const asked of [email, email.toLowerCase(), ` ${email.toUpperCase()} `]) {
      const { requests, changes } = await exported(asked);
      expect(requests.map(({ id }) => id)).toEqual([older, newer]);
      expect(changes).toMatchObject([{ request_id: newer, action: 'update', new_values: { notes: 'Gebeld' } }]);
    }
  });

  test('holds every column', async () => {
    const id = await storedRequest(2, { email: 'jo@example.org' });
    const [request] = (await exported('jo@example.org')).requests;
    const [row] = await backend.sql(`select * from public.contact_submissions where id = '${id}'`);
    expect(Object.keys(request ?? {}).sort()).toEqual([...Object.keys(z.looseObject({}).parse(row)), 'roles'].sort());
    expect(request).toMatchObject({ id, name: 'Jan de Vries', notes: 'Hond heet Bello', surface_area: 76 });
  });

  test('holds a deleted request too, as long as it is kept aside', async () => {
    const email = 'weg@example.org';
    const deleted = await storedRequest(5, { email: 'Weg@Example.org' });
    const stays = await storedRequest(2, { email });
    await roles.admin.from('contact_submissions').update({ notes: 'Belt morgen' }).eq('id', deleted);
    await roles.admin.from('contact_submissions').delete().eq('id', deleted);
    const { requests, changes } = await exported(email);
    expect(requests).toMatchObject([{ id: deleted, notes: 'Belt morgen' }, { id: stays }]);
    expect(requests.map((request) => 'deleted_at' in request)).toEqual([true, false]);
    expect(changes).toMatchObject([{ action: 'update' }, { action: 'delete', request_id: deleted }]);
  });

  test('holds the invoices, and what was paid', async () => {
    await backend.sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
      postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
      iban = 'NL91ABNA0417164300'`);
    const request_id = await storedRequest(2, { email: 'factuur@example.org' });
    const id = randomUUID();
    await roles.admin.rpc('make_invoice', { id, request_id, lines: [{ description: 'Label', amount: 28_500 }] });
    await makePlanned(backend);
    await roles.admin.rpc('note_payment', { invoice_id: id, paid_on: '2026-11-27', amount: 10_000 });
    const transfer = { kind: 'in', day: '2026-11-28', amount: 5000, party: 'F. Actuur', remittance: 'Tweede deel' };
    await roles.admin.rpc('store_bank_entries', { entries: [{ account: '', reference: '', ...transfer }] });
    const [entry] = z
      .array(z.object({ id: z.string() }))
      .parse(await backend.sql('select id from private.bank_entries'));
    const decisions = [{ entry: entry?.id ?? '', pays: [{ invoice: id, amount: 5000 }] }];
    await roles.admin.rpc('settle_bank_entries', { decisions });
    const { invoices } = await exported('factuur@example.org');
    const payments = [
      { paid_on: '2026-11-27', amount: 10_000, party: null },
      { paid_on: '2026-11-28', amount: 5000, party: 'F. Actuur', remittance: 'Tweede deel' },
    ];
    expect(invoices).toMatchObject([{ id, request_id, total: 28_500, payments }]);
  });

  test('holds the appointments, and what was sent about them', async () => {
    await backend.sql('update public.settings set sends_mail = true');
    const id = await storedRequest(2, { email: 'bezoek@example.org' });
    await roles.admin
      .from('contact_submissions')
      .update({ status: 'scheduled', appointment_date: tuesday, appointment_time: '10:00' })
      .eq('id', id);
    const { visits: appointments, messages } = await exported('bezoek@example.org');
    expect(appointments).toMatchObject([{ request_id: id, state: 'planned', starts_at: `${tuesday}T09:00:00+00:00` }]);
    expect(messages.map(({ kind, request_id }) => [kind, request_id])).toEqual(
      expect.arrayContaining([
        ['planned', id],
        ['reminder', id],
      ]),
    );
    expect(messages[0]).toMatchObject({ state: 'waiting', payload: { email: 'bezoek@example.org' } });
  });

  test('holds nothing of another one, however alike the address', async () => {
    await storedRequest(2, { email: 'jo@example.org' });
    for (const email of [
      'jo@example.or',
      'j_@example.org',
      '%@example.org',
      'bjo@example.org',
      'jo@example.org.example',
      '',
    ]) {
      expect(await exported(email)).toEqual({ requests: [], changes: [], visits: [], messages: [], invoices: [] });
    }
    const other = await storedRequest(2, { email: 'bo@example.org' });
    await roles.admin.from('contact_submissions').update({ notes: 'Van Bo' }).eq('id', other);
    const text = JSON.stringify(await exported('jo@example.org'));
    expect(text).not.toContain(other);
    expect(text).not.toContain('Van Bo');
  });
});
