import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const files = z.array(z.string()).default([]);
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: files, css: files }));

/** The output files of each source file. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The output of the client builds for all pages. */
export const clientSchema = z.object({
  /** The built index.html. */
  template: z.string(),
  /** The script that is inlined in each prerendered page. */
  bootScript: z.string(),
  /** Of the public pages. */
  manifest: manifestSchema,
  office: manifestSchema,
});

export type Client = z.infer<typeof clientSchema>;

/** Reads it out of the folder of those builds. */
export function readClient(folder: string, bootScript: string): Client {
  function readManifest(name: string): Manifest {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, `.vite/${name}.json`), 'utf8')));
  }
  return {
    ...{ template: readFileSync(path.join(folder, 'index.html'), 'utf8'), bootScript },
    ...{ manifest: readManifest('public'), office: readManifest('office') },
  };
}

/** URLs of the output files of these source files and of their static imports, without duplicates. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  return chunksOf(manifest, sources).map(({ file }) => `/${file}`);
}

/** URLs of the styles of these source files and of their static imports. */
export function stylesOf(manifest: Manifest, sources: readonly string[]): string[] {
  return chunksOf(manifest, sources).flatMap(({ css }) => css.map((file) => `/${file}`));
}

function chunksOf(manifest: Manifest, sources: readonly string[]): Manifest[string][] {
  const seen = new Map<string, Manifest[string]>();
  function visit(source: string) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build holds no ${source}`);
    if (seen.has(source)) return;
    seen.set(source, chunk);
    chunk.imports.forEach(visit);
  }
  sources.forEach(visit);
  return [...seen.values()];
}
