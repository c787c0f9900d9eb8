import { Hono } from 'hono';
import { html } from 'hono/html';
import { faultKinds, type Faults } from './faults.ts';
import type { Inbox, Message } from './inbox.ts';

interface Services {
  inbox: Inbox;
  relayFaults: Faults;
  webhookFaults: Faults;
}

/** Shows what the site sent out, with two switches that make a service fail on purpose. */
export function createInboxPage({ inbox, relayFaults, webhookFaults }: Services): Hono {
  const page = new Hono();
  page.get('/', (context) =>
    context.html(
      layout(html`
        <form method="post" action="/local/inbox/faults">
          ${faultSwitch('relay', 'Form relay', relayFaults)} ${faultSwitch('webhook', 'Webhook', webhookFaults)}
          <button>Apply</button>
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
    return context.redirect('/local/inbox');
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
        <p>Every mail and webhook that the site sent from this machine, newest first. Nothing left the machine.</p>
        ${content}
      </body>
    </html>`;
}

function faultSwitch(name: string, label: string, faults: Faults) {
  return html`<label>
    ${label}:
    <select name="${name}">
      ${faultKinds.map((kind) => html`<option ${kind === faults.current ? 'selected' : ''}>${kind}</option>`)}
    </select>
  </label>`;
}

function article({ at, kind, subject, body }: Message) {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  const link = /https?:\/\/\S+/.exec(typeof body === 'string' ? body : '')?.[0];
  return html`<article>
    <h2>${kind}: ${subject}</h2>
    <p><time>${at}</time></p>
    <pre>${text}</pre>
    ${link ? html`<p><a href="${link}">Open the link of this mail</a></p>` : ''}
  </article>`;
}
