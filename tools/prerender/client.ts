import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/** The output files of each source file. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The output of the client build for all pages. */
export const clientSchema = z.object({
  /** The built index.html. */
  template: z.string(),
  /** The script that is inlined in each prerendered page. */
  bootScript: z.string(),
  manifest: manifestSchema,
});

export type Client = z.infer<typeof clientSchema>;

/** Reads it out of the folder of that build. */
export function readClient(folder: string, bootScript: string): Client {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')));
  return { template: readFileSync(path.join(folder, 'index.html'), 'utf8'), bootScript, manifest };
}

/** URLs of the output files of these source files and of their static imports, without duplicates. */
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
