import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { startPostgresServer } from '../../supabase/tests/setup/postgres-server.ts';
import { runSupabase } from './supabase-cli.ts';

/** The generated file that src/data imports. */
export const databaseTypesFile = path.resolve(import.meta.dirname, '../../src/data/database.types.ts');

const head = '// Made from the migrations by `npm run types:database`. Do not edit.\n\n';

/** The type `Database` of schema `public`, as `createClient<Database>` of supabase-js wants it. */
export async function renderDatabaseTypes(url: string): Promise<string> {
  const source = runSupabase(['gen', 'types', '--lang=typescript', '--schema=public'], url);
  const options = await resolveConfig(databaseTypesFile);
  return format(head + source, { ...options, filepath: databaseTypesFile });
}

if (import.meta.main) {
  const server = await startPostgresServer();
  try {
    await writeFile(databaseTypesFile, await renderDatabaseTypes(server.url));
  } finally {
    await server.stop();
  }
}
