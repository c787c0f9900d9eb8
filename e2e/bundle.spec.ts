import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { containsSecret } from '../tools/security/secrets.ts';
import { siteFolder } from '../tools/site-folder.ts';
import { secrets } from './support/markers.ts';

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

// The files that every visitor can fetch.
const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

/** Texts of each part of the back-office that survive minification: names of calls, and texts on screen. */
const officeMarkers = [
  'list_requests',
  'count_requests',
  'request_figures',
  'requests_of_today',
  'anonymise_requests',
  'export_person',
  'restore_deleted_block',
  'website_content_history',
  'list_admins',
  'invite_admin',
  'Aanvraagdetails',
  'Kon de agenda niet ophalen',
  'Website Inhoud Beheren',
  'Nieuwe landingspagina aanmaken',
  'Privacy en bewaren',
];

/** What is only in the code of one page of the back-office. The list of requests is part of others, which count and open them. */
const pageMarkers = {
  'requests-page': 'Energielabel Aanvragen',
  'calendar-page': 'Kon de agenda niet ophalen',
  'content-page': 'Nieuw artikel schrijven',
  'figures-page': 'request_figures',
  'invoices-page': 'Lees de afschriften van je bank in',
  'management-page': 'Privacy en bewaren',
};

const scripts = readdirSync(path.join(siteFolder, 'assets')).filter((name) => name.endsWith('.js'));

/** The script of a module. */
function scriptOf(name: string): string {
  return scripts.find((script) => script.startsWith(`${name}-`)) ?? '';
}

/** The script that a page of an application begins with. */
function entryOf(page: string): string {
  const html = readFileSync(path.join(siteFolder, page), 'utf8');
  return /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(html)?.[1] ?? '';
}

const atOnce = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const atOnceOrLater = /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The scripts that a script imports, and what they import. */
function importsOf(script: string, imports: RegExp, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(script)) return found;
  found.add(script);
  for (const [, name = ''] of readScript(script).matchAll(imports)) importsOf(name, imports, found);
  return found;
}

function readScript(name: string): string {
  return readFileSync(path.join(siteFolder, 'assets', name), 'utf8');
}

function officeMarkersIn(found: ReadonlySet<string>): string[] {
  const code = [...found].map(readScript).join('\n');
  return officeMarkers.filter((marker) => code.includes(marker));
}

function filesWith(isFound: (text: string) => boolean): string[] {
  return files.filter((file) => isFound(readFileSync(file, 'latin1'))).map((file) => path.relative(siteFolder, file));
}

test('no secret of the machine that built the site stands in it', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const [name, value] of Object.entries(secrets)) {
    expect(
      filesWith((text) => text.includes(value) || text.includes(name)),
      name,
    ).toEqual([]);
  }
});

test('the site holds no key, password or service role', () => {
  expect(filesWith(containsSecret)).toEqual([]);
  expect(filesWith((text) => /sb_secret_\w|"role":\s*"service_role"/.test(text))).toEqual([]);
});

test('the URL of the automation stands nowhere', () => {
  expect(filesWith((text) => text.includes('/local/webhook'))).toEqual([]);
});

test('the site carries the licence of every package in its pages', () => {
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const notices = ['public', 'office']
    .map((application) => readFileSync(path.join(siteFolder, `licenses-${application}.txt`), 'utf8'))
    .join('\n');
  // These only re-export other packages.
  const passedOn: Partial<Record<string, string>> = {
    'react-router-dom': 'react-router',
    '@tiptap/pm': 'prosemirror-model',
  };
  const bundled = Object.keys(dependencies).map((name) => passedOn[name] ?? name);
  expect(bundled.filter((name) => !notices.includes(`\n## ${name} - `))).toEqual([]);
  expect(notices).toContain('Hippocratic License Version Number: 2.1.');
});

test('no page for visitors can load code of the back-office', () => {
  expect(officeMarkersIn(importsOf(entryOf('admin.html'), atOnceOrLater))).toEqual(officeMarkers);
  const ofVisitors = importsOf(entryOf('app.html'), atOnceOrLater);
  expect(
    [...ofVisitors].some((name) => name.startsWith('leaflet-map-')),
    'the last part of a page',
  ).toBe(true);
  expect(officeMarkersIn(ofVisitors)).toEqual([]);
});

for (const [name, marker] of Object.entries(pageMarkers)) {
  test(`${name} of the back-office loads its own code alone`, () => {
    const loaded = new Set(
      [entryOf('admin.html'), scriptOf('admin-layout'), scriptOf(name)].flatMap((script) => [
        ...importsOf(script, atOnce),
      ]),
    );
    const code = [...loaded].map(readScript).join('\n');
    expect(Object.values(pageMarkers).filter((text) => code.includes(text))).toEqual([marker]);
  });
}
