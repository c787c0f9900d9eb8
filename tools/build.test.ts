import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a build that ends halfway leaves the last good site', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = path.join(folder, 'dist');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), 'the last good one');

  const build = spawn(process.execPath, [path.resolve('e2e/build.ts')], {
    env: { ...process.env, SITE_FOLDER: site },
    stdio: 'ignore',
  });
  const hasEnded = once(build, 'exit');
  // The client is built, and the first pages are written.
  await expect
    .poll(async () => (await readdir(`${site}.new`).catch((): string[] => [])).includes('blog.html'), {
      timeout: 100_000,
    })
    .toBe(true);
  build.kill('SIGKILL');
  await hasEnded;

  expect(build.signalCode).toBe('SIGKILL');
  expect(await readdir(site)).toEqual(['index.html']);
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('the last good one');
});
