import { Hono } from 'hono';
import { z } from 'zod';
import { createHandler } from '../../supabase/functions/publish/handler.ts';
import type { BackendClient } from './database/backend.ts';
import { indexNowPath } from './index-now.ts';

const waitingSchema = z.object({ seconds: z.coerce.number().nullable(), unreadable: z.array(z.string()) });

const waitingQuery = `
  select extract(epoch from least(
      min(published_at) filter (where isfinite(published_at)),
      (
        select min(valid_from::timestamp at time zone 'Europe/Amsterdam')
        from (select valid_from from public.price_lists union all select valid_from from private.business_terms) as row
        where valid_from::timestamp at time zone 'Europe/Amsterdam' > now()
      )
    ) - now()) as seconds,
    coalesce(jsonb_agg(concat_ws(' of ', section_name, page_path)) filter (where not isfinite(published_at)), '[]')
      as unreadable
  from public.website_content where published_at > now()`;

/** Milliseconds: the longest delay of a timer. */
const maxDelay = 2 ** 31 - 1;

/**
 * The Edge Function `publish` in this process, with the rebuild of the local site as the host's build hook, and no
 * minimum time between builds. A text with a future publication date is built in at that time, and so are a price list and terms.
 */
export async function createPublishing(
  backend: BackendClient,
  siteUrl: string,
  rebuild: () => Promise<boolean>,
): Promise<Hono> {
  let timer: NodeJS.Timeout | undefined;

  async function build(): Promise<boolean> {
    const isBuilt = await rebuild();
    await waitForNextBuild();
    return isBuilt;
  }

  async function waitForNextBuild(): Promise<void> {
    const [row] = await backend.sql(waitingQuery);
    const { seconds, unreadable } = waitingSchema.parse(row);
    for (const text of unreadable) console.warn(`The text ${text} is never published: its moment is none.`);
    clearTimeout(timer);
    if (seconds !== null) timer = setTimeout(handleMoment, Math.min(seconds * 1000 + 50, maxDelay)).unref();
  }

  function handleMoment() {
    build().catch((error: unknown) => {
      console.error(error);
    });
  }

  // A build that an earlier process planned is dropped: every start renders the current texts.
  await backend.sql('update private.site_builds set seconds_between = 0, planned_for = null, has_failed = false');
  await waitForNextBuild();
  const handle = createHandler({
    supabaseUrl: 'http://localhost',
    send: async (request) => backend.fetch(request, { peerAddress: null }),
    build,
    offering: { siteUrl, endpoint: `${siteUrl}${indexNowPath}`, pause: 1000, patience: 90_000 },
    waitUntil: () => undefined,
  });
  const app = new Hono();
  app.post('/', (context) => handle(context.req.raw));
  return app;
}
