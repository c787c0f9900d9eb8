import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './site-folder.ts';

let folder: string;
let site: string;
let finished: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  site = path.join(folder, 'dist');
  finished = path.join(folder, 'dist.new');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(target: string, name: string) {
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, name), name);
}

test.each([true, false])(
  'a finished build takes the place of the one before, when there is one (%s)',
  async (isThere) => {
    if (isThere) await write(site, 'old.html');
    await write(finished, 'new.html');
    await replaceFolder(site, finished);
    expect(await readdir(folder)).toEqual(['dist']);
    expect(await readdir(site)).toEqual(['new.html']);
  },
);

test('a replacement that fails halfway, or was cut off, leaves the one before', async () => {
  await write(site, 'old.html');
  // It is removed with the folder that is replaced.
  const within = path.join(site, 'within');
  await write(within, 'new.html');
  await expect(replaceFolder(site, within)).rejects.toThrow('ENOENT');
  expect(await readdir(site)).toEqual(['old.html', 'within']);

  await rename(site, `${site}.old`);
  await expect(replaceFolder(site, finished)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(['dist']);
});

test('without a finished build the one before stays', async () => {
  await write(site, 'old.html');
  await expect(replaceFolder(site, finished)).rejects.toThrow('ENOENT');
  expect(await readFile(path.join(site, 'old.html'), 'utf8')).toBe('old.html');
});
