import { z } from 'zod';

/**
 * Every object of a database that supabase/migrations makes, by its kind and name, with all that they say of it but the order
 * of columns. NOT NULL is told with its column: only PostgreSQL 18 has constraints for it.
 */
export async function describeSchema(sql: (statement: string) => Promise<unknown[]>): Promise<Record<string, string>> {
  const rows = z.array(z.object({ object: z.string(), definition: z.string() })).parse(await sql(query));
  return Object.fromEntries(rows.map(({ object, definition }) => [object, definition]));
}

/** Null is what Postgres gives by default, which differs from nothing. */
function sorted(acl: string): string {
  return `case when ${acl} is null then 'default' else array(select item::text from unnest(${acl}) as item order by 1)::text end`;
}

/** Of our own schemas, without what the extensions bring. */
function ours(table: string, name: string): string {
  return `${name}namespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend where objid = ${table}.oid and deptype = 'e')`;
}

const query = `
  with relations as (select * from pg_class as c where ${ours('c', 'rel')}),
  functions as (select * from pg_proc as p where ${ours('p', 'pro')})

  select 'schema ' || nspname as object, ${sorted('nspacl')} as definition
  from pg_namespace where nspname in ('public', 'private', 'extensions')

  union all select 'extension ' || extname, extnamespace::regnamespace::text
  from pg_extension where extname in ('pg_trgm', 'btree_gist')

  union all select 'relation ' || oid::regclass, concat_ws(' | ',
    relkind, relrowsecurity, relforcerowsecurity, reloptions::text, ${sorted('relacl')},
    case when relkind = 'v' then pg_get_viewdef(oid) end)
  from relations where relkind in ('r', 'v', 'S', 'c')

  union all select 'column ' || attrelid::regclass || '.' || attname, concat_ws(' | ',
    format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), ${sorted('attacl')})
  from pg_attribute
  join relations on relations.oid = attrelid and relkind in ('r', 'v', 'c')
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped

  union all select 'constraint ' || conrelid::regclass || '.' || conname, concat_ws(' | ',
    pg_get_constraintdef(pg_constraint.oid), condeferrable, condeferred, convalidated)
  from pg_constraint join relations on relations.oid = conrelid where contype not in ('n', 't')

  union all select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
  from pg_index join relations on relations.oid = indexrelid

  union all select 'function ' || oid::regprocedure, concat_ws(' | ', pg_get_functiondef(oid), ${sorted('proacl')})
  from functions

  union all select 'trigger ' || tgrelid::regclass || '.' || tgname, concat_ws(' | ', pg_get_triggerdef(t.oid), tgenabled)
  from pg_trigger as t join functions on functions.oid = tgfoid where not tgisinternal

  union all select 'policy ' || schemaname || '.' || tablename || '.' || policyname, concat_ws(' | ',
    permissive, roles::text, cmd, qual, with_check)
  from pg_policies where schemaname in ('public', 'private', 'storage')

  union all select 'default rights ' || defaclrole::regrole || ' ' || defaclnamespace || ' ' || defaclobjtype::text, ${sorted('defaclacl')}
  from pg_default_acl`;
