-- What the calendar of the back-office reads: the days with their drives, the requests that wait for an appointment,
-- the obstacles to a moment, and the moments that cost the least driving. Planning and moving write public.appointments
-- itself.

-- The cost of a moment, in minutes (D-74): the driving that it adds to its day, how it spreads that day, and how many
-- working days it is away. A day with appointments should stay around them: each new one counts the drive from their
-- middle twice, or appointments in different directions would be strung into one tour. A new direction gets a day of
-- its own, which is worth ten minutes, or costs half an hour when the adviser's starting place is unknown. Up to twenty
-- minutes more when a colleague is nearer on that day. `route_weight` is the owner's: each step up halves the cost of a
-- day away. The other weights are those that drive the fewest kilometres in `npm run bench -- route`
-- (docs/performance.md).
create function private.moment_cost(
  extra_minutes integer, from_middle integer, from_colleague integer, days_away integer, has_start boolean, route_weight smallint
) returns integer
language sql immutable
return extra_minutes + coalesce(2 * from_middle, case when has_start then -10 else 30 end)
  + case when from_colleague < coalesce(from_middle, 20) then greatest(20 - from_colleague, 0) else 0 end
  + round((4 * days_away + 0.4 * days_away * days_away) * 2.0 ^ -route_weight)::integer;

-- The day of an adviser, for an appointment in a home and without the one that is planned there already: the minutes
-- from the middle of the adviser's appointments, the place of most of them, and the minutes from the nearest
-- appointment of a colleague; null without any. Like private.obstacles it has no search path of its own, and neither
-- has the next function, so that PostgreSQL inlines them.
create function private.day_of_visit(adviser_id uuid, day date, home_x integer, home_y integer, except_id uuid)
returns table (from_middle integer, around text, from_colleague integer)
language sql stable
as $$
  select
    case when count(*) filter (where own.user_id = visit.adviser) > 0 then private.travel_minutes(
      round(avg(place.rd_x) filter (where own.user_id = visit.adviser))::integer,
      round(avg(place.rd_y) filter (where own.user_id = visit.adviser))::integer,
      home_x, home_y, max(own.detour_factor), max(own.speed)
    ) end as from_middle,
    mode() within group (order by place.place) filter (where own.user_id = visit.adviser) as around,
    min(private.travel_minutes(place.rd_x, place.rd_y, home_x, home_y, own.detour_factor, own.speed))
      filter (where own.user_id <> visit.adviser and num_nulls(place.rd_x, place.rd_y, home_x, home_y) = 0) as from_colleague
  from public.advisers as own
  join public.appointments as visit on visit.state = 'planned' and visit.adviser is not null
    and visit.id is distinct from except_id
    and visit.starts_at >= day::timestamp at time zone 'Europe/Amsterdam'
    and visit.starts_at < (day + 1)::timestamp at time zone 'Europe/Amsterdam'
  join public.contact_submissions as place on place.id = visit.request_id
  where own.user_id = adviser_id
$$;

-- The minutes that an appointment adds to the driving of its day, and the minutes to the nearer of the appointments
-- before and after it (null without any). The day begins and ends at the adviser's starting place, when it is known.
create function private.added_drive(
  adviser_id uuid, starts timestamptz, ends timestamptz, home_x integer, home_y integer, except_id uuid,
  start_x integer, start_y integer, detour_factor numeric, speed smallint
) returns table (extra integer, nearest integer)
language sql stable
as $$
  select coalesce(to_before, 0) + coalesce(to_after, 0) - coalesce(between_both, 0) as extra,
    least(
      case when before_id is not null then to_before end, case when after_id is not null then to_after end
    ) as nearest
  from (select date_trunc('day', starts at time zone 'Europe/Amsterdam') as midnight) as dutch
  left join lateral (
    select visit.id as before_id, place.rd_x, place.rd_y
    from (
      select appointment.id, appointment.request_id from public.appointments as appointment
      where appointment.adviser = adviser_id and appointment.state = 'planned' and appointment.id is distinct from except_id
        and appointment.starts_at >= midnight at time zone 'Europe/Amsterdam' and appointment.starts_at < starts
      order by appointment.starts_at desc, appointment.id desc limit 1
    ) as visit
    join public.contact_submissions as place on place.id = visit.request_id
  ) as before on true
  left join lateral (
    select visit.id as after_id, place.rd_x, place.rd_y
    from (
      select appointment.id, appointment.request_id from public.appointments as appointment
      where appointment.adviser = adviser_id and appointment.state = 'planned' and appointment.id is distinct from except_id
        and appointment.starts_at >= ends
        and appointment.starts_at < (midnight + interval '1 day') at time zone 'Europe/Amsterdam'
      order by appointment.starts_at, appointment.id limit 1
    ) as visit
    join public.contact_submissions as place on place.id = visit.request_id
  ) as after on true
  cross join lateral (
    select
      case when before_id is not null then before.rd_x else start_x end as before_x,
      case when before_id is not null then before.rd_y else start_y end as before_y,
      case when after_id is not null then after.rd_x else start_x end as after_x,
      case when after_id is not null then after.rd_y else start_y end as after_y,
      before_id is not null or start_x is not null as has_before,
      after_id is not null or start_x is not null as has_after
  ) as ends_of_drive
  cross join lateral (
    select
      case when has_before then
        private.travel_minutes(before_x, before_y, home_x, home_y, detour_factor, speed)
      end as to_before,
      case when has_after then
        private.travel_minutes(home_x, home_y, after_x, after_y, detour_factor, speed)
      end as to_after,
      case when has_before and has_after then
        private.travel_minutes(before_x, before_y, after_x, after_y, detour_factor, speed)
      end as between_both
  ) as drive
