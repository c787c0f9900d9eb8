import { startBackend, type Backend } from './backend.ts';
import { lockDatabase } from './lock.ts';
import { database, keepsNothing } from './settings.ts';

/** The embedded backend with what is stored on this machine, which no other process can open meanwhile. */
export async function openBackend(siteUrl: string): Promise<Backend> {
  if (!keepsNothing) lockDatabase();
  return startBackend({ database, siteUrl });
}
