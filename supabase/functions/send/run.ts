import { DatabaseRefusal } from '../_server/call-database.ts';
import type { MailKind, MailPayload } from '../_shared/mail/customer-mail.ts';
import { fillMail } from '../_shared/mail/fill-mail.ts';
import { fillHandedOverMail, fillOfficeMail } from './fill-office-mail.ts';
import { copiedInvoice } from './invoice/make-files.ts';
import type { Mail, SendMail } from './mailer.ts';
import { parseTaken, type Attachment, type Outcome, type TakenMessage } from './messages.ts';
import { network } from '../_server/public-network.ts';
import { postWebhook } from './webhook.ts';

export interface SenderOptions {
  /** Origin of the site. */
  siteUrl: string;
  /** Runs a function of the database with the rights of the server; throws when it fails. */
  call: (name: string, parameters: object) => Promise<unknown>;
  /** Null without the secrets of a mail server: mails then stay waiting. */
  sendMail: SendMail | null;
  /** The attachment of a mail; null for none. */
  attachmentOf: (kind: MailKind, payload: MailPayload) => Attachment | null;
}

/** Per run. */
const maxMessages = 50;
/** Small batches: messages that a crashed sender had taken have to be checked by a person. */
const batchSize = 5;

/** Sends what is due, at most fifty messages, one by one. Throws when the database does not respond. */
export async function sendDue({ siteUrl, call, sendMail, attachmentOf }: SenderOptions): Promise<void> {
  /** The first one is why no mail can be sent now. */
  const mailProblems: Outcome[] = [];
  for (let count = 0; count < maxMessages; count += batchSize) {
    const withMail = sendMail !== null && mailProblems.length === 0;
    const messages = parseTaken(await call('take_messages', { amount: batchSize, with_mail: withMail }));
    if (messages.length === 0) return;
    for (const message of messages) await note(message.id, await send(message));
  }

  async function send(message: TakenMessage): Promise<Outcome> {
    if (message.kind === 'unreadable') return { isSent: false, error: message.error, isFinal: true };
    if (message.kind === 'webhook') return postWebhook(message.url, message.payload, siteUrl, network);
    if (sendMail === null) return { isSent: false, error: 'smtp-down' };
    // The rest of the batch would fail in the same way.
    const [problem] = mailProblems;
    if (problem) return problem;
    const mail = await mailOf(message);
    if (mail === null) return { isSent: false, error: 'unreadable', isFinal: true };
    const outcome = await sendMail(mail);
    if (!outcome.isSent && outcome.isDown) mailProblems.push({ isSent: false, error: outcome.error });
    return outcome;
  }

  /** Null when it cannot be filled in. */
  async function mailOf(message: Extract<TakenMessage, { payload: { email: string } }>): Promise<Mail | null> {
    try {
      if (message.kind === 'office' || message.kind === 'handed_over') {
        const to = { name: '', address: message.payload.email };
        const mail =
          message.kind === 'office'
            ? fillOfficeMail(message.payload, siteUrl)
            : fillHandedOverMail(message.payload, siteUrl);
        return { id: message.id, to, ...mail, attachment: null };
      }
      const { id, kind, payload, key, attachment } = message;
      const link = key === null ? '' : `${siteUrl}/mijn-aanvraag#${key}`;
      return {
        id,
        to: { name: payload.name ?? '', address: payload.email },
        ...fillMail(kind, payload, { siteUrl, link, now: Date.now() }),
        attachment:
          attachment && 'invoice' in attachment
            ? await copiedInvoice(attachment)
            : (attachment ?? attachmentOf(kind, payload)),
      };
    } catch {
      return null;
    }
  }

  async function note(id: string, outcome: Outcome): Promise<void> {
    if (!outcome.isSent) console.error(`A message was not sent: ${outcome.error}`);
    try {
      await store(id, outcome);
    } catch (error) {
      if (!(error instanceof DatabaseRefusal)) throw error;
      // It stays taken, and is shown to an administrator after five minutes.
      console.error(`What became of the message ${id} could not be stored: ${error.message}`);
    }
  }

  async function store(id: string, outcome: Outcome): Promise<void> {
    if (outcome.isSent) {
      await call('complete_message', { message_id: id });
      return;
    }
    const { error, isFinal = false, isUncertain = false } = outcome;
    await call('fail_message', { message_id: id, error, is_final: isFinal, is_uncertain: isUncertain });
  }
}
