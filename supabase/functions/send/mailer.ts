import type { Attachment, Outcome } from './messages.ts';
import { refusalOf, smtpFailure } from './smtp-refusals.ts';
import { isOneAddress, type SmtpSettings } from './smtp-settings.ts';

export interface Mail {
  /** Of the message: the same mail has the same Message-ID. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachment: Attachment | null;
}

/** What is used of nodemailer, which Node and Deno import from different places. */
type CreateTransport = (options: object) => {
  sendMail: (message: object) => Promise<unknown>;
  close: () => void;
};

export type SendMail = (mail: Mail) => Promise<Outcome>;

/** Timeout for a silent server, in milliseconds. */
const silence = 20_000;
/** Milliseconds for one mail, also of a server that keeps sending bytes. */
const mostOfMail = 60_000;

/** Mails by SMTP. It never throws: an outcome says whether the server took the mail. */
export function createMailer(createTransport: CreateTransport, settings: SmtpSettings, timeout = mostOfMail): SendMail {
  const { host, port, user, password, from } = settings;
  // A server on this machine is a stand-in without a certificate.
  const security = host === '127.0.0.1' ? { ignoreTLS: true } : { secure: port === 465, requireTLS: port !== 465 };

  return async ({ id, to, subject, text, html, attachment }) => {
    if (!isOneAddress(to.address)) return { isSent: false, error: 'address', isFinal: true };
    let isUnderWay = false;
    const transport = createTransport({
      ...{ host, port, ...security, auth: { user, pass: password } },
      // Without it nodemailer leaves out the login where a server does not offer one, and mails all the same.
      forceAuth: true,
      ...{ dnsTimeout: silence, connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence },
      // The log shows when the server accepts the text of the mail: from then on it may have it, whatever follows.
      transactionLog: true,
      logger: loggerOf((line) => {
        if (/^354\b/.test(line)) isUnderWay = true;
      }),
    });
    try {
      await transport.sendMail({
        messageId: `<${id}@${from.address.split('@')[1] ?? ''}>`,
        from,
        to: { name: plain(to.name), address: to.address },
        envelope: { from: from.address, to: [to.address] },
        subject: plain(subject),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachment === null ? [] : [attachment],
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeout),
      });
      return { isSent: true };
    } catch (error) {
      return refusalOf(smtpFailure(error), isUnderWay);
    } finally {
      transport.close();
    }
  };
}

/** A logger that stores nothing: server responses may contain an address. */
function loggerOf(onServerLine: (line: string) => void): object {
  function ignore(): void {
    // Nothing is kept.
  }
  function debug(entry: { tnx?: string }, line: unknown): void {
    if (entry.tnx === 'server' && typeof line === 'string') onServerLine(line);
  }
  return { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore };
}

/** Collapses whitespace to one line. */
function plain(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim();
}
