import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formRelay } from '../../functions/send/form-relay.ts';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { Faults } from '../../../tools/local/faults.ts';
import { createFormRelay } from '../../../tools/local/form-relay.ts';
import { Inbox } from '../../../tools/local/mail/inbox.ts';
import { SmtpFaults, startSmtpServer } from '../../../tools/local/mail/smtp-server.ts';
import { serviceToken } from '../../../tools/local/service-token.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';

// The office is told of mail that waits on one road by the other one: the sender under Deno, with a database and stand-ins
// of the mail server and the form relay.

const { backend } = await startBackendWithRoles();
const { sql } = backend;
const inbox = new Inbox();
const [smtpFaults, relayFaults] = [new SmtpFaults(), new Faults()];
const smtp = await startSmtpServer(inbox, smtpFaults);
const site = 'http://localhost:4173';
const customer = { name: 'Jo de Vries', email: 'jo@example.nl' };

let relay: LocalServer;
let send: EdgeFunction;

beforeAll(async () => {
  const app = new Hono().route('/local', createFormRelay(inbox, relayFaults));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  relay = await serve((request, response) => void listener(request, response));
  const { host, port, user, password } = smtp.settings;
  send = await startEdgeFunction('send', {
    SITE_URL: site,
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: serviceToken(backend.jwtSecret),
    ...{ SMTP_HOST: host, SMTP_PORT: String(port), SMTP_USER: user, SMTP_PASSWORD: password },
    ...{ LABEL_API_KEY: '', LABEL_API_URL: '', FORM_RELAY_URL: `${relay.url}/local/local` },
    MAIL_FROM: 'Woninglabel <post@woninglabel.example>',
  });
});
beforeEach(async () => {
  smtpFaults.set('none');
  relayFaults.set('none');
  await sql(`update public.settings set sends_mail = true, webhook_url = ''`);
  await sql('delete from public.contact_submissions');
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.told_troubles');
});
afterAll(async () => {
  await send.stop();
  await smtp.close();
  relay.close();
});

async function addRequest(relayStatus: 'sent' | 'failed'): Promise<void> {
  await sql(insertStatement('contact_submissions', buildRequestRow({ ...customer, relay_status: relayStatus })));
}

const states = z.array(z.object({ road: z.string(), is_told: z.boolean() }));

/** Wakes the sender and waits until it has told, or failed to tell, of this road. */
async function wake(road: string, isTold: boolean): Promise<void> {
  await fetch(send.url, { method: 'POST', headers: { Origin: site } });
  await vi.waitFor(
    async () => {
      const told = states.parse(await sql('select road, is_told from private.told_troubles'));
      expect(told).toEqual([{ road, is_told: isTold }]);
    },
    { timeout: 30_000, interval: 50 },
  );
}

function received(kind: 'mail' | 'customer mail', subject: string): string[] {
  return inbox.messages
    .filter((message) => message.kind === kind && message.subject === subject)
    .map(({ body }) => JSON.stringify(body));
}

test('mail that the mail server refuses is told through the form relay, once and without the customer', async () => {
  const subject = 'Mails van de website blijven liggen';
  smtpFaults.set('login refused');
  await addRequest('sent');
  await wake('smtp', true);
  await vi.waitFor(() => expect(received('mail', subject)).toHaveLength(1), 10_000);
  await sql('update private.outgoing_messages set not_before = now()');
  await wake('smtp', true);
  smtpFaults.set('none');
  await sql('update private.outgoing_messages set not_before = now()');
  // Told of until it is over, which the mail that goes now shows.
  await wake('smtp', false);
  const [told, ...more] = received('mail', subject);
  expect(more).toEqual([]);
  expect(told).toContain(`${site}/admin/beheer`);
  for (const text of Object.values(customer)) expect(told).not.toContain(text);
});

test('a request that the form relay did not mail is told by SMTP, once and without the customer', async () => {
  const subject = 'Een nieuwe aanvraag is niet gemaild';
  relayFaults.set('status 500');
  await addRequest('failed');
  await sql(`update public.contact_submissions set created_at = now() - interval '1 hour'`);
  await wake('relay', true);
  await vi.waitFor(() => expect(received('customer mail', subject)).toHaveLength(1), 10_000);
  await wake('relay', true);
  await sql(`update public.contact_submissions set status = 'contacted'`);
  await wake('relay', false);
  const [told, ...more] = received('customer mail', subject);
  expect(more).toEqual([]);
  expect(told).toContain('"envelope":["info@woninglabel.example"]');
  expect(told).toContain(`${site}/admin`);
  for (const text of Object.values(customer)) expect(told).not.toContain(text);
});

test.each(['status 500', 'portal'] as const)(
  'while both roads fail it is told later (the relay: %s)',
  async (fault) => {
    const before = inbox.messages.length;
    smtpFaults.set('login refused');
    relayFaults.set(fault);
    await addRequest('sent');
    await wake('smtp', false);
    relayFaults.set('none');
    await sql('update private.told_troubles set not_before = now()');
    await wake('smtp', true);
    await vi.waitFor(() => expect(inbox.messages).toHaveLength(before + 1), 10_000);
    expect(send.log()).not.toContain('@');
  },
);

test('a URL of the relay must be https, but for a site on this machine; without one nothing is told by it', () => {
  const options = { siteUrl: 'https://site.example', send: fetch };
  expect(() => formRelay({ ...options, url: 'http://submit-form.com/abc' })).toThrow('FORM_RELAY_URL must be');
  expect(() => formRelay({ ...options, url: 'abc' })).toThrow('FORM_RELAY_URL must be');
  expect(formRelay({ ...options, url: undefined })).toBeNull();
  expect(formRelay({ ...options, url: 'https://submit-form.com/abc' })).not.toBeNull();
});
