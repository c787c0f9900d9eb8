import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { FaultSwitch } from '../faults.ts';
import type { Inbox, Message } from './inbox.ts';
import type { Registration } from '../label-register/server.ts';

interface Services {
  inbox: Inbox;
  relayFaults: FaultSwitch<string>;
  webhookFaults: FaultSwitch<string>;
  indexNowFaults: FaultSwitch<string>;
  smtpFaults: FaultSwitch<string>;
  registerLabel: (registration: Registration) => void;
}

const registrationSchema = z.object({
  postcode: z.string().transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
  houseNumber: z.coerce.number(),
  suffix: z.string().trim(),
  labelClass: z.string(),
});

/** The stored form of a mail to the stand-in of the mail server. */
const mailSchema = z.looseObject({ text: z.string(), html: z.string() });

/** Shows what the site sent out, with switches that make a service fail on purpose. */
export function createInboxPage(services: Services): Hono {
  const { inbox, relayFaults, webhookFaults, indexNowFaults, smtpFaults, registerLabel } = services;
  const page = new Hono();
  page.get('/', (context) =>
    context.html(
      layout(html`
        <form method="post" action="/local/inbox/faults">
          ${faultSwitch('relay', 'Form relay', relayFaults)} ${faultSwitch('webhook', 'Webhook', webhookFaults)}
          ${faultSwitch('indexnow', 'Search engines', indexNowFaults)} ${faultSwitch('smtp', 'Mail server', smtpFaults)}
          <button>Apply</button>
        </form>
        <form method="post" action="/local/inbox/labels">
          Register an energy label as the adviser does, for postcode <input name="postcode" size="7" required /> number
          <input name="houseNumber" size="5" required /> addition <input name="suffix" size="4" /> class
          <input name="labelClass" size="5" value="A" required />
          <button>Register</button>
        </form>
        ${inbox.messages.length === 0 ? html`<p>Nothing has been sent yet.</p>` : inbox.messages.map(article)}
      `),
    ),
  );
  page.get('/messages.json', (context) => context.json(inbox.messages));
  page.post('/faults', async (context) => {
    const form = await context.req.formData();
    relayFaults.set(form.get('relay'));
    webhookFaults.set(form.get('webhook'));
    indexNowFaults.set(form.get('indexnow'));
    smtpFaults.set(form.get('smtp'));
    return context.redirect('/local/inbox');
  });
  page.post('/labels', async (context) => {
    const registration = registrationSchema.parse(await context.req.parseBody());
    registerLabel({ ...registration, daysAgo: 0 });
    return context.redirect('/local/inbox');
  });
  // As in a mail program: no scripts run, and nothing external is loaded.
  page.get('/html/:at', (context) => {
    const message = inbox.messages.find(({ at }) => at === context.req.param('at'));
    const mail = mailSchema.safeParse(message?.body);
    if (!mail.success) return context.notFound();
    context.header('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    return context.html(mail.data.html);
  });
  return page;
}

function layout(content: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Local inbox</title>
        <style>
          :root {
            color-scheme: light dark;
            font: 16px/1.5 system-ui;
          }
          body {
            max-width: 50rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          article {
            border-top: 1px solid;
            padding: 1rem 0;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>Local inbox</h1>
        <p>
          Every mail, webhook and offer to search engines that the site sent from this machine, newest first. Nothing
          left the machine.
        </p>
        ${content}
      </body>
    </html>`;
}

function faultSwitch(name: string, label: string, faults: FaultSwitch<string>) {
  return html`<label>
    ${label}:
    <select name="${name}">
      ${['none', ...faults.kinds].map((kind) => html`<option ${kind === faults.current ? 'selected' : ''}>${kind}</option>`)}
    </select>
  </label>`;
}

function article({ at, kind, subject, body }: Message) {
  const mail = mailSchema.safeParse(body);
  const text = mail.success ? mail.data.text : typeof body === 'string' ? body : '';
  const link = /https?:\/\/[^\s<>]+/.exec(text)?.[0];
  return html`<article>
    <h2>${kind}: ${subject}</h2>
    <p><time>${at}</time></p>
    <pre>${text || JSON.stringify(body, null, 2)}</pre>
    ${link ? html`<p><a href="${link}">Open the link of this mail</a></p>` : ''}
    ${mail.success ? html`<p><a href="/local/inbox/html/${at}">Show this mail as HTML</a></p>` : ''}
  </article>`;
}
