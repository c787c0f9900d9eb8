import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { manifestSchema, readClient, readManifest } from './client.ts';
import { builtClientSchema } from './document.ts';
import { readStyles } from './styles.ts';

const storedSchema = z.object({
  client: builtClientSchema,
  manifest: manifestSchema,
  /** The styles that were made, by the code that they are for. */
  styles: z.record(z.string(), z.string()),
  /** The share images that were drawn: what is on each, by its path. */
  drawn: z.record(z.string(), z.string()),
});

/** What a client build gives every page that is rendered for it, now or later. */
export type PageParts = ReturnType<typeof partsOf>;

/** Reads the parts out of the folder of a client build. */
export function readParts(folder: string, loader: string) {
  const manifest = readManifest(folder);
  return partsOf(folder, { client: readClient(folder, manifest, loader), manifest, styles: {}, drawn: {} });
}

/** The parts that a build stored beside its renderer; `folder` holds the built client. */
export async function loadParts(rendererFolder: string, folder: string) {
  return partsOf(folder, storedSchema.parse(JSON.parse(await readFile(fileIn(rendererFolder), 'utf8'))));
}

export async function storeParts(rendererFolder: string, parts: PageParts): Promise<void> {
  const { client, manifest, styles, drawn } = parts;
  const stored: z.infer<typeof storedSchema> = { client, manifest, styles, drawn };
  await writeFile(fileIn(rendererFolder), JSON.stringify(stored));
}

function partsOf(folder: string, stored: z.infer<typeof storedSchema>) {
  return { ...stored, stylesFor: readStyles(folder, stored.manifest, stored.styles) };
}

function fileIn(rendererFolder: string): string {
  return path.join(rendererFolder, 'page-parts.json');
}
