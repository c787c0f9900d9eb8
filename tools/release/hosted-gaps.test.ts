import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { parseEnv, type Env } from '../../src/lib/env-schema.ts';
import { serveForTest } from '../../src/test/local-server.ts';
import { hostedGaps, isPublishDeployed } from './hosted-gaps.ts';

const siteUrl = 'https://www.labelbureau.internal';

/** What a hosted project answers that lacks nothing; a test changes one answer. */
const complete: Record<string, [status: number, body: unknown]> = {
  '/rest/v1/website_content': [200, [{ id: '1' }]],
  '/rest/v1/contact_submissions': [401, { code: '42501' }],
  '/rest/v1/rpc/setup_state': [200, 'closed'],
  '/rest/v1/rpc/is_forgetting_scheduled': [200, true],
  '/auth/v1/settings': [
    200,
    { disable_signup: false, mailer_autoconfirm: true, external: { email: true, phone: false, github: false } },
  ],
  '/functions/v1/bag/adressenuitgebreid': [200, { _embedded: { adressen: [] } }],
};

/** A project whose functions answer one site only, as those of supabase/functions do. */
async function project(changes: typeof complete = {}, functionSite = siteUrl): Promise<Env> {
  const answers = { ...complete, ...changes };
  const app = new Hono();
  app.use('/functions/*', async (context, next) => {
    if (context.req.header('origin') !== functionSite) return context.json({}, 403);
    context.header('Access-Control-Allow-Origin', functionSite);
    await next();
    return undefined;
  });
  app.options('/functions/v1/publish', (context) => context.body(null, 204));
  app.all('*', (context) => {
    const [status, body] = answers[context.req.path] ?? [404, {}];
    return Response.json(body, { status });
  });
  const url = await serveForTest(app);
  return {
    ...parseEnv({}),
    siteUrl,
    supabaseUrl: url,
    addressRegisterUrl: `${url}/functions/v1/bag`,
    addressRegisterKey: '',
  };
}

test('a complete project lacks nothing', async () => {
  expect(await hostedGaps(await project())).toEqual([]);
});

describe('what is named', () => {
  const open = { disable_signup: false, mailer_autoconfirm: true, external: { email: true } };

  test.each<[string, number, unknown, RegExp]>([
    ['/rest/v1/website_content', 401, {}, /^VITE_SUPABASE_ANON_KEY: is not the key/],
    ['/rest/v1/website_content', 404, { code: 'PGRST205' }, /^database: has no tables/],
    ['/rest/v1/website_content', 200, [], /^database: has no texts/],
    ['/rest/v1/contact_submissions', 200, [], /^database: EVERYBODY CAN READ/],
    ['/rest/v1/rpc/setup_state', 200, 'open', /^setup code: .*anybody may become administrator/],
    ['/rest/v1/rpc/setup_state', 200, 'not_ready', /^setup code: .*nobody can/],
    ['/rest/v1/rpc/is_forgetting_scheduled', 200, false, /^pg_cron: is not at work/],
    ['/auth/v1/settings', 500, '<html>', /^accounts: .* does not tell/],
    ['/auth/v1/settings', 200, { ...open, disable_signup: true }, /^accounts: allow signing up/],
    ['/auth/v1/settings', 200, { ...open, mailer_autoconfirm: false }, /^accounts: turn "Confirm email" off/],
    ['/auth/v1/settings', 200, { ...open, external: { email: true, github: true } }, /^accounts: turn off github/],
    ['/functions/v1/bag/adressenuitgebreid', 404, { message: 'Function not found' }, /^VITE_BAG_API_URL: answers 404/],
    ['/functions/v1/bag/adressenuitgebreid', 502, { code: 'registerSettings' }, /BAG_API_KEY right/],
  ])('%s answers %d %j', async (path, status, body, gap) => {
    expect(await hostedGaps(await project({ [path]: [status, body] }))).toEqual([expect.stringMatching(gap)]);
  });

  test('functions that were set up for another site', async () => {
    const env = await project({}, 'https://elders.nl');
    expect(await hostedGaps(env)).toEqual([expect.stringMatching(/SITE_URL of the function is another one/)]);
    expect(await isPublishDeployed(env)).toBe(false);
    expect(await isPublishDeployed(await project())).toBe(true);
  });

  test('a project that gives no answer, once', async () => {
    const env = { ...(await project()), supabaseUrl: 'http://127.0.0.1:9' };
    expect(await hostedGaps(env)).toEqual(['VITE_SUPABASE_URL: does not answer']);
  });
});
