import { vi } from 'vitest';
import { z } from 'zod';
import { isOffline, type RelayFault, type StoreFault } from '../../../e2e/faults/matrix/kinds.ts';

const rowSchema = z.looseObject({ id: z.string(), relay_status: z.string() });
const confirmationSchema = z.object({ request_id: z.string() });

const portalPage = '<!doctype html><title>Wi-Fi</title>';

/** The form relay and the database as `fetch` finds them, each with a fault of docs/reliability.md. */
export class FaultyServices {
  /** What the database stored: the state of the mail by id. */
  readonly rows = new Map<string, string>();
  mails = 0;
  calls = { relay: 0, store: 0 };
  faults: { relay: RelayFault; store: StoreFault } = { relay: 'ok', store: 'ok' };
  /** Whether the answers of the relay to mails that it accepts are still to come. */
  areMailsHeld = false;
  /** Whether answers of the database are lost after it committed. */
  isStoreSilent = false;
  /** Calls of earlier pages get no answer. */
  #page = 0;

  fail(relay: RelayFault, store: StoreFault): void {
    this.faults = { relay, store };
  }

  forgetCalls(): void {
    this.#page += 1;
  }

  fetch = vi.fn(async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const page = this.#page;
    const answer = await this.#answer(String(input instanceof Request ? input.url : input), init);
    return page === this.#page ? answer : never();
  });

  #answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url, window.location.origin);
    if (pathname.startsWith('/local/form-relay')) return this.#relay(init);
    if (pathname.endsWith('/contact_submissions')) return this.#store(init, () => this.#insert(read(rowSchema, init)));
    if (pathname.endsWith('/confirm_request_mail')) {
      return this.#store(init, () => {
        this.rows.set(read(confirmationSchema, init).request_id, 'sent');
        return new Response(null, { status: 204 });
      });
    }
    return isOffline(this.faults) ? broken() : Promise.resolve(new Response(null, { status: 204 }));
  }

  #relay({ signal }: RequestInit): Promise<Response> {
    this.calls.relay += 1;
    const { relay } = this.faults;
    if (relay === 'offline') return this.areMailsHeld ? never() : broken();
    if (relay === 'timeout') return silence(signal);
    if (relay === 'ok') this.mails += 1;
    if (this.areMailsHeld) return never();
    if (relay === 'ok') return Promise.resolve(Response.json({}));
    if (relay === '500') return Promise.resolve(Response.json({}, { status: 500 }));
    return Promise.resolve(html(relay === 'portal' ? 200 : 503));
  }

  async #store({ signal }: RequestInit, commit: () => Response): Promise<Response> {
    this.calls.store += 1;
    const { store } = this.faults;
    const isCommitted = store === 'ok' || store === 'answer lost';
    const response = isCommitted ? commit() : refusals[store]?.();
    if (this.isStoreSilent) return never();
    if (store === 'timeout') return silence(signal);
    if (response === undefined || store === 'answer lost') return broken();
    return Promise.resolve(response);
  }

  /** As the primary key does: an id is stored once. */
  #insert({ id, relay_status }: z.output<typeof rowSchema>): Response {
    if (this.rows.has(id)) return Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 });
    this.rows.set(id, relay_status);
    return new Response(null, { status: 201 });
  }
}

const refusals: Partial<Record<StoreFault, () => Response>> = {
  '500': () => Response.json({ message: 'internal error' }, { status: 500 }),
  '429': () => Response.json({ code: 'rate_limit', message: 'too many requests' }, { status: 429 }),
  refused: () => Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 }),
  portal: () => html(200),
};

function read<Output>(schema: z.ZodType<Output>, { body }: RequestInit): Output {
  return schema.parse(JSON.parse(z.string().parse(body)));
}

function html(status: number): Response {
  return new Response(portalPage, { status, headers: { 'Content-Type': 'text/html' } });
}

function broken(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** No answer, until the caller gives up. */
function silence(signal: RequestInit['signal']): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')));
  });
}
