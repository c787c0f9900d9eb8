import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takenInvoice, type Invoice } from '../../supabase/functions/send/invoice/invoice.ts';
import { ublOf } from '../../supabase/functions/send/invoice/ubl.ts';
import { buildRequestRow, insertStatement } from '../../supabase/tests/setup/factories.ts';
import { signUp } from '../../supabase/tests/setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../../supabase/tests/setup/postgres-server.ts';
import { run } from './program';

// The rules of EN 16931 as the European Commission publishes them, over invoices that the database makes of random lines:
// whole, part-paid and taken back. This repository does not hold the rules.

const amount = 100;
const rules = process.env['EN16931_RULES'];
const folder = mkdtempSync(path.join(tmpdir(), 'e-invoice-rules-'));
let server: PostgresServer;
let owner: pg.Client;

beforeAll(async () => {
  if (rules === undefined) {
    throw new Error(
      'EN16931_RULES: the file ubl/xslt/EN16931-UBL-validation.xslt of github.com/ConnectingEurope/eInvoicing-EN16931',
    );
  }
  ({ server, owner } = await startNewInstallation());
  const admin = await signUp(owner, 'admin@example.nl');
  await owner.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: admin, role: 'authenticated', session_id: admin }),
  ]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const line = fc.record({
  description: fc.constantFrom('Energielabel', 'Korting <10%>', 'Spoed & "avond"', 'Extra wooneenheid', 'Работа'),
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -20_000, max: -1 })),
});
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    rate: fc.constantFrom(0, 9, 21),
    isSmallBusiness: fc.boolean(),
    isCredited: fc.boolean(),
    /** Of the total, in percent. */
    paid: fc.constantFrom(0, 30, 100, 140),
    hasAddress: fc.boolean(),
    isForCompany: fc.boolean(),
  })
  .filter(({ lines }) => lines.reduce((sum, { amount: cents }) => sum + cents, 0) > 0);
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

const company = {
  ...{ payer_kind: 'company', payer_name: 'Voorbeeld Vastgoed', payer_attention: 'Administratie' },
  ...{ payer_street: 'Voorbeeldplein 2', payer_postcode: '3811AB', payer_city: 'Amersfoort', payer_kvk: '12345678' },
  ...{ payer_vat_id: 'NL123456782B90', payer_reference: 'PO 12' },
};

/** The invoice of an order, and the credit note that takes it back. */
async function invoicesOf({
  lines,
  rate,
  isSmallBusiness,
  isCredited,
  paid,
  hasAddress,
  isForCompany,
}: Order): Promise<Invoice[]> {
  await owner.query(
    `update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1', postcode = '3811 AA',
      city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456782B90', iban = 'NL91ABNA0417164300',
      vat_rate = $1, is_small_business = $2`,
    [rate, isSmallBusiness],
  );
  const request = buildRequestRow({
    name: 'Łukasz & <Zoon>',
    ...(hasAddress ? {} : { address: null, postcode: null, house_number: null }),
    ...(isForCompany ? company : {}),
  });
  await owner.query(insertStatement('contact_submissions', request));
  await owner.query('select public.make_invoice($1, $1, $2)', [request.id, JSON.stringify(lines)]);
  await owner.query(`update private.planned_invoices set not_before = now()`);
  await owner.query('select private.make_planned_invoices()');
  const total = lines.reduce((sum, { amount: cents }) => sum + cents, 0);
  if (paid > 0) {
    await owner.query("select public.note_payment($1, '2026-11-20', $2, true)", [
      request.id,
      Math.ceil((total * paid) / 100),
    ]);
  }
  if (isCredited) {
    await owner.query('select public.credit_invoice(gen_random_uuid(), $1, private.paid_of($1))', [request.id]);
    await owner.query('update private.planned_credits set not_before = now()');
    await owner.query('select private.make_planned_credits()');
  }
  const { rows } = await owner.query<{ shown: unknown }>(
    'select private.shown_invoice(invoice) as shown from private.invoices as invoice where request_id = $1 order by number',
    [request.id],
  );
  return rows.map(({ shown }) => takenInvoice.parse(shown));
}

/** Which rules each e-invoice breaks, by their names. All in one run: reading the rules takes most of its time. */
function broken(documents: readonly string[]): string[][] {
  const files = documents.map((xml, index) => {
    const name = path.join(folder, `${index}.xml`);
    writeFileSync(name, xml);
    return pathToFileURL(name).href;
  });
  const all = path.join(folder, 'all.xsl');
  const calls = files.map(
    (file) => `<xsl:call-template name="one"><xsl:with-param name="file" select="'${file}'"/></xsl:call-template>`,
  );
  writeFileSync(
    all,
    `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:svrl="http://purl.oclc.org/dsdl/svrl">
      <xsl:import href="${pathToFileURL(rules ?? '').href}"/>
      <xsl:output method="text"/>
      <xsl:template name="one">
        <xsl:param name="file"/>
        <xsl:variable name="report"><xsl:apply-templates select="doc($file)"/></xsl:variable>
        <xsl:value-of select="'checked', $report//svrl:failed-assert/@id, '&#10;'"/>
      </xsl:template>
      <xsl:template name="all">${calls.join('')}</xsl:template>
    </xsl:stylesheet>`,
  );
  return run('npx', ['--yes', 'xslt3@2.7.0', `-xsl:${all}`, '-it:all'])
    .split('\n')
    .flatMap((line) =>
      line.startsWith('checked') ? [line.split(' ').filter((word) => word !== '' && word !== 'checked')] : [],
    );
}

test('no rule is broken, and a wrong total is found', async () => {
  const orders = fc.sample(order, { numRuns: amount, seed: 16_931 });
  const invoices: Invoice[] = [];
  for (const each of orders) invoices.push(...(await invoicesOf(each)));
  const documents = invoices.map(ublOf);
  const wrong = documents[0]?.replace(/(<cbc:PayableAmount currencyID="EUR">)\d/, '$19') ?? '';
  expect(wrong).not.toBe(documents[0]);
  const [fault, ...others] = broken([wrong, ...documents]);
  expect(fault).toContain('BR-CO-16');
  expect(others).toHaveLength(documents.length);
  expect(others.flatMap((names, index) => names.map((name) => `${invoices[index]?.number ?? ''} ${name}`))).toEqual([]);
});