$$;

-- The moments between two points in time at which an appointment in this home fits, one in each step, with the minutes
-- that it adds to the driving of that day, the minutes to the nearest other appointment of it (null on a day without),
-- the minutes from the middle of them, the place of most of them, and its cost. Customers are offered half hours; an
-- adviser plans quarters, which leave no gap after most drives.
create function private.free_moments(
  request public.contact_submissions, earliest timestamptz, latest timestamptz, only_adviser uuid default null,
  step interval default '30 minutes'
) returns table (
  adviser uuid, starts_at timestamptz, ends_at timestamptz, extra_minutes integer, nearest_minutes integer,
  from_middle integer, around text, cost integer
)
language sql stable security definer set search_path = ''
set jit = off
as $$
  -- Materialized, so that the obstacles can be inlined: PostgreSQL inlines no function with a subquery among its arguments.
  with home as materialized (
    select request.rd_x as home_x, request.rd_y as home_y, settings.route_weight,
      private.appointment_duration(request.property_type, request.surface_area) as duration,
      (select id from public.appointments where request_id = request.id and state = 'planned') as own_visit
    from public.settings
  ), days as materialized (
    select own.user_id, own.start_x, own.start_y, own.detour_factor, own.speed, home.*,
      day::date as day, hours.opens, hours.closes, planned.from_middle, planned.around, planned.from_colleague,
      (dense_rank() over (order by day))::integer - 1 as days_away
    from home
    cross join generate_series(
      (earliest at time zone 'Europe/Amsterdam')::date, (latest at time zone 'Europe/Amsterdam')::date, interval '1 day'
    ) as day
    join public.adviser_hours as hours on hours.weekday = extract(isodow from day)
    join public.advisers as own on own.user_id = hours.adviser
    cross join lateral private.day_of_visit(own.user_id, day::date, home_x, home_y, own_visit) as planned
    where (only_adviser is null or own.user_id = only_adviser)
      and (day::date + hours.closes - home.duration) at time zone 'Europe/Amsterdam' >= earliest
  ), candidates as (
    select days.*, clock at time zone 'Europe/Amsterdam' as starts, clock at time zone 'Europe/Amsterdam' + duration as ends
    from days
    cross join generate_series(day + opens, day + closes - duration, step) as clock
  )
  select user_id, starts, ends, extra, nearest, from_middle, around,
    private.moment_cost(extra, from_middle, from_colleague, days_away, start_x is not null, route_weight)
  from candidates
  cross join lateral private.added_drive(
    user_id, starts, ends, home_x, home_y, own_visit, start_x, start_y, detour_factor, speed
  ) as drive
  where starts between earliest and latest
    and not exists (select from private.obstacles(user_id, starts, ends, home_x, home_y, own_visit))
$$;

create index appointments_of_calendar on public.appointments (starts_at) where state <> 'cancelled';
create index contact_submissions_waiting on public.contact_submissions (rush_service desc, created_at)
  where status in ('new', 'contacted') and not is_held and anonymised_at is null;

