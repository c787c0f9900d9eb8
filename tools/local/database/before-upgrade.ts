import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';
import { listMigrationFiles } from '@supabase/lite/cli';
import { z } from 'zod';
import { replaceFolder } from '../../site-folder.ts';

const copiesKept = 2;
const answerSchema = z.object({ rows: z.array(z.object({ version: z.string() })) });

/**
 * Copies the data of an older version before its migrations run, says where, and keeps the last two copies. Throws where a
 * newer version made the database.
 */
export async function prepareUpgrade(app: App, database: string): Promise<void> {
  const { rows } = answerSchema.parse(
    await app.connection.exec('select version from supabase_migrations.schema_migrations'),
  );
  const applied = new Set(rows.map(({ version }) => version));
  const known = new Set((await listMigrationFiles(app)).map(({ version }) => version));
  if ([...applied].some((version) => !known.has(version))) {
    throw new Error(
      `A newer version of this program made the database in ${database}. Start that version, or bring back the copy that ` +
        `it made before its upgrade: it lies in ${copiesFolder(database)}.`,
    );
  }
  if (applied.size === 0 || [...known].every((version) => applied.has(version))) return;
  // What is copied opens without a recovery.
  await app.connection.exec('checkpoint');
  const copies = copiesFolder(database);
  await mkdir(copies, { recursive: true, mode: 0o700 });
  // Named by its version: an upgrade that fails and is started again replaces no copy of the version before.
  const copy = path.join(
    copies,
    rows
      .map(({ version }) => version)
      .toSorted()
      .at(-1) ?? '',
  );
  await cp(path.dirname(database), `${copy}.new`, { recursive: true });
  await replaceFolder(copy, `${copy}.new`);
  const older = (await readdir(copies)).toSorted().slice(0, -copiesKept);
  for (const name of older) await rm(path.join(copies, name), { recursive: true });
  console.log(`This version changes the database. The data as it was: ${copy}`);
}

function copiesFolder(database: string): string {
  return `${path.dirname(database)}.before-upgrade`;
}
