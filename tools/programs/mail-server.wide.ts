import { setTimeout } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mail } from '../../supabase/functions/send/mailer.ts';
import type { Outcome } from '../../supabase/functions/send/messages.ts';
import type { SmtpSettings } from '../../supabase/functions/send/smtp-settings.ts';
import { startPostfix, type Postfix } from './postfix';
import { implicitTls } from './postfix-settings';

// The mailer before a real mail server, tried with Postfix 3.7.11, Cyrus SASL 2.1.28 and postgrey 1.37.

const sender = 'post@woninglabel.example';
const ownedByAnother = {
  smtpd_sender_login_maps: `inline:{{ ${sender} = somebody@else.example }}`,
  smtpd_sender_restrictions: 'reject_authenticated_sender_login_mismatch',
};
let postfix: Postfix;

beforeAll(async () => {
  postfix = await startPostfix({
    usual: {},
    'without encryption': { smtpd_tls_security_level: 'none' },
    'without a login': { smtpd_sasl_auth_enable: 'no' },
    'whose logins fail': { smtpd_sasl_path: 'nothing' },
    'with the sender of another': ownedByAnother,
    'with the sender of another, at once': { ...ownedByAnother, smtpd_delay_reject: 'no' },
    'without a mailbox of the sender': { smtpd_reject_unlisted_sender: 'yes' },
    'without a mailbox of the sender, at once': { smtpd_reject_unlisted_sender: 'yes', smtpd_delay_reject: 'no' },
    'that relays for nobody': { smtpd_relay_restrictions: 'reject_unauth_destination' },
    'that wants another name': { smtpd_helo_restrictions: 'check_helo_access static:{550 5.7.1 Unknown host}' },
    'that is full': { queue_minfree: '999999999999' },
    'with a full mailbox': { smtpd_recipient_restrictions: 'check_recipient_access static:{552 5.2.2 Mailbox full}' },
    'that calls it spam': { smtpd_end_of_data_restrictions: 'check_client_access static:{554 5.7.1 Spam}' },
    'that takes little': { message_size_limit: '500' },
    'with a greylist': { smtpd_recipient_restrictions: '$greylist' },
    'of two mails at a time': { smtpd_client_message_rate_limit: '2' },
    'of two calls at a time': { smtpd_client_connection_rate_limit: '2' },
    'of seven bits': { smtpd_discard_ehlo_keywords: '8bitmime, smtputf8', strict_smtputf8: 'yes' },
  });
});
afterAll(() => postfix.stop());
beforeEach(async () => {
  await postfix.delivered();
});

function mailBy(server: string, mail: Partial<Mail> = {}, settings: Partial<SmtpSettings> = {}): Promise<Outcome> {
  return mailer(settings, server, { ca: postfix.authority })({
    ...{ id: 'message-1', subject: 'Afspraak', text: 'Tot dan.', html: '<p>Tot dan.</p>', attachment: null },
    to: { name: 'Jo', address: 'jo@example.nl' },
    ...mail,
  });
}

function mailer(settings: Partial<SmtpSettings>, server: string, tls: object) {
  return createMailer((options) => createTransport({ ...options, tls }), {
    ...{ host: 'localhost', port: postfix.port(server), user: postfix.user, password: postfix.password },
    from: { name: 'Woninglabel', address: sender },
    ...settings,
  });
}

test.each<[string, string, Partial<SmtpSettings>]>([
  ['once it asks for encryption', 'with ESMTPSA', {}],
  ['encrypted from the first byte', 'with ESMTPSA', { host: implicitTls.host, port: 465 }],
])('a mail arrives with a login, %s', async (_, received, settings) => {
  expect(await mailBy('usual', {}, settings)).toEqual({ isSent: true });
  expect(await postfix.delivered()).toEqual([expect.stringContaining(received)]);
});

test.each([
  ['without encryption', 'smtp-tls'],
  ['without a login', 'smtp-no-login'],
  ['with the sender of another', 'smtp-sender'],
  ['with the sender of another, at once', 'smtp-sender'],
  ['without a mailbox of the sender', 'smtp-sender'],
  ['without a mailbox of the sender, at once', 'smtp-sender'],
  ['that relays for nobody', 'smtp-relay'],
  ['whose logins fail', 'smtp 454'],
  ['that is full', 'smtp 452'],
])('a server %s refuses us, and all mails wait', async (server, error) => {
  const to = { name: 'Jo', address: 'jo@elsewhere.example' };
  expect(await mailBy(server, { to })).toEqual({ isSent: false, error, isDown: true });
});

