import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process, { execPath } from 'node:process';
import { buildClient } from './applications.ts';
import { readBusiness } from './prerender/business-rows.ts';
import { openDatabase } from './prerender/database.ts';
import { storeParts } from './prerender/page-parts.ts';
import { buildRenderer, loadRenderer } from './prerender/renderer.ts';
import { fetchSite, writeSite } from './prerender/write-site.ts';
import { fewerTexts } from './release/fewer-texts.ts';
import { reviewGaps } from './release/review-gaps.ts';
import { goesOnline, readSettings, refuse, SettingsError } from './settings.ts';
import { drawShareImages } from './share-images/draw.ts';
import { rendererFolder, replaceFolder, siteFolder } from './site-folder.ts';

// npm run build: the whole site as files for a static host, in dist. It is built beside the current one, which stays
// when anything fails, such as a mail template of the Edge Functions that is older than the facts of the site.

const root = path.resolve(import.meta.dirname, '..');
const folder = `${siteFolder}.new`;
const newRendererFolder = `${rendererFolder}.new`;

// In a process of its own: Vite sets NODE_ENV to development there, and the site would get the development build of React.
const templates = spawnSync(execPath, [path.join(import.meta.dirname, 'mails/render.ts'), '--check'], {
  encoding: 'utf8',
});
if (templates.status !== 0) throw new SettingsError(templates.stderr.trim());

const env = readSettings('production');
await buildRenderer(newRendererFolder);

// Before the client is built: when the texts cannot be read, the current site stays.
const fetching = performance.now();
const database = await openDatabase(env);
const { rows, business } = await readBusiness(env, database.send);
const renderer = await loadRenderer(newRendererFolder);
const content = await fetchSite(renderer, database.send);
if (goesOnline('production')) refuse(reviewGaps(content.reviews));
await database.close();
const texts = Object.values(content.texts).reduce((sum, shown) => sum + Object.keys(shown).length, 0);
const problem =
  process.env['FEWER_TEXTS'] === 'yes' ? null : await fewerTexts({ siteUrl: env.siteUrl, siteFolder, texts });
if (problem !== null) throw new SettingsError(problem);
const fetchedIn = performance.now() - fetching;

const parts = await buildClient(folder, business);
const rendering = performance.now();
await writeSite(content, { folder, env, renderer, parts, rows });
const duration = Math.round(fetchedIn + performance.now() - rendering);
drawShareImages({ folder, pages: content.pages, prices: rows.prices, drawn: parts.drawn });
await storeParts(newRendererFolder, parts);
await replaceFolder(siteFolder, folder);
await replaceFolder(rendererFolder, newRendererFolder);
console.log(`${content.pages.length} pages in ${path.relative(root, siteFolder)}, made in ${duration} ms`);
