import { z } from 'zod';

const tablesSchema = z.array(z.object({ name: z.string() }));
const rowsSchema = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** Every row of this project's tables, of the accounts and of the files, by table and in no order. */
export async function storedRows(
  sql: (statement: string) => Promise<unknown[]>,
): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await sql(`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage')`);
  const stored: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of tablesSchema.parse(tables)) {
    const rows = rowsSchema.parse(await sql(`select to_jsonb(stored) as row from ${name} as stored`));
    stored[name] = rows.map(({ row }) => row);
  }
  return stored;
}
