import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createMailer } from '../../functions/send/mailer.ts';
import type { Outcome } from '../../functions/send/messages.ts';

// The mailer, against servers that refuse in the words of real ones.

const open: { close: (done: () => void) => unknown }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise<void>((resolve) => void server.close(resolve))));
});

async function mailTo(server: Server, host = '127.0.0.1', timeout?: number): Promise<Outcome> {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const sendMail = createMailer(
    (options) => createTransport(options),
    {
      ...{ host, port, user: 'local', password: 'secret' },
      from: { name: 'Woninglabel', address: 'post@woninglabel.example' },
    },
    timeout,
  );
  return sendMail({
    ...{ id: 'message-1', subject: 'Afspraak', text: 'Tot dan.', html: '<p>Tot dan.</p>', attachment: null },
    to: { name: 'Jo', address: 'jo@example.nl' },
  });
}

/** A server that drips the bytes of an endless answer, after this greeting. */
async function startDripping(greeting: string): Promise<{ server: Server; closed: Promise<unknown> }> {
  const server = createServer();
  const closed = new Promise<unknown>((resolve) => {
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.write(greeting);
      const dripping = setInterval(() => socket.write('2'), 10);
      socket.on('close', () => {
        clearInterval(dripping);
        resolve(true);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return { server, closed };
}

/** A server that answers commands with these replies; `received` holds the commands. */
async function startScripted(replies: Record<string, string>) {
  const received: string[] = [];
  const all: Record<string, string> = {
    greeting: '220 mail.example ESMTP',
    ...{ EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN', AUTH: '235 2.7.0 Authentication successful' },
    ...{ MAIL: '250 2.1.0 Ok', RCPT: '250 2.1.5 Ok', DATA: '354 End data', '.': '250 2.0.0 Ok', QUIT: '221 Bye' },
    ...replies,
  };
  const server = createServer((socket) => {
    let isText = false;
    function answer(command: string): void {
      received.push(command);
      const reply = all[command] ?? '502 5.5.2 Error: command not recognized';
      isText = reply.startsWith('354');
      socket.write(`${reply}\r\n`);
    }
    answer('greeting');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const lines = data.toString().split('\r\n').slice(0, -1);
      for (const line of lines) {
        if (!isText) answer(line.split(' ')[0] ?? '');
        else if (line === '.') answer('.');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return { server, received };
}

async function outcomeWith(replies: Record<string, string>): Promise<Outcome> {
  return mailTo((await startScripted(replies)).server);
}

test.each([
  // Postfix 3.7, Exim 4.96, Exchange Online, Gmail.
  ['550 5.1.1 <jo@example.nl>: Recipient address rejected: User unknown in local recipient table', 'smtp 550'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'smtp 550'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'smtp 550'],
  ['552 5.2.2 <jo@example.nl>: user is over quota', 'smtp 552'],
  ['553 5.1.3 <jo@example.nl>: Recipient address rejected: bad syntax', 'smtp 553'],
  ['553 5.6.7 Must declare SMTPUTF8 to permit unicode address', 'smtp 553'],
  ['550 5.1.0 Address rejected', 'smtp 550'],
  ['550 No such mailbox', 'smtp 550'],
  ['550 Unrouteable address', 'smtp 550'],
])('a refusal of the recipient is final: %s', async (reply, error) => {
  expect(await outcomeWith({ RCPT: reply })).toEqual({ isSent: false, error, isFinal: true });
});

test.each([
  ['RCPT', '553 5.7.1 <post@woninglabel.example>: Sender address rejected: not owned by user local', 'smtp-sender'],
  ['MAIL', '550 5.7.1 Sender not permitted', 'smtp-sender'],
  ['MAIL', '553 5.1.8 <post@woninglabel.example>: Domain not found', 'smtp-sender'],
  ['RCPT', '550 5.1.8 <post@woninglabel.example>: Sender address rejected: Domain not found', 'smtp-sender'],
  ['MAIL', '550 5.1.0 <post@woninglabel.example>: User unknown in virtual mailbox table', 'smtp-sender'],
  [
    'RCPT',
    '550 5.1.0 <post@woninglabel.example>: Sender address rejected: User unknown in virtual mailbox table',
    'smtp-sender',
  ],
  ['RCPT', '554 5.7.1 <jo@example.nl>: Relay access denied', 'smtp-relay'],
  ['RCPT', '550 relay not permitted', 'smtp-relay'],
  ['RCPT', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'smtp-relay'],
  ['MAIL', '530 5.7.0 Authentication Required', 'smtp-no-login'],
  ['RCPT', '530 5.7.57 Client not authenticated to send mail', 'smtp-no-login'],
])('what is said of us at %s waits, for all mails: %s', async (command, reply, error) => {
  expect(await outcomeWith({ [command]: reply })).toEqual({ isSent: false, error, isDown: true });
});

test.each([
  ['.', '550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'smtp-sender', false],
  ['.', '554 5.2.252 SendAsDenied; local not allowed to send as post@woninglabel.example', 'smtp-sender', false],
  ['.', '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy', 'smtp-sender', false],
  ['.', '554 5.7.1 Message rejected as spam', 'smtp-refused 554', false],
  ['RCPT', '554 5.7.1 <jo@example.nl>: Recipient address rejected: Access denied', 'smtp-refused 554', false],
  ['RCPT', '550 Blocked by policy', 'smtp-refused 550', false],
  ['DATA', '554 5.5.1 Error: no valid recipients', 'smtp-refused 554', false],
  ['greeting', '554 5.7.1 No SMTP service here', 'smtp-refused 554', true],
  ['RCPT', '450 4.2.0 <jo@example.nl>: Recipient address rejected: Greylisted', 'smtp 450', false],
  ['MAIL', '450 4.7.1 Error: too much mail from 192.0.2.1', 'smtp 450', true],
  ['greeting', '421 4.7.0 Error: too many connections from 192.0.2.1', 'smtp 421', true],
])('what else is refused at %s waits: %s', async (command, reply, error, isDown) => {
  expect(await outcomeWith({ [command]: reply })).toEqual({ isSent: false, error, isDown });
});

test.each([
  ['535 5.7.8 Error: authentication failed', 'smtp-login'],
  ['534 5.7.9 Application-specific password required', 'smtp-login'],
  ['454 4.7.0 Temporary authentication failure', 'smtp 454'],
])('a refused login waits: %s', async (reply, error) => {
  expect(await outcomeWith({ AUTH: reply })).toEqual({ isSent: false, error, isDown: true });
});

test.each(['503 5.5.1 Error: authentication not enabled', '502 5.5.2 Error: command not recognized'])(
  'a server that offers no login is offered no mail: %s',
  async (reply) => {
    const { server, received } = await startScripted({ EHLO: '250 mail.example', AUTH: reply });
    expect(await mailTo(server)).toEqual({ isSent: false, error: 'smtp-no-login', isDown: true });
    expect(received).not.toContain('MAIL');
  },
);

test('a certificate that is not trusted is named, and no password is told', async () => {
  const logins: unknown[] = [];
  const server = new SMTPServer({
    onAuth(auth, _session, done) {
      logins.push(auth);
      done(null, { user: 'local' });
    },
  });
  server.on('error', () => undefined);
  open.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  expect(await mailTo(listening, 'localhost')).toEqual({ isSent: false, error: 'smtp-certificate', isDown: true });
  expect(logins).toEqual([]);
});

test('a server that drips its answers is given up after a total time, and its connection closed', async () => {
  const { server, closed } = await startDripping('2');
  expect(await mailTo(server, '127.0.0.1', 500)).toEqual({ isSent: false, error: 'smtp-down', isDown: true });
  expect(await closed).toBe(true);
  const { server: late } = await startDripping('220 mail.example ESMTP\r\n');
  expect(await mailTo(late, '127.0.0.1', 500)).toEqual({ isSent: false, error: 'smtp-down', isDown: true });
});

test('a server without encryption is told neither password nor mail', async () => {
  const { server, received } = await startScripted({});
  expect(await mailTo(server, 'localhost')).toEqual({ isSent: false, error: 'smtp-tls', isDown: true });
  expect(received.filter((command) => command === 'AUTH' || command === 'MAIL')).toEqual([]);
});
