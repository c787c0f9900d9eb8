import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, loadEnv } from 'vite';
import { parseEnv } from '../src/lib/env-schema.ts';
import { headersFile } from './hosting/headers.ts';
import { redirectsFile } from './hosting/redirects.ts';
import { robotsTxt } from './hosting/robots-txt.ts';
import { sitemapXml } from './hosting/sitemap-xml.ts';
import { filesOf, readClient, readManifest } from './prerender/client.ts';
import { openDatabase } from './prerender/database.ts';
import { writeDocument } from './prerender/document.ts';
import { readContent } from './prerender/read-content.ts';
import { loadRenderer } from './prerender/renderer.ts';
import { readStyles } from './prerender/styles.ts';
import { drawShareImages } from './share-images/draw.ts';
import { siteFolder as folder } from './site-folder.ts';

// npm run build: the whole site as files for a static host, in dist.

const root = path.resolve(import.meta.dirname, '..');

const env = parseEnv(loadEnv('production', root));
// First of all: without texts, the site that stands must go on standing.
const reading = performance.now();
const database = await openDatabase(env);
const texts = await readContent(database.ask).finally(() => database.close());
const readIn = performance.now() - reading;

await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
const manifest = readManifest(folder);
const client = readClient(folder, manifest);
const stylesFor = readStyles(folder, manifest);
const { answersId, listPages, parseArticles, renderPage, renderShell } = await loadRenderer();

const rendering = performance.now();
const pages = listPages(texts);

for (const page of pages) {
  const html = await renderPage(page);
  const own = { css: stylesFor(page.modules), modules: filesOf(manifest, [...page.modules, 'index.html']) };
  await write(fileOf(page.path), writeDocument(client, { ...html, path: page.path, answersId, own }));
}
const duration = Math.round(readIn + performance.now() - rendering);
await write('app.html', writeDocument(client, { ...(await renderShell()), path: '', answersId, own: null }));

const siteUrl = env.siteUrl || 'https://woninglabel.example';
await write('sitemap.xml', sitemapXml(siteUrl, pages));
await write('robots.txt', robotsTxt(siteUrl));
await write('_redirects', redirectsFile());
await write('_headers', headersFile(env));
drawShareImages({ folder, articles: parseArticles(texts) });
await rm(path.join(folder, '.vite'), { recursive: true });
console.log(`${pages.length} pages in ${path.relative(root, folder)}, made in ${duration} ms`);

function fileOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
