-- The same bound for the e-mail addresses that administrators type; that of erase_person stands in the next migration.

create function private.require_short_email(email text) returns void
language sql immutable set search_path = ''
as $$
  select private.require_short('email', email, 254)
$$;

create or replace function public.invite_admin(email text) returns text
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

create or replace function public.revoke_invitation(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  delete from private.invitations as invitations where invitations.email = lower(btrim(revoke_invitation.email));
  return found;
end
$$;

create or replace function public.export_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person text;
  requests jsonb;
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  person := lower(btrim(email));
  select coalesce(jsonb_agg(kept.request order by kept.created_at), '[]') into requests
  from (
    select stored.created_at, to_jsonb(stored) as request
    from public.contact_submissions as stored where lower(stored.email) = person
    union all
    select (aside.request ->> 'created_at')::timestamptz,
      aside.request || jsonb_build_object('deleted_at', aside.deleted_at)
    from private.deleted_requests as aside where lower(aside.request ->> 'email') = person
  ) as kept;
  return jsonb_build_object(
    'requests', requests,
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(change) order by change.id), '[]')
      from public.request_audit as change
      where change.request_id in (select (request ->> 'id')::uuid from jsonb_array_elements(requests) as request)
    )
  );
end
$$;

create or replace function public.erasable_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) - 'updated_at' order by listed.created_at, listed.id), '[]')
      from private.erasure_of(email) as listed
    )
  );
end
$$;

revoke execute on all functions in schema private from public;
