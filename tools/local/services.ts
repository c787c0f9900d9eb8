import { Hono } from 'hono';
import { createHandler as createHealth } from '../../supabase/functions/health/handler.ts';
import { formRelay } from '../../supabase/functions/send/form-relay.ts';
import type { Env } from '../../src/lib/env-schema.ts';
import { headerRules } from '../hosting/headers.ts';
import { createAddressRegister } from './address-register/server.ts';
import { closableClient, webhookPath, type Backend } from './database/backend.ts';
import { createCalendar } from './calendar.ts';
import { Faults } from './faults.ts';
import { createFormRelay } from './form-relay.ts';
import { readBodyUpTo, refuseForeignWrites } from './guards.ts';
import { accountMailText } from './mail/account-mail.ts';
import { Inbox } from './mail/inbox.ts';
import { createInboxPage } from './mail/inbox-page.ts';
import { createLabelRegister, labelKey } from './label-register/server.ts';
import { createLabels } from './labels.ts';
import { notePositions } from './note-positions.ts';
import { createReading } from './own-calendars/reading.ts';
import { createIndexNow, indexNowPath } from './index-now.ts';
import { createPublishing } from './publishing.ts';
import { callAsServer } from './scheduled-function.ts';
import { createSending } from './mail/sending.ts';
import { SmtpFaults, startSmtpServer } from './mail/smtp-server.ts';
import { createWebhook } from './webhook.ts';

const localPaths = ['/local/*', '/auth/v1/*', '/rest/v1/*', '/functions/v1/*'];
/** On one machine, for an uptime monitor. */
export const healthPath = '/health';
const storagePath = '/storage/v1/*';

const mebibyte = 1024 * 1024;
/** Bytes; the bucket itself refuses less (supabase/schemas/11_pictures.sql). */
const maxFile = 5 * mebibyte;
const labelPath = '/rest/v1/rpc/store_label_file';
/** Bytes: of the largest PDF in base64 (supabase/schemas/55_label_files.sql). */
const maxLabel = 14 * mebibyte;

interface ServicesOptions {
  env: Env;
  siteUrl: string;
  /** Null where a hosted project is configured. */
  backend: Backend | null;
  /** Brings changed texts online; the dev server has nothing to build. */
  rebuild?: () => Promise<boolean>;
}

interface Services {
  app: Hono;
  /** Ends sending and building, so that nothing uses the backend any more; the backend itself stays open. */
  close: () => Promise<void>;
}

/**
 * The embedded backend and the stand-ins for the external services, at the paths that a site built with this
 * environment uses.
 */
export async function createServices({ env, siteUrl, backend, rebuild }: ServicesOptions): Promise<Services> {
  const inbox = new Inbox();
  const relayFaults = new Faults();
  const webhookFaults = new Faults();
  const indexNowFaults = new Faults();
  const smtpFaults = new SmtpFaults();
  const app = new Hono();
  for (const path of localPaths) {
    app.use(
      path,
      refuseForeignWrites,
      readBodyUpTo(({ req }) => (req.path === labelPath ? maxLabel : mebibyte)),
    );
  }
  app.use(
    storagePath,
    refuseForeignWrites,
    readBodyUpTo(() => maxFile),
  );
  if (backend !== null) app.use('/local/address-register/*', notePositions(backend));
  app.route('/local/address-register', createAddressRegister());
  const labels = createLabelRegister();
  const register = {
    registerUrl: 'http://localhost',
    apiKey: labelKey,
    send: labels.send,
  };
  app.route('/local/form-relay', createFormRelay(inbox, relayFaults));
  app.route(webhookPath, createWebhook(inbox, webhookFaults));
  app.route(indexNowPath, createIndexNow(inbox, indexNowFaults));
  const { headers = {} } = headerRules({ env, inlineScript: '' }).find(({ path }) => path === '/*') ?? {};
  app.use('/local/inbox/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });
  app.route(
    '/local/inbox',
    createInboxPage({ inbox, relayFaults, webhookFaults, indexNowFaults, smtpFaults, registerLabel: labels.register }),
  );
  if (backend === null) return { app, close: () => Promise.resolve() };

  backend.drivers.email = {
    send({ subject, html = '' }) {
      inbox.add({ kind: 'account mail', subject, body: accountMailText(html) });
      return Promise.resolve();
    },
  };
  const client = closableClient(backend);
  // With null the embedded backend treats no request as its owner's, wherever it comes from.
  for (const path of ['/auth/v1/*', '/rest/v1/*', storagePath]) {
    app.all(path, (context) => client.fetch(context.req.raw, { peerAddress: null }));
  }
  app.route('/functions/v1/calendar', createCalendar(client));
  app.route('/functions/v1/label', createLabels(register, client));
  const health = createHealth({ call: callAsServer(client) });
  for (const path of ['/functions/v1/health', healthPath]) app.get(path, (context) => health(context.req.raw));
  if (rebuild) app.route('/functions/v1/publish', await createPublishing(client, siteUrl, rebuild));
  const smtp = await startSmtpServer(inbox, smtpFaults);
  const isStandIn = env.formRelayUrl.startsWith('/');
  const postToRelay = formRelay({
    url: new URL(env.formRelayUrl, siteUrl).href,
    siteUrl,
    send: async (request) => (isStandIn ? app.fetch(request) : fetch(request)),
  });
  const sending = createSending({ backend: client, siteUrl, smtp: smtp.settings, register, postToRelay });
  app.route('/functions/v1/send', sending.app);
  const reading = createReading(client, siteUrl);
  app.route('/functions/v1/read-calendars', reading.app);
  return {
    app,
    close: async () => {
      sending.stop();
      reading.stop();
      client.close();
      await smtp.close();
    },
  };
}
