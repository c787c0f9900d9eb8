import path from 'node:path';
import { loadPrelude, migrate, startPostgresServer } from '../../supabase/tests/setup/postgres-server.ts';
import { describeRows } from './row-description.ts';
import { describeSchema, type SchemaDescription } from './schema-description.ts';

const supabase = path.resolve(import.meta.dirname, '../../supabase');

/** What runs: only added to (D-70). */
export const migrationsFolder = path.join(supabase, 'migrations');

/** What people read: one file a room, each object once (D-81). */
export const schemasFolder = path.join(supabase, 'schemas');

/** Describes a new database that has run the SQL files of a folder in the order of their names. */
export async function describeFolder(folder: string): Promise<SchemaDescription> {
  const server = await startPostgresServer({ load: loadPrelude });
  try {
    const client = await server.connect();
    await migrate(client, folder);
    return await describeDatabase(async (statement) => (await client.query<object>(statement)).rows);
  } finally {
    await server.stop();
  }
}

/** Describes the objects and rows of a database. */
export async function describeDatabase(sql: (statement: string) => Promise<unknown[]>): Promise<SchemaDescription> {
  // So that every name has its schema.
  await sql("set search_path = ''");
  return { ...(await describeSchema(sql)), ...(await describeRows(sql)) };
}

/** A function as SQL names it, without its result. */
export function signatureOf(functionObject: string): string {
  return functionObject.replace(/\) returns .*/s, ')');
}

/** An object that is not the same in both folders; its definition in each, undefined where it is missing. */
export interface Difference {
  object: string;
  migrated: string | undefined;
  wanted: string | undefined;
}

/**
 * The objects that are not the same in a database of `supabase/migrations` and in one of `supabase/schemas`, in the order of
 * their names.
 */
export function findDifferences(migrated: SchemaDescription, wanted: SchemaDescription): Difference[] {
  return Object.keys({ ...wanted, ...migrated })
    .toSorted()
    .map((object) => ({ object, migrated: migrated[object], wanted: wanted[object] }))
    .filter((difference) => difference.migrated !== difference.wanted);
}

/** Says in a few lines what differs. Of a definition it shows the first line that is not the same. */
export function reportDifference({ object, migrated, wanted }: Difference): string {
  if (migrated === undefined) return `only in supabase/schemas: ${object}`;
  if (wanted === undefined) return `only in supabase/migrations: ${object}`;
  const lines = { migrated: migrated.split('\n'), wanted: wanted.split('\n') };
  const first = lines.wanted.findIndex((line, index) => line !== lines.migrated[index]);
  const shown = first === -1 ? lines.wanted.length : first;
  return [
    `differs: ${object}`,
    `  supabase/schemas:    ${lines.wanted[shown] ?? '(ends before)'}`,
    `  supabase/migrations: ${lines.migrated[shown] ?? '(ends before)'}`,
  ].join('\n');
}
