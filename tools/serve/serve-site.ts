import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { Backend } from '../local/database/backend.ts';
import { openBackend } from '../local/database/open-backend.ts';
import { createServices } from '../local/services.ts';
import { readSettings } from '../settings.ts';
import { siteFolder as folder } from '../site-folder.ts';
import { listen } from './listen.ts';
import { LiveSite } from './live-site.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createStaticSite } from './static-site.ts';

interface RunningSite {
  /** Null where a hosted project is configured. */
  backend: Backend | null;
  /** Ends what is being sent or built, makes a change, and begins again as a server that starts does. */
  restart: (change: () => Promise<void>) => Promise<void>;
}

/** Serves what the last build left in dist, as a static host would, with the local services beside it. */
export async function serveSite(port: number): Promise<RunningSite> {
  if (!existsSync(path.join(folder, '_redirects'))) throw new Error('There is no built site in dist: npm run build');
  const siteUrl = `http://localhost:${port}`;
  const env = readSettings('production');
  const backend = env.supabaseUrl === '' ? await openBackend(siteUrl) : null;
  const built = createStaticSite(folder);
  let current = await open();

  async function open() {
    const site = new LiveSite(siteUrl, built);
    const app = new Hono();
    const rebuild = oneAtATime(() => site.rebuild());
    const services = await createServices({ env, siteUrl, backend, rebuild });
    app.route('/', services.app);
    app.all('*', (context) => site.fetch(context.req.raw));
    return {
      app,
      close: async () => {
        await site.close();
        await services.close();
      },
    };
  }

  const server = new Hono();
  server.all('*', (context) => current.app.fetch(context.req.raw));
  await listen(server, port);
  return {
    backend,
    restart: async (change) => {
      await current.close();
      await change();
      current = await open();
    },
  };
}
