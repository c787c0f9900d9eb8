import type { Env } from '../../src/lib/env-schema.ts';
import type { Send } from '../../src/lib/http.ts';
import { openBackend } from '../local/database/open-backend.ts';
import { checkHostedDatabase } from './hosted-database.ts';

interface OpenDatabase {
  /** Sends a request to it, as a browser would. */
  send: Send;
  close: () => Promise<void>;
}

/** The configured Supabase, else the embedded backend with what is stored on this machine. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  if (env.supabaseUrl !== '') {
    await checkHostedDatabase(env);
    return { send: fetch, close: () => Promise.resolve() };
  }
  const siteUrl = 'http://localhost';
  const backend = await openBackend(siteUrl);
  return {
    send: async (path, init) => backend.fetch(new Request(new URL(path, siteUrl), init), { peerAddress: null }),
    close: () => backend.connection.close(),
  };
}
