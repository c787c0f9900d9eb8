import { fetchFromService } from '@/lib/http';

/** Seconds by which the clock of this device may be off. */
const tolerance = 60;

/**
 * The fetch function of the Supabase client. Where the clock of this device is wrong, the moment at which a new token
 * expires is given by that clock: the auth client would otherwise take the token for an old one, and ask for another at
 * each call.
 */
export async function fetchByOwnClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchFromService(input, init);
  const url = input instanceof Request ? input.url : String(input);
  if (!response.ok || !url.includes('/auth/v1/')) return response;
  const text = await response.text();
  const { status, headers } = response;
  return new Response(status === 204 ? null : byOwnClock(text), { status, headers });
}

function byOwnClock(text: string): string {
  const session = parse(text);
  if (typeof session !== 'object' || session === null || !('expires_at' in session && 'expires_in' in session))
    return text;
  const ownExpiry = Math.round(Date.now() / 1000) + Number(session.expires_in);
  const isRight = Math.abs(Number(session.expires_at) - ownExpiry) <= tolerance;
  return isRight || Number.isNaN(ownExpiry) ? text : JSON.stringify({ ...session, expires_at: ownExpiry });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
