import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isVatNumber } from '../../../src/domain/invoice/vat-number.ts';
import { literal } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The check of a VAT number stands twice: in TypeScript for the form, in SQL for what is stored. They are one.

const { backend, roles } = await startBackendWithRoles();

const numbers: [string, boolean][] = [
  // Of a company, by the eleven test.
  ['NL123456782B90', true],
  ['NL123456782B01', true],
  // Of a person, by modulo 97.
  ['NL000099998B57', true],
  ['NL123456789B13', true],
  // By both.
  ['NL123456782B76', true],
  ['NL123456789B01', false],
  ['NL000099998B75', false],
  ['NL213456782B90', false],
  ['', false],
  ['NL12345678B90', false],
  ['NL1234567820B9', false],
  ['NL123456782B9', false],
  ['NL123456782B901', false],
  ['DE123456782B90', false],
  ['NL123456782C90', false],
  ['nl123456782b90', false],
  ['NL 123456782B90', false],
];

describe.each(numbers)('the VAT number "%s"', (number, isValid) => {
  test(`is ${isValid ? '' : 'no '}number in the form and in the database`, async () => {
    expect(isVatNumber(number)).toBe(isValid);
    const rows = await backend.sql(`select private.is_vat_number(${literal(number)}) as valid`);
    expect(rows).toEqual([{ valid: isValid }]);
  });

  test(`is ${isValid || number === '' ? 'stored' : 'refused'} for an administrator`, async () => {
    await backend.sql(`update public.invoice_settings set vat_number = ''`);
    const { error } = await roles.admin.from('invoice_settings').update({ vat_number: number }).eq('is_only_row', true);
    expect(error === null).toBe(isValid || number === '');
    const [row] = await backend.sql('select vat_number from public.invoice_settings');
    expect(z.object({ vat_number: z.string() }).parse(row).vat_number).toBe(error === null ? number : '');
  });
});

test('a number of before this check keeps no other setting from being saved', async () => {
  await backend.sql(`update public.invoice_settings set vat_number = 'NL123456789B01'`);
  const settings = { vat_number: 'NL123456789B01', city: 'Amersfoort' };
  expect((await roles.admin.from('invoice_settings').update(settings).eq('is_only_row', true)).error).toBeNull();
});
