import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Making a database with all migrations takes seconds, opening one that stands a fraction of that: a test run makes one,
// and each server that a test starts opens a copy of its own.

/** The file system of Linux that is kept in memory; a copied database has 42 MB, one with 100,000 requests 200 MB. */
const memoryFolder = '/dev/shm';
const requiredSpace = 4e9;
const templateVariable = 'TEMPLATE_DATABASE';

/** Global setup of a test run: makes the database that is copied. Returns what removes it. */
export default function makeTemplate(): () => void {
  const folder = newFolder();
  // In a process of its own, because PGlite never frees its memory.
  execFileSync(process.execPath, [import.meta.filename, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env[templateVariable] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** A folder with a new database, migrated and seeded, under the name `database`; the caller removes it. */
export function copyDatabase(folder = newFolder()): string {
  const template = process.env[templateVariable];
  if (template === undefined) throw new Error('There is no database to copy: makeTemplate is the global setup');
  cpSync(path.join(template, 'database'), path.join(folder, 'database'), { recursive: true });
  return folder;
}

function newFolder(): string {
  return mkdtempSync(path.join(hasMemorySpace() ? memoryFolder : tmpdir(), 'woninglabel-test-'));
}

/** Copying a database within it takes a sixth of the time. */
function hasMemorySpace(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > requiredSpace;
}

if (import.meta.main) {
  const { withDatabase } = await import('../../../tools/local/database/backend.ts');
  const [folder = ''] = process.argv.slice(2);
  // Opening it makes it.
  await withDatabase(path.join(folder, 'database'), () => Promise.resolve());
}
