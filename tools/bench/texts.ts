import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createServer } from 'vite';
import { z } from 'zod';
import { markdownProblem } from '../../src/domain/content/content-edit.ts';
import { contentLimits } from '../../src/domain/content/content-limits.ts';
import { parseMarkdown } from '../../src/domain/content/parse-markdown.ts';
import type { RichText } from '../../src/domain/content/rich-text.ts';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { hostileMarkdown } from '../../src/test/hostile-markdown.ts';
import { median } from './numbers.ts';
import { printTable } from './table.ts';

const rounds = 7;
/** Characters of a text, twice what the database takes. */
const long = 100_000;

/** What an administrator can store at most: as many parts of a kind as the database takes. */
const accepted = ['a\n\n', '- a\n', '**a** ', '[a](/b) ', 'onze voorpagina '].map((part) => {
  let markdown = part.repeat(Math.floor(contentLimits.content / part.length));
  while (markdownProblem(markdown) !== null) markdown = markdown.slice(0, -100 * part.length);
  return { name: `accepted: ${JSON.stringify(part)}`, markdown };
});

/** The beginning of the articles that come with the site, as often as needed. */
async function ordinaryText(): Promise<string> {
  const seed = await readFile(path.resolve(import.meta.dirname, '../../supabase/seed.sql'), 'utf8');
  const articles = [...seed.matchAll(/\$text\$([^$]*)\$text\$/g)].map(([, text = '']) => text).join('\n\n');
  return articles.repeat(Math.ceil(long / articles.length)).slice(0, long);
}

/** Milliseconds that it takes to read and render a long text, ordinary and hostile: at most 100. */
export async function benchTexts(): Promise<void> {
  const render = await loadRenderer();
  const texts = [
    { name: 'an article', markdown: await ordinaryText() },
    ...accepted,
    ...hostileMarkdown.filter(({ markdown }) => markdown.length >= long / 3),
  ];
  const rows = texts.map(({ name, markdown }) => {
    const times = Array.from({ length: rounds }, () => timeOf(() => render(parseMarkdown(markdown))));
    return [name, String(markdown.length), `${median(times).toFixed(1)} ms`, '100 ms'];
  });
  printTable('Reading and rendering a text', [['Text', 'Characters', 'Median', 'At most'], ...rows]);
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const moduleSchema = z.object({ RichText: z.custom<ComponentType<{ blocks: RichText }>>() });

/** The component of the site: Node cannot read its source itself. */
async function loadRenderer(): Promise<(blocks: RichText) => string> {
  const root = path.resolve(import.meta.dirname, '../..');
  const server = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'error', mode: 'production' },
    plugins: [react()],
    define: { __ENV__: JSON.stringify(parseEnv({})) },
    resolve: { alias: { '@': path.join(root, 'src') } },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { RichText } = moduleSchema.parse(await server.ssrLoadModule('/src/components/ui/rich-text/rich-text.tsx'));
  await server.close();
  return (blocks) => renderToStaticMarkup(createElement(MemoryRouter, null, createElement(RichText, { blocks })));
}
