import { cp } from 'node:fs/promises';
import { buildClient } from './applications.ts';
import { readBusiness } from './prerender/business-rows.ts';
import { fetchSite, writeSite } from './prerender/write-site.ts';
import { loadParts } from './prerender/page-parts.ts';
import { loadRenderer } from './prerender/renderer.ts';
import { readSettings } from './settings.ts';
import { drawShareImages } from './share-images/draw.ts';
import { rendererFolder, siteFolder } from './site-folder.ts';

// Rerenders the built site from the texts of a running local server, into another folder; its code is built anew only where facts
// of the business changed. A separate process, so that the server stays responsive.

const [folder, serverUrl] = process.argv.slice(2);
if (folder === undefined || serverUrl === undefined) throw new Error('node tools/rerender.ts FOLDER SERVER_URL');

const env = readSettings('production');
function send(url: string, init?: RequestInit) {
  return fetch(new URL(url, serverUrl), init);
}

const { rows, business } = await readBusiness(env, send);
const renderer = await loadRenderer(rendererFolder);
let parts = await loadParts(rendererFolder);
const content = await fetchSite(renderer, send);
if (parts.business === JSON.stringify(business)) {
  await cp(siteFolder, folder, { recursive: true, filter: (source) => !source.endsWith('.html') });
} else {
  parts = await buildClient(folder, business);
}
await writeSite(content, { folder, env, renderer, parts, rows });
drawShareImages({ folder, pages: content.pages, prices: rows.prices, drawn: parts.drawn });
