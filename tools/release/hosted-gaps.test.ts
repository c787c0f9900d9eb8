import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { parseEnv, type Env } from '../../src/lib/env-schema.ts';
import { serveForTest } from '../../src/test/services/local-server.ts';
import { hostedGaps, isPublishDeployed } from './hosted-gaps.ts';

const siteUrl = 'https://www.labelbureau.internal';

/** A row of `current_business` that may go online. */
const business = {
  ...{ company: 'Labelbureau Gooi', street: 'Havenstraat 27-B', postcode: '1211 KG', city: 'Hilversum' },
  ...{
    chamber_of_commerce: '00000019',
    phone: '035 012 34 56',
    whatsapp: '31600012345',
    email: 'post@labelbureau.internal',
  },
  ...{ office_days: [1, 2], office_opens: '09:00:00', office_closes: '17:00:00' },
  ...{ area_centre: 'Hilversum', latitude: 52.22, longitude: 5.17, radius_km: 40 },
  advisers: [{ name: 'Robin de Wit', certificate: 'EPW-00001', photo: '' }],
};

/** Responses of a hosted project without gaps; a test changes one of them. */
const complete: Record<string, [status: number, body: unknown]> = {
  '/rest/v1/website_content': [200, [{ id: '1' }]],
  '/rest/v1/reviews': [200, []],
  '/rest/v1/contact_submissions': [401, { code: '42501' }],
  '/rest/v1/rpc/current_business': [200, business],
  '/rest/v1/rpc/setup_state': [200, 'closed'],
  '/rest/v1/rpc/is_forgetting_scheduled': [200, true],
  '/rest/v1/rpc/is_sending_scheduled': [200, true],
  '/auth/v1/settings': [
    200,
    { disable_signup: false, mailer_autoconfirm: true, external: { email: true, phone: false, github: false } },
  ],
  '/functions/v1/bag/adressenuitgebreid': [200, { _embedded: { adressen: [] } }],
};

interface Services {
  changes?: typeof complete;
  /** SITE_URL of the functions. */
  functionSite?: string;
  /** Request headers that the address register allows for pages; null: it does not support CORS. */
  registerHeaders?: string | null;
  relaySite?: string;
}

