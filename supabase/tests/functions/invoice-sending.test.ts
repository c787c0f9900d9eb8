import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePlanned } from '../figures/clear-invoices.ts';
import { z } from 'zod';
import { Inbox } from '../../../tools/local/mail/inbox.ts';
import { serviceToken } from '../../../tools/local/service-token.ts';
import { SmtpFaults, startSmtpServer } from '../../../tools/local/mail/smtp-server.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';

// From an invoice to its mail, under Deno, with a database and a mail server.

const { backend, roles } = await startBackendWithRoles();
const inbox = new Inbox();
const smtp = await startSmtpServer(inbox, new SmtpFaults());
const site = 'http://localhost:4173';
let send: EdgeFunction;

beforeAll(async () => {
  const { host, port, user, password } = smtp.settings;
  send = await startEdgeFunction('send', {
    SITE_URL: site,
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: serviceToken(backend.jwtSecret),
    ...{ SMTP_HOST: host, SMTP_PORT: String(port), SMTP_USER: user, SMTP_PASSWORD: password },
    ...{ LABEL_API_KEY: '', LABEL_API_URL: '', FORM_RELAY_URL: '' },
    MAIL_FROM: 'Woninglabel <post@woninglabel.example>',
  });
});
afterAll(async () => {
  await send.stop();
  await smtp.close();
});

test('an invoice is mailed with its PDF, and kept with its e-invoice', async () => {
  await backend.sql('update public.settings set sends_mail = true');
  const seller = { seller_name: 'Voorbeeld', street: 'Voorbeeldstraat 1', postcode: '3811 AA', city: 'Amersfoort' };
  const numbers = { chamber_of_commerce: '12345678', vat_number: 'NL000099998B57', iban: 'NL91ABNA0417164300' };
  const settings = await roles.admin
    .from('invoice_settings')
    .update({ ...seller, ...numbers })
    .eq('is_only_row', true);
  expect(settings.error).toBeNull();
  const request = buildRequestRow({ name: 'Łukasz Şahin (王小明)' });
  await backend.sql(insertStatement('contact_submissions', request));
  const id = randomUUID();
  const lines = [{ description: 'Energielabel', amount: 28_500 }];
  expect((await roles.admin.rpc('make_invoice', { id, request_id: request.id, lines })).error).toBeNull();
  await makePlanned(backend);
  const [made] = z
    .array(z.object({ number: z.string() }))
    .parse(await backend.sql(`select number from private.invoices where id = '${id}'`));
  const number = made?.number;
  await fetch(send.url, { method: 'POST', headers: { Origin: site } });
  await vi.waitFor(
    () => expect(inbox.messages.some(({ subject }) => subject === `Uw factuur ${String(number)}`)).toBe(true),
    {
      timeout: 30_000,
    },
  );
  const { data } = await roles.admin.rpc('invoice_files', { ids: [id] });
  const [file] = z.array(z.object({ number: z.string(), pdf: z.base64(), xml: z.string() })).parse(data);
  expect(atob(file?.pdf ?? '')).toMatch(/^%PDF-1\.7/);
  expect(atob(file?.pdf ?? '')).toContain('+NotoSansSC');
  expect(file?.xml).toContain('<cbc:PayableAmount currencyID="EUR">285.00</cbc:PayableAmount>');
  const mail = inbox.messages.find(({ subject }) => subject === `Uw factuur ${String(number)}`);
  expect(JSON.stringify(mail?.body)).toContain(`factuur-${String(number)}.pdf`);
});
