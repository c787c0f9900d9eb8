import type { Outcome } from './messages.ts';

type Refusal = Extract<Outcome, { isSent: false }>;

/** What a mail server or the connection to it said, as nodemailer reports it. */
interface SmtpFailure {
  /** Of nodemailer, such as EAUTH. */
  code?: string;
  /** Of the reply; absent without one. */
  status?: number;
  /** The words of the reply, or of the error without one. */
  text: string;
  /** The command that was refused, such as `MAIL FROM`. */
  command: string;
}

/** The failure of an attempt to mail. */
export function smtpFailure(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return { text: '', command: '' };
  const status = Number(field(error, 'responseCode'));
  const code = field(error, 'code');
  return {
    ...(code !== '' && { code }),
    ...(status > 0 && { status }),
    text: field(error, 'response') || `${field(error, 'originalCode')} ${error.message}`,
    command: field(error, 'command'),
  };
}

function field(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * What a failure means. Only a refusal of the recipient is final: what is said of us, of our login or of the connection
 * ends once a setting is mended, and what is said of the text once the provider is asked. `isUnderWay`: the server had
 * begun to take the text, so that it may have the mail although it did not say so.
 */
export function refusalOf(failure: SmtpFailure, isUnderWay: boolean): Refusal {
  const { status } = failure;
  if (failure.code === 'EAUTH') return refusal(loginError(status), { isDown: true });
  if (status === undefined && isUnderWay) return refusal('smtp-silent', { isUncertain: true, isDown: true });
  if (status === undefined || failure.code === 'ETLS') return refusal(connectionError(failure), { isDown: true });
  if (status < 500) return refusal(`smtp ${status}`, { isDown: !/^(RCPT TO|DATA)/.test(failure.command) });
  if (isOfRecipient(failure)) return refusal(`smtp ${status}`, { isFinal: true });
  return settingError(failure) ?? refusal(`smtp-refused ${status}`, { isDown: !isOfMail(failure) });
}

function refusal(error: string, how: Omit<Refusal, 'isSent' | 'error'>): Refusal {
  return { isSent: false, error, ...how };
}

/** 534 and 535 are about the login itself; a server without any does not know the command, or refuses it. */
function loginError(status: number | undefined): string {
  if (status !== undefined && status < 500) return `smtp ${status}`;
  return status === 500 || status === 502 || status === 503 || status === 504 ? 'smtp-no-login' : 'smtp-login';
}

function connectionError({ code, text }: SmtpFailure): string {
  // In the words of Node and of Deno.
  if (/certificate|CERT_|SELF_SIGNED|ALTNAME|UNABLE_TO_(GET|VERIFY)|UnknownIssuer/i.test(text))
    return 'smtp-certificate';
  return code === 'ETLS' || /\b(SSL|TLS|InvalidContentType)\b/.test(text) ? 'smtp-tls' : 'smtp-down';
}

/**
 * By the enhanced code (RFC 3463); 5.1.7 and 5.1.8 speak of the sender, 5.1.0 of either one, 5.2.252 of who may send, and
 * 5.6.7 of an address that is not ASCII.
 */
function isOfRecipient({ text, command }: SmtpFailure): boolean {
  if (command === 'MAIL FROM') return false;
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? [];
  if (subject === '1') return detail !== '7' && detail !== '8' && !(detail === '0' && /sender/i.test(text));
  if (subject === '2') return detail !== '252';
  if (subject === '6') return detail === '7' && command === 'RCPT TO';
  if (subject !== undefined) return false;
  return (
    command === 'RCPT TO' && /^55[0-3]/.test(text) && !/relay|authenti|sender|spam|blocked|policy|denied/i.test(text)
  );
}

function isOfMail({ command }: SmtpFailure): boolean {
  return /^(RCPT TO|DATA)/.test(command);
}

/** Whose setting mends it; null for any other refusal. */
function settingError(failure: SmtpFailure): Refusal | null {
  const { status, text, command } = failure;
  if (status === 530) return refusal('smtp-no-login', { isDown: true });
  if (/\brelay/i.test(text)) return refusal('smtp-relay', { isDown: true });
  const isOfSender = command === 'MAIL FROM' || /sender|send ?as\b|\b(spf|dkim|dmarc)\b/i.test(text);
  // The text of a mail may be refused for its own sake, so that others can go.
  return isOfSender ? refusal('smtp-sender', { isDown: !command.startsWith('DATA') }) : null;
}
