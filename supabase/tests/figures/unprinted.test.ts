import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { covers, type LetterFont } from '../../functions/send/invoice/letters/covered.ts';
import { letterFonts } from '../../functions/send/invoice/letters/fonts.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices } from './clear-invoices.ts';

// Characters that cannot be printed on an invoice.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await clearInvoices(backend);
  await roles.admin
    .from('invoice_settings')
    .update({
      ...{ seller_name: 'Voorbeeld Labels', street: 'Voorbeeldstraat 1', postcode: '3811 AA', city: 'Amersfoort' },
      ...{ chamber_of_commerce: '12345678', vat_number: 'NL123456782B90', iban: 'NL91ABNA0417164300' },
    })
    .eq('is_only_row', true);
});

/** A completed request of which the invoice is due now, by itself or by hand. */
async function plan(name: string, lines: string | null = null): Promise<string> {
  const request = buildRequestRow({ name, status: 'completed' });
  await sql(insertStatement('contact_submissions', request));
  await sql(`delete from private.planned_invoices where request_id = '${request.id}'`);
  await sql(`insert into private.planned_invoices (id, request_id, lines, not_before, is_mailed)
    values (gen_random_uuid(), '${request.id}', ${lines === null ? 'null' : `'${lines}'`}, now(), true)`);
  return request.id;
}

async function invoiced(): Promise<unknown[]> {
  await sql(`update private.planned_invoices set not_before = now() - interval '1 second'`);
  await sql('select private.make_planned_invoices()');
  return sql('select request_id as id from private.invoices');
}

test('the database knows what the fonts have', async () => {
  const fonts: LetterFont[] = ['figtree'];
  for (const name of ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const) {
    fonts.push(name);
  }
  fonts.push('hebrew', 'arabic', 'chinese');
  expect(fonts.length - 1).toBe(Object.keys(letterFonts).length);
  const codes = Array.from({ length: 0x1_20_00 }, (_, index) => index + 0x20).filter((code) => {
    const character = String.fromCodePoint(code);
    return !/[\p{Cc}\p{Cs}]/u.test(character) && character.normalize() === character;
  });
  const rows = z
    .array(z.object({ code: z.int() }))
    .parse(
      await sql(
        `select code from unnest('{${codes.join(',')}}'::integer[]) as code where private.unprinted(chr(code)) = ''`,
      ),
    );
  const known = new Set(rows.map(({ code }) => code));
  const wrong = codes.filter((code) => known.has(code) !== fonts.some((font) => covers(font, code)));
  expect(wrong.map((code) => code.toString(16))).toEqual([]);
});

test('an invoice that comes by itself waits for a name that can be printed', async () => {
  const id = await plan('Somchai สมชาย');
  const other = await plan('Олександр');
  expect(await invoiced()).toEqual([{ id: other }]);
  const { data } = await roles.admin.rpc('invoices_of_request', { request_id: id });
  expect(data).toMatchObject({ planned: [{ unprinted: 'ช ม ย ส า' }] });
  await sql(`update public.contact_submissions set name = 'Somchai' where id = '${id}'`);
  expect(await invoiced()).toHaveLength(2);
});

test('one that an administrator asked for after the warning is made', async () => {
  const id = await plan('สมชาย', '[{"description": "Energielabel", "amount": 28500}]');
  expect(await invoiced()).toEqual([{ id }]);
});

test.each([
  ['Łukasz Nguyễn', ''],
  ['สม', 'ม ส'],
])('the form of an invoice for %s names them: "%s"', async (name, expected) => {
  const request = buildRequestRow({ name });
  await sql(insertStatement('contact_submissions', request));
  const { data } = await roles.admin.rpc('invoices_of_request', { request_id: request.id });
  expect(data).toMatchObject({ unprinted: expected });
});

test('the work of the day counts what waits for a name that can be printed', async () => {
  await plan('Somchai สมชาย');
  await plan('Олександр');
  const { data } = await roles.admin.rpc('requests_of_today');
  expect(data).toMatchObject({ unprinted_invoices: 1 });
});

test.each([
  ['Tweede bezoek 🏠', 'lines: cannot be printed: 🏠'],
  ['Tweede bezoek', undefined],
])('the description %s: refused with %s', async (description, refusal) => {
  const request = buildRequestRow({ status: 'completed' });
  await sql(insertStatement('contact_submissions', request));
  const { error } = await roles.admin.rpc('make_invoice', {
    ...{ id: crypto.randomUUID(), request_id: request.id, due: 'extra', reason: 'Afgesproken' },
    lines: [{ description, amount: 5000 }],
  });
  expect(error?.message).toBe(refusal);
});
