import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { freePort } from '../../../tools/free-port.ts';
import { Inbox } from '../../../tools/local/mail/inbox.ts';
import { serviceToken } from '../../../tools/local/service-token.ts';
import { SmtpFaults, startSmtpServer } from '../../../tools/local/mail/smtp-server.ts';
import { buildRequestRow, insertStatement, literal, type RequestInsert } from '../setup/factories.ts';
import { queued, type Queued } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';

// The sender under Deno, with a database and a mail server.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const faults = new SmtpFaults();
const inbox = new Inbox();
const smtp = await startSmtpServer(inbox, faults);
const { host, port, user, password } = smtp.settings;
const key = serviceToken(backend.jwtSecret);
/** The origin of a site on this machine, so that a webhook on this machine is allowed. */
const site = 'http://localhost:4173';

let hook: LocalServer;
let hookAnswer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
let received: unknown[] = [];
let send: EdgeFunction;

const variables = {
  SITE_URL: site,
  SUPABASE_URL: backend.url,
  SUPABASE_SERVICE_ROLE_KEY: key,
  ...{ SMTP_HOST: host, SMTP_PORT: String(port), SMTP_USER: user, SMTP_PASSWORD: password },
  ...{ LABEL_API_KEY: '', LABEL_API_URL: '', FORM_RELAY_URL: '' },
  MAIL_FROM: 'Jansen, Woninglabel <post@woninglabel.example>',
};

beforeAll(async () => {
  hook = await serve((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push(JSON.parse(body));
      if (hookAnswer.status === 0) response.destroy();
      else response.writeHead(hookAnswer.status, hookAnswer.headers).end('{}');
    });
  });
  send = await startEdgeFunction('send', variables);
});
beforeEach(async () => {
  faults.set('none');
  received = [];
  hookAnswer = { status: 200, headers: {} };
  await sql(`update public.settings set sends_mail = true, webhook_url = ''`);
  await sql('delete from public.contact_submissions');
  await sql('delete from private.outgoing_messages');
});
afterEach(() => {
  expect(send.log()).not.toContain('@');
  expect(send.log()).not.toContain(key);
  expect(send.log()).not.toContain(password);
});
afterAll(async () => {
  await send.stop();
  await smtp.close();
  hook.close();
});

const mailSchema = z.object({
  envelope: z.array(z.string()),
  from: z.array(z.object({ name: z.string(), address: z.string() })),
  to: z.array(z.object({ name: z.string(), address: z.string() })),
  messageId: z.string(),
  text: z.string(),
  html: z.string(),
});

function mails() {
  return inbox.messages.map(({ subject, body }) => ({ subject, ...mailSchema.parse(body) }));
}

