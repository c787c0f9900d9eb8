-- The own calendar of an adviser, at a secret address of Google, Outlook or iCloud. The Edge Function `read-calendars`
-- reads it every quarter of an hour; of what stands there only the times are stored in which the adviser is busy. Its
-- tables stand in 13_advisers.sql, because what fits in a day asks them.

-- Names of the advisers whose calendar has not been read for a day.
create function private.unread_calendars() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(adviser.name order by adviser.name), '[]')
  from private.own_calendars as own join public.advisers as adviser on adviser.user_id = own.adviser
  where coalesce(own.read_at, own.set_at) < now() - interval '1 day'
$$;

-- The next visits of which the adviser may not come, at most ten: busy then by the own calendar since it was planned, and
-- for nobody while more than one could come. What an administrator planned although it did not fit was known.
create function private.visits_at_risk() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with unsure as (
    select visit.request_id, visit.starts_at, null::uuid as adviser
    from public.appointments as visit
    where visit.state = 'planned' and visit.adviser is null and visit.starts_at > now()
      and (select count(*) from public.advisers) > 1
    union
    -- An appointment takes at most twelve hours, so the index finds those that may overlap.
    select visit.request_id, visit.starts_at, visit.adviser
    from private.busy_times as busy join public.appointments as visit
      on visit.adviser = busy.adviser
        and visit.starts_at > busy.starts_at - interval '12 hours' and visit.starts_at < busy.ends_at
    where busy.ends_at > now() and visit.ends_at > busy.starts_at
      and visit.state = 'planned' and visit.starts_at > now() and not visit.is_overruled
    order by starts_at limit 10
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', unsure.request_id, 'name', request.name, 'starts_at', unsure.starts_at, 'adviser', adviser.name
  ) order by unsure.starts_at), '[]')
  from unsure
    join public.contact_submissions as request on request.id = unsure.request_id
    left join public.advisers as adviser on adviser.user_id = unsure.adviser
$$;

-- What is known of the own calendar of each adviser that has one.
create function public.own_calendars() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'adviser', own.adviser, 'host', private.webhook_host(own.calendar_url), 'tried_at', own.tried_at,
      'read_at', own.read_at, 'error', own.error, 'left_out', own.left_out,
      'busy_times', (
        select count(*) from private.busy_times as busy where busy.adviser = own.adviser and busy.ends_at > now()
      )
    ) order by own.adviser), '[]')
    from private.own_calendars as own
  );
end
$$;

-- Sets or replaces the calendar of an adviser; it is read at the next call of the function.
create function public.set_own_calendar(adviser uuid, url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('url', url, 2000);
  delete from private.busy_times as busy where busy.adviser = set_own_calendar.adviser;
  insert into private.own_calendars (adviser, calendar_url, set_by) values (set_own_calendar.adviser, url, auth.uid())
  on conflict on constraint own_calendars_pkey do update set
    calendar_url = excluded.calendar_url, set_by = excluded.set_by, set_at = now(), not_before = now(),
    tried_at = null, read_at = null, error = null, left_out = '[]';
end
$$;

create function public.remove_own_calendar(adviser uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.own_calendars as own where own.adviser = remove_own_calendar.adviser;
end
$$;

-- Has the calendar of an adviser read at the next call of the function.
create function public.read_own_calendar(adviser uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.own_calendars as own set not_before = now() where own.adviser = read_own_calendar.adviser;
end
$$;

-- Also after a clock that ran ahead.
create function private.is_reading_due(not_before timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select not_before <= now() or not_before > now() + interval '15 minutes'
$$;

create function private.has_calendar_to_read() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.own_calendars where private.is_reading_due(not_before))
$$;

-- Hands one calendar to the reader, with the days to read: from today until the last moment that a customer is offered.
-- Taking it schedules the next reading, so a calendar on which the reader fails keeps no other waiting. Null when none is
-- due.
create function public.take_own_calendar() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  taken private.own_calendars;
begin
  update private.own_calendars as own set not_before = now() + interval '15 minutes', tried_at = now()
  where own.adviser = (
    select due.adviser from private.own_calendars as due where private.is_reading_due(due.not_before)
    order by due.not_before limit 1 for update skip locked
  )
  returning * into taken;
  if taken.adviser is null then
    return null;
  end if;
  return jsonb_build_object(
    'adviser', taken.adviser, 'url', taken.calendar_url, 'set_at', taken.set_at,
    'from', today::timestamp at time zone 'Europe/Amsterdam',
    'until', (today + 82)::timestamp at time zone 'Europe/Amsterdam'
  );
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

-- A calendar could not be read: what was read before counts meanwhile.
create function public.fail_own_calendar(adviser uuid, set_at timestamptz, error text) returns void
language sql security definer set search_path = ''
as $$
  update private.own_calendars as own set error = fail_own_calendar.error
  where own.adviser = fail_own_calendar.adviser and own.set_at = fail_own_calendar.set_at
$$;

create function private.forget_busy_times(moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.busy_times where ends_at < moment - interval '1 day'
$$;

-- Wakes the reader each minute in which a calendar is due, as private.schedule_sending wakes the sender.
create function private.schedule_reading(function_url text, site_origin text) returns boolean
language sql set search_path = ''
as $$
  select private.schedule_call('read-calendars', function_url, site_origin, 'private.has_calendar_to_read()')
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.own_calendars, public.set_own_calendar, public.remove_own_calendar, public.read_own_calendar,
  public.take_own_calendar, public.store_busy_times, public.fail_own_calendar
  from public, anon, authenticated;
grant execute on function
  public.own_calendars, public.set_own_calendar, public.remove_own_calendar, public.read_own_calendar
  to authenticated;
grant execute on function public.take_own_calendar, public.store_busy_times, public.fail_own_calendar to service_role;
