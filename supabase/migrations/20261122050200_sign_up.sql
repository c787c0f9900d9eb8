-- Who may sign up: the first account, which becomes administrator, and after that only an invited e-mail address with
-- its code. Auth services let anyone sign up, so a trigger on auth.users decides.

-- A row here allows the first sign-up. With a code hash the visitor has to type that code; without one (the embedded
-- backend on the owner's own machine) anyone may. No row: nobody.
create table private.setup (
  is_only_row boolean primary key default true check (is_only_row),
  code_hash text check (code_hash ~ '^[0-9a-f]{64}$'),
  consumed_at timestamptz
);

-- For the owner, in the SQL editor: lets in the first administrator, once, by this code. Also after the only account was
-- deleted.
create function private.set_setup_code(code text) returns void
language plpgsql set search_path = ''
as $$
begin
  if coalesce(char_length(code), 0) < 12 then
    raise exception 'choose a setup code of at least 12 characters';
  end if;
  insert into private.setup (code_hash) values (private.code_hash(code))
  on conflict (is_only_row) do update set code_hash = excluded.code_hash, consumed_at = null;
end
$$;

-- What the create-admin page shows: closed, not_ready, code_required or open.
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

-- The lock makes simultaneous sign-ups take turns, so that each sees the administrator that the one before it made.
create function private.guard_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  setup private.setup;
begin
  perform pg_advisory_xact_lock(7021001);
  if exists (select 1 from private.admins) then
    delete from private.invitations
    where email = lower(new.email) and code_hash = private.code_hash(new.raw_user_meta_data ->> 'invitation_code')
      and not private.invitation_has_expired(invited_at);
    if not found then
      raise exception 'sign-up refused: there is an administrator already, and no invitation for this address and code';
    end if;
  else
    select * into setup from private.setup;
    if not found then
      raise exception 'sign-up refused: no setup code has been stored';
    end if;
    if setup.code_hash is not null and (
      setup.consumed_at is not null
      or setup.code_hash <> private.code_hash(new.raw_user_meta_data ->> 'setup_code')
    ) then
      raise exception 'sign-up refused: wrong or used setup code';
    end if;
    update private.setup set consumed_at = now();
  end if;
  new.raw_user_meta_data := new.raw_user_meta_data - 'setup_code' - 'invitation_code';
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
revoke execute on function public.setup_state() from public, anon, authenticated;
grant execute on function public.setup_state() to anon, authenticated;
