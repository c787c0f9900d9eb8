import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

type Renderer = typeof import('../../src/app/prerender.tsx');

/** The site's own components as a program that writes HTML: built apart from the site, and gone afterwards. */
export async function loadRenderer(): Promise<Renderer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await build({
      logLevel: 'warn',
      publicDir: false,
      // Everything in one place: the folder lies outside the project, where packages are not found.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const module: unknown = await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
    if (!isRenderer(module)) throw new Error('src/app/prerender.tsx was built into something else');
    return module;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function isRenderer(module: unknown): module is Renderer {
  return typeof module === 'object' && module !== null && 'fetchPages' in module && 'renderPage' in module;
}
