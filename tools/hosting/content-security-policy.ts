import { createHash } from 'node:crypto';
import type { Env } from '../../src/lib/env-schema.ts';

export interface PolicySubject {
  env: Env;
  /** The only inline script in pages. */
  inlineScript: string;
}

/**
 * What a page may load, run and call: the site itself and exactly the services of this build.
 * Inline styles are allowed: every prerendered page has its own, and the toast and dialog libraries write theirs at
 * runtime, the latter with a width that no hash can cover. Style attributes are not allowed.
 */
export function contentSecurityPolicy({ env, inlineScript }: PolicySubject): string {
  const services = [env.supabaseUrl, env.addressRegisterUrl, env.labelRegisterUrl, env.formRelayUrl];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(inlineScript)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    // Leaflet replaces a tile that is no longer needed by an empty data: image.
    'img-src': ["'self'", 'data:', ...origins([env.mapTileUrl, env.supabaseUrl])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(services)],
    'base-uri': ["'none'"],
    // The relay, and the site itself, which the relay redirects back to: Chromium checks redirects too.
    'form-action': ["'self'", ...origins([env.formRelayUrl])],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The source expression that allows one inline script. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The origins of URLs, each once; a path belongs to the site itself. */
function origins(urls: readonly string[]): string[] {
  const full = urls.filter((url) => /^https?:/.test(url));
  // Tile servers may spread over subdomains, which the map writes as {s}.
  return [...new Set(full.map((url) => new URL(url).origin.replace('{s}', '*')))];
}
