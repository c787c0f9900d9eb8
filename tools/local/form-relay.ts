import { Hono } from 'hono';
import { z } from 'zod';
import type { Faults } from './faults.ts';
import { jsonObject, type Inbox } from './inbox.ts';

/**
 * Stand-in for the form relay (Formspark's contract): one form called `local`. Without both JSON headers it answers
 * 200 and keeps nothing; a filled `_honeypot` is dropped silently; an unknown form is 404.
 */
export function createFormRelay(inbox: Inbox, faults: Faults): Hono {
  const relay = new Hono();
  relay.use(faults.middleware);
  relay.post('/:form', async (context) => {
    if (context.req.param('form') !== 'local') return context.json({ message: 'Form not found' }, 404);
    const isJson = [context.req.header('content-type'), context.req.header('accept')].every((header) =>
      header?.includes('application/json'),
    );
    if (!isJson) return context.html('<!doctype html><title>Thank you</title><p>Submitted.');
    const body = jsonObject.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: 'Invalid JSON' }, 400);
    const fields = body.data;
    if (!fields['_honeypot']) inbox.add({ kind: 'mail', subject: subjectOf(fields), body: fields });
    return context.json(fields);
  });
  return relay;
}

function subjectOf(fields: z.infer<typeof jsonObject>): string {
  const email = z.object({ subject: z.string() }).safeParse(fields['_email']);
  return email.success ? email.data.subject : 'New submission';
}
