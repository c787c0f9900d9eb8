import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';

/** Serves an app on 127.0.0.1 until the test ends; resolves to its origin. */
export async function serveForTest(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false });
  onTestFinished(() => {
    server.close();
  });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
