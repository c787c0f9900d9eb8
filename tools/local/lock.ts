import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, makeDataFolder } from './settings.ts';

const file = path.join(dataFolder, 'server.pid');

/** The process that has the database open, or null. Two at once would corrupt it. */
export function databaseOwner(): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    process.kill(owner, 0);
    return owner === process.pid ? null : owner;
  } catch {
    return null;
  }
}

/** Locks the database for this process until it exits. Throws when another process holds the lock. */
export function lockDatabase(): void {
  const owner = databaseOwner();
  if (owner !== null) {
    throw new Error(
      `The local database is in use by process ${owner} (another npm start or npm run dev). Stop that first.`,
    );
  }
  makeDataFolder();
  writeFileSync(file, String(process.pid));
  process.off('exit', unlock);
  process.once('exit', unlock);
}

function unlock(): void {
  rmSync(file, { force: true });
}