-- Of a rush request: by when its label is due, and when its visit begins at the latest; null without rush.
create function private.rush_term(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('by', private.rush_deadline(request.created_at), 'last_start', private.rush_last_start(request))
  where request.rush_service
$$;

-- What an adviser takes along of a request: who and what is visited. The label is the one that is valid today.
create function private.visited_home(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', request.id, 'name', request.name, 'phone', request.phone, 'at_home_name', request.at_home_name,
    'at_home_phone', request.at_home_phone, 'address', private.address_line(request), 'postcode', request.postcode,
    'property_type', request.property_type, 'surface_area', request.surface_area,
    'construction_year', request.construction_year, 'label_class', case
      when request.label_valid_until >= (now() at time zone 'Europe/Amsterdam')::date then request.label_class
    end,
    'price', request.price, 'rush', private.rush_term(request),
    'message', request.message, 'notes', request.notes
  )
$$;

-- The visits of these days, in their order. `drive_there` is the drive from the adviser's previous visit on that day, or from
-- the starting place; `drive_home` is set on the last one. Both are null when the drive is unknown.
create function private.calendar_visits(begins timestamptz, ends timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with appointments as (
    select appointment.*, private.visited_home(request) as home, request.rd_x as x, request.rd_y as y,
      request.customer_action,
      own.start_x, own.start_y, coalesce(own.detour_factor, 1.3) as detour_factor,
      coalesce(own.speed, 50::smallint) as speed, own.start_x is not null as has_start,
      lag(request.rd_x) over one_day as x_before, lag(request.rd_y) over one_day as y_before,
      lag(appointment.id) over one_day as id_before, lead(appointment.id) over one_day is null as is_last
    from public.appointments as appointment
    join public.contact_submissions as request on request.id = appointment.request_id
    left join public.advisers as own on own.user_id = appointment.adviser
    where appointment.starts_at >= begins and appointment.starts_at < ends and appointment.state <> 'cancelled'
      and request.anonymised_at is null
    window one_day as (
      partition by appointment.adviser, (appointment.starts_at at time zone 'Europe/Amsterdam')::date
      order by appointment.starts_at, appointment.id
    )
  )
  select coalesce(jsonb_agg(home || jsonb_build_object(
    'id', id, 'adviser', adviser, 'starts_at', starts_at, 'ends_at', ends_at,
    'state', state, 'sequence', sequence, 'is_overruled', is_overruled, 'has_place', x is not null,
    -- What the customer did with it, as far as it still is as the customer left it.
    'by_customer', case
      when origin = 'customer' and sequence = 0 then 'picked' when customer_action = 'moved' then 'moved'
    end,
    'drive_there', case
      when adviser is null or id_before is null and not has_start then null
      when id_before is null then jsonb_build_object(
        'minutes', private.travel_minutes(start_x, start_y, x, y, detour_factor, speed),
        'is_fixed', x is null, 'is_from_start', true
      )
      else jsonb_build_object(
        'minutes', private.travel_minutes(x_before, y_before, x, y, detour_factor, speed),
        'is_fixed', x is null or x_before is null, 'is_from_start', false
      )
    end,
    'drive_home', case when is_last and has_start then jsonb_build_object(
      'minutes', private.travel_minutes(x, y, start_x, start_y, detour_factor, speed), 'is_fixed', x is null
    ) end,
    -- For the drive from the visit before it.
    'is_too_soon', exists (
      select from private.obstacles(adviser, starts_at, ends_at, x, y, id) as obstacle
      where obstacle.appointment_id = id_before
    )
  ) order by starts_at, id), '[]')
  from appointments
$$;

-- The days of the calendar, at most 14.
create function public.calendar_days(from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
set jit = off
as $$
declare
  begins constant timestamptz := from_day::timestamp at time zone 'Europe/Amsterdam';
  ends constant timestamptz := (until_day + 1)::timestamp at time zone 'Europe/Amsterdam';
  visits jsonb;
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  if until_day - from_day not between 0 and 13 then
    raise invalid_parameter_value using message = 'ask for 1 to 14 days';
  end if;
  visits := private.calendar_visits(begins, ends);
  return (
    select jsonb_build_object(
      'visits', visits,
      -- A day was agreed, and no time yet.
      'untimed', (
        select coalesce(jsonb_agg(private.visited_home(request) || jsonb_build_object(
          'day', appointment_date, 'adviser', assigned_to
        ) order by appointment_date, private.name_key(name) collate "C"), '[]')
        from public.contact_submissions as request
        where appointment_date between from_day and until_day and appointment_time is null and status = 'scheduled'
          and anonymised_at is null
      ),
      -- Whoever visits, and whoever has a visit in these days all the same.
      'advisers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', admin.user_id, 'name', coalesce(own.name, admin.email), 'color', coalesce(own.color, 'gray'),
          'is_set_up', own.user_id is not null, 'start_place', own.start_place, 'hours', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'weekday', weekday, 'opens', left(opens::text, 5), 'closes', left(closes::text, 5)
            ) order by weekday, opens), '[]')
            from public.adviser_hours where adviser = admin.user_id
          )
        ) order by own.user_id is null, own.name_key, admin.email), '[]')
        from private.admins as admin left join public.advisers as own using (user_id)
        where own.user_id is not null or exists (
          select from jsonb_array_elements(visits) as visit where visit ->> 'adviser' = admin.user_id::text
        )
      ),
      'blocked', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'adviser', adviser, 'starts_at', starts_at, 'ends_at', ends_at, 'reason', reason
        ) order by starts_at, id), '[]')
        from public.blocked_times as blocked where blocked.ends_at > begins and blocked.starts_at < ends
      ),
      -- Of the own calendars of the advisers.
      'busy', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'adviser', adviser, 'starts_at', starts_at, 'ends_at', ends_at
        ) order by starts_at, adviser), '[]')
        from private.busy_times as busy where busy.ends_at > begins and busy.starts_at < ends
      ),
      'holidays', (
        select coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', name) order by day), '[]')
        from private.holidays where day between from_day and until_day
      )
    )
  );
