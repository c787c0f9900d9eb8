import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf, readClient, type Manifest } from './client.ts';

function chunk(file: string, imports: string[] = [], css: string[] = []) {
  return { file, imports, css };
}

const manifest: Manifest = {
  'index.html': chunk('assets/main-1.js', ['_site.js']),
  'src/pages/home.tsx': chunk('assets/home-1.js', ['_texts.js', 'index.html']),
  '_site.js': chunk('assets/site-1.js'),
  '_texts.js': chunk('assets/texts-1.js', ['_site.js', '_round.js']),
  '_round.js': chunk('assets/round-1.js', ['_texts.js']),
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(folder, '.vite'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the files of a page', () => {
  test('are those of its sources and of all that these import, each once, its own first', () => {
    expect(filesOf(manifest, ['src/pages/home.tsx'])).toEqual([
      ...['/assets/home-1.js', '/assets/texts-1.js', '/assets/site-1.js', '/assets/round-1.js', '/assets/main-1.js'],
    ]);
    expect(filesOf(manifest, ['index.html', 'src/pages/home.tsx'])).toEqual([
      ...['/assets/main-1.js', '/assets/site-1.js', '/assets/home-1.js', '/assets/texts-1.js', '/assets/round-1.js'],
    ]);
    expect(filesOf(manifest, [])).toEqual([]);
  });

  test('cannot be determined for a source that the build left out', () => {
    expect(() => filesOf(manifest, ['index.html', 'src/pages/gone.tsx'])).toThrow(
      'The build holds no src/pages/gone.tsx',
    );
    const broken = { ...manifest, '_site.js': chunk('assets/site-1.js', ['_gone.js']) };
    expect(() => filesOf(broken, ['index.html'])).toThrow('The build holds no _gone.js');
  });
});

describe('what the pages share', () => {
  async function write(files: unknown) {
    await writeFile(path.join(folder, 'index.html'), '<html></html>');
    await writeFile(path.join(folder, '.vite/public.json'), JSON.stringify(files));
    await writeFile(path.join(folder, '.vite/office.json'), '{"c.ts":{"file":"c.js"}}');
  }

  test('is the page to fill in, the script of each, and the files of the sources', async () => {
    await write({ 'a.ts': { file: 'a.js', isEntry: true }, 'b.ts': { file: 'b.js', imports: ['a.ts'] } });
    expect(readClient(folder, 'boot()')).toEqual({
      template: '<html></html>',
      bootScript: 'boot()',
      manifest: { 'a.ts': chunk('a.js'), 'b.ts': chunk('b.js', ['a.ts']) },
      office: { 'c.ts': chunk('c.js') },
    });
  });

  test.each([{ 'a.ts': {} }, { 'a.ts': { file: 'a.js', imports: 'b' } }, 3])(
    'cannot be read from %j',
    async (files) => {
      await write(files);
      expect(() => readClient(folder, 'boot()')).toThrow();
    },
  );

  test('has to be there', () => {
    expect(() => readClient(folder, 'boot()')).toThrow(/ENOENT/);
  });
});
