import { z } from 'zod';

type RunSql = (statement: string) => Promise<unknown[]>;

/** What a schema consists of: of each object, named as in SQL, all that its catalogue says about it. */
export type SchemaDescription = Record<string, string>;

/**
 * Describes our schemas, and the policies of Storage; not the order of columns. A right is an object of its own, which is the
 * statement that gives it. NOT NULL belongs to its column: only PostgreSQL 18 has constraints for it. Names have their schema
 * while `search_path` is empty.
 */
export async function describeSchema(sql: RunSql): Promise<SchemaDescription> {
  const rows = z.array(z.object({ object: z.string(), definition: z.string() })).parse(await sql(query));
  return Object.fromEntries(rows.map(({ object, definition }) => [object, definition]));
}

/** Of our own schemas, without what the extensions bring. */
function ours(table: string, name: string): string {
  return `${name}namespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend where objid = ${table}.oid and deptype = 'e')`;
}

/** The rights that are given to others than the owner; where an access list is null, those that Postgres gives by default. */
function rights(from: string, object: string, column: string, type: string): string {
  return `
    select ${object} as object, right_of.*, ${column}owner as owner from ${from}
    cross join aclexplode(coalesce(${column}acl, acldefault(${type}, ${column}owner))) as right_of`;
}

const query = `
  with relations as (select * from pg_class as c where relkind not in ('i', 'I', 't') and ${ours('c', 'rel')}),
  functions as (select * from pg_proc as p where ${ours('p', 'pro')}),
  namespaces as (select * from pg_namespace where nspname in ('public', 'private', 'extensions')),
  signatures as (
    select oid, 'function ' || pronamespace::regnamespace || '.' || proname || '(' || pg_get_function_identity_arguments(oid) || ')' as signature
    from functions
  )

  select 'schema ' || nspname as object, nspowner::regrole::text as definition from namespaces

  union all select 'extension ' || extname, extnamespace::regnamespace::text
  from pg_extension where extname in ('pg_trgm', 'btree_gist')

  union all select 'type ' || oid::regtype, concat_ws(E'\\n',
    typtype, format_type(typbasetype, typtypmod), typnotnull, typdefault,
    array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder)::text)
  from pg_type as t where typtype in ('d', 'e', 'r') and ${ours('t', 'typ')}

  union all select
    case relkind when 'v' then 'view ' when 'S' then 'sequence ' when 'c' then 'composite type ' else 'table ' end || oid::regclass,
    concat_ws(E'\\n',
      relkind, relowner::regrole, relpersistence, relreplident, 'row level security ' || relrowsecurity,
      'forced ' || relforcerowsecurity, reloptions::text, case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
  from relations

  union all select 'column ' || attrelid::regclass || '.' || attname, concat_ws(E'\\n',
    format_type(atttypid, atttypmod), case when attcollation not in (0, 'pg_catalog.default'::regcollation) then attcollation::regcollation end, case when attnotnull then 'not null' end,
    nullif(attidentity, ''), nullif(attgenerated, ''), pg_get_expr(adbin, adrelid))
  from pg_attribute
  join relations on relations.oid = attrelid and relkind <> 'S'
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped

  union all select 'constraint ' || conname || ' on ' || case
      when conrelid = 0 then contypid::regtype::text else conrelid::regclass::text
    end, concat_ws(E'\\n',
      pg_get_constraintdef(c.oid), case when condeferrable then 'deferrable' end,
      case when condeferred then 'initially deferred' end, case when not convalidated then 'not valid' end)
  from pg_constraint as c where contype not in ('n', 't') and ${ours('c', 'con')}

  union all select 'index ' || indexrelid::regclass, concat_ws(E'\\n',
    pg_get_indexdef(indexrelid), case when indisclustered then 'clustered' end, case when indisreplident then 'replica identity' end)
  from pg_index join relations on relations.oid = indrelid

  union all select signature || ' returns ' || coalesce(pg_get_function_result(oid), 'nothing'), concat_ws(E'\\n',
    proowner::regrole, case when prokind = 'a' then 'aggregate' else pg_get_functiondef(oid) end)
  from functions join signatures using (oid)

  union all select 'trigger ' || quote_ident(tgname) || ' on ' || tgrelid::regclass, concat_ws(E'\\n', pg_get_triggerdef(t.oid), tgenabled)
  from pg_trigger as t join functions on functions.oid = tgfoid where not tgisinternal

  union all select 'policy ' || quote_ident(polname) || ' on ' || polrelid::regclass, concat_ws(E'\\n',
    case when polpermissive then 'permissive' else 'restrictive' end, polcmd,
    (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by 1) from unnest(polroles) as role),
    'using ' || pg_get_expr(polqual, polrelid), 'with check ' || pg_get_expr(polwithcheck, polrelid))
  from pg_policy join pg_class as c on c.oid = polrelid where relnamespace::regnamespace::text in ('public', 'private', 'storage')

  union all select 'publication ' || pubname, concat_ws(E'\\n',
    puballtables, pubinsert, pubupdate, pubdelete, pubtruncate, array(
      select schemaname || '.' || tablename || attnames::text || coalesce(rowfilter, '')
      from pg_publication_tables where pg_publication_tables.pubname = p.pubname order by 1
    )::text)
  from pg_publication as p

  union all select 'comment on ' || of.type || ' ' || of.identity, description
  from pg_description cross join pg_identify_object(classoid, objoid, objsubid) as of
  where of.type <> 'extension' and of.identity ~ '(^| )(public|private|storage)(\\.|$)'

  union all select 'default rights of ' || defaclrole::regrole || ' in ' || coalesce(nspname, 'all schemas') || ' on ' || defaclobjtype::text,
    array(select item::text from unnest(defaclacl) as item order by 1)::text
  from pg_default_acl left join pg_namespace on pg_namespace.oid = defaclnamespace

  union all select
    'grant ' || lower(privilege_type) || object || ' to ' || case grantee when 0 then 'public' else grantee::regrole::text end
      || case when is_grantable then ' with grant option' else '' end, ''
  from (
    ${rights('namespaces', "' on schema ' || nspname", 'nsp', "'n'")}
    union all ${rights('relations as r', "' on table ' || r.oid::regclass", 'rel', "'r'")} where relkind not in ('S', 'c')
    union all ${rights('relations as r', "' on sequence ' || r.oid::regclass", 'rel', "'s'")} where relkind = 'S'
    union all ${rights('functions join signatures using (oid)', "' on ' || signature", 'pro', "'f'")}
    union all
    select ' (' || quote_ident(attname) || ') on table ' || attrelid::regclass, right_of.*, relowner
    from pg_attribute join relations on relations.oid = attrelid cross join aclexplode(attacl) as right_of
  ) as given
  where grantee <> owner`;
