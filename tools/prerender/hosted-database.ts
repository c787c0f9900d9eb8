import type { Env } from '../../src/lib/env-schema.ts';
import { SettingsError } from '../settings.ts';
import { fetchWithin, type Answer } from '../../src/lib/http.ts';
import { isHostedVersion1, upgradeOfHosted } from '../version-1.ts';

/**
 * Reads one public text from the configured Supabase, so that a build that cannot read them fails early with a reason.
 * Throws an error of one sentence that names the setting; `timeout` is in milliseconds.
 */
export async function checkHostedDatabase(env: Env, timeout = 15_000): Promise<void> {
  const { supabaseUrl, supabaseKey } = env;
  let answer: Answer;
  try {
    const url = `${supabaseUrl}/rest/v1/website_content?select=id&limit=1`;
    answer = await fetchWithin(url, timeout, { headers: { apikey: supabaseKey } });
  } catch {
    throw new SettingsError(
      `VITE_SUPABASE_URL: no answer from ${supabaseUrl} within ${timeout / 1000} s; is the URL right, and is the project not paused?`,
    );
  }
  if (answer.status === 401 || answer.status === 403) {
    throw new SettingsError(
      `VITE_SUPABASE_ANON_KEY: ${supabaseUrl} refuses this key; copy the publishable key of that project.`,
    );
  }
  if (answer.body.includes('"PGRST205"')) {
    throw new SettingsError(
      `VITE_SUPABASE_URL: the database of ${supabaseUrl} has no table for the texts; run supabase db push --remote first.`,
    );
  }
  if (!answer.ok || !answer.body.startsWith('[')) {
    throw new SettingsError(
      `VITE_SUPABASE_URL: ${supabaseUrl} answered with status ${answer.status} and not as Supabase does; is the URL right?`,
    );
  }
  if (await isHostedVersion1(env, timeout).catch(() => false)) {
    throw new SettingsError(`VITE_SUPABASE_URL: the database of ${supabaseUrl} ${upgradeOfHosted}.`);
  }
}
