import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingNames } from '../src/lib/env-schema.ts';
import { rawSettings } from './settings.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const outcome = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** The error of a program of this folder with these settings. The database is an unreachable one. */
async function failureOf(program: string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings, SITE_FOLDER: 'test-results/never-built' };
  const failed: unknown = await run(process.execPath, program, { cwd: root, env }).then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: unknown) => error,
  );
  return outcome.parse(failed);
}

/** Overrides the developer's .env files. */
const nothing = Object.fromEntries(settingNames.map((name) => [name, '']));

const dangerous = {
  VITE_SITE_URL: 'https://www.labelbureau.internal/energielabel',
  VITE_SUPABASE_URL: 'http://127.0.0.1:9',
  VITE_SUPABASE_ANON_KEY: 'sb_secret_0123456789abcdef',
  VITE_BAG_API_URL: 'http://bag.labelbureau.internal',
  VITE_FORM_RELAY_URL: 'https://submit-form.com/',
  VITE_ADMIN_EMAIL: 'beheer@woninglabel.example',
  VITE_OLD_WEBHOOK: 'https://hook.labelbureau.internal/abc',
};

test('a build refuses every dangerous setting by name in one message, before it reads the database', async () => {
  const { code, stderr } = await failureOf(['tools/start.ts', 'build'], dangerous);
  expect(code).toBe(1);
  const names = [...stderr.matchAll(/^ {2}(VITE_\w+): /gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(dangerous).toSorted());
  expect(stderr).not.toContain('0123456789abcdef');
  expect(stderr).not.toContain('fetch');
  expect(existsSync(path.join(root, 'test-results/never-built.new'))).toBe(false);
});

test.each(['NETLIFY', 'CF_PAGES', 'VERCEL'])('a build on a host (%s) needs VITE_SITE_URL', async (variable) => {
  const { code, stderr } = await failureOf(['tools/start.ts', 'build'], { ...nothing, [variable]: '1' });
  expect(code).toBe(1);
  expect(stderr).toContain('VITE_SITE_URL: is needed to go online');
});

test('npm run check:release names the same, in groups, and refuses', async () => {
  const { code, stdout } = await failureOf(['tools/check-release.ts', '--confirmed'], dangerous);
  expect(code).toBe(1);
  for (const name of Object.keys(dangerous)) expect(stdout).toContain(`✗ ${name}: `);
  expect(stdout.match(/^[A-Z].*$/gm)).toHaveLength(5);
  expect(stdout).toMatch(/\d+ missing: this may not go online yet/);
  expect(stdout).not.toContain('0123456789abcdef');
});

test('of two .env files the more particular one counts, and the environment before both', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'settings-'));
  await writeFile(
    path.join(folder, '.env'),
    '# Here\nVITE_ONE=file # of all\nVITE_TWO="file"\nVITE_DEMO=yes\nOTHER=1\n',
  );
  await writeFile(path.join(folder, '.env.production'), "VITE_TWO='production'\n");
  const settings = rawSettings('production', folder);
  await rm(folder, { recursive: true });
  expect(settings).toMatchObject({ VITE_ONE: 'file', VITE_TWO: 'production', VITE_DEMO: process.env['VITE_DEMO'] });
  expect(settings).not.toHaveProperty('OTHER');
});
