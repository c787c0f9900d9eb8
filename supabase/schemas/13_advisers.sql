-- The administrators who visit: their hours and blocked times, where their day begins, public holidays, and how long an
-- appointment takes.

create extension if not exists btree_gist with schema extensions;

-- The administrators who visit customers. Those without a row here, or without hours, are not offered to customers.
create table public.advisers (
  user_id uuid primary key references private.admins (user_id) on delete cascade,
  -- As the customer reads it.
  name text not null check (
    name = btrim(name) and char_length(name) between 1 and 60 and name !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(name)
  ),
  name_key text collate "C" not null generated always as (private.name_key(name)) stored,
  color text not null default 'green' check (color in ('green', 'blue', 'purple', 'orange', 'red', 'gray')),
  -- Where the day begins and ends: as it was typed, and in whole metres in the Dutch grid.
  start_place text check (char_length(start_place) between 1 and 200 and start_place !~ '[[:cntrl:]]' and not private.has_invisible_characters(start_place)),
  start_x integer check (start_x between 0 and 300000),
  start_y integer check (start_y between 300000 and 630000),
  -- How much longer the road is than the straight line, and km/h on it.
  detour_factor numeric(3, 2) not null default 1.3 check (detour_factor between 1 and 3),
  speed smallint not null default 50 check (speed between 10 and 120),
  check (num_nonnulls(start_place, start_x, start_y) in (0, 3))
);
create trigger "40_log_setting" after insert or update or delete on public.advisers
  for each row execute function private.log_setting('name', 'start_place', 'detour_factor', 'speed');

revoke all on public.advisers from anon, authenticated;
grant select, insert, update, delete on public.advisers to authenticated;

