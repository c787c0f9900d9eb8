import { z } from 'zod';

/** Runs one SQL statement as the owner of the database. */
export type Exec = (sql: string) => Promise<unknown>;

const columnSchema = z.object({
  relation: z.string(),
  kind: z.enum(['table', 'view']),
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  has_default: z.boolean(),
  // Written by the database alone: identity `generated always` and computed columns.
  is_generated: z.boolean(),
});
export type Column = z.infer<typeof columnSchema>;

const foreignKeySchema = z.object({
  relation: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  target: z.string(),
  target_columns: z.array(z.string()),
  is_one_to_one: z.boolean(),
});
export type ForeignKey = z.infer<typeof foreignKeySchema>;

const argumentSchema = z.object({
  name: z.string(),
  type: z.string(),
  // As in pg_proc: i(n), o(ut), b(oth), v(ariadic), t(able column).
  mode: z.enum(['i', 'o', 'b', 'v', 't']),
  has_default: z.boolean(),
});
const functionSchema = z.object({
  name: z.string(),
  returns: z.string(),
  returns_relation: z.enum(['table', 'view']).nullable(),
  is_set: z.boolean(),
  arguments: z.array(argumentSchema),
});
export type DatabaseFunction = z.infer<typeof functionSchema>;

const enumSchema = z.object({ name: z.string(), labels: z.array(z.string()) });
export type DatabaseEnum = z.infer<typeof enumSchema>;

export interface Catalog {
  columns: Column[];
  foreignKeys: ForeignKey[];
  functions: DatabaseFunction[];
  enums: DatabaseEnum[];
}

const columnsSql = `
  select c.relname as relation, case when c.relkind in ('r', 'p') then 'table' else 'view' end as kind,
    a.attname as name, t.typname as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as has_default, a.attidentity = 'a' or a.attgenerated <> '' as is_generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`;

const foreignKeysSql = `
  select s.relname as relation, k.conname as name, f.relname as target,
    (select jsonb_agg(a.attname order by u.n) from unnest(k.conkey) with ordinality as u (num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) as columns,
    (select jsonb_agg(a.attname order by u.n) from unnest(k.confkey) with ordinality as u (num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num) as target_columns,
    exists (select 1 from pg_constraint q where q.conrelid = k.conrelid and q.contype in ('p', 'u')
      and q.conkey <@ k.conkey) as is_one_to_one
  from pg_constraint k
  join pg_class s on s.oid = k.conrelid
  join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and s.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace`;

const functionsSql = `
  select p.proname as name, r.typname as returns, p.proretset as is_set,
    (select case when c.relkind in ('r', 'p') then 'table' else 'view' end
      from pg_class c where c.oid = r.typrelid and c.relkind in ('r', 'p', 'v', 'm')) as returns_relation,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', coalesce(p.proargnames[u.n], ''), 'type', t.typname, 'mode', coalesce(p.proargmodes[u.n], 'i'),
        'has_default', u.n > p.pronargs - p.pronargdefaults and u.n <= p.pronargs
      ) order by u.n)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u (type_id, n)
      join pg_type t on t.oid = u.type_id
    ), '[]'::jsonb) as arguments
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname not in ('trigger', 'event_trigger')`;

const enumsSql = `
  select t.typname as name,
    (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
  from pg_type t where t.typtype = 'e' and t.typnamespace = 'public'::regnamespace`;

/** What schema `public` holds, each list by name, so that the order of migrations does not matter. */
export async function readCatalog(exec: Exec): Promise<Catalog> {
  return {
    columns: await rows(exec, columnsSql, columnSchema),
    foreignKeys: await rows(exec, foreignKeysSql, foreignKeySchema),
    functions: await rows(exec, functionsSql, functionSchema),
    enums: await rows(exec, enumsSql, enumSchema),
  };
}

async function rows<Row extends { name: string }>(exec: Exec, sql: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const answer = z.object({ rows: z.array(schema) }).parse(await exec(sql));
  // Not sorted by SQL: its collation differs between servers.
  return answer.rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
