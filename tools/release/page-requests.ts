import { fetchWithin, type Answer } from '../../src/lib/http.ts';

// For requests to another origin a browser adds rules of its own (CORS). A service that answers a program may still
// refuse every visitor.

/** Milliseconds. */
export const timeout = 15_000;

/** A request as a page makes it. */
interface PageRequest {
  url: string;
  /** Origin of the page. */
  origin: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
}

/**
 * Whether the service lets a browser send this request, by its preflight; the request itself is not sent. Throws when
 * the service does not respond.
 */
export async function isPermitted({ url, origin, method, headers }: PageRequest): Promise<boolean> {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  // This header needs no permission.
  const asked = names.filter((name) => name !== 'accept').toSorted();
  const answer = await fetchWithin(url, timeout, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(),
    },
  });
  const permitted = listOf(answer, 'Access-Control-Allow-Headers');
  return (
    answer.ok && isReadable(answer, origin) && asked.every((name) => ['*', name].some((one) => permitted.includes(one)))
  );
}

/** Whether a browser lets a page of this origin read the answer. */
export function isReadable({ headers }: Answer, origin: string): boolean {
  return ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
}

function listOf({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
}
