import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { createServices } from '../local/services.ts';
import { readSettings } from '../settings.ts';
import { siteFolder as folder } from '../site-folder.ts';
import { listen } from './listen.ts';
import { createStaticSite } from './static-site.ts';

/** Serves what the last build left in dist, as a static host would, with the local services beside it. */
export async function serveSite(port: number): Promise<void> {
  if (!existsSync(path.join(folder, '_redirects'))) throw new Error('There is no built site in dist: npm run build');
  const app = new Hono();
  app.route('/', await createServices(readSettings('production').env, `http://localhost:${port}`));
  app.route('/', createStaticSite(folder));
  await listen(app, port);
}
