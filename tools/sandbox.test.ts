import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { parseEnv, settingNames } from '../src/lib/env-schema.ts';
import { refusedHosts } from './sandbox.ts';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** Every setting of a live site; the URLs lead nowhere (RFC 6761). */
const live = {
  VITE_SUPABASE_URL: 'https://live.invalid',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
  VITE_SITE_URL: 'https://live.invalid',
  VITE_BAG_API_URL: 'https://live.invalid/bag',
  VITE_LABEL_API_URL: 'https://live.invalid/label',
  VITE_DEMO: 'yes',
  VITE_BUILT_BY: 'timer',
  VITE_BAG_API_KEY: 'live',
  VITE_FORM_RELAY_URL: 'https://live.invalid/relay',
  VITE_ADMIN_EMAIL: 'owner@live.invalid',
  VITE_MAP_TILE_URL: 'https://live.invalid/{z}/{x}/{y}',
};

/** Modules that the entry points import but do not use before they end. */
const stubs = {
  'supabase/tests/setup/database-copies.ts': 'export function copyDatabase() {}',
  'tools/data/large-seed.ts': 'export function largeSeedStatement() {}',
  'tools/local/database/backend.ts': 'export function fileFolder() {} export function withDatabase() {}',
  'tools/local/mail/inbox.ts': "export const inboxFile = '';",
  'tools/local/settings.ts': "export const database = '', dataFolder = '';",
  'e2e/support/hide-refusals.ts': 'export function hideRefusals() {}',
  'e2e/support/table-snapshots.ts': 'export function takeSnapshot() {} export function restoreSnapshot() {}',
};

describe('on a machine that is set up for the live site', () => {
  let copy = '';

  // The real entry points, with a stub build and server that only print their settings.
  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
    const whole = [
      'e2e/build.ts',
      'e2e/support/markers.ts',
      'e2e/serve.ts',
      'tools/sandbox.ts',
      'tools/bench/site.ts',
      'tools/free-port.ts',
    ];
    for (const file of [...whole, 'src/lib/env-schema.ts', 'src/lib/setting-rules.ts', 'package.json']) {
      await cp(path.join(root, file), path.join(copy, file));
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    for (const [file, text] of Object.entries(stubs)) {
      await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
      await writeFile(path.join(copy, file), text);
    }
    await mkdir(path.join(copy, 'tools/serve'));
    for (const entry of ['build.ts', 'start.ts', 'serve/serve-site.ts']) {
      await writeFile(
        path.join(copy, 'tools', entry),
        `import { loadEnv } from 'vite';
        import { parseEnv } from '${copy}/src/lib/env-schema.ts';
        export function serveSite() { return new Promise(() => {}); }
        console.log(JSON.stringify(parseEnv(loadEnv('production', '${copy}'))));
        setImmediate(() => process.exit());`,
      );
    }
    const dotenv = Object.entries(live).map(([name, value]) => `${name}=${value}\n`);
    for (const name of ['.env', '.env.local', '.env.production', '.env.production.local']) {
      await writeFile(path.join(copy, name), dotenv);
    }
  });

  afterAll(() => rm(copy, { recursive: true }));

  test.each([
    ['the build of the browser tests', ['e2e/build.ts']],
    ['their server', ['e2e/serve.ts']],
    ['the build of a benchmark', ['-e', "console.log(await (await import('./tools/bench/site.ts')).buildSite({}))"]],
  ])('%s uses no outside service', async (_name, parameters) => {
    const { stdout } = await run(process.execPath, parameters, { cwd: copy, env: { ...process.env, ...live } });
    const [settings = ''] = stdout.split('\n');
    expect(JSON.parse(settings)).toEqual(parseEnv({}));
  });

  test('a unit test has no settings', () => {
    expect(Object.keys(live).toSorted()).toEqual(settingNames.toSorted());
    expect(settingNames.map((name) => process.env[name])).toEqual(settingNames.map(() => ''));
  });
});

describe('a call that leaves this machine', () => {
  // Addresses that are reserved for documentation (RFC 5737, 3849).
  const callers: [string, () => unknown, string][] = [
    ['fetch', () => fetch('http://192.0.2.1/').catch(() => undefined), '192.0.2.1'],
    ['fetch over TLS', () => fetch('https://live.invalid/').catch(() => undefined), 'live.invalid'],
    ['node:http', () => request('http://[2001:db8::1]/').on('error', () => undefined), '2001:db8::1'],
    ['node:net', () => connect(80, '192.0.2.1').on('error', () => undefined), '192.0.2.1'],
    [
      'node:net with options',
      () => connect({ port: 80, host: 'live.invalid' }).on('error', () => undefined),
      'live.invalid',
    ],
  ];

  test.each(callers)('by %s is refused, and known to the test that made it', async (_name, call, host) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await call();
    expect(refusedHosts.splice(0)).toEqual([host]);
    expect(warn.mock.calls).toEqual([[`Refused to connect to ${host}`]]);
  });

  it('makes a process fail that a test or benchmark starts', async () => {
    const sandbox = pathToFileURL(path.join(root, 'tools/sandbox.ts')).href;
    const script = "await fetch('https://live.invalid/').catch(() => undefined)";
    const outcome = run(process.execPath, ['--import', sandbox, '--input-type=module', '-e', script]);
    await expect(outcome).rejects.toThrow('Refused to connect to live.invalid');
    await expect(outcome).rejects.toHaveProperty('code', 1);
  });
});
