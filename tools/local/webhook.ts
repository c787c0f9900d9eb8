import { Hono } from 'hono';
import type { Faults } from './faults.ts';
import { jsonObject, type Inbox } from './mail/inbox.ts';

/** Stand-in for the automation webhook: takes any JSON object. */
export function createWebhook(inbox: Inbox, faults: Faults): Hono {
  const webhook = new Hono();
  webhook.use(faults.middleware);
  webhook.post('/', async (context) => {
    const body = jsonObject.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: 'JSON expected' }, 400);
    inbox.add({ kind: 'webhook', subject: 'Request changed', body: body.data });
    return context.json({ message: 'Workflow was started' });
  });
  return webhook;
}
