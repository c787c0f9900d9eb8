import { buildManifestPath } from '../../src/lib/paths.ts';
import { contentSecurityPolicy, type PolicySubject } from './content-security-policy.ts';
import { appShell, shellPaths } from './redirects.ts';

interface HeaderRule {
  /** A path; a `*` at its end stands for anything. */
  path: string;
  headers: Record<string, string>;
}

const year = 31_536_000;
const day = 86_400;

/**
 * Response headers by path; all matching rules apply. No header is in two rules that match the same path, because hosts
 * join such values. Pages get no Cache-Control: hosts already send one that revalidates at every visit.
 */
export function headerRules(subject: PolicySubject): HeaderRule[] {
  const notIndexed = { 'X-Robots-Tag': 'noindex' };
  const aDay = { 'Cache-Control': `public, max-age=${day}` };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(subject),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': `max-age=${year}`,
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // Their names contain a hash of their content.
    { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
    { path: '/images/*', headers: aDay },
    { path: '/share/*', headers: aDay },
    { path: '/favicon.ico', headers: aDay },
    // Must be current: the editor reads from it which texts are online.
    { path: buildManifestPath, headers: { 'Cache-Control': 'no-store' } },
    // Some hosts answer /404 itself with status 200.
    ...[...shellPaths, appShell, '/404'].map((path) => ({ path, headers: notIndexed })),
  ];
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(subject: PolicySubject): string {
  return headerRules(subject)
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .flat()
    .join('\n');
}
