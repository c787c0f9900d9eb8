-- The parts of a new Supabase project that the migrations use, for a plain
-- PostgreSQL of a test. Run as its superuser.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator noinherit login password 'authenticator';
grant anon, authenticated, service_role to authenticator;

-- The auth service's own role, and the one that runs migrations: no superuser on Supabase either.
create role supabase_auth_admin noinherit createrole login password 'supabase_auth_admin';
create role postgres nosuperuser createdb createrole bypassrls login password 'postgres';
grant anon, authenticated, service_role to postgres with admin option;

grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
-- Older projects still give everything in public to everyone, so migrations have to take it away.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
do $$ begin execute format('grant create on database %I to postgres', current_database()); end $$;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on schema auth to postgres;

-- What Supabase's Realtime announces to its listeners.
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;

-- The part of the extension pg_cron that the migrations use, if a project has turned it on. A job of the same name is
-- replaced.
create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
as $$
  insert into cron.job values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint
$$;
grant usage on schema cron to postgres;
grant select, insert, update on cron.job to postgres;

set role supabase_auth_admin;

create table auth.users (
  instance_id uuid,
  id uuid not null primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);
grant select, insert, update, delete, references, trigger on auth.users to postgres;

create table auth.sessions (
  id uuid not null primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now()
);
create index on auth.sessions (user_id);
grant select, insert, update, delete, references, trigger on auth.sessions to postgres;

create function auth.uid() returns uuid language sql stable
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

create function auth.jwt() returns jsonb language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

reset role;

-- What the migrations use of Storage. On Supabase an extension lets postgres make policies on these tables; here it is a
-- member of their owner.
create role supabase_storage_admin noinherit;
grant supabase_storage_admin to postgres;
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  unique (bucket_id, name)
);
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role, postgres;
