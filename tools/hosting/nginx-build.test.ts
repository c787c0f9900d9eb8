import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// The example for a self-hosted server, which a timer runs.
const script = path.resolve(import.meta.dirname, '../../docs/nginx-build.sh');

function newServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-build-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const [site, releases, assets] = ['site', 'releases', 'dist/assets'].map((name) => path.join(folder, name));
  if (!site || !releases || !assets) throw new Error('no folders');
  /** Deploys a build with this page and these code files. */
  function publish(page: string, files: string[], build = 'true'): void {
    rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
    mkdirSync(assets ?? '', { recursive: true });
    writeFileSync(path.join(folder, 'dist/index.html'), page);
    for (const file of files) writeFileSync(path.join(folder, 'dist/assets', file), file);
    execFileSync('sh', [script], {
      cwd: folder,
      env: { ...process.env, SITE: site, RELEASES: releases, BUILD: build },
      stdio: 'pipe',
    });
  }
  return {
    publish,
    page: () => readFileSync(path.join(site, 'index.html'), 'utf8'),
    assets: () => readdirSync(path.join(site, 'assets')).toSorted(),
    releases: () => readdirSync(releases),
    age(file: string, days: number) {
      const then = new Date(Date.now() - days * 86_400_000);
      utimesSync(path.join(site, 'assets', file), then, then);
    },
  };
}

test('a new build takes the place of the one before, whose code an open tab still finds', () => {
  const server = newServer();
  server.publish('one', ['main-1.js', 'shared-1.js']);
  server.publish('two', ['main-2.js', 'shared-1.js']);
  expect(server.page()).toBe('two');
  expect(server.assets()).toEqual(['main-1.js', 'main-2.js', 'shared-1.js']);
});

test('code that no build had for a month goes, and what is in use stays', () => {
  const server = newServer();
  server.publish('one', ['main-1.js', 'shared-1.js']);
  for (const file of ['main-1.js', 'shared-1.js']) server.age(file, 32);
  server.publish('two', ['main-2.js', 'shared-1.js']);
  expect(server.assets()).toEqual(['main-2.js', 'shared-1.js']);
});

test('a build that fails leaves the site as it is', () => {
  const server = newServer();
  server.publish('one', ['main-1.js']);
  expect(() => server.publish('two', ['main-2.js'], 'false')).toThrow();
  expect([server.page(), ...server.assets()]).toEqual(['one', 'main-1.js']);
});
