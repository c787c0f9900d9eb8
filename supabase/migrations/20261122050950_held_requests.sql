-- The requests that came in above the limits of an hour: an administrator accepts the real ones and deletes the rest.

-- Whoever works on a held request has accepted it.
create function private.accept_changed_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_held := false;
  return new;
end
$$;

create trigger accept_changed_request before update on public.contact_submissions
  for each row when (
    old.is_held and (old.status, old.appointment_date, old.appointment_time, old.notes)
      is distinct from (new.status, new.appointment_date, new.appointment_time, new.notes)
  )
  execute function private.accept_changed_request();

-- How many are held within the filters of the list, and the moment to pass to delete_held_requests.
create function public.held_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  total bigint;
begin
  perform private.require_admin();
  execute format(
    'select count(*) from public.contact_submissions r where %s',
    private.held_conditions(search, rush, from_day, until_day)
  ) into total;
  return jsonb_build_object('total', total, 'seen_at', now());
end
$$;

-- Moves these requests to the list and returns how many: what somebody else accepted or deleted meanwhile is left alone.
create function public.accept_held_requests(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  accepted integer;
begin
  perform private.require_admin();
  update public.contact_submissions set is_held = false where id = any (ids) and is_held;
  get diagnostics accepted = row_count;
  return accepted;
end
$$;

-- Deletes these requests, or without `ids` all within the filters, unless they came in after `seen_at` or somebody accepted
-- them meanwhile. Returns how many, and the moment to pass to restore_requests.
create function public.delete_held_requests(
  seen_at timestamptz, ids uuid[] default null,
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  execute format(
    'delete from public.contact_submissions r where r.created_at <= $1 and ($2 is null or r.id = any ($2)) and %s',
    private.held_conditions(search, rush, from_day, until_day)
  ) using seen_at, ids;
  get diagnostics deleted = row_count;
  return jsonb_build_object('total', deleted, 'deleted_at', now());
end
$$;

-- Undoes such a deletion and returns how many requests are back: 0 when it is too late.
create function public.restore_requests(deleted_at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  restored uuid[];
begin
  perform private.require_admin();
  with taken as (
    delete from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > now() - private.undo_period()
    returning aside.request
  ), added as (
    insert into public.contact_submissions
    select request.* from taken, jsonb_populate_record(null::public.contact_submissions, taken.request) as request
    returning id
  )
  select coalesce(array_agg(id), '{}') into restored from added;
  perform private.add_to_audit(id, 'restore', '{}', null) from unnest(restored) as id;
  return cardinality(restored);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.held_requests(text, boolean, date, date), public.accept_held_requests(uuid[]),
  public.delete_held_requests(timestamptz, uuid[], text, boolean, date, date), public.restore_requests(timestamptz)
from public, anon, authenticated;
grant execute on function
  public.held_requests(text, boolean, date, date), public.accept_held_requests(uuid[]),
  public.delete_held_requests(timestamptz, uuid[], text, boolean, date, date), public.restore_requests(timestamptz)
to authenticated;
