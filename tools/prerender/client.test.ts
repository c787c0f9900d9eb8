import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf, readClient, readManifest, type Manifest } from './client.ts';

function chunk(file: string, imports: string[] = [], dynamicImports: string[] = []) {
  return { file, imports, dynamicImports };
}

const manifest: Manifest = {
  'index.html': chunk('assets/main-1.js', ['_site.js']),
  'src/pages/home.tsx': chunk('assets/home-1.js', ['_texts.js', 'index.html']),
  '_site.js': chunk('assets/site-1.js'),
  '_texts.js': chunk('assets/texts-1.js', ['_site.js', '_round.js']),
  '_round.js': chunk('assets/round-1.js', ['_texts.js']),
  'src/styles/index.css': chunk('assets/styles-1.css'),
  'font.woff2': chunk('assets/figtree-1.woff2'),
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

describe('the manifest of the build', () => {
  async function write(text: string) {
    await writeFile(path.join(folder, '.vite/manifest.json'), text);
  }

  test('tells of each source its file, and what it imports at once and later', async () => {
    await write(
      '{"a.ts":{"file":"a.js","isEntry":true},"b.ts":{"file":"b.js","imports":["a.ts"],"dynamicImports":["c.ts"]}}',
    );
    expect(readManifest(folder)).toEqual({ 'a.ts': chunk('a.js'), 'b.ts': chunk('b.js', ['a.ts'], ['c.ts']) });
  });

  test.each(['{"a.ts":{}}', '{"a.ts":{"file":"a.js","imports":"b"}}', '[', '3'])('is not %s', async (text) => {
    await write(text);
    expect(() => readManifest(folder)).toThrow();
  });

  test('has to be there', () => {
    expect(() => readManifest(folder)).toThrow(/ENOENT/);
  });
});

describe('what the pages share', () => {
  beforeEach(async () => {
    await writeFile(path.join(folder, 'index.html'), '<html></html>');
  });

  test('is the page to fill in, the styles, the font and the two ways to start', () => {
    expect(readClient(folder, manifest, 'load()')).toEqual({
      template: '<html></html>',
      font: '/assets/figtree-1.woff2',
      loader: 'load()',
      main: '/assets/main-1.js',
      styles: '/assets/styles-1.css',
    });
  });

  test.each(['index.html', 'src/styles/index.css', 'font.woff2'])('cannot do without %s', (source) => {
    const { [source]: left, ...others } = manifest;
    expect(left).toBeDefined();
    expect(() => readClient(folder, others, 'load()')).toThrow(/^The build holds no (styles|app or no font)$/);
  });
});