create function private.adviser_name(adviser_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select name from public.advisers where user_id = adviser_id
$$;

-- In which hours of a day of the week an adviser can be with a customer, on a Dutch clock: several ranges with a break
-- between them, each of which holds whole visits.
create table public.adviser_hours (
  adviser uuid not null references public.advisers (user_id) on delete cascade,
  -- ISO: 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null check (extract(second from opens) = 0),
  closes time not null check (extract(second from closes) = 0 and closes < '24:00'),
  primary key (adviser, weekday, opens),
  check (opens < closes),
  -- Ranges that touch are one range.
  constraint adviser_hours_apart exclude using gist (
    adviser with =, weekday with =, tsrange('2000-01-01'::date + opens, '2000-01-01'::date + closes, '[]') with &&
  )
);
create trigger "40_log_setting" after insert or update or delete on public.adviser_hours
  for each row execute function private.log_setting('weekday', 'opens', 'closes');

revoke all on public.adviser_hours from anon, authenticated;
grant select on public.adviser_hours to authenticated;

-- Stores the hours of a whole week, four ranges a day at most; what is not among them goes. With `replaces` only while those
-- are the hours of now: otherwise false.
create function public.save_adviser_hours(adviser_id uuid, hours jsonb, replaces jsonb default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('hours', hours::text, 5000);
  if coalesce(jsonb_typeof(hours), '') <> 'array' or jsonb_array_length(hours) > 28 then
    raise exception 'a week has at most 28 ranges of hours' using errcode = '22023';
  end if;
  if exists (select from jsonb_to_recordset(hours) as given (weekday smallint) group by weekday having count(*) > 4) then
    raise exception 'a day has at most four ranges of hours' using errcode = '22023';
  end if;
  perform private.require_short('replaces', replaces::text, 5000);
  if replaces is not null and (
    select jsonb_agg(jsonb_build_array(weekday, opens, closes) order by weekday, opens) from public.adviser_hours
    where adviser = adviser_id
  ) is distinct from (
    select jsonb_agg(jsonb_build_array(weekday, opens, closes) order by weekday, opens)
    from jsonb_to_recordset(replaces) as expected (weekday smallint, opens time, closes time)
  ) then
    return false;
  end if;
  delete from public.adviser_hours as stored
  where stored.adviser = adviser_id and not exists (
    select from jsonb_to_recordset(hours) as given (weekday smallint, opens time)
    where given.weekday = stored.weekday and given.opens = stored.opens
  );
  insert into public.adviser_hours (adviser, weekday, opens, closes)
  select adviser_id, weekday, opens, closes
  from jsonb_to_recordset(hours) as given (weekday smallint, opens time, closes time)
  order by weekday, opens
  on conflict (adviser, weekday, opens) do update set closes = excluded.closes;
  return true;
end
$$;

-- When an adviser is away: a day off, a dentist, a holiday abroad.
create table public.blocked_times (
  id uuid primary key default gen_random_uuid(),
  adviser uuid not null references public.advisers (user_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text check (
    char_length(reason) between 1 and 100 and reason !~ '[[:cntrl:]]' and not private.has_invisible_characters(reason)
  ),
  -- Who blocked it, kept when that administrator is removed; null is the owner.
  created_by uuid,
  created_by_email text,
  check (starts_at < ends_at and ends_at <= starts_at + interval '1 year'),
  check (starts_at >= '2000-01-01' and ends_at < '2100-01-01')
);
create index on public.blocked_times (created_by);

create function private.note_blocked_by() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.created_by := auth.uid();
  new.created_by_email := private.own_admin_email();
  return new;
end
$$;
create trigger "20_note_blocked_by" before insert on public.blocked_times
  for each row execute function private.note_blocked_by();
create trigger "40_log_setting" after insert or update or delete on public.blocked_times
  for each row execute function private.log_setting('starts_at', 'ends_at');

-- Ids of the blocked times to come that an administrator blocked for colleagues: they stay when that administrator is
-- removed.
create function private.times_blocked_for_others(user_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.blocked_times
  where created_by = times_blocked_for_others.user_id and adviser <> created_by and ends_at > now()
$$;

revoke all on public.blocked_times from anon, authenticated;
grant select, delete, insert (id, adviser, starts_at, ends_at, reason), update (id, adviser, starts_at, ends_at, reason)
  on public.blocked_times to authenticated;

-- The own calendar of an adviser, read as 33_own_calendars.sql tells, and when the adviser is busy by it.
create table private.own_calendars (
  adviser uuid primary key references public.advisers (user_id) on delete cascade,
  -- Whoever has it reads the whole calendar, so nobody gets it back: only its host is shown and logged.
  calendar_url text not null check (
    char_length(calendar_url) <= 2000
    and calendar_url ~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*/[!-~]*$'
  ),
  set_at timestamptz not null default now(),
  -- The administrator who set it; null when that is not known any more.
  set_by uuid references private.admins (user_id) on delete set null,
  not_before timestamptz not null default now(),
  tried_at timestamptz,
  read_at timestamptz,
  -- A code, and the status of the response: never an address. Null when the last reading succeeded.
  error text check (error ~ '^[a-z-]{1,40}( [0-9]{3})?$'),
  -- Which events could not be read, or not wholly: [{"reason": ..., "events": how many, "days": some of their first days}].
  left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array' and char_length(left_out::text) <= 2000)
);
create index on private.own_calendars (set_by);
create trigger "40_log_setting" after insert or update or delete on private.own_calendars
  for each row execute function private.log_setting('calendar_url');

create table private.busy_times (
  adviser uuid not null references private.own_calendars (adviser) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (adviser, starts_at),
  check (starts_at < ends_at),
  check (starts_at >= '2000-01-01' and ends_at < '2100-01-01')
);
create index on private.busy_times (adviser, ends_at);
create index on private.busy_times (ends_at);

-- How long an appointment takes, in minutes: longer in a home from so many square metres on.
create table public.visit_durations (
  property_type text primary key check (property_type in ('apartment', 'terraced', 'semi-detached', 'detached', 'other')),
  minutes smallint not null check (minutes between 15 and 480),
  large_from smallint not null check (large_from between 1 and 2700),
  large_minutes smallint not null check (large_minutes between 15 and 480)
);
insert into public.visit_durations (property_type, minutes, large_from, large_minutes) values
  ('apartment', 60, 150, 90), ('terraced', 60, 150, 90), ('semi-detached', 60, 150, 90),
  ('detached', 90, 200, 120), ('other', 60, 150, 90);

revoke all on public.visit_durations from anon, authenticated;
grant select, update (minutes, large_from, large_minutes) on public.visit_durations to authenticated;

-- Public holidays, as the npm package date-holidays 3.37 computes them, without those on which most people work.
create table private.holidays (
  day date primary key,
  name text not null
);
insert into private.holidays (day, name) values
  ('2026-01-01', 'Nieuwjaarsdag'), ('2026-04-05', 'Eerste paasdag'), ('2026-04-06', 'Tweede paasdag'),
  ('2026-04-27', 'Koningsdag'), ('2026-05-14', 'Hemelvaartsdag'), ('2026-05-24', 'Eerste pinksterdag'),
  ('2026-05-25', 'Tweede pinksterdag'), ('2026-12-25', 'Eerste kerstdag'), ('2026-12-26', 'Tweede kerstdag'),
  ('2027-01-01', 'Nieuwjaarsdag'), ('2027-03-28', 'Eerste paasdag'), ('2027-03-29', 'Tweede paasdag'),
  ('2027-04-27', 'Koningsdag'), ('2027-05-06', 'Hemelvaartsdag'), ('2027-05-16', 'Eerste pinksterdag'),
  ('2027-05-17', 'Tweede pinksterdag'), ('2027-12-25', 'Eerste kerstdag'), ('2027-12-26', 'Tweede kerstdag'),
  ('2028-01-01', 'Nieuwjaarsdag'), ('2028-04-16', 'Eerste paasdag'), ('2028-04-17', 'Tweede paasdag'),
  ('2028-04-27', 'Koningsdag'), ('2028-05-25', 'Hemelvaartsdag'), ('2028-06-04', 'Eerste pinksterdag'),
  ('2028-06-05', 'Tweede pinksterdag'), ('2028-12-25', 'Eerste kerstdag'), ('2028-12-26', 'Tweede kerstdag'),
  ('2029-01-01', 'Nieuwjaarsdag'), ('2029-04-01', 'Eerste paasdag'), ('2029-04-02', 'Tweede paasdag'),
  ('2029-04-27', 'Koningsdag'), ('2029-05-10', 'Hemelvaartsdag'), ('2029-05-20', 'Eerste pinksterdag'),
  ('2029-05-21', 'Tweede pinksterdag'), ('2029-12-25', 'Eerste kerstdag'), ('2029-12-26', 'Tweede kerstdag'),
  ('2030-01-01', 'Nieuwjaarsdag'), ('2030-04-21', 'Eerste paasdag'), ('2030-04-22', 'Tweede paasdag'),
  ('2030-04-27', 'Koningsdag'), ('2030-05-30', 'Hemelvaartsdag'), ('2030-06-09', 'Eerste pinksterdag'),
  ('2030-06-10', 'Tweede pinksterdag'), ('2030-12-25', 'Eerste kerstdag'), ('2030-12-26', 'Tweede kerstdag'),
  ('2031-01-01', 'Nieuwjaarsdag'), ('2031-04-13', 'Eerste paasdag'), ('2031-04-14', 'Tweede paasdag'),
  ('2031-04-26', 'Koningsdag'), ('2031-05-22', 'Hemelvaartsdag'), ('2031-06-01', 'Eerste pinksterdag'),
  ('2031-06-02', 'Tweede pinksterdag'), ('2031-12-25', 'Eerste kerstdag'), ('2031-12-26', 'Tweede kerstdag'),
  ('2032-01-01', 'Nieuwjaarsdag'), ('2032-03-28', 'Eerste paasdag'), ('2032-03-29', 'Tweede paasdag'),
  ('2032-04-27', 'Koningsdag'), ('2032-05-06', 'Hemelvaartsdag'), ('2032-05-16', 'Eerste pinksterdag'),
  ('2032-05-17', 'Tweede pinksterdag'), ('2032-12-25', 'Eerste kerstdag'), ('2032-12-26', 'Tweede kerstdag'),
  ('2033-01-01', 'Nieuwjaarsdag'), ('2033-04-17', 'Eerste paasdag'), ('2033-04-18', 'Tweede paasdag'),
  ('2033-04-27', 'Koningsdag'), ('2033-05-26', 'Hemelvaartsdag'), ('2033-06-05', 'Eerste pinksterdag'),
  ('2033-06-06', 'Tweede pinksterdag'), ('2033-12-25', 'Eerste kerstdag'), ('2033-12-26', 'Tweede kerstdag'),
  ('2034-01-01', 'Nieuwjaarsdag'), ('2034-04-09', 'Eerste paasdag'), ('2034-04-10', 'Tweede paasdag'),
  ('2034-04-27', 'Koningsdag'), ('2034-05-18', 'Hemelvaartsdag'), ('2034-05-28', 'Eerste pinksterdag'),
  ('2034-05-29', 'Tweede pinksterdag'), ('2034-12-25', 'Eerste kerstdag'), ('2034-12-26', 'Tweede kerstdag'),
  ('2035-01-01', 'Nieuwjaarsdag'), ('2035-03-25', 'Eerste paasdag'), ('2035-03-26', 'Tweede paasdag'),
  ('2035-04-27', 'Koningsdag'), ('2035-05-03', 'Hemelvaartsdag'), ('2035-05-13', 'Eerste pinksterdag'),
  ('2035-05-14', 'Tweede pinksterdag'), ('2035-12-25', 'Eerste kerstdag'), ('2035-12-26', 'Tweede kerstdag'),
  ('2036-01-01', 'Nieuwjaarsdag'), ('2036-04-13', 'Eerste paasdag'), ('2036-04-14', 'Tweede paasdag'),
  ('2036-04-26', 'Koningsdag'), ('2036-05-22', 'Hemelvaartsdag'), ('2036-06-01', 'Eerste pinksterdag'),
  ('2036-06-02', 'Tweede pinksterdag'), ('2036-12-25', 'Eerste kerstdag'), ('2036-12-26', 'Tweede kerstdag'),
  ('2037-01-01', 'Nieuwjaarsdag'), ('2037-04-05', 'Eerste paasdag'), ('2037-04-06', 'Tweede paasdag'),
  ('2037-04-27', 'Koningsdag'), ('2037-05-14', 'Hemelvaartsdag'), ('2037-05-24', 'Eerste pinksterdag'),
  ('2037-05-25', 'Tweede pinksterdag'), ('2037-12-25', 'Eerste kerstdag'), ('2037-12-26', 'Tweede kerstdag'),
  ('2038-01-01', 'Nieuwjaarsdag'), ('2038-04-25', 'Eerste paasdag'), ('2038-04-26', 'Tweede paasdag'),
  ('2038-04-27', 'Koningsdag'), ('2038-06-03', 'Hemelvaartsdag'), ('2038-06-13', 'Eerste pinksterdag'),
  ('2038-06-14', 'Tweede pinksterdag'), ('2038-12-25', 'Eerste kerstdag'), ('2038-12-26', 'Tweede kerstdag'),
  ('2039-01-01', 'Nieuwjaarsdag'), ('2039-04-10', 'Eerste paasdag'), ('2039-04-11', 'Tweede paasdag'),
  ('2039-04-27', 'Koningsdag'), ('2039-05-19', 'Hemelvaartsdag'), ('2039-05-29', 'Eerste pinksterdag'),
  ('2039-05-30', 'Tweede pinksterdag'), ('2039-12-25', 'Eerste kerstdag'), ('2039-12-26', 'Tweede kerstdag'),
  ('2040-01-01', 'Nieuwjaarsdag'), ('2040-04-01', 'Eerste paasdag'), ('2040-04-02', 'Tweede paasdag'),
  ('2040-04-27', 'Koningsdag'), ('2040-05-10', 'Hemelvaartsdag'), ('2040-05-20', 'Eerste pinksterdag'),
  ('2040-05-21', 'Tweede pinksterdag'), ('2040-12-25', 'Eerste kerstdag'), ('2040-12-26', 'Tweede kerstdag');

create trigger "40_log_setting" after update on public.visit_durations
  for each row execute function private.log_setting('minutes', 'large_from', 'large_minutes');

create function private.appointment_duration(property_type text, surface_area double precision) returns interval
language sql stable security definer set search_path = ''
as $$
  select make_interval(mins => case when surface_area >= large_from then large_minutes else minutes end)
  from public.visit_durations where visit_durations.property_type = appointment_duration.property_type
$$;

-- The adviser of an appointment that names none: the only one there is, null where there are several.
create function private.only_adviser() returns uuid
language sql stable security definer set search_path = ''
as $$
  select min(user_id::text)::uuid from public.advisers having count(*) = 1
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.save_adviser_hours from public, anon;
grant execute on function public.save_adviser_hours to authenticated;
