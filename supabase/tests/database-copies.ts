import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Making a database with all migrations takes seconds, opening one that stands a fraction of that: a test run makes one,
// and each server that a test starts opens a copy of its own.

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
  return mkdtempSync(path.join(tmpdir(), 'woninglabel-test-'));
}

if (import.meta.main) {
  const { withDatabase } = await import('../../tools/local/backend.ts');
  const [folder = ''] = process.argv.slice(2);
  // Opening it makes it.
  await withDatabase(path.join(folder, 'database'), () => Promise.resolve());
}