end
$$;

-- The requests that wait for an appointment, 50 at most: rush first, then the oldest. `minutes` is how long it takes.
create function public.waiting_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'address', private.address_line(waiting), 'property_type', property_type,
      'price', price, 'rush', private.rush_term(waiting), 'status', status, 'assigned_to', assigned_to,
      'preferred_times', preferred_times,
      'minutes', extract(epoch from private.appointment_duration(property_type, surface_area)) / 60
    ) order by rush_service desc, created_at), '[]')
    from (
      select request.* from public.contact_submissions as request
      where status in ('new', 'contacted') and not is_held and anonymised_at is null
        and not exists (
          select from public.appointments as appointment where appointment.request_id = request.id and appointment.state = 'planned'
        )
      order by rush_service desc, created_at limit 50
    ) as waiting
  );
end
$$;

-- The obstacles to an appointment at a moment, by private.obstacles, with the name and the beginning of the other
-- appointment and the reason of the blocked time. Empty when it fits. Without an adviser the only one counts, and if
-- there are several there are no obstacles. Without an end it takes as long as the planned appointment, or as this home
-- takes.
create function public.appointment_obstacles(
  request_id uuid, starts_at timestamptz, adviser uuid default null, ends_at timestamptz default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('starts_at', starts_at), ('ends_at', ends_at)) as given (argument, value);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', obstacle.kind, 'minutes', obstacle.minutes, 'name', other.name, 'starts_at', near.starts_at,
      'reason', case when obstacle.kind = 'blocked' then (
        select blocked.reason from public.blocked_times as blocked
        where blocked.adviser = wanted.adviser_id and blocked.ends_at > appointment_obstacles.starts_at
          and blocked.starts_at < wanted.finish
        order by blocked.starts_at limit 1
      ) end
    )), '[]')
    from public.contact_submissions as own
    left join public.appointments as appointment on appointment.request_id = own.id and appointment.state = 'planned'
    cross join lateral (
      select
        coalesce(appointment_obstacles.adviser, private.only_adviser()) as adviser_id,
        coalesce(
          appointment_obstacles.ends_at,
          appointment_obstacles.starts_at + coalesce(
            appointment.ends_at - appointment.starts_at, private.appointment_duration(own.property_type, own.surface_area)
          )
        ) as finish
    ) as wanted
    cross join lateral private.obstacles(
      wanted.adviser_id, appointment_obstacles.starts_at, wanted.finish, own.rd_x, own.rd_y, appointment.id
    ) as obstacle
    left join public.appointments as near on near.id = obstacle.appointment_id
    left join public.contact_submissions as other on other.id = near.request_id
    where own.id = appointment_obstacles.request_id
  );
end
$$;

