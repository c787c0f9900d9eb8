import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { lastOf1 } from '../../../tools/database/last-of-1.ts';
import { migrate } from '../setup/postgres-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** 1.0.0 has the migrations before this one. */
const firstAfter1_0 = '20261124';

/** A folder with the last 1.x as the history of this repository has it, able to run; the caller removes it. */
export function checkOutRelease1(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'woninglabel-1.x-'));
  try {
    const options = { cwd: root, maxBuffer: Infinity, stdio: 'pipe' } as const;
    const archive = execFileSync(
      'git',
      ['archive', lastOf1.commit, 'package.json', 'src', 'supabase', 'tools'],
      options,
    );
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return folder;
  } catch (cause) {
    rmSync(folder, { recursive: true });
    const message = `Commit ${lastOf1.commit}, the last 1.x, is not in this clone: git fetch --unshallow brings it`;
    throw new Error(message, { cause });
  }
}

/** The migrations of 1.0.0. */
export async function migrateTo1_0(client: pg.Client, release: string): Promise<void> {
  await migrate(client, (name) => name < firstAfter1_0, migrationsOf(release));
}

/** Those that came in 1.x after 1.0.0, and the history that `supabase db push` kept of all. */
export async function migrateToLastOf1(client: pg.Client, release: string): Promise<void> {
  await migrate(client, (name) => name >= firstAfter1_0, migrationsOf(release));
  const versions = (await readdir(migrationsOf(release))).map((name) => name.split('_')[0]);
  await client.query('set role postgres');
  await client.query(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  await client.query('insert into supabase_migrations.schema_migrations (version) select unnest($1::text[])', [
    versions,
  ]);
  await client.query('reset role');
}

function migrationsOf(release: string): string {
  return path.join(release, 'supabase/migrations');
}
