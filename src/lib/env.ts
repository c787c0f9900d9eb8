import type { Env } from './env-schema';

declare const __ENV__: Env;

/** Checked by vite.config.ts when the build or the server starts; a wrong value never gets this far. */
export const env: Env = __ENV__;

/** A path of the site as an absolute URL; on a local machine with a placeholder domain. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.siteUrl || 'https://woninglabel.example').href;
}
