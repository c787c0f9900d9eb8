import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { buildRenderer, loadRenderer } from '../../tools/prerender/renderer.ts';
import { fetchFrom, type ContentRow, type ReviewRow } from './content-table.ts';

// A separate program: server rendering and hydration cannot share a process, because React keeps global state. Reads
// rows of website_content and reviews as JSON, and prints each page by its path.

const given = z.object({ rows: z.array(z.custom<ContentRow>()), reviews: z.array(z.custom<ReviewRow>()) });
const { rows, reviews } = given.parse(JSON.parse(await text(process.stdin)));
const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
await buildRenderer(folder);
const { fetchPages, fetchResults, renderPage } = await loadRenderer(folder);
await rm(folder, { recursive: true });
const options = { send: fetchFrom(rows, reviews), signal: new AbortController().signal };
const made = [];
for (const page of (await fetchPages(options)).pages) {
  made.push([page.path, await renderPage(page, await fetchResults(page, options))]);
}
process.stdout.write(JSON.stringify(made));
