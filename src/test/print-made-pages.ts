import { text } from 'node:stream/consumers';
import { readContent } from '../../tools/prerender/read-content.ts';
import { loadRenderer } from '../../tools/prerender/renderer.ts';

// A program of its own: what makes pages and what takes them over cannot be in one, because React keeps one state for
// both. Reads rows of website_content as JSON, and prints each page by its path.

const input = await text(process.stdin);
const rows = await readContent(() => Promise.resolve(new Response(input)));
const { listPages, renderPage } = await loadRenderer();
const made = [];
for (const page of listPages(rows)) made.push([page.path, await renderPage(page)]);
process.stdout.write(JSON.stringify(made));
