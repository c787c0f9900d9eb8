import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allCities } from '../../src/content/cities/cities.ts';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { cityPath, paths } from '../../src/lib/paths.ts';
import { buildBootScript } from '../prerender/boot-script.ts';
import { headerRules } from './headers.ts';
import { appShell, officeShell, redirects, rewrites, shellPaths } from './redirects.ts';

// The example for nginx is written by hand; it must say what the generated files say.
const example = readFileSync(path.resolve(import.meta.dirname, '../../docs/nginx.conf'), 'utf8');
const rules = headerRules({
  env: {
    ...parseEnv({}),
    supabaseUrl: 'https://project.example.org',
    formRelayUrl: 'https://relay.example.org/form',
  },
  inlineScript: await buildBootScript(),
});

/** The pairs of a `map` block but its default, quotes taken off. */
function mapTo(variable: string): [from: string, to: string][] {
  const block = new RegExp(`map \\$asked_path \\$${variable} \\{([^}]*)\\}`).exec(example)?.[1] ?? '';
  const pairs = [...block.matchAll(/^\s*(\S+)\s+(?:"(.*)"|(\S+));$/gm)];
  return pairs
    .filter(([, from]) => from !== 'default')
    .map(([, from = '', quoted, bare]) => [from, quoted ?? bare ?? '']);
}

function rulesOf(header: string): [path: string, value: string][] {
  return rules.flatMap(({ path: from, headers }) => (headers[header] === undefined ? [] : [[from, headers[header]]]));
}

function headersOf(server: string): (string | undefined)[][] {
  return [...server.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]);
}

test('it redirects the same paths', () => {
  expect(mapTo('moved_to')).toEqual(redirects().map(({ from, to }) => [from, to]));
});

test('it redirects the page of a city that is not built to the overview', () => {
  const [, slugs = '', fallback = ''] =
    /location ~ \^\/energielabel-\(([^)]+)\)-aanvragen\$ \{\s*try_files \$uri \$uri\.html (\S+);/.exec(example) ?? [];
  const outside = slugs.split('|');
  expect(outside).toEqual(allCities.map(({ slug }) => slug));
  expect(redirects(outside)).toContainEqual({ from: cityPath('zwolle'), to: paths.serviceAreas, status: 301 });
  expect(example).toContain(`location ${fallback} { return 301 ${paths.serviceAreas}; }`);
});

test('it sends the same headers with every answer', () => {
  const [site = '', bareName = ''] = example
    .split(/(?=^server \{$)/m)
    .filter((server) => server.includes('ssl_certificate '));
  const sent = headersOf(site);
  expect(sent).toEqual(Object.entries(rules.find((rule) => rule.path === '/*')?.headers ?? {}));
  expect(headersOf(bareName)).toEqual(sent.filter(([name]) => name === 'Strict-Transport-Security'));
});

test('it caches the same files for as long, and hides the same pages', () => {
  const cached = mapTo('cache_control').flatMap(([pattern, value]) => {
    const folders = /^~\^\/\(?([\w|]+)\)?\/$/.exec(pattern)?.[1]?.split('|');
    return (folders?.map((folder) => `/${folder}/*`) ?? [pattern]).map((from) => [from, value]);
  });
  expect(cached).toEqual(rulesOf('Cache-Control'));
  expect(mapTo('robots_tag')).toEqual(rulesOf('X-Robots-Tag'));
});

test('it lets nobody keep what is missing, also below a folder that is kept for a year', () => {
  const byStatus = /map \$status \$answer_cache_control \{([^}]*)\}/.exec(example)?.[1]?.trim().split(/;\s*/);
  expect(byStatus).toEqual(['default "public, max-age=0, must-revalidate"', '~^[23] $cache_control', '']);
  expect(example).toContain('add_header Cache-Control $answer_cache_control always;');
});

test('it redirects every other host to the canonical one, with and without a certificate', () => {
  const servers = example.split(/^server \{$/m).slice(1);
  const names = servers
    .filter((server) => server.includes('return 301 https://www.example.org$request_uri;'))
    .map((server) => [/listen (\d+)/.exec(server)?.[1], /server_name ([^;]+)/.exec(server)?.[1]]);
  expect(servers.map((server) => /listen \[::\]:(\d+)/.exec(server)?.[1])).toEqual(
    servers.map((server) => /listen (\d+)/.exec(server)?.[1]),
  );
  expect(names).toEqual([
    ['80', 'www.example.org example.org'],
    ['443', 'example.org'],
  ]);
});

test('it answers the same paths with the shells', () => {
  const served = [...example.matchAll(/location ~ \^\/\(([^)]+)\)\$? \{\s*(?:error_page 404|try_files) (\S+?)\.html/g)];
  const [withShell, notFound] = served.map(([, parts = '', page]) => ({
    paths: parts.split('|').map((part) => `/${part}`),
    page,
  }));
  expect(withShell).toEqual({ paths: shellPaths, page: officeShell });
  const missing = rewrites().filter(({ status }) => status === 404);
  expect(notFound).toEqual({ paths: missing.map(({ from }) => from.replace('*', '')), page: appShell });
});
