import type { Env } from '../../src/lib/env-schema.ts';
import { startBackend } from '../local/backend.ts';
import { lockDatabase } from '../local/lock.ts';
import { database, keepsNothing } from '../local/settings.ts';
import type { AskDatabase } from './read-content.ts';

interface OpenDatabase {
  ask: AskDatabase;
  close: () => Promise<void>;
}

/** The configured Supabase, else the embedded backend with what is stored on this machine. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const headers = { apikey: env.supabaseKey };
  if (env.supabaseUrl !== '') {
    return { ask: (path) => fetch(env.supabaseUrl + path, { headers }), close: () => Promise.resolve() };
  }
  if (!keepsNothing) lockDatabase();
  const siteUrl = 'http://localhost';
  const backend = await startBackend({ database, siteUrl, mail: { send: () => Promise.resolve() } });
  return {
    ask: async (path) => backend.fetch(new Request(siteUrl + path, { headers }), { peerAddress: null }),
    close: () => backend.connection.close(),
  };
}
