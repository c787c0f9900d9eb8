import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import type { SmtpSettings } from '../../../supabase/functions/send/smtp-settings.ts';
import { FaultSwitch } from '../faults.ts';
import type { Inbox } from './inbox.ts';

const faultKinds = ['down', 'login refused', 'slow', 'status 451', 'status 550', 'hangs up halfway'] as const;

/** The faults of a mail server. */
export class SmtpFaults extends FaultSwitch<(typeof faultKinds)[number]> {
  constructor() {
    super(faultKinds);
  }
}

interface RunningSmtpServer {
  settings: SmtpSettings;
  close: () => Promise<void>;
}

/**
 * Stand-in for the mail server: real SMTP on a free port of this machine, with a password. What arrives is in the
 * inbox.
 */
export async function startSmtpServer(inbox: Inbox, faults: SmtpFaults): Promise<RunningSmtpServer> {
  const password = randomBytes(16).toString('hex');
  const sockets = new Map<number, Socket>();

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth(auth, _session, callback) {
      const isRight = auth.username === 'local' && auth.password === password && faults.current !== 'login refused';
      callback(isRight ? null : reply(535, 'Wrong user or password'), isRight ? { user: 'local' } : undefined);
    },
    onRcptTo(_address, _session, callback) {
      callback(faults.current === 'status 550' ? reply(550, 'No such mailbox') : null);
    },
    onData(stream, { remotePort, envelope }, callback) {
      async function receive(): Promise<void> {
        if (faults.current === 'slow') await setTimeout(4000);
        const mail = await simpleParser(stream);
        if (faults.current === 'hangs up halfway') {
          sockets.get(remotePort)?.destroy();
          return;
        }
        if (faults.current === 'status 451') {
          callback(reply(451, 'Try again later'));
          return;
        }
        inbox.add({
          kind: 'customer mail',
          subject: mail.subject ?? '',
          body: {
            envelope: envelope.rcptTo.map(({ address }) => address),
            from: addressesOf(mail.from),
            to: addressesOf(mail.to),
            messageId: mail.messageId ?? '',
            text: mail.text ?? '',
            html: typeof mail.html === 'string' ? mail.html : '',
            attachments: mail.attachments.map(({ filename, contentType, content }) => ({
              filename: filename ?? '',
              contentType,
              content: content.toString(),
            })),
          },
        });
        callback();
      }
      receive().catch((error: unknown) => {
        callback(error instanceof Error ? error : new Error(String(error)));
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    if (faults.current === 'down') socket.destroy();
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = z.object({ port: z.number() }).parse(listening.address());
  listening.unref();
  return {
    settings: {
      ...{ host: '127.0.0.1', port, user: 'local', password },
      from: { name: 'Woninglabel', address: 'post@woninglabel.example' },
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): { name: string; address: string }[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ name, address = '' }) => ({ name, address })));
}
