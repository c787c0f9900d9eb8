import makeTemplate from '../supabase/tests/setup/database-copies.ts';
import { startSite } from './start-site.ts';

const sharedVariable = 'SHARED_SITE';

/** Global setup of a test run: makes the database that is copied, and serves a site. Returns the teardown. */
export default async function startRun(): Promise<() => Promise<void>> {
  const removeTemplate = makeTemplate();
  const { site, stop } = await startSite();
  process.env[sharedVariable] = site.url;
  return async () => {
    await stop();
    removeTemplate();
  };
}

/** The URL of the site that is shared by all tests of this run that store nothing. */
export function sharedUrl(): string {
  const url = process.env[sharedVariable];
  if (url === undefined) throw new Error('There is no site to share: startRun is the global setup');
  return url;
}
