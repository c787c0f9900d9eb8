import type { BrowserContext, Route } from '@playwright/test';
import { z } from 'zod';
import type { Site } from '../../start-site.ts';
import type { RelayFault, StoreFault } from './kinds.ts';

const bodySchema = z.record(z.string(), z.json());

type Response = NonNullable<Parameters<Route['fulfill']>[0]>;
type Outcome = Response | 'no response' | 'broken connection';
type Outcomes<Fault extends string> = Record<Fault, (route: Route) => Promise<Outcome>>;

const fromRelay: Outcomes<RelayFault> = {
  ok: forward,
  // Faults that the stand-in itself produces.
  '500': forward,
  HTML: forward,
  portal: forward,
  timeout: outcome('no response'),
  offline: outcome('broken connection'),
};

const standInFaults: Partial<Record<RelayFault, string>> = { '500': 'status 500', HTML: 'HTML page', portal: 'portal' };

const fromStore: Outcomes<StoreFault> = {
  ok: forward,
  '500': outcome({ status: 500, json: { message: 'internal error' } }),
  // What private.limit_submissions() raises; flood.test.ts provokes it.
  '429': outcome({
    status: 429,
    headers: { 'Retry-After': '3600' },
    json: { code: 'rate_limit', message: 'too many requests in the last hour', details: null, hint: null },
  }),
  // The database itself refuses it, by a CHECK.
  refused: (route) => forward(route, { property_type: 'castle' }),
  timeout: outcome('no response'),
  'answer lost': async (route) => {
    await forward(route);
    return 'broken connection';
  },
  portal: outcome({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  offline: outcome('broken connection'),
};

/** The form relay and the database behind a faulty connection. */
export class Services {
  /** How many calls were handled so far. */
  readonly calls = { relay: 0, store: 0 };
  readonly #site: Site;
  readonly #context: BrowserContext;
  /** Whether responses of the database are lost after it committed. */
  isStoreSilent = false;
  #mailsHeld = Promise.resolve();
  #relay: RelayFault = 'ok';
  #store: StoreFault = 'ok';

  constructor(site: Site, context: BrowserContext) {
    this.#site = site;
    this.#context = context;
  }

  async connect(): Promise<void> {
    await this.#context.route('**/local/form-relay/*', (route) =>
      this.#respond('relay', route, fromRelay[this.#relay]),
    );
    await this.#context.route(/\/rest\/v1\/(contact_submissions|rpc\/confirm_request_mail)/, (route) =>
      this.#respond('store', route, fromStore[this.#store]),
    );
  }

  async fail(relay: RelayFault, store: StoreFault): Promise<void> {
    this.#relay = relay;
    this.#store = store;
    this.isStoreSilent = false;
    // The webhook stands in for a service that never responds.
    await this.#site.setFaults({ relay: standInFaults[relay] ?? 'none', webhook: 'no answer' });
    await this.#context.setOffline(relay === 'offline' && store === 'offline');
  }

  /** Delays the responses of the relay, which accepts the mails, until the returned function is called. */
  holdMails(): () => void {
    let release: (() => void) | undefined;
    this.#mailsHeld = new Promise((resolve) => {
      release = resolve;
    });
    return () => release?.();
  }

  async #respond(
    service: 'relay' | 'store',
    route: Route,
    outcomeOf: (route: Route) => Promise<Outcome>,
  ): Promise<void> {
    const outcome = await outcomeOf(route);
    if (outcome === 'no response' || (service === 'store' && this.isStoreSilent)) {
      // Not held by the route handler: intercepted calls of a closed tab would get through.
      await route.continue({ url: `${this.#site.url}/local/webhook` });
      this.calls[service] += 1;
      return;
    }
    this.calls[service] += 1;
    if (service === 'relay') await this.#mailsHeld;
    try {
      if (outcome === 'broken connection') await route.abort('connectionfailed');
      else await route.fulfill(outcome);
    } catch (error) {
      // The visitor may have closed the page.
      if (!route.request().frame().page().isClosed()) throw error;
    }
  }
}

function outcome(result: Outcome): () => Promise<Outcome> {
  return () => Promise.resolve(result);
}

async function forward(route: Route, changes: object = {}): Promise<Response> {
  const body = bodySchema.parse(route.request().postDataJSON());
  return { response: await route.fetch({ postData: { ...body, ...changes } }) };
}
