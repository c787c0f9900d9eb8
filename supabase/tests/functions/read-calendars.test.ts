import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceToken } from '../../../tools/local/service-token.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';

// The function under Deno, with a database.

const { backend, roles } = await startBackendWithRoles();
const adviser = (await roles.admin.auth.getUser()).data.user?.id ?? '';
const site = 'https://www.labelbureau.example';
const key = serviceToken(backend.jwtSecret);
let reader: EdgeFunction;

beforeAll(async () => {
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  reader = await startEdgeFunction('read-calendars', {
    SITE_URL: site,
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: key,
    // Of a package of node-ical.
    TOTEXT_LANGS: '',
  });
});
afterAll(async () => {
  await reader.stop();
  expect(reader.log()).not.toMatch(/private-8f3c/);
  expect(reader.log()).not.toContain(key);
});

function call(origin: string, method = 'POST'): Promise<Response> {
  return fetch(reader.url, { method, headers: { Origin: origin } });
}

test('it answers the site alone, and reports a calendar that it cannot reach', async () => {
  const url = 'https://agenda.example/private-8f3c/basic.ics';
  expect((await roles.admin.rpc('set_own_calendar', { adviser, url })).error).toBeNull();
  expect((await call('https://other.example')).status).toBe(403);
  expect((await call(site, 'GET')).status).toBe(405);
  expect((await roles.admin.rpc('own_calendars')).data).toMatchObject([{ tried_at: null }]);
  expect((await call(site)).status).toBe(204);
  expect((await roles.admin.rpc('own_calendars')).data).toMatchObject([{ error: 'no-host', read_at: null }]);
});
