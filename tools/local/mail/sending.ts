import { createTransport } from 'nodemailer';
import type { LabelRegister } from '../../../supabase/functions/_server/label-register.ts';
import { attachmentOf } from '../../../supabase/functions/send/appointment-attachment.ts';
import type { PostToRelay } from '../../../supabase/functions/send/form-relay.ts';
import { createHandler } from '../../../supabase/functions/send/handler.ts';
import { createInvoicePreview } from '../../../supabase/functions/send/invoice/preview.ts';
import { createMailer } from '../../../supabase/functions/send/mailer.ts';
import type { SmtpSettings } from '../../../supabase/functions/send/smtp-settings.ts';
import type { BackendClient } from '../database/backend.ts';
import { callAsServer, scheduleFunction, type ScheduledFunction } from '../scheduled-function.ts';

interface SendingOptions {
  backend: BackendClient;
  siteUrl: string;
  smtp: SmtpSettings;
  register: LabelRegister;
  postToRelay: PostToRelay | null;
}

/** The Edge Function `send`. */
export function createSending({ backend, siteUrl, smtp, register, postToRelay }: SendingOptions): ScheduledFunction {
  const handle = createHandler({
    siteUrl,
    register,
    call: callAsServer(backend),
    sendMail: createMailer((options) => createTransport(options), smtp),
    postToRelay,
    attachmentOf,
    waitUntil: () => undefined,
    otherClock: null,
  });
  const sending = scheduleFunction(handle, siteUrl);
  const preview = createInvoicePreview({
    supabaseUrl: 'http://localhost',
    send: async (request) => backend.fetch(request, { peerAddress: null }),
  });
  sending.app.post('/invoice-preview', (context) => preview(context.req.raw));
  return sending;
}
