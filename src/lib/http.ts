import { CodedError } from './coded-error.ts';

type ServiceErrorCode =
  | 'unavailable'
  /** This device has no connection. */
  | 'offline'
  /** Something else answered in the place of the service, such as the login page of a Wi-Fi network. */
  | 'portal'
  | 'rate-limited'
  | 'configuration'
  | 'refused';

/** An outside service refused, failed or did not respond. */
export class ServiceError extends CodedError<ServiceErrorCode> {
  override readonly name = 'ServiceError';
}

export interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  /** The whole body, unparsed: each integration parses its own service's answers. */
  body: string;
}

/** The function that sends a request: the browser's fetch, unless the caller injects another. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Fetch that has the whole response within `timeoutMs` milliseconds. Any status is returned; no response throws a
 * ServiceError: 'offline' when the browser says so, else 'unavailable'. When the caller's own signal aborts, its reason
 * is thrown.
 */
export async function fetchWithin(
  url: string,
  timeoutMs: number,
  init: RequestInit = {},
  send: Send = fetch,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  function handleCallerAbort() {
    controller.abort(init.signal?.reason);
  }
  init.signal?.addEventListener('abort', handleCallerAbort);
  try {
    init.signal?.throwIfAborted();
    const response = await send(url, { ...init, signal: controller.signal });
    return { ok: response.ok, status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason;
    if (error instanceof ServiceError) throw error;
    const code = isKnownOffline() ? 'offline' : 'unavailable';
    throw new ServiceError(code, `no answer from ${withoutQuery(url)}`, { cause: error });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', handleCallerAbort);
  }
}

/** The same for an API: a response that is not its own throws a ServiceError 'portal'. */
export function callService(url: string, timeoutMs: number, init?: RequestInit): Promise<Answer> {
  return fetchWithin(url, timeoutMs, init, fetchFromService);
}

/**
 * The browser's fetch for a service that never answers HTML. Throws a ServiceError 'portal' for a 2xx that is HTML or
 * came by a redirect from another origin: a network that wants a login, or a host that answers every path with its
 * page.
 */
export async function fetchFromService(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) return response;
  const url = input instanceof Request ? input.url : String(input);
  const reason = isCrossOrigin(url, response) ? 'another site' : (await isHtml(response)) ? 'HTML' : null;
  if (reason === null) return response;
  throw new ServiceError('portal', `${reason} answered ${response.status} in place of ${withoutQuery(url)}`);
}

/** For a message: a query may contain an address. */
function withoutQuery(url: string): string {
  return url.replace(/\?.*/s, '');
}

/** A response made by hand, as in a test, has no URL. */
function isCrossOrigin(url: string, response: Response): boolean {
  if (response.url === '') return false;
  const asked = new URL(url, typeof window === 'undefined' ? undefined : window.location.origin);
  return new URL(response.url).origin !== asked.origin;
}

/**
 * Also checks the beginning of the body, because a portal may send the requested content type. JSON never begins with
 * `<`.
 */
async function isHtml(response: Response): Promise<boolean> {
  if (/html/i.test(response.headers.get('Content-Type') ?? '')) return true;
  const reader = response.clone().body?.getReader();
  if (!reader) return false;
  const decoder = new TextDecoder();
  let start = '';
  while (start.trim() === '') {
    const { done, value } = await reader.read();
    if (done) break;
    start += decoder.decode(value, { stream: true });
  }
  // Ends with the other half of the response.
  reader.cancel().catch(() => undefined);
  return start.trimStart().startsWith('<');
}

/** `onLine` is reliable when false; when true the browser may be offline all the same. */
export function isKnownOffline(): boolean {
  return typeof window !== 'undefined' && !window.navigator.onLine;
}
