// Edge Function that sends the queued messages: mails to customers, and webhooks to the automation. A browser calls it
// after a change, and a schedule each minute; it also looks up whether the labels of completed requests are registered. Below it,
// `invoice-preview` shows an administrator an invoice before it is made.
// Secrets: SITE_URL; to mail also SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD and MAIL_FROM; to tell the office when these
// fail FORM_RELAY_URL; to look up labels LABEL_API_KEY and LABEL_API_URL as in the function `label`. Supabase itself sets SUPABASE_URL and
// SUPABASE_SERVICE_ROLE_KEY.

import { createTransport } from 'nodemailer';
import { labelRegister } from '../_server/label-register.ts';
import { siteOnly, siteOrigin } from '../_server/site-only.ts';
import { callDatabase } from '../_server/call-database.ts';
import { attachmentOf } from './appointment-attachment.ts';
import { formRelay } from './form-relay.ts';
import { createHandler } from './handler.ts';
import { createInvoicePreview } from './invoice/preview.ts';
import { createMailer } from './mailer.ts';
import { smtpSettings } from './smtp-settings.ts';

/** Of Supabase, which ends a function once it has responded and no promise is left. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

const [supabaseUrl, key] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].map((name) => Deno.env.get(name));
if (!supabaseUrl || !key) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY must be set');
const siteUrl = siteOrigin(Deno.env.get('SITE_URL'));
const settings = smtpSettings((name) => Deno.env.get(name));

const preview = createInvoicePreview({ supabaseUrl: supabaseUrl.replace(/\/+$/, ''), send: fetch });
const handle = createHandler({
  siteUrl,
  register: labelRegister((name) => Deno.env.get(name)),
  call: callDatabase({ supabaseUrl: supabaseUrl.replace(/\/+$/, ''), key, send: fetch }),
  sendMail: settings && createMailer((options) => createTransport(options), settings),
  postToRelay: formRelay({ url: Deno.env.get('FORM_RELAY_URL'), siteUrl, send: fetch }),
  attachmentOf,
  otherClock: Date.now,
  waitUntil: (work) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
});

Deno.serve(
  siteOnly(
    { origin: siteUrl, method: 'POST', headers: 'authorization, apikey, content-type, x-client-info' },
    (request) => (new URL(request.url).pathname.endsWith('/invoice-preview') ? preview(request) : handle(request)),
  ),
);
