import { askPublicAddress, NetworkFailure, type Network } from '../_server/public-network.ts';
import type { Outcome } from './messages.ts';

/** Milliseconds. */
const timeout = 8_000;
/** Bytes of a response, of which only the head is read. */
const mostBytes = 65_536;

const streamed = { duplex: 'half' };

interface Answer {
  status: number;
  contentType: string;
}

/**
 * Posts data as JSON to the automation. Accepted means a 2xx from the automation itself: no redirect, and no HTML page.
 * The body of the response is not read. An address that is not public is refused, but that of a stand-in on this machine.
 */
export async function postWebhook(url: string, data: object, siteUrl: string, own: Network): Promise<Outcome> {
  const target = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : null;
  if (target === null) return { isSent: false, error: 'webhook-address', isFinal: true };
  try {
    const { status, contentType } = isLocal(target, siteUrl)
      ? await askLocal(target, data)
      : await askPublic(target, data, own);
    if (status < 200 || status > 299) return { isSent: false, error: `webhook ${status}` };
    return /html/i.test(contentType) ? { isSent: false, error: 'webhook-page' } : { isSent: true };
  } catch (error) {
    if (error instanceof NetworkFailure && ['address', 'private'].includes(error.code)) {
      return { isSent: false, error: 'webhook-address', isFinal: true };
    }
    // Without a connection nothing was delivered.
    return isUnconnected(error)
      ? { isSent: false, error: 'webhook-down' }
      : { isSent: false, error: 'webhook-silent', isUncertain: true };
  }
}

async function askPublic(target: URL, data: object, own: Network): Promise<Answer> {
  const { status, headers } = await askPublicAddress(
    target.href,
    {
      method: 'POST',
      headers: ['Content-Type: application/json', 'Accept: */*', 'User-Agent: webhook'],
      body: JSON.stringify(data),
      ...{ timeout, most: mostBytes, readsBody: () => false },
    },
    own,
  );
  return { status, contentType: headers.get('content-type') ?? '' };
}

async function askLocal(target: URL, data: object): Promise<Answer> {
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
  return { status: answer.status, contentType: answer.headers.get('Content-Type') ?? '' };
}

/** By http to this machine, for a site on this machine. */
function isLocal({ protocol, hostname }: URL, siteUrl: string): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && siteUrl.startsWith('http:');
}

const nodeConnect = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const denoConnect = 'client error (Connect)';

function isUnconnected(error: unknown): boolean {
  if (error instanceof NetworkFailure) return !error.isSent;
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message.includes(denoConnect);
  const code = 'code' in cause ? String(cause.code) : '';
  return nodeConnect.includes(code) || cause.message.includes(denoConnect);
}
