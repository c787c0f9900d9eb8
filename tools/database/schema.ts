import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import type { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { z } from 'zod';
import { withDatabase } from '../local/backend.ts';

/** The generated file in which the schema is read as all migrations together make it. */
export const schemaFile = path.resolve(import.meta.dirname, '../../supabase/schema.sql');

const head = `-- The schema that all migrations together make, for reading: nothing runs this file. Written by
-- \`npm run schema:database\`; do not edit. Why something is as it is stands in the migration that made it.`;

const dumpOptions = [
  '--schema-only',
  '--schema=public',
  '--schema=private',
  '--no-owner',
  '--no-tablespaces',
  '--no-table-access-method',
];

/** Begins each part of what pg_dump writes: a function, a table, the grants on one, … */
const partHeading = /\n*--\n-- Name: .*; Type: .*; Schema: .*; Owner: .*\n--\n+/;

/** The rest of pg_dump's last part. */
const closing = /\n+--\n-- PostgreSQL database dump complete\n--\s*$/;

/** Triggers that call the project's functions, on tables of others, which pg_dump leaves out with those tables. */
const foreignTriggers = `
  select pg_get_triggerdef(t.oid) || ';' as definition
  from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  join pg_class c on c.oid = t.tgrelid and c.relnamespace not in ('public'::regnamespace, 'private'::regnamespace)
  where not t.tgisinternal`;
/** Policies of the project on tables of others. */
const foreignPolicies = `
  select format('CREATE POLICY %I ON %I.%I FOR %s TO %s%s%s;', policyname, schemaname, tablename, cmd,
    array_to_string(roles, ', '), ' USING (' || qual || ')', ' WITH CHECK (' || with_check || ')') as definition
  from pg_policies where schemaname = 'storage'`;
const definitionsSchema = z.object({ rows: z.array(z.object({ definition: z.string() })) });

/** What the migrations made of the schemas `public` and `private`, without anything that differs from run to run. */
export async function renderSchema({ connection }: App): Promise<string> {
  if (!(connection instanceof PgliteConnection)) throw new Error('pg_dump reads the embedded Postgres alone');
  const dump = await pgDump({ pg: connection.driver, args: dumpOptions });
  const { rows } = definitionsSchema.parse(await connection.exec(`${foreignTriggers} union all ${foreignPolicies}`));
  const parts = partsOf((await dump.text()).replace(closing, ''));
  return `${[head, ...parts, ...rows.map(({ definition }) => definition).toSorted()].join('\n\n')}\n`;
}

/** Without the settings in front, and schema `public` itself, which every database has. */
function partsOf(dump: string): string[] {
  const [, ...parts] = dump.split(partHeading);
  return parts.filter((part) => !/^(CREATE|COMMENT ON) SCHEMA public\b/.test(part));
}

if (import.meta.main) {
  await writeFile(schemaFile, await withDatabase('memory://', renderSchema));
}
