import type { Outcome } from './messages.ts';

/** Milliseconds. */
const timeout = 8_000;

const streamed = { duplex: 'half' };

/**
 * Posts data as JSON to the automation. Accepted means a 2xx from the automation itself: no redirect, and no HTML page.
 * The body of the response is not read.
 */
export async function postWebhook(url: string, data: object, siteUrl: string): Promise<Outcome> {
  const target = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : null;
  if (target === null || !isAllowed(target, siteUrl)) return { isSent: false, error: 'webhook-address', isFinal: true };
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // As a stream, because Deno resends a complete body when the connection breaks.
      body: new Blob([JSON.stringify(data)]).stream(),
      ...streamed,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) return { isSent: false, error: `webhook ${answer.status}` };
    const isPage = /html/i.test(answer.headers.get('Content-Type') ?? '');
    return isPage ? { isSent: false, error: 'webhook-page' } : { isSent: true };
  } catch (error) {
    // Without a connection nothing was delivered.
    return isUnconnected(error)
      ? { isSent: false, error: 'webhook-down' }
      : { isSent: false, error: 'webhook-silent', isUncertain: true };
  }
}

/** By https; by http to this machine only for a site on this machine. */
function isAllowed({ protocol, hostname }: URL, siteUrl: string): boolean {
  if (protocol === 'https:') return true;
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && siteUrl.startsWith('http:');
}

const nodeConnect = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const denoConnect = 'client error (Connect)';

function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message.includes(denoConnect);
  const code = 'code' in cause ? String(cause.code) : '';
  return nodeConnect.includes(code) || cause.message.includes(denoConnect);
}
