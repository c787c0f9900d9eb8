import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '../../../src/domain/request/field-input.ts';
import { fieldDefinition, fieldOfColumn } from '../../../src/domain/request/request-fields.ts';
import { roleFields } from '../../../src/domain/request/roles.ts';
import { noNames, realNames } from '../../../src/test/names.ts';
import { buildRequestRow, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Who is at home and who pays (D-76): the form and the database take and refuse the same.

const { backend, roles } = await startBackendWithRoles();

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.recent_callers');
});

const atHome = { at_home_name: 'Piet Bakker', at_home_phone: '06 87654321' };
const person = {
  ...{ payer_kind: 'person', payer_name: 'Erven Bakker', payer_postcode: '3811AA' },
  ...{ payer_street: 'Langestraat 12', payer_city: 'Amersfoort' },
};
const company = { ...person, payer_kind: 'company', payer_name: 'Makelaardij Voorbeeld.nl' };

/** Whether the form takes these columns as typed. */
function isTakenByForm(columns: Partial<RequestInsert>): boolean {
  const typed = Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [fieldOfColumn(column) ?? column, String(value)]),
  );
  return problemsOf(roleFields, typed).length === 0;
}

async function isStored(columns: Partial<RequestInsert>): Promise<boolean> {
  const { status } = await roles.visitor.from('contact_submissions').insert(buildRequestRow(columns));
  return status === 201;
}

async function isHeld(columns: Partial<RequestInsert>): Promise<boolean> {
  const row = buildRequestRow(columns);
  expect((await roles.visitor.from('contact_submissions').insert(row)).error).toBeNull();
  const [stored] = await backend.sql(`select is_held from public.contact_submissions where id = '${row.id}'`);
  return z.object({ is_held: z.boolean() }).parse(stored).is_held;
}

const whole: [string, Partial<RequestInsert>][] = [
  ['nobody else', {}],
  ['who is at home', atHome],
  ['who is at home, with an address', { ...atHome, at_home_email: 'piet@example.nl' }],
  ['a person who pays', { ...person, payer_email: 'erven@example.nl', payer_reference: 'Nalatenschap' }],
  ['a company', company],
  ['a company that pays for a consumer', { ...company, ordered_as: 'consumer' }],
  [
    'a Dutch company',
    { ...company, payer_kvk: '12345678', payer_vat_id: 'NL000099998B57', payer_attention: 'A. Mulder' },
  ],
  ['a Belgian company', { ...company, payer_vat_id: 'BE0123456789' }],
  ['both', { ...atHome, ...company }],
];

test.each(whole)('a visitor may name %s', async (_, columns) => {
  expect([isTakenByForm(columns), await isStored(columns)]).toEqual([true, true]);
});

const broken: [string, Partial<RequestInsert>][] = [
  ['a name at home without a number', { at_home_name: 'Piet Bakker' }],
  ['a number at home without a name', { at_home_phone: '06 87654321' }],
  ['an address at home alone', { at_home_email: 'piet@example.nl' }],
  ['an address at home that is none', { ...atHome, at_home_email: 'piet@example' }],
  ['a kind of payer alone', { payer_kind: 'person' }],
  ['a payer without a city', { ...person, payer_city: null }],
  ['a payer with half a postcode', { ...person, payer_postcode: '3811' }],
  ['a number of the chamber of commerce of seven digits', { ...company, payer_kvk: '1234567' }],
  ['a VAT number of another form', { ...company, payer_vat_id: 'NL12345678B01' }],
];

test.each(broken)('neither form nor database takes %s', async (_, columns) => {
  const filled = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  expect([isTakenByForm(filled), await isStored(columns)]).toEqual([false, false]);
});

test('the form refuses a Dutch VAT number with a wrong check digit', () => {
  expect(isTakenByForm({ ...company, payer_vat_id: 'NL000099998B58' })).toBe(false);
  // The older rule, for companies.
  expect(isTakenByForm({ ...company, payer_vat_id: 'NL123456782B01' })).toBe(true);
});

test('only a company has somebody to the attention of whom, and numbers', async () => {
  for (const column of ['payer_attention', 'payer_kvk', 'payer_vat_id'] as const) {
    const value = { payer_attention: 'A. Mulder', payer_kvk: '12345678', payer_vat_id: 'NL000099998B57' }[column];
    expect(await isStored({ ...person, [column]: value }), column).toBe(false);
  }
});

describe('a request is held (D-67)', () => {
  test.each(noNames)('when who is at home is called %s', async (name) => {
    expect(await isHeld({ ...atHome, at_home_name: name })).toBe(true);
  });

  test.each(['https://winst.example/x', 'www.winst.nl', 'Ga naar winst.example nu', 'jan@example.org'])(
    'when the company that pays is called %s',
    async (name) => {
      expect(await isHeld({ ...company, payer_name: name })).toBe(true);
    },
  );

  test.each([
    ['payer_street', 'Kijk op winst.example'],
    ['payer_city', 'www.winst.nl'],
    ['payer_reference', 'https://winst.example/x'],
    ['payer_attention', 'winst.example'],
  ])('when its %s is %s', async (column, value) => {
    expect(await isHeld({ ...company, [column]: value })).toBe(true);
  });

  test('when a person who pays has a name that ends in a domain, which a company may have', async () => {
    expect(await isHeld({ ...person, payer_name: company.payer_name })).toBe(true);
    expect(await isHeld({ name: company.payer_name })).toBe(true);
    expect(await isHeld({ ...company, name: company.payer_name })).toBe(false);
  });

  test('and not for the names that people and companies have', async () => {
    for (const name of realNames.slice(0, 9))
      expect(await isHeld({ ...atHome, ...company, payer_name: name, at_home_name: name }), name).toBe(false);
  });
});

test('a request is found by who is at home and by who pays', async () => {
  const row = buildRequestRow({
    ...atHome,
    ...company,
    payer_kvk: '12345678',
    payer_reference: 'INK-2026',
    payer_email: 'facturen@example.nl',
  });
  await roles.visitor.from('contact_submissions').insert(row);
  for (const search of ['piet bakker', '0687654321', 'makelaardij', '12345678', 'ink-2026', 'facturen@example.nl'])
    expect((await roles.admin.rpc('list_requests', { search })).data, search).toMatchObject([{ id: row.id }]);
});

test('the invoice is made out to who pays, with the home beside it; without another payer as it was', async () => {
  const ordered = buildRequestRow({ ...company, payer_kvk: '12345678', payer_reference: 'INK-2026' });
  const own = buildRequestRow();
  await roles.visitor.from('contact_submissions').insert([ordered, own]);
  const [row, other] = await backend.sql(`select private.invoice_customer(stored) as customer
    from public.contact_submissions as stored order by id <> '${ordered.id}'`);
  const home = { street: 'Overvoorde 43 2', postcode: '1082 GB', city: 'Amsterdam' };
  expect(row).toEqual({
    customer: {
      ...{ name: 'Makelaardij Voorbeeld.nl', street: 'Langestraat 12', postcode: '3811 AA', city: 'Amersfoort' },
      ...{ attention: '', chamber_of_commerce: '12345678', vat_number: '', reference: 'INK-2026', home },
    },
  });
  expect(other).toEqual({ customer: { name: 'Jan de Vries', ...home } });
});

test('each of these columns stands with the field of its name', () => {
  for (const name of roleFields) expect(fieldOfColumn(fieldDefinition(name).column)).toBe(name);
});
