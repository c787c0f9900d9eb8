import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { mailKinds, type MailKind, type MailPayload } from '#shared/mail/customer-mail.ts';
import { fillMail } from '#shared/mail/fill-mail.ts';
import { attachmentOf } from '../../supabase/functions/send/appointment-attachment.ts';
import { createMailer } from '../../supabase/functions/send/mailer.ts';
import { requirePrograms, run } from './program';

// Every mail to a customer before a spam filter, tried with SpamAssassin 4.0.1 and Debian's rules, without a network.

const folder = mkdtempSync(path.join(tmpdir(), 'spam-'));
beforeAll(() => {
  requirePrograms('spamassassin');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const full: MailPayload = {
  ...{
    name: 'Zoë de Vries',
    email: 'zoe@example.nl',
    reference: '5F0C9A3E',
    address: 'Voorbeeldstraat 12, Amersfoort',
  },
  ...{ property_type: 'semi-detached', price: 1285, rush_service: false },
  ...{ appointment_id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b', sequence: 2, adviser: 'Robin Voorbeeld' },
  ...{ starts_at: '2036-12-01T09:00:00+00:00', ends_at: '2036-12-01T10:30:00+00:00' },
  previous_starts_at: '2036-11-24T09:00:00+00:00',
  ...{ label_class: 'B', label_valid_until: '2046-12-03' },
};
const payloads: MailPayload[] = [
  full,
  { ...full, rush_service: true, name: 'ZOË DE VRIES', address: 'VOORBEELDSTRAAT 12, AMERSFOORT' },
  { ...full, name: null, address: null, property_type: '', price: null, adviser: null },
];
const siteUrl = 'https://www.woninglabel.example';
const links = {
  siteUrl,
  link: `${siteUrl}/mijn-aanvraag#${'k3yK3y-_'.repeat(5)}abc`,
  now: Date.parse('2026-11-20T09:00:00Z'),
};

/** A mail as it goes over the wire, without the lines that the servers on its way add. */
async function written(kind: MailKind, payload: MailPayload): Promise<string> {
  let text = '';
  const send = createMailer(
    () => {
      const transport = createTransport({ streamTransport: true, buffer: true });
      return {
        async sendMail(message) {
          text = z
            .instanceof(Buffer)
            .parse((await transport.sendMail(message)).message)
            .toString();
        },
        close: () => {
          transport.close();
        },
      };
    },
    {
      ...{ host: 'mail.example', port: 465, user: 'local', password: 'secret' },
      from: { name: 'Woninglabel', address: 'post@woninglabel.example' },
    },
  );
  const mail = {
    ...{ id: '0b6a3f0e-5f5e-4b42-9a51-2f6d1c1f9a77', to: { name: payload.name ?? '', address: payload.email } },
    ...fillMail(kind, payload, links),
    attachment: attachmentOf(kind, payload),
  };
  expect(await send(mail)).toEqual({ isSent: true });
  return text;
}

/** What the filter finds in each of these mails: its score, and the names of its rules. */
function judge(mails: readonly string[]): { score: number; rules: string[] }[] {
  const [mailbox, settings] = [path.join(folder, 'mailbox'), path.join(folder, 'settings')];
  writeFileSync(
    mailbox,
    mails
      .map((mail) => `From post@woninglabel.example Thu Jan  1 00:00:00 2026\n${mail.replaceAll('\r\n', '\n')}\n\n`)
      .join(''),
  );
  writeFileSync(settings, '');
  const judged = run('spamassassin', ['--local', '--mbox', '--prefspath', settings, mailbox], { HOME: folder });
  return judged
    .replaceAll(/\n[ \t]+/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, score, rules = ''] = /^X-Spam-Status: .*?score=(-?[0-9.]+) .*?tests=([A-Z0-9_,]+)/.exec(line) ?? [];
      return score === undefined ? [] : [{ score: Number(score), rules: rules.split(',') }];
    });
}

test('a spam filter, which finds spam, finds nothing in a mail', async () => {
  const spam = 'Subject: FREE $$$ VIAGRA!!!\nContent-Type: text/html\n\n<img src="http://192.0.2.1/x.gif">';
  const mails = await Promise.all(mailKinds.flatMap((kind) => payloads.map((payload) => written(kind, payload))));
  expect(judge([spam])[0]?.score).toBeGreaterThan(5);
  // That it has an HTML part, and no lines of the servers on its way.
  const nothing = [0, 'HTML_MESSAGE', 'NO_RECEIVED', 'NO_RELAYS'];
  expect(judge(mails).map(({ score, rules }) => [Math.abs(score), ...rules])).toEqual(mails.map(() => nothing));
});

test('a mail is whole when pictures are blocked: it has none', () => {
  for (const kind of mailKinds) {
    expect(fillMail(kind, full, links).html).not.toMatch(/<img|<picture|<svg|url\(|\sbackground=/i);
  }
});
