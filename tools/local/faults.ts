import { setTimeout } from 'node:timers/promises';
import type { Context, Next } from 'hono';

export const faultKinds = ['none', 'status 500', 'status 429', 'HTML page', 'portal', 'slow', 'no answer'] as const;
type FaultKind = (typeof faultKinds)[number];

/** The fault of a stand-in, set on the inbox page to see how the site copes with a service that is down. */
export class Faults {
  #current: FaultKind = 'none';

  get current(): FaultKind {
    return this.#current;
  }

  /** An unknown kind of fault resets the stand-in to normal. */
  set(kind: unknown): void {
    this.#current = faultKinds.find((known) => known === kind) ?? 'none';
  }

  /** Hono middleware that answers in place of the service while a fault is set. */
  middleware = async (context: Context, next: Next): Promise<Response | undefined> => {
    switch (this.#current) {
      case 'status 500':
        return context.json({ error: 'internal error' }, 500);
      case 'status 429':
        return context.json({ error: 'too many requests' }, 429, { 'Retry-After': '60' });
      case 'HTML page':
        return context.html('<!doctype html><title>Maintenance</title><p>Back soon.', 503);
      case 'portal':
        return context.html('<!doctype html><title>Wi-Fi</title><p>Log in to this network.');
      case 'slow':
        await setTimeout(4000);
        break;
      case 'no answer':
        await setTimeout(20_000);
        return context.body(null, 504);
      case 'none':
        break;
    }
    await next();
    return undefined;
  };
}
