type ServiceErrorCode = 'unavailable' | 'rate-limited' | 'configuration' | 'refused';

/** An outside service refused, failed or did not respond. The message is for the log. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;

  constructor(code: ServiceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServiceError';
    this.code = code;
  }
}

export interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  /** The whole body; a service may send anything, so it is parsed where it is understood. */
  body: string;
}

/** How a request goes out: by the browser's own fetch, unless the caller brings something else. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Fetch that has the whole response within `timeoutMs` milliseconds. Any status is returned; no response throws a
 * ServiceError 'unavailable'. When the caller's own signal aborts, its reason is thrown.
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
    throw new ServiceError('unavailable', `no answer from ${url.split('?')[0] ?? url}`, { cause: error });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', handleCallerAbort);
  }
}
