import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { putBack } from '../site-folder.ts';

const chosen = process.env['LOCAL_DATABASE'] ?? '';

/** LOCAL_DATABASE=memory:// starts empty and stores nothing: for tests. */
export const keepsNothing = chosen === 'memory://';

/**
 * Folder with all data of the local server; `npm run reset` empties it. LOCAL_DATABASE names another one, so that a
 * benchmark does not touch the developer's data.
 */
export const dataFolder =
  chosen === '' || keepsNothing ? path.resolve(import.meta.dirname, '../../.data') : path.resolve(chosen);

export const database = keepsNothing ? 'memory://' : path.join(dataFolder, 'database');

/** Makes the folder, readable only by its owner. One that a killed restore was replacing is put back. */
export function makeDataFolder(): void {
  putBack(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  chmodSync(dataFolder, 0o700);
}
