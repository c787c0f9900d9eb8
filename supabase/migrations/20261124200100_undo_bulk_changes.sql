-- Undoing a change of requests restores the old values from the audit trail. And a completed or cancelled visit cannot be
-- scheduled again by its status alone: it needs a new moment.

-- Which of these ids were not written, and why: somebody changed or deleted the request, or it was to be scheduled and lacks
-- the appointment for that, or is completed or cancelled.
create or replace function private.skipped_requests(requests jsonb, written uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'reason', case
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
  written uuid[];
begin
  perform private.require_admin();
  last_change := coalesce((select max(id) from public.request_audit), 0);
  with updated as (
    update public.contact_submissions as stored
    set
      status = coalesce(named.status, stored.status),
      assigned_to = case when named.reassigns then named.assigned_to else stored.assigned_to end
    from private.named_requests(requests) as named
    where stored.id = named.id and stored.updated_at = named.version and (
      named.status is distinct from 'scheduled'
      or num_nonnulls(stored.appointment_date, stored.appointment_time) = 2
        and stored.status not in ('completed', 'cancelled')
    )
    returning stored.id
  )
  select coalesce(array_agg(id), '{}') into written from updated;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', stored.id, 'version', stored.updated_at, 'change', (
        select max(audit.id) from public.request_audit as audit
        where audit.request_id = stored.id and audit.id > last_change
      ))), '[]')
      from public.contact_submissions as stored where stored.id = any (written)
    ),
    'skipped', private.skipped_requests(requests, written)
  );
end
$$;

-- Undoes what change_requests returned as changed, where nobody has changed the request since: status, assignment and
-- whether it was held become what the audit trail has as the old values. Returns the same as change_requests, without
-- `change`. An administrator who is gone by now is assigned nothing.
create function public.undo_changes(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb;
  written uuid[];
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 100000);
  with updated as (
    update public.contact_submissions as stored
    set (status, assigned_to, is_held) = (
      select before.status, administrator.user_id, before.is_held
      from jsonb_populate_record(stored, audit.old_values) as before
      left join private.admins as administrator on administrator.user_id = before.assigned_to
    )
    from jsonb_array_elements(changes) as named
    join public.request_audit as audit
      on audit.id = (named ->> 'change')::bigint and audit.request_id = (named ->> 'id')::uuid and audit.action = 'update'
    where stored.id = audit.request_id and stored.updated_at = (named ->> 'version')::timestamptz
    returning stored.id, stored.updated_at
  )
  select
    coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)), '[]'), coalesce(array_agg(id), '{}')
  into changed, written from updated;
  return jsonb_build_object('changed', changed, 'skipped', private.skipped_requests(changes, written));
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.undo_changes(jsonb) from public, anon, authenticated;
grant execute on function public.undo_changes(jsonb) to authenticated;
