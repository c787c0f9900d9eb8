import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { draftInvoice } from '../../functions/send/invoice/invoice.ts';
import { createInvoicePreview } from '../../functions/send/invoice/preview.ts';
import { pdfOf } from '../../functions/send/invoice/pdf.ts';
import { clearInvoices, makePlanned } from '../figures/clear-invoices.ts';
import { queued } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { invoice } from './invoice-samples.ts';

// An invoice as it will be sent, before it has a number.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const handle = createInvoicePreview({ supabaseUrl: backend.url, send: fetch });

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});

async function addRequest(): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  await sql('delete from private.outgoing_messages');
  return row.id;
}

function typed(requestId: string, id: string = randomUUID()) {
  return { id, request_id: requestId, lines: [{ description: 'Energielabel', amount: 28_500 }] };
}

const shownSchema = z.object({
  invoice: draftInvoice,
  mail: z.looseObject({ invoice_total: z.int(), invoice_due: z.string() }).nullable(),
});

async function preview(asked: ReturnType<typeof typed> | { id: string }) {
  const { data, error } = await roles.admin.rpc('preview_invoice', asked);
  return error ? error.message : shownSchema.parse(data);
}

describe('what is typed', () => {
  test('is shown as it would be made, and makes, plans, mails and numbers nothing', async () => {
    const id = await addRequest();
    expect(await preview(typed(id))).toMatchObject({
      invoice: { number: null, total: 28_500, open: 28_500, lines: [{ description: 'Energielabel', vat_rate: 21 }] },
      mail: { invoice_total: 28_500, invoice_due: 'job' },
    });
    expect(await queued(backend)).toEqual([]);
    const counts = `select (select count(*) from private.planned_invoices)::integer as planned,
      (select count(*) from private.invoices)::integer as made, (select count(*) from private.unmade_invoice_files)::integer as unmade`;
    expect(await sql(counts)).toEqual([{ planned: 0, made: 0, unmade: 0 }]);
    await roles.admin.rpc('make_invoice', typed(id));
    await makePlanned(backend);
    expect(await sql('select number from private.invoices')).toEqual([{ number: `${new Date().getFullYear()}-0001` }]);
  });

  test('is mailed to who pays', async () => {
    const id = await addRequest();
    await sql(`update public.contact_submissions set payer_kind = 'person', payer_name = 'An de Wit',
      payer_email = 'an@example.nl', payer_street = 'Kade 1', payer_postcode = '3811AA', payer_city = 'Amersfoort' where id = '${id}'`);
    expect(await preview(typed(id))).toMatchObject({ mail: { name: 'An de Wit', email: 'an@example.nl' } });
  });

  test('is refused for the reasons for which making it would be', async () => {
    const id = await addRequest();
    await roles.admin.rpc('make_invoice', typed(id));
    expect(await preview(typed(id))).toContain('already planned');
    await makePlanned(backend);
    expect(await preview(typed(id))).toContain('already invoiced');
  });
});

describe('what is planned', () => {
  test('is shown until it is made', async () => {
    const planned = typed(await addRequest());
    await roles.admin.rpc('make_invoice', planned);
    expect(await preview({ id: planned.id })).toMatchObject({
      invoice: { id: planned.id, number: null, total: 28_500 },
    });
    await makePlanned(backend);
    expect(await preview({ id: planned.id })).toContain('nothing to make');
  });

  test('by itself too', async () => {
    const id = await addRequest();
    await sql(`update public.contact_submissions set status = 'completed' where id = '${id}'`);
    const [planned] = z.array(z.object({ id: z.string() })).parse(await sql('select id from private.planned_invoices'));
    expect(await preview({ id: planned?.id ?? '' })).toMatchObject({ invoice: { number: null, total: 28_500 } });
  });
});

describe('the function', () => {
  const headers = { apikey: 'sb_publishable_test', 'Content-Type': 'application/json' };

  async function ask(body: object, token?: string): Promise<Response> {
    const authorization: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return handle(
      new Request('http://localhost/functions/v1/send/invoice-preview', {
        ...{ method: 'POST', headers: { ...headers, ...authorization }, body: JSON.stringify(body) },
      }),
    );
  }

  async function tokenOf(role: 'admin' | 'outsider'): Promise<string> {
    return (await roles[role].auth.getSession()).data.session?.access_token ?? '';
  }

  test('gives an administrator the PDF and what fills in the mail', async () => {
    const answer = await ask(typed(await addRequest()), await tokenOf('admin'));
    expect(answer.status).toBe(200);
    const { pdf, mail } = z.object({ pdf: z.base64(), mail: z.looseObject({}) }).parse(await answer.json());
    expect(atob(pdf).slice(0, 5)).toBe('%PDF-');
    expect(mail).not.toHaveProperty('invoice_number');
  });

  test('gives nobody else anything, and passes a refusal on', async () => {
    const asked = typed(await addRequest());
    expect((await ask(asked)).status).toBe(401);
    expect((await ask(asked, await tokenOf('outsider'))).status).toBe(403);
    expect((await ask({ id: randomUUID() }, await tokenOf('admin'))).status).toBe(400);
    const down = createInvoicePreview({ supabaseUrl: backend.url, send: () => Promise.reject(new Error('down')) });
    const request = new Request('http://localhost/', { method: 'POST', headers: { Authorization: 'Bearer x' } });
    expect((await down(request)).status).toBe(503);
  });
});

test('the PDF of a draft says so in its title, and has no code to pay by', async () => {
  const [draft = '', made = ''] = (await Promise.all([pdfOf({ ...invoice, number: null }), pdfOf(invoice)])).map(
    (bytes) => Buffer.from(bytes).toString('latin1'),
  );
  expect(draft).toContain('Factuur \\(concept\\)');
  expect(made).not.toContain('concept');
  expect(draft.length).toBeLessThan(made.length);
});
