import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftMigration } from './migration-draft.ts';
import { describeFolder, migrationsFolder, schemasFolder } from './schema-differences.ts';
import { readStatements } from './statements.ts';

// npm run migration -- NAME begins a migration, named by the current time in UTC (D-70), with what differs between
// supabase/schemas and the migrations (D-81).

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
  const [migrated, wanted, statements] = await Promise.all([
    describeFolder(migrationsFolder),
    describeFolder(schemasFolder),
    readStatements(schemasFolder),
  ]);
  await writeFile(file, draftMigration(migrated, wanted, statements), { flag: 'wx' });
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
