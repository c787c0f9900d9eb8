import { Hono } from 'hono';
import { z } from 'zod';
import { indexNowKey } from '#shared/index-now.ts';
import type { Faults } from './faults.ts';
import type { Inbox } from './mail/inbox.ts';

/** Where it answers. */
export const indexNowPath = '/local/index-now';

const offerSchema = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
});

/** Stand-in for IndexNow: accepts pages of one site, with the key that the build of that site writes to a file. */
export function createIndexNow(inbox: Inbox, faults: Faults): Hono {
  const indexNow = new Hono();
  indexNow.use(faults.middleware);
  indexNow.post('/', async (context) => {
    const offer = offerSchema.safeParse(await context.req.json().catch(() => null));
    if (!offer.success) return context.json({ code: 'InvalidRequestParameters' }, 400);
    const { host, key, keyLocation, urlList } = offer.data;
    const { origin } = new URL(keyLocation);
    if (key !== (await indexNowKey(origin)) || keyLocation !== `${origin}/${key}.txt`) return context.body(null, 403);
    if (urlList.some((url) => new URL(url).host !== host)) return context.body(null, 422);
    inbox.add({ kind: 'search engines', subject: 'Changed pages', body: urlList });
    return context.body(null, 202);
  });
  return indexNow;
}
