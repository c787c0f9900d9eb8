import path from 'node:path';

/** Folder with all that the local server keeps; `npm run reset` empties it. */
export const dataFolder = path.resolve(import.meta.dirname, '../../supabase/.temp');

/** LOCAL_DATABASE=memory:// starts with nothing and keeps nothing: for tests. */
export const keepsNothing = process.env['LOCAL_DATABASE'] === 'memory://';

export const database = keepsNothing ? 'memory://' : path.join(dataFolder, 'database');
