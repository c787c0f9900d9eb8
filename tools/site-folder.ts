import path from 'node:path';

/** Where the built site is; SITE_FOLDER names another folder, so that a benchmark leaves `dist` as it is. */
export const siteFolder = path.resolve(import.meta.dirname, '..', process.env['SITE_FOLDER'] ?? 'dist');
