-- Stores which events of an own calendar were left out and why, instead of how many.

alter table private.own_calendars alter column left_out drop default;
alter table private.own_calendars alter column left_out type jsonb using '[]'::jsonb;
alter table private.own_calendars alter column left_out set default '[]';
alter table private.own_calendars
  add check (jsonb_typeof(left_out) = 'array' and char_length(left_out::text) <= 2000);

drop function public.store_busy_times(adviser uuid, set_at timestamp with time zone, times jsonb, left_out integer);

-- Sets or replaces the calendar of an adviser; it is read at the next call of the function.
create or replace function public.set_own_calendar(adviser uuid, url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('url', url, 2000);
  delete from private.busy_times as busy where busy.adviser = set_own_calendar.adviser;
  insert into private.own_calendars (adviser, calendar_url) values (set_own_calendar.adviser, url)
  on conflict on constraint own_calendars_pkey do update set
    calendar_url = excluded.calendar_url, set_at = now(), not_before = now(),
    tried_at = null, read_at = null, error = null, left_out = '[]';
end
$$;

-- Stores when an adviser is busy: [{"uid": ..., "starts_at": ..., "ends_at": ...}], instead of what was stored before.
-- Nothing when another calendar was set meanwhile. The visits of the feed that came back by way of the calendar do not
-- count: those are known by the id of their appointment.
create function public.store_busy_times(adviser uuid, set_at timestamptz, times jsonb, left_out jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_array_length(times) > 5000 then
    raise invalid_parameter_value using message = 'store at most 5000 times';
  end if;
  update private.own_calendars as own
  set read_at = now(), error = null, left_out = store_busy_times.left_out
  where own.adviser = store_busy_times.adviser and own.set_at = store_busy_times.set_at;
  if not found then
    return;
  end if;
  delete from private.busy_times as busy where busy.adviser = store_busy_times.adviser;
  insert into private.busy_times (adviser, starts_at, ends_at)
  select store_busy_times.adviser, lower(merged.busy), upper(merged.busy) from (
    select unnest(range_agg(tstzrange(given.starts_at, given.ends_at))) as busy
    from jsonb_to_recordset(times) as given (uid uuid, starts_at timestamptz, ends_at timestamptz)
    where given.starts_at < given.ends_at
      and not exists (select from public.appointments where id = given.uid)
      and not exists (select from private.deleted_appointments where id = given.uid)
  ) as merged;
end
$$;

revoke execute on function public.store_busy_times(adviser uuid, set_at timestamp with time zone, times jsonb, left_out jsonb) from public;

revoke execute on function public.store_busy_times(adviser uuid, set_at timestamp with time zone, times jsonb, left_out jsonb) from anon;

revoke execute on function public.store_busy_times(adviser uuid, set_at timestamp with time zone, times jsonb, left_out jsonb) from authenticated;

grant execute on function public.store_busy_times(adviser uuid, set_at timestamp with time zone, times jsonb, left_out jsonb) to service_role;

-- Addresses without a name, of this machine or its network mostly, are no longer called.
update public.settings set webhook_url = ''
where webhook_url ~ '^https://' and webhook_url !~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?/';
alter table public.settings drop constraint settings_webhook_url_check;
alter table public.settings add constraint settings_webhook_url_check check (
  char_length(webhook_url) <= 2000 and webhook_url ~
    '^((https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)?/(|[!-.0-\[\]-~][!-~]*))?$'
);
