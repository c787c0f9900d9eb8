import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { createServices } from '../local/services.ts';
import { readSettings } from '../settings.ts';
import { siteFolder as folder } from '../site-folder.ts';
import { listen } from './listen.ts';
import { LiveSite } from './live-site.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Serves what the last build left in dist, as a static host would, with the local services beside it. */
export async function serveSite(port: number): Promise<void> {
  if (!existsSync(path.join(folder, '_redirects'))) throw new Error('There is no built site in dist: npm run build');
  const site = new LiveSite(`http://localhost:${port}`);
  const app = new Hono();
  const rebuild = oneAtATime(() => site.rebuild());
  app.route('/', await createServices(readSettings('production').env, `http://localhost:${port}`, rebuild));
  app.all('*', (context) => site.fetch(context.req.raw));
  await listen(app, port);
}
