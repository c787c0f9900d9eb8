import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The boot script, inlined in every prerendered page: a separate file would be one more request at the start, and
 * nothing would retry it if it were lost.
 */
export async function buildBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      rolldownOptions: { input: 'src/app/boot/boot.ts', output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The boot script was built into something else');
  return chunk.code;
}
