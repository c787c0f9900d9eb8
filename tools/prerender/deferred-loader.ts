import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

const source = path.resolve(import.meta.dirname, '../../src/app/deferred-loader.ts');

/** The deferred loader as it stands in every prerendered page: a file of its own would be one more request at the start. */
export async function readDeferredLoader(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const minified = await minify('deferred-loader.js', code, { module: true });
  if (minified.errors.length > 0)
    throw new Error(`The deferred loader cannot be minified: ${minified.errors[0]?.message}`);
  return minified.code;
}
