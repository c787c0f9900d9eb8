import { env } from '@/lib/env';
import { fetchWithin } from '@/lib/http';
import type { TroubleKind } from '@/lib/trouble';

/** At most this many reports per page load: an error may repeat for ever. */
const maxPerView = 5;
/** Characters of a path and of a code. The database keeps fewer, and refuses far more. */
const maxLength = 200;
/** Milliseconds. */
const timeout = 10_000;
const sent = new Set<string>();

/**
 * Reports a problem on a page (a path) to the database. Never throws and never retries. Calls the data API itself:
 * supabase-js is half as large as all the rest of a page.
 */
export function sendReport(kind: TroubleKind, page: string, cause: unknown): void {
  const code = codeOf(cause);
  if (code === null) return;
  const body = JSON.stringify({ kind, page: page.slice(0, maxLength), code: code.slice(0, maxLength) });
  if (sent.has(body) || sent.size >= maxPerView) return;
  sent.add(body);
  fetchWithin(`${env.supabaseUrl}/rest/v1/rpc/report_trouble`, timeout, {
    method: 'POST',
    headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
    body,
    // Outlives the page: many errors come just before it is left.
    keepalive: true,
  }).catch(() => undefined);
}

/** Only names and codes: a message may contain what somebody typed. Null for errors that are not the site's own. */
function codeOf(cause: unknown): string | null {
  if (typeof cause === 'string') return cause;
  if (cause instanceof Error) return codeOfError(cause);
  if (cause instanceof SecurityPolicyViolationEvent) return codeOfViolation(cause);
  // Browsers hide the details of errors in cross-origin scripts.
  return cause === null || cause === undefined ? null : 'thrown';
}

/** The name of the error, and of the file where it arose without its hash. */
function codeOfError({ name, stack = '' }: Error): string | null {
  // An extension of the visitor's browser.
  if (/^\s*(at .*|.*@)?\(?[a-z-]+-extension:/m.test(stack)) return null;
  const file = /\/([A-Za-z-]+?)(?:-[\w-]{8})?\.js/.exec(stack)?.[1] ?? '';
  return `${name} ${file}`.trim();
}

/** The directive and what it blocked: `inline`, `eval`, a scheme or a host. */
function codeOfViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): string | null {
  if (/^[a-z-]+-extension\b/.test(blockedURI)) return null;
  // A scheme or a keyword is no URL.
  const host = blockedURI.includes('://') ? new URL(blockedURI).hostname : blockedURI;
  return `${effectiveDirective} ${host}`.trim();
}
