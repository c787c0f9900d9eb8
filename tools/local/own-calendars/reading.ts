import { network } from '../../../supabase/functions/_server/public-network.ts';
import { fetchCalendar } from '../../../supabase/functions/read-calendars/fetch-calendar.ts';
import { createHandler } from '../../../supabase/functions/read-calendars/handler.ts';
import type { BackendClient } from '../database/backend.ts';
import { callAsServer, scheduleFunction, type ScheduledFunction } from '../scheduled-function.ts';
import { exampleHost, readExample } from './examples.ts';

/** The Edge Function `read-calendars`; calendars of a reserved name are examples. */
export function createReading(backend: BackendClient, siteUrl: string): ScheduledFunction {
  const handle = createHandler({
    call: callAsServer(backend),
    read: (url) => (new URL(url).hostname === exampleHost ? readExample(url) : fetchCalendar(url, network)),
  });
  return scheduleFunction(handle, siteUrl);
}
