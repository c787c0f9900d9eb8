import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Business } from '#shared/business.ts';
import { clientSchema, readClient } from './client.ts';

const partsSchema = z.object({
  client: clientSchema,
  /** JSON of the facts of the business that its code has. */
  business: z.string(),
  /** Cache of critical styles, by a hash of the page. */
  styles: z.record(z.string(), z.string()),
  /** The share images that were drawn: their content, by path. */
  drawn: z.record(z.string(), z.string()),
});

/** The parts that a client build provides for every page that is rendered for it, now or later. */
export type PageParts = z.infer<typeof partsSchema>;

/** Reads the parts out of the folder of such a build. */
export function readParts(folder: string, bootScript: string, business: Business): PageParts {
  return { client: readClient(folder, bootScript), business: JSON.stringify(business), styles: {}, drawn: {} };
}

/** The parts that a build stored beside its renderer. */
export async function loadParts(rendererFolder: string): Promise<PageParts> {
  return partsSchema.parse(JSON.parse(await readFile(fileIn(rendererFolder), 'utf8')));
}

export async function storeParts(rendererFolder: string, parts: PageParts): Promise<void> {
  await writeFile(fileIn(rendererFolder), JSON.stringify(parts));
}

function fileIn(rendererFolder: string): string {
  return path.join(rendererFolder, 'page-parts.json');
}
