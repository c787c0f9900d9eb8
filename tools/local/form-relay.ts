import { Hono } from 'hono';
import { z } from 'zod';
import type { Faults } from './faults.ts';
import { jsonObject, type Inbox } from './mail/inbox.ts';

type Fields = z.infer<typeof jsonObject>;

const submitted = '<!doctype html><title>Thank you</title><p>Submitted.';

/**
 * Stand-in for the form relay (Formspark's contract): one form called `local`. It accepts JSON with both headers
 * (without one it answers 200 and stores nothing), and native form submissions, which it redirects to `_redirect`, here
 * a path too. A filled `_honeypot` is dropped silently; an unknown form is 404.
 */
export function createFormRelay(inbox: Inbox, faults: Faults): Hono {
  const relay = new Hono();
  relay.use(faults.middleware);
  relay.post('/:form', async (context) => {
    if (context.req.param('form') !== 'local') return context.json({ message: 'Form not found' }, 404);
    if (context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
      const fields = jsonObject.parse(await context.req.parseBody({ all: true, dot: true }));
      receive(fields);
      const { _redirect: target } = fields;
      return typeof target === 'string' ? context.redirect(target, 303) : context.html(submitted);
    }
    const isJson = [context.req.header('content-type'), context.req.header('accept')].every((header) =>
      header?.includes('application/json'),
    );
    if (!isJson) return context.html(submitted);
    const body = jsonObject.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: 'Invalid JSON' }, 400);
    receive(body.data);
    return context.json(body.data);
  });
  return relay;

  function receive(fields: Fields): void {
    if (!fields['_honeypot']) inbox.add({ kind: 'mail', subject: subjectOf(fields), body: fields });
  }
}

function subjectOf(fields: Fields): string {
  const email = z.object({ subject: z.string() }).safeParse(fields['_email']);
  return email.success ? email.data.subject : 'New submission';
}
