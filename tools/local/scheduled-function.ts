import { Hono } from 'hono';
import { callDatabase } from '../../supabase/functions/_server/call-database.ts';
import type { Handler } from '../../supabase/functions/_server/site-only.ts';
import type { BackendClient } from './database/backend.ts';

/** Milliseconds, the interval of the schedule of a hosted project. */
const interval = 60_000;

export interface ScheduledFunction {
  app: Hono;
  /** Ends the wake-up calls of each minute. */
  stop: () => void;
}

/** An Edge Function in this process, woken each minute. */
export function scheduleFunction(handle: Handler, siteUrl: string): ScheduledFunction {
  const timer = setInterval(() => void handle(new Request(siteUrl, { method: 'POST' })), interval).unref();
  const app = new Hono();
  app.post('/', (context) => handle(context.req.raw));
  return {
    app,
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** Calls functions of the embedded database with the rights of the server, as an Edge Function does. */
export function callAsServer(backend: BackendClient) {
  return callDatabase({
    supabaseUrl: 'http://localhost',
    key: backend.serviceKey,
    send: async (request) => backend.fetch(request, { peerAddress: null }),
  });
}
