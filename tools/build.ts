import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { headersFile } from './hosting/headers.ts';
import { redirectsFile } from './hosting/redirects.ts';
import { robotsTxt } from './hosting/robots-txt.ts';
import { sitemapXml } from './hosting/sitemap-xml.ts';
import { filesOf, readClient, readManifest } from './prerender/client.ts';
import { openDatabase } from './prerender/database.ts';
import { writeDocument } from './prerender/document.ts';
import { loadRenderer } from './prerender/renderer.ts';
import { readStyles } from './prerender/styles.ts';
import { readSettings } from './settings.ts';
import { drawShareImages } from './share-images/draw.ts';
import { replaceFolder, siteFolder } from './site-folder.ts';

// npm run build: the whole site as files for a static host, in dist. It is built beside the one that stands, which stays
// when anything fails.

const atOnce = 10;
const root = path.resolve(import.meta.dirname, '..');
const folder = `${siteFolder}.new`;

const { env, webhookOrigin } = readSettings('production');
const { fetchPages, fetchResults, renderPage, renderShell, resultsId } = await loadRenderer();

// Before the client is built: without texts, the site that stands must go on standing.
const fetching = performance.now();
const database = await openDatabase(env);
const options = { send: database.send, signal: new AbortController().signal };
const pages = await fetchPages(options);
const fetched = await eachOf(pages, async (page) => ({ page, results: await fetchResults(page, options) }));
await database.close();
const fetchedIn = performance.now() - fetching;

await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
const manifest = readManifest(folder);
const client = readClient(folder, manifest);
const stylesFor = readStyles(folder, manifest);

const rendering = performance.now();
for (const { page, results } of fetched) {
  const html = await renderPage(page, results);
  const own = { css: await stylesFor(page.modules), modules: filesOf(manifest, [...page.modules, 'index.html']) };
  await write(fileOf(page.path), writeDocument(client, { ...html, path: page.path, resultsId, own }));
}
const duration = Math.round(fetchedIn + performance.now() - rendering);
await write('app.html', writeDocument(client, { ...(await renderShell()), path: '', resultsId, own: null }));

const siteUrl = env.siteUrl || 'https://woninglabel.example';
await write('sitemap.xml', sitemapXml(siteUrl, pages));
await write('robots.txt', robotsTxt(siteUrl));
await write('_redirects', redirectsFile());
await write('_headers', headersFile(env, webhookOrigin));
drawShareImages({ folder, pages });
await rm(path.join(folder, '.vite'), { recursive: true });
await replaceFolder(siteFolder, folder);
console.log(`${pages.length} pages in ${path.relative(root, siteFolder)}, made in ${duration} ms`);

/** A few at a time: a hosted database takes its time for each. */
async function eachOf<From, To>(items: readonly From[], work: (item: From) => Promise<To>): Promise<To[]> {
  const done: To[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return done;
}

function fileOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
