import { Hono } from 'hono';
import { callDatabase } from '../../../supabase/functions/_shared/call-database.ts';
import { fetchCalendar, network } from '../../../supabase/functions/read-calendars/fetch-calendar.ts';
import { createHandler } from '../../../supabase/functions/read-calendars/handler.ts';
import type { BackendClient } from '../backend.ts';
import { exampleHost, readExample } from './examples.ts';

/** Milliseconds, the interval of the schedule of a hosted project. */
const interval = 60_000;

interface Reading {
  app: Hono;
  /** Ends the wake-up calls of each minute. */
  stop: () => void;
}

/** The Edge Function `read-calendars` in this process, woken each minute; calendars of a reserved name are examples. */
export function createReading(backend: BackendClient, siteUrl: string): Reading {
  const handle = createHandler({
    call: callDatabase({
      supabaseUrl: 'http://localhost',
      key: backend.serviceKey,
      send: async (request) => backend.fetch(request, { peerAddress: null }),
    }),
    read: (url) => (new URL(url).hostname === exampleHost ? readExample(url) : fetchCalendar(url, network)),
  });
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
