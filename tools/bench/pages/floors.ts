import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { build } from 'vite';
import { createStaticSite } from '../../serve/static-site.ts';
import type { RunningSite } from '../site.ts';

// Baselines for the pages: no page of this stack can be faster.

/** Copies a built site and takes every script out of its pages. */
export async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const files = await readdir(to, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = path.join(to, file);
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  }
}

/** Builds a page with a heading and a link, with only React and the router. */
export async function buildBarePage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../bare-page'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  await writeFile(path.join(folder, '_redirects'), '');
  await writeFile(path.join(folder, '_headers'), '');
}

/** Serves a folder by the same rules as the site itself, without a database. */
export async function serveFolder(folder: string): Promise<RunningSite> {
  const server = createAdaptorServer({ fetch: createStaticSite(folder).fetch, overrideGlobalObjects: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  async function stop() {
    const closed = once(server, 'close');
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await closed;
  }
  return { url: `http://127.0.0.1:${address.port}`, stop };
}
