import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

export type Renderer = typeof import('../../src/app/renderer.tsx');

const file = 'prerender.js';

/** Builds the site's own components into a program that writes HTML, apart from the site. */
export async function buildRenderer(folder: string): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    // Bundles everything: the folder may be outside the project, where packages cannot be resolved.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/renderer.tsx',
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: file } },
    },
  });
}

/** The renderer that was built into this folder; its texts have the prices and terms that `readBusinessRows` read before. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
  if (!isRenderer(module)) throw new Error('src/app/renderer.tsx was built into something else');
  return module;
}

function isRenderer(module: unknown): module is Renderer {
  return typeof module === 'object' && module !== null && 'fetchPages' in module && 'renderPage' in module;
}
