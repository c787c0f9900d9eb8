import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BuiltClient } from './document.ts';

export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

export type Manifest = z.infer<typeof manifestSchema>;

/** The file of the styles of the whole site; its source is named by its path from the root of the project, or of the machine. */
export function stylesFile(manifest: Manifest): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith('src/styles/index.css'));
  if (!found) throw new Error('The build holds no styles');
  return found[1].file;
}

export function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')));
}

/** Addresses of the files that these source files become, with all that they import at once; each file one time. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  function visit(source: string) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build holds no ${source}`);
    if (seen.has(source)) return;
    seen.add(source);
    chunk.imports.forEach(visit);
  }
  sources.forEach(visit);
  return [...seen].map((source) => `/${manifest[source]?.file ?? ''}`);
}

/** What the pages share, out of the folder of the client build; `loader` is the script that stands in each. */
export function readClient(folder: string, manifest: Manifest, loader: string): BuiltClient {
  const main = manifest['index.html'];
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  if (!main || !font) throw new Error('The build holds no app or no font');
  return {
    template: readFileSync(path.join(folder, 'index.html'), 'utf8'),
    font: `/${font.file}`,
    loader,
    main: `/${main.file}`,
    styles: `/${stylesFile(manifest)}`,
  };
}
