import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { extensions } from '../local/database/extensions.ts';
import { differingCounts, rowCountsSchema, type RowCounts } from './row-counts.ts';

/** Beside the database in a backup: the rows of each table when it was made. */
export const countsFile = 'rows.json';

/** Unpacks a backup into a new folder and checks it. Throws when a part or rows are missing. */
export async function unpackBackup(file: string, folder: string): Promise<RowCounts> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xzf', path.resolve(file), '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const database = path.join(folder, 'database');
  if (!existsSync(path.join(database, 'PG_VERSION'))) throw new Error(`${file} holds no backup`);
  const counts = await countRows(database);
  const listed = path.join(folder, countsFile);
  // Backups of 2.0.0 have no list.
  if (existsSync(listed)) {
    const difference = differingCounts(rowCountsSchema.parse(JSON.parse(readFileSync(listed, 'utf8'))), counts);
    if (difference !== null) throw new Error(`${file} is damaged: ${difference}.`);
    rmSync(listed);
  }
  return counts;
}

/** Checks a backup in a temporary folder. Resolves to the rows of each table; throws as `unpackBackup` does. */
export async function checkBackup(file: string): Promise<RowCounts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  try {
    return await unpackBackup(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const countedSchema = z.array(z.object({ name: z.string(), total: z.number() }));

/** The rows of each table of a database that no process has open. */
export async function countRows(database: string): Promise<RowCounts> {
  const client = await PGlite.create({ dataDir: database, extensions });
  try {
    const { rows } = await client.query(countStatement);
    return Object.fromEntries(countedSchema.parse(rows).map(({ name, total }) => [name, total]));
  } finally {
    await client.close();
  }
}

const countStatement = `
  select format('%s.%s', n.nspname, c.relname) as name, (xpath(
    '//total/text()',
    query_to_xml(format('select count(*) as total from %s', c.oid::regclass), false, true, '')
  ))[1]::text::int as total
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')
  order by 1`;
