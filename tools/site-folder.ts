import { existsSync, renameSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where the built site is; SITE_FOLDER names another folder, so that a benchmark leaves `dist` as it is. */
export const siteFolder = path.resolve(import.meta.dirname, '..', process.env['SITE_FOLDER'] ?? 'dist');

/** The renderer of its pages, for the local server to rerender them. Hosts do not need it. */
export const rendererFolder = `${siteFolder}.renderer`;

/** Replaces a folder by a finished one; the old one stays until then, and is put back on failure. */
export async function replaceFolder(folder: string, finished: string): Promise<void> {
  putBack(folder);
  await stat(finished);
  const replaced = replacedFolder(folder);
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, replaced);
  try {
    await rename(finished, folder);
  } catch (error) {
    putBack(folder);
    throw error;
  }
  await rm(replaced, { recursive: true, force: true });
}

/** Undoes an interrupted replacement, if there is one. */
export function putBack(folder: string): void {
  const replaced = replacedFolder(folder);
  if (!existsSync(folder) && existsSync(replaced)) renameSync(replaced, folder);
}

function replacedFolder(folder: string): string {
  return `${folder}.old`;
}
