import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { serveForTest } from '../../src/test/services/local-server.ts';
import { fewerTexts } from './fewer-texts.ts';

function manifest(count: number): string {
  const ids = Array.from({ length: count }, (_item: unknown, index): [string, string] => [`text-${index}`, 'now']);
  return JSON.stringify({ texts: Object.fromEntries(ids) });
}

async function builtBefore(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'build.json'), text);
  return folder;
}

function online(text: string, status: 200 | 404 = 200): Promise<string> {
  const app = new Hono();
  app.get('/build.json', (context) => context.body(text, status));
  return serveForTest(app);
}

test.each([
  ['0 of 13', 13, 0, true],
  ['6 of 13', 13, 6, true],
  ['7 of 13', 13, 7, false],
  ['6 of 12', 12, 6, false],
  ['14 of 13', 13, 14, false],
  ['0 of 1', 1, 0, false],
  ['0 of 2', 2, 0, true],
])('a build with %s texts of the site that is online: refused', async (_, before, texts, isRefused) => {
  const siteUrl = await online(manifest(before));
  const problem = await fewerTexts({ siteUrl, siteFolder: '/nowhere', texts });
  expect(problem?.includes('FEWER_TEXTS=yes') ?? false).toBe(isRefused);
});

test.each([
  ['is not online', ''],
  ['does not answer', 'http://127.0.0.1:1'],
])('a site that %s is compared with the last build on this machine', async (_, siteUrl) => {
  const siteFolder = await builtBefore(manifest(13));
  expect(await fewerTexts({ siteUrl, siteFolder, texts: 0 })).toMatch(/shows 0 texts, and the site shows 13 now/);
  expect(await fewerTexts({ siteUrl, siteFolder, texts: 13 })).toBeNull();
});

test('the site that is online counts, and not an older build on this machine', async () => {
  const siteFolder = await builtBefore(manifest(13));
  expect(await fewerTexts({ siteUrl: await online(manifest(5)), siteFolder, texts: 4 })).toBeNull();
});

test.each(['', 'not JSON', 'null', '{}', '{"texts":[1]}'])('a manifest "%s" stops no build', async (text) => {
  const siteFolder = await builtBefore(text);
  expect(await fewerTexts({ siteUrl: await online(text), siteFolder, texts: 0 })).toBeNull();
  expect(await fewerTexts({ siteUrl: await online(manifest(13), 404), siteFolder, texts: 0 })).toBeNull();
});
