import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileValues } from '@/test/hostile-values';
import { ublOf } from '../../supabase/functions/send/invoice/ubl.ts';
import { credit, exempt, invoice, ofCompany, ofHomes } from '../../supabase/tests/functions/invoice-samples.ts';
import { requirePrograms } from './program';

// E-invoices by the schemas of UBL 2.1, which OASIS publishes and this repository does not hold.

const folder = mkdtempSync(path.join(tmpdir(), 'e-invoice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const source = 'https://docs.oasis-open.org/ubl/os-UBL-2.1/UBL-2.1.zip';
const schemas = process.env['UBL_SCHEMAS'];
beforeAll(() => {
  requirePrograms('xmllint (libxml2-utils)');
  if (schemas === undefined) throw new Error(`UBL_SCHEMAS: the folder xsd of ${source}, unpacked`);
});

/** What xmllint says of them; '' for nothing. */
function complaints(document: 'Invoice' | 'CreditNote', ...files: string[]): string {
  const names = files.map((xml, index) => {
    const name = path.join(folder, `${index}.xml`);
    writeFileSync(name, xml);
    return name;
  });
  const schema = path.join(schemas ?? '', 'maindoc', `UBL-${document}-2.1.xsd`);
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, ...names], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

test('what is wrong is found', () => {
  expect(complaints('Invoice', ublOf(invoice).replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''))).toContain(
    'IssueDate',
  );
});

test.each([
  ['an invoice', 'Invoice', invoice],
  ['a credit note', 'CreditNote', credit],
  ['an invoice without VAT', 'Invoice', exempt],
  ['an invoice of a company', 'Invoice', ofCompany],
  ['an invoice of several homes', 'Invoice', ofHomes],
  ['an invoice for work without a visit', 'Invoice', { ...invoice, delivered_on: null }],
] as const)('%s is valid', (_, document, given) => {
  expect(complaints(document, ublOf(given))).toBe('');
});

test('no text of a customer or a line breaks one', () => {
  const files = hostileValues.map((value) => {
    const customer = {
      ...ofCompany.customer,
      name: value,
      attention: value,
      reference: value,
      street: value,
      postcode: value,
      city: value,
    };
    return ublOf({ ...invoice, customer, lines: invoice.lines.map((line) => ({ ...line, description: value })) });
  });
  expect(complaints('Invoice', ...files)).toBe('');
});
