-- More administrators: one invites another by e-mail address and passes on a code. The invited address together with
-- that code can make its account, and no other can; the last administrator cannot be removed.

create table private.invitations (
  email text primary key
    check (email = lower(email) and char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  code_hash text not null,
  -- With the account go the invitations it made: whoever was removed could come back through one of them.
  invited_by uuid references auth.users (id) on delete cascade,
  invited_at timestamptz not null default now()
);

create or replace function private.guard_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  setup private.setup;
  setup_hash constant text :=
    encode(sha256(convert_to(coalesce(new.raw_user_meta_data ->> 'setup_code', ''), 'UTF8')), 'hex');
  invitation_hash constant text :=
    encode(sha256(convert_to(coalesce(new.raw_user_meta_data ->> 'invitation_code', ''), 'UTF8')), 'hex');
begin
  perform pg_advisory_xact_lock(7021001);
  if exists (select 1 from private.admins) then
    delete from private.invitations
    where email = lower(new.email) and code_hash = invitation_hash and invited_at > now() - interval '7 days';
    if not found then
      raise exception 'sign-up refused: there is an administrator already, and no invitation for this address and code';
    end if;
  else
    select * into setup from private.setup;
    if not found then
      raise exception 'sign-up refused: no setup code has been stored';
    end if;
    if setup.code_hash is not null and (setup.consumed_at is not null or setup.code_hash <> setup_hash) then
      raise exception 'sign-up refused: wrong or used setup code';
    end if;
    update private.setup set consumed_at = now();
  end if;
  new.raw_user_meta_data := new.raw_user_meta_data - 'setup_code' - 'invitation_code';
  new.email_confirmed_at := coalesce(new.email_confirmed_at, now());
  return new;
end
$$;

-- All administrators and open invitations, the oldest first.
create function public.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return jsonb_build_object(
    'admins', (
      select jsonb_agg(
        jsonb_build_object('user_id', user_id, 'email', email, 'created_at', created_at) order by created_at, user_id
      ) from private.admins
    ),
    'invitations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'email', email, 'invited_at', invited_at, 'has_expired', invited_at <= now() - interval '7 days'
        ) order by invited_at, email
      ), '[]') from private.invitations
    )
  );
end
$$;

-- Invites an address, anew when it was invited before, and gives the code to pass on. Only its hash is kept.
create function public.invite_admin(email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invited constant text := lower(btrim(email));
  code constant text := replace(gen_random_uuid()::text, '-', '');
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  if exists (select 1 from private.admins as admins where lower(admins.email) = invited) then
    raise unique_violation using message = 'this address is an administrator already';
  end if;
  insert into private.invitations (email, code_hash, invited_by)
  values (invited, encode(sha256(convert_to(code, 'UTF8')), 'hex'), auth.uid())
  on conflict on constraint invitations_pkey do update
  set code_hash = excluded.code_hash, invited_by = excluded.invited_by, invited_at = now();
  return code;
end
$$;

-- False when there was no such invitation (any more).
create function public.revoke_invitation(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  delete from private.invitations as invitations where invitations.email = lower(btrim(revoke_invitation.email));
  return found;
end
$$;

-- Takes away the account, and with it every right. The lock makes two removals at once take turns, so that they
-- cannot remove each other's last one. False when there was no such administrator (any more).
create function public.remove_admin(user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7021001);
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  if not exists (select 1 from private.admins as admins where admins.user_id <> remove_admin.user_id) then
    -- Not check_violation: the embedded backend answers that one without its code.
    raise invalid_parameter_value using message = 'the last administrator cannot be removed';
  end if;
  delete from private.admins as admins where admins.user_id = remove_admin.user_id;
  if not found then
    return false;
  end if;
  delete from auth.users where id = remove_admin.user_id;
  return true;
end
$$;

revoke execute on function
  public.list_admins(), public.invite_admin(text), public.revoke_invitation(text), public.remove_admin(uuid)
from public, anon, authenticated;
grant execute on function
  public.list_admins(), public.invite_admin(text), public.revoke_invitation(text), public.remove_admin(uuid)
to authenticated;
