import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Manifest } from './client.ts';
import { codeOf, purge, readStyles } from './styles.ts';

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
  const classes = ['a', 'sm:b', "c-['_–_']", 'group', 'open:d', '[&_.leaflet]:e', 'leaflet', 'ff/50', 'g-0.5'];
  const script = `h("p",{className:\`${classes.join(' ')}\`,open:true,style:"--y:0"})`;

  test.each([
    ...['p{}', '*,:after,::backdrop{}', ':focus-visible{}', '[hidden]:where(:not([hidden=until-found])){}', 'html{}'],
    ...['.a{}', '.a:hover{}', '.sm\\:b{}', ".c-\\[\\'_–_\\'\\]:before{}", '.ff\\/50{}', '.g-0\\.5{}'],
    ...['.open\\:d:is(:where(.group):is([open]) *){}', '.\\[\\&_\\.leaflet\\]\\:e .leaflet{}'],
    ...['.a{margin:0}@media print{.a{margin:1px}}', '@layer x{@supports (y:z){.a{}}}', '[data-failed] .a{}'],
    ...[
      '@font-face{}',
      '@layer a,b;',
      '.a{--y:1}',
      '.a{--x:1;margin:var(--x)}',
      '.a{animation:y 1s}@keyframes y{to{}}',
      '.a{margin:var(--x)}@property --x{inherits:false}',
    ],
  ])('for what a page holds stay: %s', async (css) => {
    expect(await purge(css, [script])).toBe(css);
  });

  test.each([
    ...['.x{}', '.x:hover{}', '.a .x{}', '.x:not(.a){}', '.x>.a{}', 'hr{}', '[data-x]{}', '.sm\\:a{}', '.f{}'],
    ...['@media print{.x{}}', '@supports (y:z){.x{}.sm\\:x{}}', '@keyframes y{to{}}', '@property --x{inherits:false}'],
  ])('for others go, with what was around them alone: %s', async (css) => {
    expect(await purge(css, [script])).toBe('');
  });

  test.each([
    ['its initial value', '.a{margin:var(--tw-x)}@property --tw-x{initial-value:1px}', '.a{margin:1px}'],
    ['what is read instead', '.a{margin:var(--tw-x,var(--y))}', '.a{margin:var(--y)}'],
    ['nothing', '.a{margin:var(--tw-x,) 0}@property --tw-x{inherits:false}', '.a{margin: 0}'],
    ['kept where it is set', '.a{--tw-x:0;margin:var(--tw-x,1px)}', '.a{--tw-x:0;margin:var(--tw-x,1px)}'],
  ])('a variable that no rule sets is %s', async (_, css, purged) => {
    expect(await purge(css, [script])).toBe(purged);
  });

  test('of fields and elements that no public page has go, though a script names the elements', async () => {
    const css = '::-webkit-date-and-time-value{margin:0}::file-selector-button{border:0}hr{border:0}.a{margin:0}';
    expect(await purge(css, ['"a" "hr"'])).toBe('.a{margin:0}');
  });

  test('of a list only the wanted selectors stay', async () => {
    expect(await purge('/*! MIT */.x,.a,p .x,p{color:red;--z:0}', [script])).toBe('.a,p{color:red}');
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

  test('are those of its code', async () => {
    const stylesFor = readStyles(folder, manifest);
    expect(await stylesFor(['src/pages/home.tsx'])).toBe('p{}.one{}.two{}.three{}.four{}.five{}');
    expect(await stylesFor(['src/pages/blog.tsx'])).toBe('p{}.one{}.two{}.three{}.blog{}');
    expect(await stylesFor(['src/pages/home.tsx'])).toBe('p{}.one{}.two{}.three{}.four{}.five{}');
  });

  test('cannot be determined without styles', () => {
    expect(() => readStyles(folder, { 'index.html': chunk('main.js') })).toThrow('The build holds no styles');
  });
});
