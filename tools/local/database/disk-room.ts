import { statfsSync } from 'node:fs';

// Without room for the next 16 MiB file of its log, the embedded Postgres does not open or, when it is open, hangs
// forever at full load on one core.

/** Bytes: a new database takes 42 MB, and its log up to two files more. */
const toOpen = 100e6;
const toWrite = 40e6;

/** Throws an error when the disk has no room to open a database in this folder. */
export function requireRoomToOpen(folder: string): void {
  const room = roomOf(folder);
  if (room >= toOpen) return;
  throw new Error(
    `The disk of ${folder} is full: ${Math.floor(room / 1e6)} MB are free, and the local database needs ${toOpen / 1e6} MB.`,
  );
}

/** Whether something can be stored in a database in this folder. */
export function hasRoomToWrite(folder: string): boolean {
  return roomOf(folder) >= toWrite;
}

/** Bytes. */
function roomOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
