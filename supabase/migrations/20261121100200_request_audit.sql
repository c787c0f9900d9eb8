-- Who changed which request, when, from what to what. Written by the database alone, so nobody can leave a
-- change out. A deletion can be undone for a moment; after that, as after anonymising, no personal data of the
-- request is left anywhere: its owner may have asked for that.

create table public.request_audit (
  id bigint generated always as identity primary key,
  request_id uuid not null,
  action text not null check (action in ('update', 'delete', 'restore', 'anonymise')),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  changed_by_email text,
  old_values jsonb not null,
  new_values jsonb
);

create index request_audit_of_request on public.request_audit (request_id, id desc);

alter table public.request_audit enable row level security;

create policy "admins read the audit trail" on public.request_audit
  for select to authenticated using ((select private.is_admin()));

revoke all on public.request_audit from anon, authenticated;
grant select on public.request_audit to authenticated;

-- Deleted requests, as long as the deletion can be undone.
create table private.deleted_requests (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  request jsonb not null
);
create index deleted_requests_oldest on private.deleted_requests (deleted_at);

-- Takes what says who somebody is out of the trail of a request.
create function private.strip_audit(id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.request_audit
  set old_values = old_values - personal, new_values = new_values - personal
  from (select array[
    'name', 'email', 'phone', 'address', 'postcode', 'house_number', 'house_number_addition', 'message', 'notes'
  ] as personal) as columns
  where request_id = strip_audit.id
$$;

create function private.add_to_audit(request_id uuid, action text, old_values jsonb, new_values jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.request_audit (request_id, action, changed_by, changed_by_email, old_values, new_values)
  values (
    request_id, action, auth.uid(), (select email from private.admins where user_id = auth.uid()), old_values, new_values
  )
$$;

create function private.audit_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Kept by the database for its own use; the change that they follow from is there already.
  kept_aside constant text[] := array['updated_at', 'appointment_sequence', 'webhook_status'];
  before_change jsonb;
  after_change jsonb;
begin
  if tg_op = 'DELETE' then
    insert into private.deleted_requests (id, request) values (old.id, to_jsonb(old))
    on conflict (id) do update set deleted_at = now(), request = excluded.request;
    perform private.add_to_audit(old.id, 'delete', jsonb_build_object(
      'status', old.status, 'created_at', old.created_at, 'property_type', old.property_type,
      'rush_service', old.rush_service, 'calculated_price', old.calculated_price
    ), null);
  elsif old.anonymised_at is null and new.anonymised_at is not null then
    perform private.strip_audit(old.id);
    perform private.add_to_audit(old.id, 'anonymise', '{}', null);
  else
    select jsonb_object_agg(changed.key, changed.value), jsonb_object_agg(changed.key, to_jsonb(new) -> changed.key)
    into before_change, after_change
    from jsonb_each(to_jsonb(old)) as changed
    where changed.key <> all (kept_aside) and changed.value is distinct from to_jsonb(new) -> changed.key;
    if before_change is not null then
      perform private.add_to_audit(old.id, 'update', before_change, after_change);
    end if;
  end if;
  return null;
end
$$;

create trigger audit_request after update or delete on public.contact_submissions
  for each row execute function private.audit_request();

-- Puts a request back that was deleted within the last minute, exactly as it was. False when it is too late.
create function public.restore_request(request_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  deleted jsonb;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  delete from private.deleted_requests
  where id = request_id and deleted_at > now() - interval '1 minute'
  returning request into deleted;
  if deleted is null then
    return false;
  end if;
  insert into public.contact_submissions
  select * from jsonb_populate_record(null::public.contact_submissions, deleted);
  perform private.add_to_audit(request_id, 'restore', '{}', null);
  return true;
end
$$;

-- Ends the time for undoing: what was deleted over a minute ago is gone for good, and its trail names nobody. What
-- another call is taking away just now is left to that one, so that a visitor's request never waits for it.
create function private.forget_overdue() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  forgotten uuid;
begin
  for forgotten in
    delete from private.deleted_requests where id in (
      select id from private.deleted_requests where deleted_at <= now() - interval '1 minute' for update skip locked
    ) returning id
  loop
    perform private.strip_audit(forgotten);
  end loop;
end
$$;

-- The browser calls this when the minute is over.
create function public.forget_deleted_requests() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  perform private.forget_overdue();
end
$$;

-- A browser that was closed calls nothing: then the next request or deletion does.
create function private.forget_overdue_meanwhile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_overdue();
  return null;
end
$$;

create trigger forget_overdue_meanwhile after insert or delete on public.contact_submissions
  for each statement execute function private.forget_overdue_meanwhile();

-- Where the extension pg_cron is on, the clock does it as well.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget-deleted-requests', '* * * * *', 'select private.forget_overdue()');
  end if;
end
$$;

revoke execute on function
  private.strip_audit(uuid), private.add_to_audit(uuid, text, jsonb, jsonb), private.audit_request(),
  private.forget_overdue(), private.forget_overdue_meanwhile(), public.restore_request(uuid),
  public.forget_deleted_requests()
from public, anon, authenticated;
grant execute on function public.restore_request(uuid), public.forget_deleted_requests() to authenticated;
