import type { Env } from './env-schema';

declare const __ENV__: Env;

/** Checked by vite.config.ts when the build or the server starts; a wrong value never gets this far. */
export const env: Env = __ENV__;
