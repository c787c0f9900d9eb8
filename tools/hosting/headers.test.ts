import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { parseEnv, type Env } from '../../src/lib/env-schema.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { headerRules, headersFile } from './headers.ts';
import { shellPaths } from './redirects.ts';

const local = parseEnv({});
const subject = { env: local, inlineScript: 'load()' };

function directive(name: string, env: Partial<Env> = {}): string | undefined {
  const policy = contentSecurityPolicy({ ...subject, env: { ...local, ...env } });
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

describe('the content security policy', () => {
  it('lets a page call nobody but the site itself while everything is local', () => {
    expect(directive('connect-src')).toBe("'self'");
  });

  it('adds the origin of each configured service, once, and nothing more', () => {
    const services = {
      supabaseUrl: 'https://project.example.org',
      addressRegisterUrl: 'https://project.example.org/functions/v1/bag',
      formRelayUrl: 'https://relay.example.org/form?x=1;script-src *',
    };
    expect(directive('connect-src', services)).toBe("'self' https://project.example.org https://relay.example.org");
  });

  it('lets a form go to the relay, which leads back to the site, and nowhere else', () => {
    expect(directive('form-action')).toBe("'self'");
    expect(directive('form-action', { formRelayUrl: 'https://relay.example.org/form' })).toBe(
      "'self' https://relay.example.org",
    );
  });

  test.each([
    ['https://tiles.example.org/{z}/{x}/{y}.png', 'https://tiles.example.org'],
    ['https://{s}.tiles.example.org/{z}/{x}/{y}.png?key=1', 'https://*.tiles.example.org'],
    [local.mapTileUrl, 'https://service.pdok.nl'],
  ])('shows map tiles of %s', (mapTileUrl, origin) => {
    expect(directive('img-src', { mapTileUrl })).toBe(`'self' data: ${origin}`);
  });

  it('shows pictures of its own Storage, and of no other site', () => {
    expect(directive('img-src', { supabaseUrl: 'https://project.example.org' })).toBe(
      "'self' data: https://service.pdok.nl https://project.example.org",
    );
  });

  it('runs no script but those of the site and the one in its pages, and lets nobody frame it', () => {
    const hash = createHash('sha256').update('load()').digest('base64');
    expect(directive('script-src')).toBe(`'self' 'sha256-${hash}'`);
    expect(directive('default-src')).toBe("'none'");
    expect(directive('frame-ancestors')).toBe("'none'");
  });
});

describe('the header rules', () => {
  const rules = headerRules(subject);

  it('state no header twice for one path, because hosts join such values', () => {
    const everywhere = Object.keys(rules.find(({ path }) => path === '/*')?.headers ?? {});
    const elsewhere = rules.filter(({ path }) => path !== '/*');
    expect(
      elsewhere.flatMap(({ headers }) => Object.keys(headers)).filter((name) => everywhere.includes(name)),
    ).toEqual([]);
    expect(new Set(elsewhere.map(({ path }) => path)).size).toBe(elsewhere.length);
  });

  it('keep the back-office, the empty shell and the page for what does not exist from search engines', () => {
    const notIndexed = rules.filter(({ headers }) => headers['X-Robots-Tag'] === 'noindex').map(({ path }) => path);
    expect(notIndexed).toEqual([...shellPaths, '/app', '/404']);
    expect(notIndexed).toEqual(expect.arrayContaining(['/admin', '/admin/agenda', '/login', '/create-admin']));
  });

  it('are written as hosts read them', () => {
    const file = headersFile(subject);
    expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    // Limits of Cloudflare Pages on the length of a line and the number of rules.
    expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000);
    expect(rules.length).toBeLessThan(100);
  });
});
