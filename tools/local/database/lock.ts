import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeWholeFile } from '../../whole-file.ts';
import { dataFolder, makeDataFolder } from '../settings.ts';

// A process that has the database open holds a SQLite lock on a file, as Node has no file locks: the system releases it
// when the process ends, however that ends. A file with only the process id would lock others out after a power cut,
// when another program has that id.
const lockFile = path.join(dataFolder, 'server.lock');
/** Only for the message that names the process. */
const pidFile = path.join(dataFolder, 'server.pid');

/** SQLITE_BUSY */
const busy = 5;

let held: DatabaseSync | undefined;

/** Who else has the database open, such as `process 1234`, or null. Two at once would corrupt it. */
export function databaseOwner(): string | null {
  if (!existsSync(lockFile)) return null;
  const lock = takeLock();
  lock?.close();
  return lock ? null : ownerName();
}

/** Locks the database for this process until it exits. Throws when another process holds the lock. */
export function lockDatabase(): void {
  makeDataFolder();
  // The folder may have been replaced since.
  held?.close();
  held = takeLock() ?? undefined;
  if (!held) {
    throw new Error(
      `The local database is in use by ${ownerName()} (another npm start or npm run dev). Stop that first.`,
    );
  }
  writeWholeFile(pidFile, String(process.pid));
  process.off('exit', removePid);
  process.once('exit', removePid);
}

/** The same for a script, which prints the reason as one line and exits when another process holds the lock. */
export function lockForScript(): void {
  try {
    lockDatabase();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Null when another process has it. */
function takeLock(): DatabaseSync | null {
  const lock = new DatabaseSync(lockFile);
  try {
    // Without a journal on disk, for which a full disk has no room.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
}

function ownerName(): string {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '';
  return /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
}

function removePid(): void {
  rmSync(pidFile, { force: true });
}
