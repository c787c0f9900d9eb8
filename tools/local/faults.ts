import { setTimeout } from 'node:timers/promises';
import type { Context, Next } from 'hono';

/** The fault of a stand-in, set on the inbox page to see how the site copes with a service that is down. */
export class FaultSwitch<Kind extends string> {
  readonly kinds: readonly Kind[];
  #current: Kind | 'none' = 'none';

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
  }

  get current(): Kind | 'none' {
    return this.#current;
  }

  /** An unknown kind of fault resets the stand-in to normal. */
  set(kind: unknown): void {
    this.#current = this.kinds.find((known) => known === kind) ?? 'none';
  }
}

const faultKinds = ['status 500', 'status 429', 'HTML page', 'portal', 'slow', 'no answer'] as const;

/** The faults of a stand-in that speaks HTTP. */
export class Faults extends FaultSwitch<(typeof faultKinds)[number]> {
  constructor() {
    super(faultKinds);
  }

  /** Hono middleware that responds in place of the service while a fault is set. */
  middleware = async (context: Context, next: Next): Promise<Response | undefined> => {
    switch (this.current) {
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