test('a wrong password and a certificate of another name or authority are named', async () => {
  const down = { isSent: false, isDown: true };
  expect(await mailBy('usual', {}, { password: 'wrong' })).toEqual({ ...down, error: 'smtp-login' });
  const other = { host: implicitTls.otherHost, port: 465 };
  expect(await mailBy('usual', {}, other)).toEqual({ ...down, error: 'smtp-certificate' });
  const untrusted = mailer({}, 'usual', {});
  const mail = {
    id: '1',
    to: { name: '', address: 'jo@example.nl' },
    subject: '',
    text: '',
    html: '',
    attachment: null,
  };
  expect(await untrusted(mail)).toEqual({ ...down, error: 'smtp-certificate' });
});

test.each([
  ['usual', 'nobody@example.nl', 'smtp 550'],
  ['usual', 'jo@-example.nl', 'smtp 501'],
  ['with a full mailbox', 'jo@example.nl', 'smtp 552'],
  ['of seven bits', 'zoë@example.nl', 'smtp 553'],
])('a server %s refuses %s for good', async (server, address, error) => {
  expect(await mailBy(server, { to: { name: '', address } })).toEqual({ isSent: false, error, isFinal: true });
});

test.each([
  ['that calls it spam', 'smtp-refused 554'],
  ['that takes little', 'smtp-refused 552'],
  ['that wants another name', 'smtp-refused 550'],
])('what a server %s refuses waits, and others can go', async (server, error) => {
  expect(await mailBy(server)).toEqual({ isSent: false, error, isDown: false });
  expect(await postfix.delivered()).toEqual([]);
});

test.each([
  ['with a greylist', ['smtp 450', 'sent'], 2000],
  ['of two mails at a time', ['sent', 'sent', 'smtp 450', 'sent'], 6000],
  ['of two calls at a time', ['sent', 'sent', 'smtp 421', 'sent'], 6000],
])('a server %s takes each mail once, the refused one later', async (server, outcomes, pause) => {
  const seen: string[] = [];
  for (let id = 0; id < outcomes.length; id += 1) {
    if (id === outcomes.length - 1) await setTimeout(pause);
    const outcome = await mailBy(server, { id: `message-${id}` });
    seen.push(outcome.isSent ? 'sent' : outcome.error);
  }
  expect(seen).toEqual(outcomes);
  expect(await postfix.delivered()).toHaveLength(outcomes.filter((outcome) => outcome === 'sent').length);
});

test.each(['usual', 'of seven bits'])(
  'texts of eight bits and long lines pass a server %s as they are',
  async (server) => {
    const text = `Beste Zoë,\n.\n..twee punten\nFrom hier\n${'é'.repeat(3000)}\n${'x'.repeat(3000)} € 285\n`;
    const [subject, name] = [`Afspraak ${'Café '.repeat(40).trim()}`, `Zoë, "Bos" ${'van Šibenik '.repeat(20).trim()}`];
    const html = `<p>${text}</p>`;
    const content = `BEGIN:VCALENDAR\r\nSUMMARY:Zoë\r\n${'y'.repeat(2000)}\r\nEND:VCALENDAR\r\n`;
    const attachment = {
      filename: 'afspraak.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content,
    };
    const to = { name, address: 'jo@example.nl' };
    expect(await mailBy(server, { to, subject, text, html, attachment })).toEqual({ isSent: true });
    const [delivered = ''] = await postfix.delivered();
    expect(delivered).toMatch(/^[\t\n -~]*$/);
    expect(delivered.split('\n').filter((line) => line.length > 100)).toEqual([]);
    const mail = await simpleParser(delivered);
    expect([mail.subject, mail.text, mail.html]).toEqual([subject, text, html]);
    expect(mail.to).toMatchObject({ value: [to] });
    expect(mail.attachments.map((part) => part.content.toString())).toEqual([content]);
  },
);
