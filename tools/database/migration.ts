import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

// npm run migration -- NAME makes an empty migration, named by the current time in UTC (D-70).

/** Where the migrations are. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../supabase/migrations');

/** The version of a migration that is made at a moment: YYYYMMDDHHMMSS in UTC. */
export function migrationVersion(moment: Date): string {
  return moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

async function makeMigration(name: string): Promise<string> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    throw new Error('Name it by lower-case words with underscores: npm run migration -- add_something');
  }
  const version = migrationVersion(new Date());
  const newest = (await readdir(migrationsFolder)).toSorted().at(-1) ?? '';
  if (version <= newest.slice(0, version.length)) {
    throw new Error(
      `The clock of this machine lies before ${newest}: it would not run last. Set the clock right first.`,
    );
  }
  const file = path.join(migrationsFolder, `${version}_${name}.sql`);
  await writeFile(file, '-- Why the schema changes.\n', { flag: 'wx' });
  return path.relative('.', file);
}

if (import.meta.main) {
  try {
    console.log(await makeMigration(process.argv[2] ?? ''));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
