import { Hono } from 'hono';
import { attachmentOf } from '../../supabase/functions/_shared/appointment-calendar.ts';
import { createTransport } from 'nodemailer';
import { callDatabase } from '../../supabase/functions/_shared/call-database.ts';
import type { LabelRegister } from '../../supabase/functions/_shared/label-register.ts';
import { createHandler } from '../../supabase/functions/send/handler.ts';
import { createMailer } from '../../supabase/functions/send/mailer.ts';
import type { SmtpSettings } from '../../supabase/functions/send/smtp-settings.ts';
import type { BackendClient } from './backend.ts';

/** Milliseconds, the interval of the schedule of a hosted project. */
const interval = 60_000;

interface Sending {
  app: Hono;
  /** Ends the wake-up calls of each minute. */
  stop: () => void;
}

interface SendingOptions {
  backend: BackendClient;
  siteUrl: string;
  smtp: SmtpSettings;
  register: LabelRegister;
}

/** The Edge Function `send` in this process, woken each minute. */
export function createSending({ backend, siteUrl, smtp, register }: SendingOptions): Sending {
  const handle = createHandler({
    siteUrl,
    register,
    call: callDatabase({
      supabaseUrl: 'http://localhost',
      key: backend.serviceKey,
      send: async (request) => backend.fetch(request, { peerAddress: null }),
    }),
    sendMail: createMailer((options) => createTransport(options), smtp),
    attachmentOf,
    waitUntil: () => undefined,
  });
  function wake(): void {
    void handle(new Request(siteUrl, { method: 'POST' }));
  }
  const timer = setInterval(wake, interval).unref();
  const app = new Hono();
  app.post('/', (context) => handle(context.req.raw));
  return {
    app,
    stop: () => {
      clearInterval(timer);
    },
  };
}