async function addRequest(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

/** Past the checks of the table, as after a mistake there. */
async function changePayload(requestId: string, changes: object): Promise<void> {
  const payload = `payload = payload || ${literal(JSON.stringify(changes))}`;
  await sql(`update private.outgoing_messages set ${payload} where request_id = '${requestId}'`);
}

async function nudge(headers: Record<string, string> = { Origin: site }): Promise<number> {
  const answer = await fetch(send.url, { method: 'POST', headers });
  expect(answer.status === 202 ? await answer.text() : '').toBe('');
  return answer.status;
}

/** Nudges, and waits until nothing is taken or due. */
async function sendAll(): Promise<Queued[]> {
  await nudge();
  return vi.waitFor(
    async () => {
      const messages = await queued(backend);
      const isDone = messages.every(
        ({ state, attempts }) => state !== 'taken' && (state !== 'waiting' || attempts > 0),
      );
      expect(isDone).toBe(true);
      return messages;
    },
    { timeout: 30_000, interval: 50 },
  );
}

describe('a mail', () => {
  test('arrives at its customer, with a link that opens the request', async () => {
    const id = await addRequest({ name: 'Zoë', email: 'zoe@example.nl' });
    const [message] = await sendAll();
    expect(message).toMatchObject({ state: 'sent' });
    const [mail] = mails();
    expect(mail).toMatchObject({
      envelope: ['zoe@example.nl'],
      to: [{ name: 'Zoë', address: 'zoe@example.nl' }],
      from: [{ name: 'Jansen, Woninglabel', address: 'post@woninglabel.example' }],
      messageId: `<${message?.id ?? ''}@woninglabel.example>`,
    });
    const linked = new RegExp(`${site}/mijn-aanvraag#([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`href="${site}/mijn-aanvraag#${linked}"`);
    expect((await roles.visitor.rpc('customer_request', { key: linked })).data).toMatchObject({ id });
  });

  test('of somebody with a hostile name goes to one, and holds nothing but its own words', async () => {
    const names = [
      '"><script>alert(1)</script><a href="',
      'Jan, bcc: x@example.org',
      'Jan <x@example.org>',
      '=?utf-8?q?x=0D=0ABcc:_x@example.org?=',
      '\u202eBcc: x@example.org',
    ];
    const ids = [];
    for (const name of names) {
      const id = await addRequest();
      await changePayload(id, { name });
      ids.push(id);
    }
    expect((await sendAll()).map(({ state }) => state)).toEqual(names.map(() => 'sent'));
    for (const id of ids) {
      const own = mails().filter(({ envelope }) => envelope.includes(`jan-${id}@example.nl`));
      expect(own.map(({ envelope, to }) => [envelope, to.map(({ address }) => address)])).toEqual([
        [[`jan-${id}@example.nl`], [`jan-${id}@example.nl`]],
      ]);
      expect(own[0]?.html).not.toMatch(/<script|<a href="[^h]/);
    }
  });

  test('to what is not one address is not sent', async () => {
    const before = inbox.messages.length;
    const addresses = [
      'a@example.nl, b@example.nl',
      'a@example.nl\r\nBcc: b@example.nl',
      'a@example.nl\nRCPT TO:<b@example.nl>',
      '<a@example.nl>',
      '',
    ];
    for (const email of addresses) await changePayload(await addRequest(), { email });
    expect(await sendAll()).toMatchObject(addresses.map(() => ({ state: 'failed', error: 'address' })));
    expect(inbox.messages).toHaveLength(before);
  });

  test('that cannot be read by this sender fails for good, and holds nobody up', async () => {
    await addRequest();
    await sql(`update private.outgoing_messages set payload = '{}', not_before = now() - interval '1 minute'`);
    await addRequest();
    expect((await sendAll()).map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'unreadable-name'],
      ['sent', null],
    ]);
  });

  test.each([
    ['planned', 'starts_at', '20261-03-01T09:00:00+00:00'],
    ['planned', 'ends_at', 'infinity'],
    ['moved', 'previous_starts_at', '-infinity'],
    ['label_ready', 'label_valid_until', '20361-03-12'],
    ['planned', 'sequence', 'twice'],
  ])('%s with the %s %s fails by name, and all others of its batch are sent', async (kind, field, value) => {
    const error = `unreadable-${field.replaceAll('_', '-')}`;
    const visit = { starts_at: '2036-03-01T09:00:00+00:00', ends_at: '2036-03-01T10:00:00+00:00' };
    const ids = [await addRequest(), await addRequest(), await addRequest()];
    for (const id of ids) {
      await changePayload(id, { ...visit, appointment_id: id, label_class: 'B', label_valid_until: '2036-03-12' });
      await sql(`update private.outgoing_messages set kind = '${kind}' where request_id = '${id}'`);
    }
    await changePayload(ids[0] ?? '', { [field]: value });
    expect((await sendAll()).map(({ state, error }) => [state, error])).toEqual([
      ['failed', error],
      ['sent', null],
      ['sent', null],
    ]);
    expect(send.log()).toContain(`A message was not sent: ${error}`);
  });
});

test.each<[string, Partial<Queued>]>([
  ['down', { state: 'waiting', error: 'smtp-down' }],
  ['login refused', { state: 'waiting', error: 'smtp-login' }],
  ['status 451', { state: 'waiting', error: 'smtp 451' }],
  ['status 550', { state: 'failed', error: 'smtp 550' }],
  ['hangs up halfway', { state: 'unknown', error: 'smtp-silent' }],
  ['slow', { state: 'sent', error: null }],
])('with a mail server that is %s a mail is %j', async (fault, outcome) => {
  const before = inbox.messages.length;
  faults.set(fault);
  await addRequest();
  expect(await sendAll()).toMatchObject([outcome]);
  expect(inbox.messages.length - before).toBe(fault === 'slow' ? 1 : 0);
});

test('a mail that failed arrives at a next attempt', async () => {
  const before = inbox.messages.length;
  faults.set('down');
  await addRequest();
  await sendAll();
  faults.set('none');
  await sql('update private.outgoing_messages set not_before = now(), attempts = 0');
  expect(await sendAll()).toMatchObject([{ state: 'sent' }]);
  expect(inbox.messages).toHaveLength(before + 1);
});

describe('the automation', () => {
  test.each<[number, Record<string, string>, Partial<Queued>, string]>([
    [200, {}, { state: 'sent' }, 'sent'],
    [204, {}, { state: 'sent' }, 'sent'],
    [500, {}, { state: 'waiting', error: 'webhook 500' }, 'failed'],
    [302, { Location: '/elsewhere' }, { state: 'waiting', error: 'webhook 302' }, 'failed'],
    [200, { 'Content-Type': 'text/html' }, { state: 'waiting', error: 'webhook-page' }, 'failed'],
    [0, {}, { state: 'unknown', error: 'webhook-silent' }, 'failed'],
  ])('that answers %d %j', async (status, headers, outcome, noted) => {
    hookAnswer = { status, headers };
    await sql(`update public.settings set webhook_url = '${hook.url}/hook', sends_mail = false`);
    const id = await addRequest();
    await roles.admin.from('contact_submissions').update({ notes: 'Hond' }).eq('id', id);
    // The minute in which it could be undone has passed.
    await sql('update private.outgoing_messages set not_before = now()');
    expect(await sendAll()).toMatchObject([outcome]);
    expect(received).toMatchObject([{ id, notes: 'Hond' }]);
    expect(await sql('select webhook_status as noted from public.contact_submissions')).toEqual([{ noted }]);
  });

  test('that is not there is tried again', async () => {
    await sql(
      `update public.settings set webhook_url = 'http://127.0.0.1:${await freePort()}/hook', sends_mail = false`,
    );
    await roles.admin.rpc('try_webhook');
    expect(await sendAll()).toMatchObject([{ state: 'failed', error: 'webhook-down' }]);
  });
});

test('only a page of the site wakes it, and is told nothing', async () => {
  expect(await nudge()).toBe(202);
  expect(await nudge({})).toBe(403);
  expect(await nudge({ Origin: 'https://evil.example' })).toBe(403);
  expect((await fetch(send.url, { headers: { Origin: site } })).status).toBe(405);
});

test('many calls at once send each message once', async () => {
  const before = inbox.messages.length;
  for (let index = 0; index < 12; index += 1) await addRequest();
  await Promise.all(Array.from({ length: 20 }, () => nudge()));
  expect((await sendAll()).map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'sent'));
  expect(inbox.messages).toHaveLength(before + 12);
});

test('without a mail server the automation is told, and mails wait', async () => {
  const none = { SMTP_HOST: '', SMTP_PORT: '', SMTP_USER: '', SMTP_PASSWORD: '', MAIL_FROM: '' };
  // The other sender may still begin another run.
  await send.stop();
  send = await startEdgeFunction('send', { ...variables, ...none });
  await sql(`update public.settings set webhook_url = '${hook.url}/hook'`);
  await addRequest();
  await roles.admin.rpc('try_webhook');
  await nudge();
  await vi.waitFor(async () => {
    const states = (await queued(backend)).map(({ kind, state, attempts }) => [kind, state, attempts]);
    expect(states.toSorted()).toEqual([
      ['received', 'waiting', 0],
      ['webhook', 'sent', 1],
    ]);
  }, 20_000);
});

test.each([
  ['SMTP_HOST', 'smtp.example.org:465'],
  ['SMTP_PORT', 'ssl'],
  ['SMTP_PASSWORD', ''],
  ['MAIL_FROM', 'a@example.nl, b@example.nl'],
  ['SUPABASE_URL', ''],
  ['SUPABASE_SERVICE_ROLE_KEY', ''],
])('does not start with the wrong %s, and repeats none', async (name, value) => {
  const error = await startEdgeFunction('send', { ...variables, [name]: value }).catch(String);
  expect(error).toMatch(new RegExp(`Error: .*${name}.* must be`));
  expect(error).not.toContain(password);
  if (value !== '') expect(error).not.toContain(value);
});
