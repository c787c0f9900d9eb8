-- Who may enter the back-office. The browser is public and user metadata can be edited by its owner, so the
-- only proof of being an administrator is a row in private.admins, which no request role can read or write.

create schema private;
revoke all on schema private from public;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);

-- One row opens the making of the first account. With a code hash the visitor must type that code; without one
-- (the embedded backend on the owner's own machine) anyone may. No row: nobody can become administrator.
create table private.setup (
  is_only_row boolean primary key default true check (is_only_row),
  code_hash text check (code_hash ~ '^[0-9a-f]{64}$'),
  consumed_at timestamptz
);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.admins where user_id = (select auth.uid()))
$$;

-- Tells the create-admin page what to show: closed, not_ready, code_required or open.
create function public.setup_state() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select 1 from private.admins) then 'closed'
    when not exists (select 1 from private.setup where code_hash is null or consumed_at is null) then 'not_ready'
    when exists (select 1 from private.setup where code_hash is not null) then 'code_required'
    else 'open'
  end
$$;

-- Lets a signed-in browser ask whether its account is an administrator's; the policies ask the private one.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.is_admin()
$$;

-- Refuses every account but the first. The lock makes two sign-ups at once take turns, so that the second one
-- sees the first one's row.
create function private.guard_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  setup private.setup;
  typed_code text := new.raw_user_meta_data ->> 'setup_code';
begin
  perform pg_advisory_xact_lock(7021001);
  if exists (select 1 from private.admins) then
    raise exception 'sign-up refused: there is an administrator already';
  end if;
  select * into setup from private.setup;
  if not found then
    raise exception 'sign-up refused: no setup code has been stored';
  end if;
  if setup.code_hash is not null and (
    setup.consumed_at is not null
    or setup.code_hash <> encode(sha256(convert_to(coalesce(typed_code, ''), 'UTF8')), 'hex')
  ) then
    raise exception 'sign-up refused: wrong or used setup code';
  end if;
  update private.setup set consumed_at = now();
  new.raw_user_meta_data := new.raw_user_meta_data - 'setup_code';
  new.email_confirmed_at := coalesce(new.email_confirmed_at, now());
  return new;
end
$$;

create function private.enrol_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.admins (user_id, email) values (new.id, new.email);
  return null;
end
$$;

create trigger guard_sign_up before insert on auth.users
  for each row execute function private.guard_sign_up();
create trigger enrol_admin after insert on auth.users
  for each row execute function private.enrol_admin();

revoke execute on all functions in schema private from public;
revoke execute on function public.setup_state(), public.is_admin() from public, anon, authenticated;
grant usage on schema private to authenticated;
grant execute on function private.is_admin() to authenticated;
grant execute on function public.is_admin() to authenticated;
grant execute on function public.setup_state() to anon, authenticated;
