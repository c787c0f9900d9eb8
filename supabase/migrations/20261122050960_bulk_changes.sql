-- Status and assignment of one or more requests, and deleting several, in one transaction. Each request names the
-- version that was read: what somebody else changed meanwhile is left alone and returned by its id.

-- The requests of a call: [{"id": ..., "version": ..., "status": ..., "assigned_to": ...}], the last two optional.
create function private.named_requests(requests jsonb)
returns table (id uuid, version timestamptz, status text, reassigns boolean, assigned_to uuid)
language sql stable set search_path = ''
as $$
  select
    (named ->> 'id')::uuid, (named ->> 'version')::timestamptz, named ->> 'status', named ? 'assigned_to',
    (named ->> 'assigned_to')::uuid
  from jsonb_array_elements(requests) as named
$$;

-- Which of these ids were not written, and why: somebody changed or deleted the request, or it lacks the appointment
-- that a scheduled one needs.
create function private.skipped_requests(requests jsonb, written uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'reason', case
    when stored.updated_at is distinct from named.version then 'changed' else 'unscheduled'
  end)), '[]')
  from private.named_requests(requests) as named
  left join public.contact_submissions as stored on stored.id = named.id
  where named.id <> all (written)
$$;

-- Returns {"changed": [{"id": ..., "version": ...}], "skipped": [{"id": ..., "reason": ...}]}.
create function public.change_requests(requests jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  changed jsonb;
  written uuid[];
begin
  perform private.require_admin();
  with updated as (
    update public.contact_submissions as stored
    set
      status = coalesce(named.status, stored.status),
      assigned_to = case when named.reassigns then named.assigned_to else stored.assigned_to end
    from private.named_requests(requests) as named
    where stored.id = named.id and stored.updated_at = named.version and (
      named.status is distinct from 'scheduled'
      or num_nonnulls(stored.appointment_date, stored.appointment_time) = 2
    )
    returning stored.id, stored.updated_at
  )
  select
    coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)), '[]'), coalesce(array_agg(id), '{}')
  into changed, written from updated;
  return jsonb_build_object('changed', changed, 'skipped', private.skipped_requests(requests, written));
end
$$;

-- Returns {"deleted": [id, ...], "deleted_at": what restore_requests undoes, "skipped": [{"id": ..., "reason": ...}]}.
create function public.delete_requests(requests jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  written uuid[];
begin
  perform private.require_admin();
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

revoke execute on all functions in schema private from public;
grant execute on function private.named_requests(jsonb), private.skipped_requests(jsonb, uuid[]) to authenticated;
revoke execute on function public.change_requests(jsonb), public.delete_requests(jsonb) from public, anon, authenticated;
grant execute on function public.change_requests(jsonb), public.delete_requests(jsonb) to authenticated;
