-- The keys of customers go with the person, and requests that are changed together and of which a visit does not fit are
-- left alone one by one.

-- Whose data is made anonymous has no key any more.
create function private.forget_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys where request_id = new.id;
  return null;
end
$$;
create trigger forget_keys after update of anonymised_at on public.contact_submissions
  for each row when (new.anonymised_at is not null) execute function private.forget_keys();

-- Nor has what left the bin, unless it was brought back: known at the end of the transaction.
create function private.forget_keys_of_purged() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys
  where request_id = old.id and not exists (select from public.contact_submissions where id = old.id);
  return null;
end
$$;
create constraint trigger forget_keys_of_purged after delete on private.deleted_requests
  deferrable initially deferred for each row execute function private.forget_keys_of_purged();

delete from private.request_keys as keys
where not exists (select from public.contact_submissions where id = keys.request_id and anonymised_at is null)
  and not exists (select from private.deleted_requests where id = keys.request_id);

-- As before, and those that an adviser would visit at a moment that does not fit.
drop function private.skipped_requests(jsonb, uuid[]);
create function private.skipped_requests(requests jsonb, written uuid[], unfit uuid[] default '{}') returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'reason', case
    when named.id = any (unfit) then 'unfit'
    when stored.updated_at is distinct from named.version then 'changed'
    when num_nonnulls(stored.appointment_date, stored.appointment_time) < 2 then 'unscheduled'
    else 'closed'
  end)), '[]')
  from private.named_requests(requests) as named
  left join public.contact_submissions as stored on stored.id = named.id
  where named.id <> all (written)
$$;

-- Returns {"changed": [{"id": ..., "version": ..., "change": ...}], "skipped": [{"id": ..., "reason": ...}]}. The changed ones
-- are what undo_changes takes: `change` is the entry of the audit trail, null when nothing changed.
create or replace function public.change_requests(requests jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  last_change bigint;
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.wait_to_plan();
  last_change := coalesce((select max(id) from public.request_audit), 0);
  for named in select * from private.named_requests(requests) loop
    begin
      update public.contact_submissions as stored
      set
        status = coalesce(named.status, stored.status),
        assigned_to = case when named.reassigns then named.assigned_to else stored.assigned_to end
      where stored.id = named.id and stored.updated_at = named.version and (
        named.status is distinct from 'scheduled'
        or num_nonnulls(stored.appointment_date, stored.appointment_time) = 2
          and stored.status not in ('completed', 'cancelled')
      );
      if found then
        written := written || named.id;
      end if;
    exception when exclusion_violation then
      unfit := unfit || named.id;
    end;
  end loop;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', stored.id, 'version', stored.updated_at, 'change', (
        select max(audit.id) from public.request_audit as audit
        where audit.request_id = stored.id and audit.id > last_change
      ))), '[]')
      from public.contact_submissions as stored where stored.id = any (written)
    ),
    'skipped', private.skipped_requests(requests, written, unfit)
  );
end
$$;

-- Undoes what change_requests returned as changed, where nobody has changed the request since: status, assignment and
-- whether it was held become what the audit trail has as the old values. Returns the same as change_requests, without
-- `change`. An administrator who is gone by now is assigned nothing.
create or replace function public.undo_changes(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 100000);
  perform private.wait_to_plan();
  for named in
    select audit.request_id, audit.old_values, (change ->> 'version')::timestamptz as version
    from jsonb_array_elements(changes) as change
    join public.request_audit as audit on audit.id = (change ->> 'change')::bigint
      and audit.request_id = (change ->> 'id')::uuid and audit.action = 'update'
  loop
    begin
      update public.contact_submissions as stored
      set (status, assigned_to, is_held) = (
        select before.status, administrator.user_id, before.is_held
        from jsonb_populate_record(stored, named.old_values) as before
        left join private.admins as administrator on administrator.user_id = before.assigned_to
      )
      where stored.id = named.request_id and stored.updated_at = named.version;
      if found then
        written := written || named.request_id;
      end if;
    exception when exclusion_violation then
      unfit := unfit || named.request_id;
    end;
  end loop;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)), '[]')
      from public.contact_submissions where id = any (written)
    ),
    'skipped', private.skipped_requests(changes, written, unfit)
  );
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.skipped_requests(jsonb, uuid[], uuid[]), private.wait_to_plan() to authenticated;