-- The five moments of the coming two weeks that cost the least, soonest first among equals: at most one between the
-- same two neighbouring appointments of a day, and never the one that is planned. For a rush request those that are in time
-- for its deadline, as long as there is one, and each hour of waiting costs as much as two minutes of driving.
create function public.suggest_moments(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  last_start timestamptz;
  hour_cost float8 := 0;
begin
  perform private.require_admin();
  select * into own from public.contact_submissions where id = request_id;
  if own.rush_service then
    last_start := private.rush_last_start(own);
    select 2 * 2.0 ^ -route_weight into hour_cost from public.settings;
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(best) || jsonb_build_object('place', own.place) order by cost, starts_at), '[]') from (
      select adviser, starts_at, ends_at, extra_minutes, from_middle, around,
        cost + round(hour_cost * extract(epoch from starts_at - now()) / 3600)::integer as cost
      from (
        select *, bool_or(starts_at <= last_start) over () as is_any_in_time
        from (
          select distinct on (adviser, (starts_at at time zone 'Europe/Amsterdam')::date, extra_minutes)
            adviser, starts_at, ends_at, extra_minutes, from_middle, around, cost
          from private.free_moments(
            own, now() + interval '1 hour', now() + interval '14 days', step => interval '15 minutes'
          ) as moment
          where not exists (
            select from public.appointments as planned
            where planned.request_id = own.id and planned.state = 'planned'
              and planned.adviser = moment.adviser and planned.starts_at = moment.starts_at
          )
          order by adviser, (starts_at at time zone 'Europe/Amsterdam')::date, extra_minutes, starts_at
        ) as each_way
      ) as moments
      where starts_at <= last_start or is_any_in_time is not true
      order by cost, starts_at limit 5
    ) as best
  );
end
$$;

-- What an appointment at a moment makes of the day of its adviser, whether it fits or not, in the terms of
-- private.free_moments. Null without an adviser. Without an end it takes as long as its home does.
create function public.moment_effect(
  request_id uuid, starts_at timestamptz, adviser uuid default null, ends_at timestamptz default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('starts_at', starts_at), ('ends_at', ends_at)) as given (argument, value);
  return (
    select jsonb_build_object(
      'extra_minutes', drive.extra, 'from_middle', planned.from_middle, 'around', planned.around, 'place', request.place
    )
    from public.contact_submissions as request
    join public.advisers as own on own.user_id = coalesce(moment_effect.adviser, private.only_adviser())
    left join public.appointments as present on present.request_id = request.id and present.state = 'planned'
    cross join lateral private.day_of_visit(
      own.user_id, (moment_effect.starts_at at time zone 'Europe/Amsterdam')::date, request.rd_x, request.rd_y, present.id
    ) as planned
    cross join lateral private.added_drive(
      own.user_id, moment_effect.starts_at, coalesce(
        moment_effect.ends_at,
        moment_effect.starts_at + private.appointment_duration(request.property_type, request.surface_area)
      ), request.rd_x, request.rd_y, present.id, own.start_x, own.start_y, own.detour_factor, own.speed
    ) as drive
    where request.id = moment_effect.request_id
  );
end
$$;

-- The appointments of a day that would shorten its route by ten minutes or more at another free time of that day, the
-- best first. Nothing is moved: the customer is asked. Those too near to be moved for nothing stay
-- as they are, and none moves to where it is too late for its rush.
create function public.better_times(day date, adviser uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  earliest constant timestamptz := greatest(
    day::timestamp at time zone 'Europe/Amsterdam',
    now() + make_interval(hours => (private.terms_of(private.terms_on(private.dutch_today()))).cancellation_hours)
  );
  latest constant timestamptz := (day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_admin();
  perform private.require_calendar_date('day', day);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', visit.id, 'name', request.name, 'email', request.email, 'phone', request.phone, 'present', visit.starts_at,
      'starts_at', other.starts_at, 'ends_at', other.ends_at, 'saved_minutes', drive.extra - other.extra_minutes
    ) order by drive.extra - other.extra_minutes desc, visit.starts_at), '[]')
    from public.appointments as visit
    join public.contact_submissions as request on request.id = visit.request_id
    join public.advisers as own on own.user_id = visit.adviser
    cross join lateral private.added_drive(
      own.user_id, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id,
      own.start_x, own.start_y, own.detour_factor, own.speed
    ) as drive
    cross join lateral (
      select moment.* from private.free_moments(
        request, earliest, least(
          latest,
          case when request.rush_service then greatest(visit.starts_at, private.rush_last_start(request)) end
        ), visit.adviser, interval '15 minutes'
      ) as moment
      order by moment.extra_minutes, abs(extract(epoch from moment.starts_at - visit.starts_at)) limit 1
    ) as other
    where visit.adviser = better_times.adviser and visit.state = 'planned'
      and visit.starts_at > earliest and visit.starts_at < latest
      and drive.extra - other.extra_minutes >= 10
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.calendar_days, public.waiting_requests, public.appointment_obstacles, public.suggest_moments,
  public.moment_effect, public.better_times
  from public, anon, authenticated;
grant execute on function
  public.calendar_days, public.waiting_requests, public.appointment_obstacles, public.suggest_moments,
  public.moment_effect, public.better_times
  to authenticated;
