import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCriticalStyles } from './critical-styles.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
});
afterEach(() => rm(folder, { recursive: true }));

const body = `
  <noscript><b class="d"></b></noscript>
  <p class="a sm:b group"><i class="c-['_–_'] g-0.5" hidden></i></p>`;

function pageOf(content: string): string {
  return `<html><head><link rel="stylesheet" crossorigin href="/site.css"></head><body>${content}</body></html>`;
}

async function stylesOf(css: string): Promise<string> {
  // The first rule is there for every page.
  await writeFile(path.join(folder, 'site.css'), `html{margin:0}${css}`);
  return (await readCriticalStyles(folder, {})(pageOf(body))).replace('html{margin:0}', '');
}

test.each([
  ...['p{top:0}', ':focus-visible{top:0}', '[hidden]{top:0}', '.a{top:0}', '.a:hover{top:0}', '.d{top:0}'],
  ...['.sm\\:b{top:0}', ".c-\\[\\'_–_\\'\\]:before{top:0}", '.g-0\\.5{top:0}', '.a:has(i){top:0}'],
  ...[
    '.group:is(:where(.x) *){top:0}',
    ':not([data-y]){top:0}',
    '::placeholder{top:0}',
    ':where(.a>:not(:last-child)){top:0}',
    '[data-failed] .a{top:0}',
    '[data-loading]:before{top:0}',
  ],
  ...['@media print{.a{top:1px}}', '@layer x,y;', '@supports (y:z){.a{top:0}}'],
  ...['.a{animation:y 1s}@keyframes y{to{top:0}}', '.a{top:var(--x)}@property --x{syntax:"*";inherits:false}'],
])('a rule for what the page holds stays: %s', async (css) => {
  expect(await stylesOf(css)).toBe(css);
});

test.each([
  '.x{top:0}',
  '.x .a{top:0}',
  'hr{top:0}',
  '[data-x]{top:0}',
  '@media print{.x{top:0}}',
  '@keyframes y{}',
  '::file-selector-button{top:0}',
  '@property --x{syntax:"*";inherits:false}',
])('a rule for something else goes: %s', async (css) => {
  expect(await stylesOf(css)).toBe('');
});

test('what was found for a page is kept, and not looked for again', async () => {
  const found: Record<string, string> = {};
  await writeFile(path.join(folder, 'site.css'), '.a{top:0}.b{top:0}');
  const one = '<p class="a"></p>';
  const styles = await readCriticalStyles(folder, found)(pageOf(one));
  expect(Object.values(found)).toEqual([styles]);
  await rm(path.join(folder, 'site.css'));
  expect(await readCriticalStyles(folder, found)(pageOf(one))).toBe('.a{top:0}');
  await expect(readCriticalStyles(folder, found)(pageOf('<p class="b"></p>'))).rejects.toThrow('No styles');
});
