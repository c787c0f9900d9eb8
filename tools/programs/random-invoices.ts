import fc from 'fast-check';
import type pg from 'pg';
import { takenInvoice, type Invoice } from '../../supabase/functions/send/invoice/invoice.ts';
import { buildRequestRow, insertStatement } from '../../supabase/tests/setup/factories.ts';

// Invoices that the database makes of random lines: whole, part-paid and taken back.

const line = fc.record({
  description: fc.constantFrom('Energielabel', 'Korting <10%>', 'Spoed & "avond"', 'Extra wooneenheid', 'Работа'),
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -20_000, max: -1 })),
});
/** An order with what became of its invoice. */
export const order = fc
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
export async function makeInvoices(
  owner: pg.Client,
  { lines, rate, isSmallBusiness, isCredited, paid, hasAddress, isForCompany }: Order,
): Promise<Invoice[]> {
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
