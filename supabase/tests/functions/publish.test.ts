import { afterAll, beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { site } from './hostile-calls.ts';

const { backend, roles } = await startBackendWithRoles();
const planSchema = z.object({ plan: z.string(), seconds: z.number() });
const secret = 'hook-51b0c7';
/** When the hook was called, in milliseconds. */
let calls: number[] = [];
let hookStatus = 200;
let host: LocalServer;
let publish: EdgeFunction;

beforeAll(async () => {
  host = await serve((request, response) => {
    if (request.method === 'POST' && request.url === `/${secret}`) calls.push(Date.now());
    response.writeHead(hookStatus, { Location: '/elsewhere' }).end(`answer of ${secret}`);
  });
  const variables = { BUILD_HOOK_URL: `${host.url}/${secret}`, SITE_URL: `${site}/`, SUPABASE_URL: backend.url };
  publish = await startEdgeFunction('publish', variables);
});
beforeEach(async () => {
  calls = [];
  hookStatus = 200;
  await setBuilds('seconds_between = 60, planned_for = null, started_at = null, has_failed = false');
});
afterAll(async () => {
  await publish.stop();
  host.close();
  expect(publish.log()).not.toContain(secret);
});

async function setBuilds(values: string): Promise<void> {
  await backend.sql(`update private.site_builds set ${values}`);
}

/** The status with which the function answers the owner of a token; nothing that it answers names the hook. */
async function callFunction(token: string | undefined, headers: Record<string, string> = {}): Promise<number> {
  const authorization: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const answer = await fetch(publish.url, {
    method: 'POST',
    headers: { Origin: site, apikey: 'sb_publishable_test', ...authorization, ...headers },
  });
  expect((await answer.text()) + JSON.stringify([...answer.headers])).not.toContain(secret);
  return answer.status;
}

async function tokenOf(role: keyof Pick<typeof roles, 'admin' | 'outsider'>): Promise<string> {
  const { data } = await roles[role].auth.getSession();
  return data.session?.access_token ?? '';
}

async function state(): Promise<string | null> {
  return (await roles.admin.rpc('build_state')).data;
}

it('starts a build for an administrator', async () => {
  expect(await state()).toBe('none');
  expect(await callFunction(await tokenOf('admin'))).toBe(202);
  await vi.waitFor(() => {
    expect(calls).toHaveLength(1);
  }, 20_000);
  expect(await state()).toBe('building');
});

it('starts none for anybody else', async () => {
  expect(await callFunction(undefined)).toBe(401);
  expect(await callFunction(await tokenOf('outsider'))).toBe(403);
  const [header, payload] = (await tokenOf('admin')).split('.');
  for (const forged of [`${header ?? ''}.${payload ?? ''}.AAAA`, 'x', 'null', 'a.b.c']) {
    expect(await callFunction(forged)).toBe(403);
  }
  expect(await callFunction(await tokenOf('admin'), { Origin: 'https://evil.example' })).toBe(403);
  expect(await state()).toBe('none');
  expect(calls).toEqual([]);
});

it('starts and fails only the build that the caller planned', async () => {
  const { plan } = planSchema.parse((await roles.admin.rpc('plan_build')).data);
  const other = { plan: crypto.randomUUID() };
  expect((await roles.admin.rpc('start_build', other)).data).toBe(false);
  expect((await roles.admin.rpc('start_build', { plan })).data).toBe(true);
  expect((await roles.admin.rpc('start_build', { plan })).data).toBe(false);
  await roles.admin.rpc('report_failed_build', other);
  expect(await state()).toBe('building');
  // The administrator may have signed out meanwhile.
  await roles.outsider.rpc('report_failed_build', { plan });
  expect(await state()).toBe('failed');
  expect((await roles.visitor.rpc('start_build', { plan })).error?.code).toBe('42501');
});

it('starts one build at a time, a while apart, and leaves the last change to none', async () => {
  await setBuilds('seconds_between = 2');
  const token = await tokenOf('admin');
  expect(await Promise.all(Array.from({ length: 10 }, () => callFunction(token)))).toEqual(
    Array.from({ length: 10 }, () => 202),
  );
  await vi.waitFor(() => {
    expect(calls.length).toBeGreaterThan(0);
  }, 20_000);
  // A change after the first build began.
  expect(await callFunction(token)).toBe(202);
  await vi.waitFor(
    () => {
      expect(calls).toHaveLength(2);
    },
    { timeout: 20_000 },
  );
  // The hook is called a moment after the database let it start.
  expect((calls[1] ?? 0) - (calls[0] ?? 0)).toBeGreaterThan(1500);
  expect(await state()).toBe('building');
  expect(await backend.sql('select planned_for from private.site_builds')).toEqual([{ planned_for: null }]);
});

it('waits for a minute between two builds', async () => {
  await setBuilds("started_at = clock_timestamp() - interval '20 seconds'");
  const { plan, seconds } = planSchema.parse((await roles.admin.rpc('plan_build')).data);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(40);
  expect((await roles.admin.rpc('plan_build')).data).toBeNull();
  // Not due.
  expect((await roles.admin.rpc('start_build', { plan })).data).toBe(false);
  expect(await state()).toBe('planned');
});

test.each([500, 404, 302])('a hook that answers %d has failed', async (status) => {
  hookStatus = status;
  await callFunction(await tokenOf('admin'));
  await vi.waitFor(async () => {
    expect(await state()).toBe('failed');
  }, 20_000);
  expect(calls).toHaveLength(1);
});

it('takes over a plan whose function died', async () => {
  await setBuilds("planned_for = clock_timestamp() - interval '20 seconds'");
  expect(await state()).toBe('planned');
  await setBuilds("planned_for = clock_timestamp() - interval '30 seconds'");
  expect(await state()).toBe('failed');
  await callFunction(await tokenOf('admin'));
  await vi.waitFor(() => {
    expect(calls).toHaveLength(1);
  }, 20_000);
});

it('no longer waits for a build after ten minutes', async () => {
  await setBuilds("started_at = clock_timestamp() - interval '9 minutes 50 seconds'");
  expect(await state()).toBe('building');
  await setBuilds("started_at = clock_timestamp() - interval '10 minutes'");
  expect(await state()).toBe('none');
});

test.each([
  ['http://host.example/hook', 'must be a URL'],
  [`no url ${secret}`, 'must be a URL'],
  ['', 'must be set'],
])('does not start with the hook "%s", and does not repeat it', async (hook, message) => {
  const variables = { BUILD_HOOK_URL: hook, SITE_URL: site, SUPABASE_URL: backend.url };
  const error = await startEdgeFunction('publish', variables).catch(String);
  expect(error).toContain(message);
  expect(error).not.toContain(secret);
});

test.each([
  ['www.woninglabel.example', 'SITE_URL must be'],
  ['http://www.woninglabel.example', 'SITE_URL must be'],
  ['https://www.woninglabel.example/energielabel', 'SITE_URL must be'],
  ['env(SITE_URL)', 'SITE_URL must be'],
  ['', 'SITE_URL must be set'],
])('no function starts with the site "%s"', async (siteUrl, message) => {
  const variables = { BUILD_HOOK_URL: host.url, SITE_URL: siteUrl, SUPABASE_URL: backend.url, BAG_API_KEY: 'l7' };
  for (const name of ['publish', 'bag']) {
    expect(await startEdgeFunction(name, { ...variables, BAG_API_URL: host.url }).catch(String)).toContain(message);
  }
});