/** A project whose functions answer one site only, as those of supabase/functions do, and a relay. */
async function project({
  changes = {},
  functionSite = siteUrl,
  registerHeaders = 'accept, accept-crs',
  relaySite = siteUrl,
}: Services = {}): Promise<Env> {
  const answers = { ...complete, ...changes };
  const app = new Hono();
  app.use('/functions/*', async (context, next) => {
    if (context.req.header('origin') !== functionSite) return context.json({}, 403);
    await next();
    if (registerHeaders !== null) context.header('Access-Control-Allow-Origin', functionSite);
    return undefined;
  });
  app.options('/functions/v1/publish', (context) =>
    context.body(null, 204, { 'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info' }),
  );
  app.options('/functions/v1/bag/*', (context) =>
    context.body(null, 204, { 'Access-Control-Allow-Headers': registerHeaders ?? '' }),
  );
  app.options('/relay/form', (context) => {
    context.header('Access-Control-Allow-Origin', relaySite);
    return context.body(null, 204, { 'Access-Control-Allow-Headers': 'Content-Type' });
  });
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
    labelRegisterUrl: '',
    formRelayUrl: `${url}/relay/form`,
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
    ['/rest/v1/rpc/ask_for_call', 404, { code: 'PGRST202' }, /^database: is from version 1; upgrade it first/],
    ['/rest/v1/reviews', 200, [{ author: 'Anja Voorbeeld', text: 'Goed.' }], /^review of Anja Voorbeeld: is invented/],
    ['/rest/v1/contact_submissions', 200, [], /^database: EVERYBODY CAN READ/],
    ['/rest/v1/rpc/setup_state', 200, 'open', /^setup code: .*anybody may become administrator/],
    ['/rest/v1/rpc/setup_state', 200, 'not_ready', /^setup code: .*nobody can/],
    ['/rest/v1/rpc/is_forgetting_scheduled', 200, false, /^pg_cron: is not at work/],
    ['/rest/v1/rpc/is_sending_scheduled', 200, false, /^send: is not woken/],
    ['/auth/v1/settings', 500, '<html>', /^accounts: .* does not tell/],
    ['/auth/v1/settings', 200, { ...open, disable_signup: true }, /^accounts: allow signing up/],
    ['/auth/v1/settings', 200, { ...open, mailer_autoconfirm: false }, /^accounts: turn "Confirm email" off/],
    ['/auth/v1/settings', 200, { ...open, external: { email: true, github: true } }, /^accounts: turn off github/],
    ['/functions/v1/bag/adressenuitgebreid', 404, { message: 'Function not found' }, /^VITE_BAG_API_URL: answers 404/],
    ['/functions/v1/bag/adressenuitgebreid', 502, { code: 'registerSettings' }, /are BAG_API_KEY and SITE_URL right/],
  ])('%s answers %d %j', async (path, status, body, gap) => {
    expect(await hostedGaps(await project({ changes: { [path]: [status, body] } }))).toEqual([
      expect.stringMatching(gap),
    ]);
  });

  test('functions that were set up for another site', async () => {
    const env = await project({ functionSite: 'https://elders.nl' });
    expect(await hostedGaps(env)).toEqual([expect.stringMatching(/SITE_URL of the function is another one/)]);
    expect(await isPublishDeployed(env)).toBe(false);
    expect(await isPublishDeployed(await project())).toBe(true);
  });

  test.each<[string, Services]>([
    ['for no page at all', { registerHeaders: null }],
    ['for pages that ask without our headers', { registerHeaders: 'accept' }],
  ])('an address register that answers, but %s', async (_name, services) => {
    expect(await hostedGaps(await project(services))).toEqual([
      expect.stringMatching(/^VITE_BAG_API_URL: .*no browser lets a page of this site ask it/),
    ]);
  });

  test('a key that the address register would only take from a program', async () => {
    const env = { ...(await project()), addressRegisterKey: 'l7' };
    expect(await hostedGaps(env)).toEqual([expect.stringMatching(/^VITE_BAG_API_URL: .*no browser/)]);
  });

  test.each<[number, unknown, string[]]>([
    [200, [], []],
    [502, { code: 'registerSettings' }, ['VITE_LABEL_API_URL: answers 502 and no labels']],
    [404, { message: 'Function not found' }, ['VITE_LABEL_API_URL: answers 404 and no labels']],
  ])('a label register that answers %d %j', async (status, body, gaps) => {
    const env = await project({ changes: { '/functions/v1/label': [status, body] } });
    const found = await hostedGaps({ ...env, labelRegisterUrl: `${env.supabaseUrl}/functions/v1/label` });
    expect(found.map((gap) => gap.split(';')[0])).toEqual(gaps);
  });

  test('placeholders and empty facts of the business, by name', async () => {
    const row = { ...business, phone: '085 000 0000', street: '' };
    expect(await hostedGaps(await project({ changes: { '/rest/v1/rpc/current_business': [200, row] } }))).toEqual([
      'Beheer > Bedrijf: street is a placeholder, phone is a placeholder',
    ]);
  });

  test('a relay for another site, and one that does not answer', async () => {
    const env = await project({ relaySite: 'https://elders.nl' });
    expect(await hostedGaps(env)).toEqual([expect.stringMatching(/^VITE_FORM_RELAY_URL: lets no page of this site/)]);
    expect(await hostedGaps({ ...env, formRelayUrl: 'http://127.0.0.1:9/form' })).toEqual([
      'VITE_FORM_RELAY_URL: does not answer',
    ]);
  });

  test('a project that gives no answer, once', async () => {
    const env = { ...(await project()), supabaseUrl: 'http://127.0.0.1:9' };
    expect(await hostedGaps(env)).toEqual(['VITE_SUPABASE_URL: does not answer']);
  });
});
