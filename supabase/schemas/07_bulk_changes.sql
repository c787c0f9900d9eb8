-- Status and assignment of one or more requests, and deleting several, in one transaction. Each request names the
-- version that was read: what somebody else changed meanwhile is left alone and returned by its id. Undoing a change
-- restores the old values from the audit trail.

-- Undoes such a deletion and returns {"restored": how many requests are back, "left": how many stay in the bin, because their
-- visit no longer fits}. Both are 0 when it is too late.
create function public.restore_requests(deleted_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  restored uuid[];
begin
  perform private.require_admin();
  perform private.require_calendar_date('deleted_at', deleted_at);
  perform private.lock_schedule();
  moment := private.believed_time();
  with taken as (
    delete from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > moment - private.undo_period()
      and private.fits_from_bin(aside.id)
    returning aside.request
  ), added as (
    insert into public.contact_submissions
    select request.* from taken, private.restored(taken.request) as request
    returning id
  )
  select coalesce(array_agg(id), '{}') into restored from added;
  perform private.add_to_audit(id, 'restore', '{}', null) from unnest(restored) as id;
  return jsonb_build_object('restored', cardinality(restored), 'left', (
    select count(*) from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > moment - private.undo_period()
  ));
end
$$;

-- The requests of a call: [{"id": ..., "version": ..., "status": ..., "assigned_to": ...}], the last two optional.
-- There is room for some five hundred.
create function private.named_requests(requests jsonb)
returns table (id uuid, version timestamptz, status text, reassigns boolean, assigned_to uuid)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_short('requests', named_requests.requests::text, 100000);
  return query
    select
      (named ->> 'id')::uuid, (named ->> 'version')::timestamptz, named ->> 'status', named ? 'assigned_to',
      (named ->> 'assigned_to')::uuid
    from jsonb_array_elements(named_requests.requests) as named;
end
$$;

-- Which of these ids were not written, and why: somebody changed or deleted the request, it cannot become scheduled
-- because it lacks an appointment or is completed or cancelled, its customer withdrew, or its appointment would not fit.
create function private.skipped_requests(requests jsonb, written uuid[], unfit uuid[] default '{}') returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'reason', case
    when named.id = any (unfit) then 'unfit'
    when stored.updated_at is distinct from named.version then 'changed'
    when stored.withdrawn_at is not null then 'withdrawn'
    when num_nonnulls(stored.appointment_date, stored.appointment_time) < 2 then 'unscheduled'
    else 'closed'
  end)), '[]')
  from private.named_requests(requests) as named
  left join public.contact_submissions as stored on stored.id = named.id
  where named.id <> all (written)
$$;

-- Returns {"changed": [{"id": ..., "version": ..., "change": ...}], "skipped": [{"id": ..., "reason": ...}]}. The
-- changed ones are what undo_changes takes: `change` is the entry of the audit trail, null when nothing changed.
create function public.change_requests(requests jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  last_change bigint;
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.lock_schedule();
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
      ) and (stored.withdrawn_at is null or coalesce(named.status, 'cancelled') = 'cancelled');
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

-- Returns {"deleted": [id, ...], "deleted_at": what restore_requests undoes, "skipped": [{"id": ..., "reason": ...}]}.
-- Without mail the customers of the visits that go with them are told nothing.
create function public.delete_requests(requests jsonb, with_mail boolean default true) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  written uuid[];
begin
  perform private.require_admin();
  if not with_mail then
    perform set_config('app.without_mail', 'on', true);
  end if;
  with removed as (
    delete from public.contact_submissions as stored
    using private.named_requests(requests) as named
    where stored.id = named.id and stored.updated_at = named.version
    returning stored.id
  )
  select coalesce(array_agg(id), '{}') into written from removed;
  return jsonb_build_object(
    'deleted', to_jsonb(written), 'deleted_at', now(), 'skipped', private.skipped_requests(requests, written)
  );
end
$$;

-- Undoes what change_requests returned as changed, where nobody has changed the request since: restores status,
-- assignment and whether it was held from the old values in the audit trail. Returns the same as change_requests,
-- without `change`. A removed administrator is assigned nothing. A visit that no longer fits comes back only when that is
-- confirmed by `is_overruled`.
create function public.undo_changes(changes jsonb, is_overruled boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 100000);
  perform private.lock_schedule();
  perform set_config('app.is_undoing', 'on', true);
  for named in
    select audit.request_id, audit.old_values, (change ->> 'version')::timestamptz as version
    from jsonb_array_elements(changes) as change
    join public.request_audit as audit on audit.id = (change ->> 'change')::bigint
      and audit.request_id = (change ->> 'id')::uuid and audit.action = 'update'
  loop
    begin
      update public.contact_submissions as stored
      set (status, assigned_to, is_held, overruled_moment) = (
        select before.status, administrator.user_id, before.is_held, case
          when is_overruled then stored.appointment_date + stored.appointment_time else stored.overruled_moment
        end
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
revoke execute on function
  public.restore_requests, public.change_requests, public.delete_requests, public.undo_changes
  from public, anon, authenticated;
grant execute on function
  public.restore_requests, private.named_requests, private.skipped_requests, public.change_requests,
  public.delete_requests, public.undo_changes to authenticated;
