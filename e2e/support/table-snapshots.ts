// Snapshots of the tables of a database, each in a schema of its own. Restoring one takes a tenth of the time of
// opening a copy of the database.

/** A query for the tables that the product writes to, with the name of the copy of each in the snapshot. */
function tables(snapshot: string): string {
  return `
    select format('%I.%I', n.nspname, c.relname) as name,
      format('${snapshot}.%I', n.nspname || '.' || c.relname) as copy,
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')`;
}

/** SQL that makes a snapshot of that name. */
export function takeSnapshot(snapshot: string): string {
  return `
    create schema ${snapshot};
    do $$
    declare
      t record;
    begin
      for t in ${tables(snapshot)} loop
        execute format('create table %s as table %s', t.copy, t.name);
      end loop;
    end $$;
    create table ${snapshot}.sequences as select schemaname, sequencename, start_value, last_value from pg_sequences`;
}

/** SQL after which the tables hold what they did when the snapshot was made. */
export function restoreSnapshot(snapshot: string): string {
  return `
    begin;
    -- Without triggers, those of foreign keys among them.
    set local session_replication_role = replica;
    do $$
    declare
      t record;
      has_rows boolean;
    begin
      for t in ${tables(snapshot)} loop
        execute format('select exists (select from %s)', t.name) into has_rows;
        if has_rows then execute format('delete from %s', t.name); end if;
        execute format('insert into %s (%s) overriding system value select %s from %s',
          t.name, t.columns, t.columns, t.copy);
      end loop;
    end $$;
    select setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null)
      from ${snapshot}.sequences;
    commit`;
}
