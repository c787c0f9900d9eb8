import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startBackend, type Backend } from '../local/database/backend';
import { callDatabase } from '../../supabase/functions/_server/call-database.ts';
import { createMailer } from '../../supabase/functions/send/mailer.ts';
import { sendDue } from '../../supabase/functions/send/run.ts';
import { buildRequestRow, insertStatement } from '../../supabase/tests/setup/factories';
import { startPostfix, type Postfix } from './postfix';

// Two hundred mails before a server that takes so many at a time, tried with Postfix 3.7.11.

const amount = 200;
let postfix: Postfix;
let backend: Backend;

beforeAll(async () => {
  postfix = await startPostfix({ usual: {}, 'with a limit': { smtpd_client_message_rate_limit: '40' } });
  backend = await startBackend({ database: 'memory://', siteUrl: 'http://127.0.0.1' });
  await backend.sql('update public.settings set sends_mail = true');
});
afterAll(async () => {
  await backend.connection.close();
  await postfix.stop();
});

/** A run of the sender, as it is woken each minute. */
function send(server: string): Promise<void> {
  const call = callDatabase({
    ...{ supabaseUrl: 'http://localhost', key: backend.serviceKey },
    send: async (request) => backend.fetch(request, { peerAddress: null }),
  });
  const sendMail = createMailer((options) => createTransport({ ...options, tls: { ca: postfix.authority } }), {
    ...{ host: 'localhost', port: postfix.port(server), user: postfix.user, password: postfix.password },
    from: { name: 'Woninglabel', address: 'post@woninglabel.example' },
  });
  return sendDue({ siteUrl: 'http://localhost', call, sendMail, attachmentOf: () => null });
}

const states = z.array(z.object({ state: z.string(), amount: z.number() }));

async function counted(): Promise<Record<string, number>> {
  const rows = await backend.sql('select state, count(*)::integer as amount from private.outgoing_messages group by 1');
  return Object.fromEntries(states.parse(rows).map((row) => [row.state, row.amount]));
}

test.each(['usual', 'with a limit'])('a queue of 200 arrives at a server %s, each mail once', async (server) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await backend.sql('delete from private.outgoing_messages');
  const rows = Array.from({ length: amount }, () => buildRequestRow());
  for (const row of rows) await backend.sql(insertStatement('contact_submissions', row));
  await backend.sql('update public.contact_submissions set is_held = false where is_held');
  expect(await counted()).toEqual({ waiting: amount });
  for (let run = 0; run < 30 && (await counted())['waiting'] !== undefined; run += 1) {
    await send(server);
    // The pause before the next attempt is over, and the minute of the server too.
    await backend.sql('update private.outgoing_messages set not_before = now()');
    if (server === 'with a limit') await setTimeout(6000);
  }
  expect(await counted()).toEqual({ sent: amount });
  const arrived = (await postfix.delivered()).map((mail) => /^Delivered-To: (.*)$/m.exec(mail)?.[1]);
  expect(arrived.toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
});
