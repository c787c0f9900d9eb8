import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where the built site is; SITE_FOLDER names another folder, so that a benchmark leaves `dist` as it is. */
export const siteFolder = path.resolve(import.meta.dirname, '..', process.env['SITE_FOLDER'] ?? 'dist');

/** What its pages were rendered with, for the local server to render them anew. Hosts do not need it. */
export const rendererFolder = `${siteFolder}.renderer`;

/** Puts a finished folder in the place of another one, which is there until then. */
export async function replaceFolder(folder: string, finished: string): Promise<void> {
  const replaced = `${folder}.old`;
  await stat(finished);
  await rm(replaced, { recursive: true, force: true });
  try {
    await rename(folder, replaced);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await rename(finished, folder);
  await rm(replaced, { recursive: true, force: true });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
