-- Who may enter the back-office, and how one administrator invites or removes another. Browsers are public and users
-- can edit their own metadata, so a row in private.admins is the only proof: no API role can read or write it. Auth
-- services let anyone sign up, so a trigger on auth.users decides: the first account becomes administrator, and after
-- that only an invited e-mail address with its code is let in.

create schema private;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);

-- An access token stays valid for an hour: it must not outlive its session, which ends with a sign-out, a password that
-- was changed elsewhere, or the account.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.admins
    join auth.sessions on sessions.user_id = admins.user_id
    where admins.user_id = (select auth.uid()) and sessions.id::text = (select auth.jwt() ->> 'session_id')
  )
$$;

-- True for an administrator; anybody else is refused, so that the browser of a removed administrator gets an error
-- instead of an empty answer. Called by policies, and first of all by each security definer function that only
-- administrators may call.
create function private.require_admin() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return true;
end
$$;

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.admins set email = new.email where user_id = new.id;
  return null;
end
$$;
create trigger follow_email after update on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_email();

-- Null when the caller is no administrator.
create function private.own_admin_email() returns text
language sql stable set search_path = ''
as $$
  select email from private.admins where user_id = (select auth.uid())
$$;

-- Lets a signed-in browser ask whether its account is an administrator; policies call the private one.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.is_admin()
$$;

create table private.invitations (
  email text primary key
    check (email = lower(email) and char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  code_hash text not null,
  -- A removed administrator's invitations go too: one of them could bring that person back.
  invited_by uuid references auth.users (id) on delete cascade,
  invited_at timestamptz not null default now()
);
create index invitations_invited_by on private.invitations (invited_by);

create function private.invitation_has_expired(invited_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select invited_at <= now() - interval '7 days'
$$;

-- Codes are stored as this hash alone.
create function private.code_hash(code text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(coalesce(code, ''), 'UTF8')), 'hex')
$$;

-- All administrators, with what each has set that stays in force, and pending invitations, oldest first.
create function public.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'admins', (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', user_id, 'email', email, 'created_at', created_at,
          'adviser_name', private.adviser_name(user_id),
          'webhook_host', (
            select private.webhook_host(webhook_url) from public.settings
            where webhook_set_by = admin.user_id and webhook_url <> ''
          ),
          'blocked_times', (select count(*) from private.times_blocked_for_others(admin.user_id)),
          'office_mail_address', private.office_mail_of(admin.email),
          'calendars_of', (
            select coalesce(jsonb_agg(private.adviser_name(own.adviser) order by private.adviser_name(own.adviser)), '[]')
            from private.own_calendars as own where own.set_by = admin.user_id and own.adviser <> admin.user_id
          )
        ) order by created_at, user_id
      ) from private.admins as admin
    ),
    'invitations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'email', email, 'invited_at', invited_at, 'has_expired', private.invitation_has_expired(invited_at)
        ) order by invited_at, email
      ), '[]') from private.invitations
    )
  );
end
$$;

-- Invites an e-mail address, or renews its invitation, and returns the code to pass on.
create function public.invite_admin(email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invited text;
  code constant text := replace(gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  invited := lower(btrim(email));
  if exists (select 1 from private.admins as admins where lower(admins.email) = invited) then
    raise unique_violation using message = 'this address is an administrator already';
  end if;
  insert into private.invitations (email, code_hash, invited_by)
  values (invited, private.code_hash(code), auth.uid())
  on conflict on constraint invitations_pkey do update
  set code_hash = excluded.code_hash, invited_by = excluded.invited_by, invited_at = now();
  return code;
end
$$;

-- False when there is no such invitation (any more).
create function public.revoke_invitation(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  delete from private.invitations as invitations where invitations.email = lower(btrim(revoke_invitation.email));
  return found;
end
$$;

-- Deletes the account. The lock serialises removals, so that two administrators cannot remove each other and leave
-- none. The webhook that this administrator set is removed too unless it is kept, as it would go on sending every
-- change; times blocked for others, calendars set for colleagues and an office address of somebody else that this one set
-- stay unless their removal is asked for. Mails to the removed address stop in any case. What is the account's own goes by
-- its references: its calendar feed, own calendar, views and invitations. False when there is no such administrator (any
-- more).
create function public.remove_admin(
  user_id uuid, keeps_webhook boolean default false, keeps_blocked_times boolean default true,
  keeps_office_mail boolean default true, keeps_calendars boolean default true
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed_email constant text := (select email from private.admins as admins where admins.user_id = remove_admin.user_id);
begin
  perform pg_advisory_xact_lock(7021001);
  perform private.require_admin();
  if not exists (select 1 from private.admins as admins where admins.user_id <> remove_admin.user_id) then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'the last administrator cannot be removed';
  end if;
  if not exists (select from private.admins as admins where admins.user_id = remove_admin.user_id) then
    return false;
  end if;
  update public.settings set webhook_url = '' where webhook_set_by = remove_admin.user_id and not keeps_webhook;
  delete from public.blocked_times where not keeps_blocked_times
    and id in (select private.times_blocked_for_others(remove_admin.user_id));
  delete from private.own_calendars as own
  where not keeps_calendars and own.set_by = remove_admin.user_id and own.adviser <> remove_admin.user_id;
  update public.settings set office_mail = 'off', office_mail_address = ''
  where lower(office_mail_address) = lower(removed_email)
    or not keeps_office_mail and office_mail_address = private.office_mail_of(removed_email);
  delete from private.outgoing_messages
  where kind in ('office', 'handed_over') and state in ('waiting', 'failed') and lower(payload ->> 'email') = lower(removed_email);
  delete from private.admins as admins where admins.user_id = remove_admin.user_id;
  delete from auth.users where id = remove_admin.user_id;
  return true;
end
$$;

-- A row here allows the first sign-up. With a code hash the visitor has to type that code; without one (the embedded
-- backend on the owner's own machine) anyone may. No row: nobody.
create table private.setup (
  is_only_row boolean primary key default true check (is_only_row),
  code_hash text check (code_hash ~ '^[0-9a-f]{64}$'),
  consumed_at timestamptz
);

-- For the owner, in the SQL editor: lets in the first administrator, once, by this code. Also after the only account
-- was deleted.
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

-- The lock serialises sign-ups, so that each sees the administrator that an earlier one made.
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
create trigger guard_sign_up before insert on auth.users
  for each row execute function private.guard_sign_up();

create function private.enrol_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.admins (user_id, email) values (new.id, new.email);
  return null;
end
$$;
create trigger enrol_admin after insert on auth.users
  for each row execute function private.enrol_admin();

revoke execute on all functions in schema private from public;
revoke execute on function
  public.is_admin, public.list_admins, public.invite_admin, public.revoke_invitation, public.remove_admin,
  public.setup_state from public, anon, authenticated;
grant execute on function
  private.is_admin, private.require_admin, public.is_admin, public.list_admins, public.invite_admin,
  public.revoke_invitation, public.remove_admin to authenticated;
grant execute on function public.setup_state to anon, authenticated;
grant usage on schema private to authenticated;
