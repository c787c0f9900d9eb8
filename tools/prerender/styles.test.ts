import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Manifest } from './client.ts';
import { codeOf, keepClasses, readStyles } from './styles.ts';

function chunk(file: string, imports: string[] = [], dynamicImports: string[] = []) {
  return { file, imports, dynamicImports };
}

const manifest: Manifest = {
  'index.html': chunk('main.js', ['_site.js']),
  '_site.js': chunk('site.js', [], ['src/pages/home.tsx', 'src/pages/blog.tsx', 'src/footer.tsx']),
  'src/footer.tsx': chunk('footer.js', ['_site.js']),
  'src/pages/home.tsx': chunk('home.js', ['_card.js', '_site.js'], ['src/map.tsx', 'src/pages/offer.tsx']),
  'src/pages/offer.tsx': chunk('offer.js'),
  'src/pages/blog.tsx': chunk('blog.js', ['_card.js', '_site.js']),
  '_card.js': chunk('card.js'),
  'src/map.tsx': chunk('map.js', ['_card.js'], ['src/map.css']),
  'src/map.css': chunk('map.css'),
  'src/styles/index.css': chunk('styles.css'),
};

describe('the code of a page', () => {
  test('is all that it may load, but not the other pages', () => {
    expect(codeOf(manifest, ['src/pages/home.tsx'])).toEqual([
      ...['card.js', 'footer.js', 'home.js', 'main.js', 'map.js', 'offer.js', 'site.js'],
    ]);
    expect(codeOf(manifest, ['src/pages/blog.tsx'])).toEqual([
      ...['blog.js', 'card.js', 'footer.js', 'main.js', 'site.js'],
    ]);
  });
});

describe('rules', () => {
  const wanted = ['a', 'sm:b', "c-['_–_']", 'group', 'open:d', '[&_.leaflet]:e', 'leaflet', 'f/50', 'g-0.5'];

  function kept(css: string): string {
    return keepClasses(css, (name) => wanted.includes(name));
  }

  test.each([
    ...['p{}', '*,:after,::backdrop{}', ':focus-visible{}', '[hidden]:where(:not([hidden=until-found])){}', 'a[x]{}'],
    ...['.a{}', '.a:hover{}', '.sm\\:b{}', ".c-\\[\\'_–_\\'\\]:before{}", '.f\\/50{}', '.g-0\\.5{}'],
    ...['.open\\:d:is(:where(.group):is([open],:popover-open) *){}', '.\\[\\&_\\.leaflet\\]\\:e .leaflet{}'],
    ...[':where(.a>:not(:last-child)){}', '@media print{.a{}}', '@layer x{@supports (y:z){.a{}}}'],
    ...['@font-face{}', '@property --x{}', '@keyframes y{0%{}12.5%{}to{}}', '@layer a,b;', '@layer c{}'],
  ])('for what a page holds stay: %s', (css) => {
    expect(kept(css)).toBe(css);
  });

  test.each([
    ...['.x{}', '.x:hover{}', '.a .x{}', '.x>.a{}', ':where(.x>:not(:last-child)){}', '.a:is(:where(.x):hover *){}'],
    ...['@media print{.x{}}', '@layer x{@supports (y:z){.x{}.sm\\:x{}}}', '.sm\\:a{}', '.f{}'],
  ])('for other classes go, with what was around them alone: %s', (css) => {
    expect(kept(css)).toBe('');
  });

  test('of a list only the wanted selectors stay', () => {
    expect(kept('.x,.a,p .x,p{color:red}')).toBe('.a,p{color:red}');
  });

  test('keep their order and what they say', () => {
    expect(kept('.x{}.g-0\\.5{margin:0}@media (width>=1px){.sm\\:b{content:"\\201C"}.x{}}.a{color:red}')).toBe(
      '.g-0\\.5{margin:0}@media (width>=1px){.sm\\:b{content:"\\201C"}}.a{color:red}',
    );
  });
});

describe('the styles of a page', () => {
  let folder: string;

  async function write(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
    for (const { file } of Object.values(manifest)) await write({ [file]: '' });
    await write({
      'styles.css': '\np{}.one{}.two{}.three{}.four{}.five{}.blog{}\n',
      'site.js': 'const a={className:`one  two`}',
      'footer.js': 'f("p",{className:"three"})',
      'home.js': "g('four')",
      'map.js': 'h(`five ${x?"six":""}`)',
      'blog.js': 'i(`blog`)',
    });
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are those of its code', () => {
    const stylesFor = readStyles(folder, manifest);
    expect(stylesFor(['src/pages/home.tsx'])).toBe('p{}.one{}.two{}.three{}.four{}.five{}');
    expect(stylesFor(['src/pages/blog.tsx'])).toBe('p{}.one{}.two{}.three{}.blog{}');
    expect(stylesFor(['src/pages/home.tsx'])).toBe('p{}.one{}.two{}.three{}.four{}.five{}');
  });

  test('cannot be told without styles', () => {
    expect(() => readStyles(folder, { 'index.html': chunk('main.js') })).toThrow('The build holds no styles');
  });
});
