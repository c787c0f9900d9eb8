import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { sitemapXml } from '../../../tools/hosting/sitemap-xml.ts';
import { createHandler } from '../../functions/publish/handler.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What `publish` offers to search engines when, beside a host whose builds take as long as each test says.

const { backend, roles } = await startBackendWithRoles();
const site = 'https://www.woninglabel.example';
const earlier = { path: '/blog/eerder', lastModified: '2026-11-10T08:00:00Z', isIndexed: true };
const changed = { path: '/blog/nieuw', lastModified: '2026-11-20T08:00:00Z', isIndexed: true };

let host: LocalServer;
let live: { pages: (typeof earlier)[]; builtAt: string };
let offered: string[][] = [];
let status = 202;

beforeAll(async () => {
  host = await serve((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      if (request.url === '/sitemap.xml') response.end(sitemapXml(site, live.pages));
      else if (request.url === '/build.json') response.end(JSON.stringify({ builtAt: live.builtAt }));
      else {
        if (status === 202) offered.push([...body.matchAll(/"(https:[^"]+blog[^"]+)"/g)].map(([, url = '']) => url));
        response.writeHead(status).end();
      }
    });
  });
});
beforeEach(async () => {
  [offered, status] = [[], 202];
  live = { pages: [earlier], builtAt: '2026-11-10T08:00:00Z' };
  await backend.sql(`update private.site_builds set seconds_between = 0, planned_for = null, started_at = null,
    offered_until = '2026-11-01'`);
  await backend.sql('delete from private.site_reports');
});
afterAll(() => host.close());

/** Publishes, and resolves when nothing is left to do. */
async function publish(
  build: () => void | Promise<void>,
  send = (request: Request) => fetch(request),
  patience = 20_000,
) {
  const { data } = await roles.admin.auth.getSession();
  let work: Promise<void> | undefined;
  const handle = createHandler({
    supabaseUrl: backend.url,
    send,
    build: async () => {
      await build();
      return true;
    },
    offering: { siteUrl: host.url, endpoint: `${host.url}/indexnow`, pause: 5, patience },
    waitUntil: (given) => {
      work = given;
    },
  });
  const headers = { Authorization: `Bearer ${data.session?.access_token ?? ''}`, apikey: 'local' };
  expect((await handle(new Request(host.url, { method: 'POST', headers }))).status).toBe(202);
  await work;
}

function deploy(builtAt = new Date(Date.now() + 1000).toISOString()) {
  live = { pages: [earlier, changed], builtAt };
}

async function offeredUntil() {
  return backend.sql("select (offered_until at time zone 'UTC')::text as until from private.site_builds");
}

async function reports() {
  return backend.sql('select kind, code from private.site_reports');
}

test('what a new build shows is offered once it is live', async () => {
  await publish(() => {
    setTimeout(deploy, 100);
  });
  expect(offered).toEqual([[`${site}${earlier.path}`], [`${site}${changed.path}`]]);
  expect(await offeredUntil()).toEqual([{ until: '2026-11-20 08:00:00' }]);
  expect(await reports()).toEqual([]);
});

test('what came live later than it was waited for is offered with the next build', async () => {
  await publish(() => undefined, fetch, 50);
  expect(offered.flat()).not.toContain(`${site}${changed.path}`);
  // A slow host is no failure.
  expect(await reports()).toEqual([]);
  deploy();
  await publish(() => undefined, fetch, 50);
  expect(offered.flat()).toContain(`${site}${changed.path}`);
});

test('a build that was running already is not the one that is waited for', async () => {
  const began = new Date(Date.now() - 5000).toISOString();
  await publish(() => {
    live = { ...live, builtAt: began };
    setTimeout(deploy, 100);
  });
  expect(offered.flat()).toContain(`${site}${changed.path}`);
});

test('only the plan that started notes what was offered', async () => {
  await backend.sql(`update private.site_builds set started_plan = gen_random_uuid()`);
  const other = { plan: crypto.randomUUID(), until: '2026-11-20T08:00:00Z' };
  expect((await roles.admin.rpc('note_offered_pages', other)).error).toBeNull();
  const kept = await backend.sql(`select offered_until = '2026-11-01' as is_kept from private.site_builds`);
  expect(kept).toEqual([{ is_kept: true }]);
});

test.each(['offered_until', 'note_offered_pages'])('a database that refuses %s is counted', async (name) => {
  await publish(deploy, (request) =>
    request.url.endsWith(name) ? Promise.resolve(new Response('{}', { status: 401 })) : fetch(request),
  );
  expect(JSON.stringify(await reports())).toContain('indexnow');
});

test('search engines that refuse are counted, and the pages are offered the next time', async () => {
  status = 429;
  await publish(deploy);
  expect(await reports()).toEqual([{ kind: 'delivery', code: 'indexnow 429' }]);
  status = 202;
  await publish(() => undefined, fetch, 50);
  expect(offered).toEqual([[`${site}${earlier.path}`, `${site}${changed.path}`]]);
});
