import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '../../supabase/functions/send/invoice/invoice.ts';
import { ublOf } from '../../supabase/functions/send/invoice/ubl.ts';
import { signUp } from '../../supabase/tests/setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../../supabase/tests/setup/postgres-server.ts';
import { makeInvoices, order } from './random-invoices.ts';
import { brokenRules, dutchRules } from './schematron.ts';

// The published rules of e-invoices over those that the database makes of random orders. This repository does not hold the rules.

const amount = 100;
const folder = mkdtempSync(path.join(tmpdir(), 'e-invoice-rules-'));
let server: PostgresServer;
let owner: pg.Client;
let invoices: Invoice[];

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  const admin = await signUp(owner, 'admin@example.nl');
  await owner.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: admin, role: 'authenticated', session_id: admin }),
  ]);
  const orders = fc.sample(order, { numRuns: amount, seed: 16_931 });
  invoices = [];
  for (const each of orders) invoices.push(...(await makeInvoices(owner, each)));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

function published(variable: string, source: string): string {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable}: ${source}`);
  return file;
}

/** Expects a rule to be broken by a faulty e-invoice, and none by the others. */
function expectRules(stylesheet: string, chosen: readonly Invoice[], fault: { xml: string; rule: string }): void {
  const [faulty, ...others] = brokenRules(stylesheet, [fault.xml, ...chosen.map(ublOf)], folder);
  expect(faulty).toContain(fault.rule);
  expect(others).toHaveLength(chosen.length);
  expect(others.flatMap((names, index) => names.map((name) => `${chosen[index]?.number ?? ''} ${name}`))).toEqual([]);
}

/** The first e-invoice with a part replaced, which must be there. */
function withFault([invoice]: readonly Invoice[], part: RegExp, replacement: string): string {
  const xml = invoice ? ublOf(invoice) : '';
  expect(xml).toMatch(part);
  return xml.replace(part, replacement);
}

test('no rule of EN 16931 is broken, and a wrong total is found', () => {
  const rules = published(
    'EN16931_RULES',
    'the file ubl/xslt/EN16931-UBL-validation.xslt of github.com/ConnectingEurope/eInvoicing-EN16931',
  );
  const xml = withFault(invoices, /(<cbc:PayableAmount currencyID="EUR">)\d/, '$19');
  expectRules(rules, invoices, { xml, rule: 'BR-CO-16' });
});

test('no rule of NLCIUS is broken for a company with a number, and a missing number is found', () => {
  const clone = published('NLCIUS_RULES', 'a clone of github.com/peppolautoriteit-nl/validation');
  const chosen = invoices.filter(({ customer }) => customer.chamber_of_commerce !== '');
  expect(chosen.some(({ credited_number }) => credited_number !== null)).toBe(true);
  const xml = withFault(
    chosen,
    /(<cac:AccountingCustomerParty>.*?<\/cbc:RegistrationName>)<cbc:CompanyID schemeID="0106">\d+<\/cbc:CompanyID>/,
    '$1',
  );
  expectRules(dutchRules(clone, folder), chosen, { xml, rule: 'BR-NL-10' });
});
