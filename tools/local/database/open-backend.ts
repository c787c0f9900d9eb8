import { startBackend, type Backend } from './backend.ts';
import { lockDatabase } from './lock.ts';
import { database, keepsNothing } from '../settings.ts';

/** The embedded backend with the data stored on this machine, locked against other processes. */
export async function openBackend(siteUrl: string): Promise<Backend> {
  if (!keepsNothing) lockDatabase();
  return startBackend({ database, siteUrl });
}
