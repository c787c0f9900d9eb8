-- Puts the rows of a backup into the database of a new project, all of them or none (docs/deploy.md). Run by psql:
--   psql "$DATABASE_URL" -v rows=rows.sql -f supabase/restore.sql

\set ON_ERROR_STOP on
-- psql commits what a file that is cut off still holds. The counts are those of npm run backup -- --check (tools/data/dump.ts).
\set end_marks `grep -c '^-- PostgreSQL database dump complete$' :'rows'`
\set row_counts `sed -n 's/^-- Rows: //p' :'rows'`
begin;
select set_config('app.end_marks', :'end_marks', true) as end_marks;

do $$
declare
  -- Also those that the migrations filled: the backup has their rows.
  own_tables text := (
    select string_agg(c.oid::regclass::text, ', ') from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  );
  own_table text;
begin
  if current_setting('app.end_marks') in ('', '0') then
    raise exception 'The backup is cut off: its last lines are missing';
  end if;
  if exists (select from auth.users) or exists (select from public.contact_submissions) then
    raise exception 'This database is in use: a backup goes into a new project';
  end if;
  execute 'truncate ' || own_tables;
  -- What they would count, audit and index is in the backup.
  foreach own_table in array string_to_array(own_tables, ', ') loop
    execute format('alter table %s disable trigger user', own_table);
  end loop;
end
$$;

-- The accounts belong to the auth service: their triggers cannot be turned off, so these do nothing meanwhile.
create temporary table kept_functions on commit drop as
select distinct t.tgfoid::regprocedure::text as name, pg_get_functiondef(t.tgfoid) as definition
from pg_trigger t
join pg_proc p on p.oid = t.tgfoid and p.pronamespace = 'private'::regnamespace
join pg_class c on c.oid = t.tgrelid and c.relnamespace not in ('public'::regnamespace, 'private'::regnamespace);

do $$
declare
  function_name text;
begin
  for function_name in select name from kept_functions loop
    execute format('create or replace function %s returns trigger language plpgsql as ''begin return new; end''', function_name);
  end loop;
end
$$;

\i :rows

-- Not before: a dump ends with RESET ALL.
select set_config('app.row_counts', :'row_counts', true) as rows_in_backup;

do $$
declare
  expected record;
  found_rows bigint;
begin
  for expected in
    select key as name, value::bigint as total from jsonb_each_text(coalesce(nullif(current_setting('app.row_counts'), ''), '{}')::jsonb)
  loop
    execute format('select count(*) from %s', expected.name::regclass) into found_rows;
    if found_rows < expected.total then
      raise exception 'The backup is damaged: % has % rows, and had % in the backup', expected.name, found_rows, expected.total;
    end if;
  end loop;
end
$$;

do $$
declare
  changed record;
begin
  for changed in select definition from pg_temp.kept_functions loop
    execute changed.definition;
  end loop;
  for changed in
    select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgenabled = 'D' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable trigger user', changed.name);
  end loop;
end
$$;

commit;
