import type { Env } from '../src/lib/env-schema.ts';
import { fetchWithin } from '../src/lib/http.ts';

/** The commit of 2.0.0, the last version that upgrades a database of 1.x. */
export const commitOf2 = '23026840';

/** The first migration of 1.x, which no later version has. */
export const firstMigrationOf1 = '20261122050100';

/** What to do with a hosted database of 1.x. */
export const upgradeOfHosted = `is from version 1; upgrade it first, as docs/deploy.md of version 2.0.0 (commit ${commitOf2}) says`;

/**
 * Whether the hosted database is from version 1: it lacks a function of 2.0 that visitors may call. The call changes
 * nothing, as no request has an empty key. `timeout` is in milliseconds; throws when nothing answers.
 */
export async function isHostedVersion1({ supabaseUrl, supabaseKey }: Env, timeout: number): Promise<boolean> {
  const { body } = await fetchWithin(`${supabaseUrl}/rest/v1/rpc/ask_for_call`, timeout, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: '' }),
  });
  return body.includes('"PGRST202"');
}
