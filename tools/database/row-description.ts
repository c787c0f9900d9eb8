import { z } from 'zod';
import type { SchemaDescription } from './schema-description.ts';

const tablesSchema = z.array(z.object({ name: z.string(), computed: z.array(z.string()) }));
const rowsSchema = z.array(z.object({ row: z.string() }));

/** Columns that are filled by a call, such as now(), differ in every database. */
const tables = `
  select attrelid::regclass::text as name,
    array_agg(attname::text) filter (where attidentity <> '' or pg_get_expr(adbin, adrelid) like '%(%') as computed
  from pg_attribute
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and attnum > 0 and (
    relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    or attrelid in (to_regclass('storage.buckets'), to_regclass('cron.job'))
  )
  group by attrelid order by 1`;

/** Every row that a new database has, with those of Storage and the schedule, as an object of its own without a definition. */
export async function describeRows(sql: (statement: string) => Promise<unknown[]>): Promise<SchemaDescription> {
  const description: SchemaDescription = {};
  const found = await sql(`select name, coalesce(computed, '{}') as computed from (${tables}) as found`);
  for (const { name, computed } of tablesSchema.parse(found)) {
    const omitted = computed.map((column) => `- '${column}'`).join(' ');
    const rows = await sql(`select (to_jsonb(stored) ${omitted})::text as row from ${name} as stored order by 1`);
    for (const { row } of rowsSchema.parse(rows)) description[`row of ${name}: ${row}`] = '';
  }
  return description;
}
