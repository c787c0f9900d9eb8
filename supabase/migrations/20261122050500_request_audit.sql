-- Who changed which request, when, from what to what. The database writes it, so that no change is left out and nobody
-- can rewrite it.

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
  for select to authenticated using ((select private.require_admin()));

revoke all on public.request_audit from anon, authenticated;
grant select on public.request_audit to authenticated;

create function private.add_to_audit(request_id uuid, action text, old_values jsonb, new_values jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.request_audit (request_id, action, changed_by, changed_by_email, old_values, new_values)
  values (request_id, action, auth.uid(), private.own_admin_email(), old_values, new_values)
$$;

-- Removes personal data from the trail of requests. Who changed what, and when, stays.
create function private.strip_audit(ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.request_audit
  set old_values = old_values - personal.columns, new_values = new_values - personal.columns
  from (select array(select jsonb_object_keys(private.personal_columns())) as columns) as personal
  where request_id = any (ids)
$$;

create function private.audit_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Maintained by the database: the change they follow from has its own entry.
  derived_columns constant text[] := array['updated_at', 'appointment_sequence', 'webhook_status', 'relay_status'];
  before_change jsonb;
  after_change jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.add_to_audit(old.id, 'delete', jsonb_build_object(
      'status', old.status, 'created_at', old.created_at, 'property_type', old.property_type,
      'rush_service', old.rush_service, 'calculated_price', old.calculated_price
    ), null);
  elsif new.anonymised_at is distinct from old.anonymised_at then
    perform private.strip_audit(array[old.id]);
    perform private.add_to_audit(old.id, 'anonymise', '{}', null);
  else
    select jsonb_object_agg(changed.key, changed.value), jsonb_object_agg(changed.key, to_jsonb(new) -> changed.key)
    into before_change, after_change
    from jsonb_each(to_jsonb(old)) as changed
    where changed.key <> all (derived_columns) and changed.value is distinct from to_jsonb(new) -> changed.key;
    if before_change is not null then
      perform private.add_to_audit(old.id, 'update', before_change, after_change);
    end if;
  end if;
  return null;
end
$$;

create trigger audit_request after update or delete on public.contact_submissions
  for each row execute function private.audit_request();

revoke execute on all functions in schema private from public;
