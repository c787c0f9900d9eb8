import { Hono } from 'hono';
import { createHandler } from '../../supabase/functions/calendar/handler.ts';
import type { BackendClient } from './database/backend.ts';

/** The Edge Function `calendar` in this process. */
export function createCalendar(backend: BackendClient): Hono {
  const handle = createHandler({
    supabaseUrl: 'http://localhost',
    apiKey: 'local',
    send: async (request) => backend.fetch(request, { peerAddress: null }),
  });
  const app = new Hono();
  app.all('*', (context) => handle(context.req.raw));
  return app;
}
