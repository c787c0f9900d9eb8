-- Long functions in parts with names of their own; no variable hides FOUND; the settings of a transaction begin with `app.`.

-- The order of a list by a column, null for one by date alone, which also breaks ties in the other orders.
create function private.sort_key(sort text, descending boolean) returns text
language sql stable set search_path = ''
as $$
  select case sort
    when 'name' then 'private.name_key(r.name) collate "C"'
    when 'address' then 'lower(coalesce(r.address, ''''))'
    when 'property_type' then 'r.property_type'
    when 'status' then 'private.status_order(r.status)'
    when 'rush_service' then 'r.rush_service'
    when 'calculated_price' then 'coalesce(r.calculated_price, 0)'
    when 'appointment' then format(
      'coalesce(r.appointment_date + coalesce(r.appointment_time, ''24:00''), %L)',
      case when descending then '-infinity' else 'infinity' end
    )
  end
$$;

-- Where a page of list_requests lies in its order: after the request of its parameter $11, where `is_after`. A period of
-- appointments bounds the scan of the index of that order.
create function private.page_bound(
  sort text, descending boolean, falls boolean, is_after boolean, appointment_from date, appointment_until date
) returns text
language plpgsql stable set search_path = ''
as $_$
declare
  sort_key constant text := private.sort_key(sort, descending);
  bound constant text := case when is_after then format(
    '(%1$s) %2$s (select %1$s from jsonb_populate_record(null::public.contact_submissions, $11) r)',
    concat_ws(', ', sort_key, 'r.created_at', 'r.id'), case when falls then '<' else '>' end
  ) else 'true' end;
begin
  if sort = 'appointment' and num_nonnulls(appointment_from, appointment_until) > 0 then
    return format(
      '%1$s and %2$s > %3$L and %2$s < %4$L', bound, sort_key,
      coalesce(appointment_from - interval '1 second', '-infinity'),
      coalesce(appointment_until + interval '1 day 1 second', 'infinity')
    );
  end if;
  return bound;
end
$_$;

-- Refuses days that are infinite or outside the years that can be stored.
create function private.require_filter_dates(from_day date, until_day date, appointment_from date, appointment_until date)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_calendar_date(given.argument, given.value)
  from (values
    ('from_day', from_day), ('until_day', until_day),
    ('appointment_from', appointment_from), ('appointment_until', appointment_until)
  ) as given (argument, value);
end
$$;

-- The statement of list_requests for a search, with the parameters that it passes. `beyond` is the place of the page among
-- all requests, `beyond_wholes` that among those that are found as a whole, which come first while `is_ranked`.
--
-- It first tries `near`, the first requests in the order; only if they do not fill the page does it read `far`,
-- everything the index finds. Left to itself, Postgres overestimates how often common words occur together, and scans
-- the whole list for them. A word that most requests hold would make it read all of them, were it not forbidden here.
create function private.search_statement(
  filters text, sort text, in_order text, direction text, is_ranked boolean, beyond text, beyond_wholes text
) returns text
language plpgsql stable set search_path = ''
as $_$
declare
  indexed constant text := 'select r.* from (
    select r.* from private.request_search s join public.contact_submissions r on r.id = s.id
    where %s and %s and ' || filters || ' offset 0
  ) r order by ' || in_order || ' limit $10';
  part constant text := 'private.is_part(s.id, s.words, $12)';
  whole constant text := 'private.is_whole(s.id, s.wholes, $12)';
  matches constant text := case when is_ranked then part else format('(%s or %s)', part, whole) end;
  but_wholes constant text := case when is_ranked then 'not ' || whole else 'true' end;
  -- The same order on request_search, so that the scan stops once the page is full.
  near_order constant text := case when sort = 'created_at' then replace(in_order, 'r.', 's.') else in_order end;
  near constant text := case when sort = 'created_at' then format(
    '(select * from (
       select r.* from private.request_search r where %s and r.created_at >= $13 and r.created_at < $14 order by %s limit 20000
     ) s where %s order by %s offset 0) s',
    beyond, in_order, matches, near_order
  ) else format(
    '(select r.* from (
       (select r.* from public.contact_submissions r where not r.is_held and %1$s order by %2$s limit 3000) union all
       (select r.* from public.contact_submissions r where r.is_held and %1$s order by %2$s limit 3000)
     ) r order by %2$s limit 3000) r
     cross join lateral (select s.id from private.request_search s where s.id = r.id and %3$s offset 0) s',
    beyond, in_order, matches
  ) end;
begin
  return format(
    'with wholes as materialized (%1$s), near as materialized (
       select f.* from %2$s
       cross join lateral (select * from public.contact_submissions r where r.id = s.id and %3$s offset 0) f
       where %4$s order by %5$s limit $10
     ), far as (%6$s)
     select r.* from (
       select * from wholes union all select * from near where (select count(*) from near) = $10 union all select * from far
     ) r order by r.id in (select id from wholes)%7$s, %8$s limit $10',
    format(indexed, whole, beyond_wholes), near, filters, but_wholes, near_order,
    format(indexed, matches, concat_ws(' and ', beyond, but_wholes, '(select count(*) from near) < $10')), direction, in_order
  );
end
$_$;

-- One page of the list. It starts after the request `after` in the sort order; with `backwards` it ends before that
-- request and comes in reverse order. `after_values` are that request's columns as they were read: without them, the
-- page starts elsewhere once somebody changed it, and is empty once somebody deleted it. A search finds held requests
-- too; newest first, what was searched for as a whole comes before all else.
create or replace function public.list_requests(
  search text default '', status text default '', rush boolean default null, from_day date default null,
  until_day date default null, appointment_from date default null, appointment_until date default null,
  held boolean default false, work text default '', mine boolean default false, assignee uuid default null,
  figure jsonb default '{}',
  sort text default 'created_at', descending boolean default true, after uuid default null,
  after_values jsonb default null, backwards boolean default false, page_size integer default 50
) returns setof public.contact_submissions
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $_$
declare
  sort_key constant text := private.sort_key(sort, descending);
  falls constant boolean := descending <> backwards;
  direction constant text := case when falls then ' desc' else '' end;
  in_order constant text := concat_ws(', ', sort_key || direction, 'r.created_at' || direction, 'r.id' || direction);
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  is_ranked constant boolean := is_searched and sort = 'created_at' and descending;
  filters constant text := 'private.meets_filters(r, $1, $2, $3, $4, $5, $6, $7, $8, $9) and private.meets_figure(r, $15)';
  -- Those of the caller, or of another administrator.
  assigned constant uuid := case when mine then auth.uid() else assignee end;
  typed private.typed_search;
  wanted private.figure_filters;
  is_after_whole boolean;
  -- The place of the page among the requests that are found as a whole, and among all others.
  beyond_wholes text;
  beyond text;
begin
  perform private.require_admin();
  perform private.require_filter_dates(from_day, until_day, appointment_from, appointment_until);
  perform private.require_short_search(search);
  perform private.require_short('status', status, 40);
  perform private.require_work(work);
  wanted := private.read_figure(figure);
  perform private.require_short('sort', sort, 40);
  -- A whole request with the longest texts that it can hold, each character escaped.
  perform private.require_short('after_values', after_values::text, 20000);
  if sort_key is null and sort <> 'created_at' then
    raise invalid_parameter_value using message = format('no order by %s', sort);
  end if;

  if after_values is null and after is not null then
    select to_jsonb(r) into after_values from public.contact_submissions r where r.id = after;
    if after_values is null then
      return;
    end if;
  end if;
  beyond := private.page_bound(sort, descending, falls, after_values is not null, appointment_from, appointment_until);

  if not is_searched then
    return query execute format(
      'select r.* from public.contact_submissions r where %s and %s order by %s limit $10', filters, beyond, in_order
    ) using rush, from_day, until_day, appointment_from, appointment_until, work, assigned, status, coalesce(held, false),
      least(page_size, 1000), after_values, typed, null::timestamptz, null::timestamptz, wanted;
    return;
  end if;

  typed := private.read_search(search);
  -- All that is found as a whole stands before all else.
  select private.is_whole(s.id, s.wholes, typed) into is_after_whole
  from private.request_search s where is_ranked and s.id = coalesce(after, (after_values ->> 'id')::uuid);
  if is_after_whole then
    beyond_wholes := beyond;
    beyond := (not backwards)::text;
  else
    beyond_wholes := (is_ranked and (after_values is null or backwards))::text;
  end if;
  return query execute private.search_statement(filters, sort, in_order, direction, is_ranked, beyond, beyond_wholes)
    using rush, from_day, until_day, appointment_from, appointment_until, work, assigned, status, nullif(held, false),
    least(page_size, 1000), after_values, typed,
    coalesce(from_day::timestamp at time zone 'Europe/Amsterdam', '-infinity'),
    coalesce((until_day + 1)::timestamp at time zone 'Europe/Amsterdam', 'infinity'), wanted;
end
$_$;

-- The status at a place in the order of private.status_order.
create function private.status_at(place integer) returns text
language sql immutable
return (array['new', 'contacted', 'scheduled', 'completed', 'cancelled'])[place + 1];

-- What count_requests returns while no other filter is set, from the sums of private.request_counts.
create function private.count_by_sums(rush boolean, from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  has_period constant boolean := num_nonnulls(from_day, until_day) > 0;
  first_day constant date := case when has_period then greatest(from_day, '0001-01-01') else '-infinity' end;
  last_day constant date := case when has_period then coalesce(until_day, 'infinity') else '-infinity' end;
begin
  return (
    select coalesce(jsonb_object_agg(kind, total), '{}')
    from (
      select case when is_held then 'held' else private.status_at(counts.status) end as kind, sum(amount) as total
      from private.request_counts as counts
      where day between first_day and last_day and (rush is null or is_rush = rush) and not is_anonymised
      group by 1 having sum(amount) > 0
    ) as per_kind
  );
end
$$;

-- The number of requests per status within the other filters, and of held ones: {"new": 3, "held": 2, ...}. Held ones
-- count for their status only in a search, which finds them. A search, work, assigned requests and appointments of a
-- period are counted up to 1,000; "capped" means that there are more.
create or replace function public.count_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null, work text default '',
  mine boolean default false, assignee uuid default null, figure jsonb default '{}'
) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  -- Those of the caller, or of another administrator.
  assigned constant uuid := case when mine then auth.uid() else assignee end;
  typed private.typed_search;
  wanted private.figure_filters;
  counts jsonb;
begin
  perform private.require_admin();
  perform private.require_filter_dates(from_day, until_day, appointment_from, appointment_until);
  perform private.require_short_search(search);
  perform private.require_work(work);
  wanted := private.read_figure(figure);
  if (
    is_searched or work <> '' or num_nonnulls(appointment_from, appointment_until, assigned) > 0 or not (wanted is null)
  ) is not true then
    return private.count_by_sums(rush, from_day, until_day);
  end if;
  typed := private.read_search(search);
  -- Near and far as in the list, but in any order: `found` is planned as a whole and read no further than the limit.
  with near as materialized (
    select r.status, r.is_held from (
      select * from private.request_search s
      where is_searched
        and (from_day is null or s.created_at >= from_day::timestamp at time zone 'Europe/Amsterdam')
        and (until_day is null or s.created_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam')
      order by s.created_at desc, s.id desc limit 15000
    ) s
    cross join lateral (
      select * from public.contact_submissions r
      where r.id = s.id and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, assigned)
        and private.meets_figure(r, wanted)
      offset 0
    ) r
    where private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed) limit 1001
  ), found as materialized (
    select r.status, r.is_held from private.request_search s join public.contact_submissions r on r.id = s.id
    where is_searched and (private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed))
      and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, assigned)
        and private.meets_figure(r, wanted)
      and (select count(*) from near) < 1001
  ), counted as materialized (
    (select * from near where (select count(*) from near) = 1001 union all select * from found limit 1001)
    union all
    (
      select r.status, r.is_held from public.contact_submissions r
      where not is_searched
        and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, assigned)
        and private.meets_figure(r, wanted)
      limit 1001
    )
  ), per_status as (
    select status, is_held, count(*) as amount from (select * from counted limit 1000) as listed group by 1, 2
  )
  select jsonb_object_agg(kind, total) || case when (select count(*) from counted) > 1000 then '{"capped": true}'::jsonb
    else '{}' end
  into counts
  from (
    select private.status_at(private.status_order(status)) as kind, sum(amount) as total from per_status
    where is_searched or not is_held group by 1
    union all
    select 'held', sum(amount) from per_status where is_held having count(*) > 0
  ) as per_kind;
  return coalesce(counts, '{}');
end
$$;

-- Whether the current change is made by the customer, with a key.
create or replace function private.is_by_customer() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('app.is_by_customer', true), '') = 'true'
$$;

create or replace function private.check_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  obstacles jsonb;
begin
  -- As exact as the date and time of the request, which would move it otherwise.
  new.starts_at := date_trunc('second', new.starts_at);
  if tg_op = 'UPDATE' and (new.is_overruled or not old.is_overruled) and (
    new.adviser, new.starts_at, new.ends_at, new.state
  ) is not distinct from (old.adviser, old.starts_at, old.ends_at, old.state) then
    return new;
  end if;
  -- Whoever plans it looks at a request that a colleague or the customer closed meanwhile: nothing is written.
  if new.state = 'planned' and (tg_op = 'INSERT' or old.state <> 'planned') and exists (
    select from public.contact_submissions where id = new.request_id and status in ('completed', 'cancelled')
  ) then
    return null;
  end if;
  if new.state <> 'planned' or new.adviser is null or new.is_overruled then
    return new;
  end if;
  select jsonb_agg(to_jsonb(obstacle)) into obstacles
  from public.contact_submissions as request
  cross join lateral private.obstacles(
    new.adviser, new.starts_at, new.ends_at, request.rd_x, request.rd_y, new.id
  ) as obstacle
  where request.id = new.request_id;
  if obstacles is not null then
    raise exclusion_violation using message = 'the visit does not fit', detail = obstacles::text;
  end if;
  return new;
end
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
create or replace function public.calendar_days(from_day date, until_day date) returns jsonb
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

-- Plans the appointment at a moment, or moves it there. When several customers pick the same moment, one gets it. Only
-- an offered moment is accepted: not past, within 80 days, half an hour ahead for rush while the offer begins at an
-- hour, else 24 hours. Returns `planned`, `taken`, `closed` when nothing can be changed any more, `limited` at the
-- sixth change of a day, or `wished` when two other picks of this customer or caller are unseen: the moment is then
-- added to the preferred times, for the adviser to confirm. `early_start` is the customer's wish that we begin within the
-- period of withdrawal (D-64); with `only_note` the moment is added to the preferred times in any case: the customer read
-- that it would be, and ordered nothing.
create or replace function public.pick_moment(
  key text, starts_at timestamptz, early_start boolean default false, only_note boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  sender constant text := private.caller_hash();
  today constant timestamptz :=
    (now() at time zone 'Europe/Amsterdam')::date::timestamp at time zone 'Europe/Amsterdam';
  moment record;
begin
  perform private.require_calendar_date('starts_at', starts_at);
  own := private.request_of_key(key);
  if own.id is null then
    return 'closed';
  end if;
  if starts_at < now() + (case when own.rush_service then interval '30 minutes' else interval '24 hours' end)
    or starts_at > now() + interval '80 days' then
    return 'taken';
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return 'closed';
  end if;
  if private.customer_changes(own.id, '{appointment_date,appointment_time,preferred_times}', today) >= 5 then
    return 'limited';
  end if;
  select free.* into moment
  from private.free_moments(
    private.with_verified_position(own), pick_moment.starts_at, pick_moment.starts_at
  ) as free
  order by free.cost, free.adviser limit 1;
  if not found then
    return 'taken';
  end if;
  if only_note or private.has_unseen_picks(own, sender) then
    update public.contact_submissions as request
    set preferred_times = right(concat_ws(
      ', ', request.preferred_times, to_char(moment.starts_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')
    ), 200)
    where id = own.id;
    return 'wished';
  end if;
  insert into private.unseen_picks (request_id, caller) values (own.id, sender)
  on conflict (request_id) do update set caller = excluded.caller, picked_at = now();
  -- Who picks a moment need not be called about one.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() else request.early_start_requested_at end,
    callback_on = null
  where id = own.id and (early_start or request.callback_on is not null);
  update public.appointments as appointment
  set starts_at = moment.starts_at, ends_at = moment.ends_at, adviser = moment.adviser, is_overruled = false,
    origin = 'customer'
  where appointment.request_id = own.id and appointment.state = 'planned';
  if not found then
    insert into public.appointments (request_id, adviser, starts_at, ends_at, origin)
    values (own.id, moment.adviser, moment.starts_at, moment.ends_at, 'customer');
  end if;
  return 'planned';
exception
  -- The drive is longer than was assumed for coordinates that nobody confirmed.
  when exclusion_violation then return 'taken';
end
$$;

-- Cancels the request and its appointment; false when it is too late for that here.
create or replace function public.cancel_request(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return coalesce(own.status = 'cancelled', false);
  end if;
  update public.contact_submissions set status = 'cancelled' where id = own.id;
  return true;
end
$$;

-- Adds a message below what was written before, with the day; false when there is no room for it, or after ten (D-67).
create or replace function public.add_customer_message(key text, message text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  added constant text := btrim(message);
begin
  perform private.require_short('message', message, 2000);
  own := private.request_of_key(key);
  if private.customer_changes(own.id, '{message}', '-infinity') >= 10 then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set message = concat_ws(
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 14 <= 2000;
  return found;
end
$$;

-- Asks to be called instead of picking a moment: the request is to be called back today, with the phone number when there
-- was none and the part of the day. False when it cannot be changed any more, and at the sixth time of a day.
create or replace function public.ask_for_call(key text, phone text default null, part_of_day text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  wish constant text := 'Bel mij ' || case part_of_day
    when 'morning' then 'in de ochtend' when 'afternoon' then 'in de middag' when 'evening' then 'in de avond'
    else 'wanneer het u uitkomt' end;
begin
  perform private.require_short('phone', phone, 30);
  perform private.require_short('part_of_day', part_of_day, 20);
  own := private.request_of_key(key);
  if own.id is null or own.status in ('completed', 'cancelled')
    or private.customer_changes(own.id, '{preferred_times}', today::timestamp at time zone 'Europe/Amsterdam') >= 5 then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set callback_on = today, phone = coalesce(request.phone, nullif(btrim(ask_for_call.phone), '')),
    preferred_times = right(concat_ws(', ', request.preferred_times, wish), 200),
    customer_action = 'call', customer_acted_at = now()
  where id = own.id;
  return true;
end
$$;

-- Gives up what a sender never completed, what is of no use any more, and what one address gets too much of.
create function private.give_up_messages(moment timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_address constant integer := 30;
  received_per_address constant integer := 20;
begin
  update private.outgoing_messages set state = 'unknown', done_at = now() where id in (
    select id from private.outgoing_messages where state = 'taken' and taken_at < moment - interval '5 minutes'
    for update skip locked
  );
  -- Messages that are days late, or later than the appointment they tell of, are of no use any more.
  update private.outgoing_messages set state = 'failed', error = 'overdue', done_at = now() where id in (
    select id from private.outgoing_messages
    where state = 'waiting' and private.is_customer_mail(kind) and not_before < moment
      and (not_before < moment - interval '3 days' or (payload ->> 'starts_at')::timestamptz < moment)
      and (kind = 'cancelled' or exists (select from public.contact_submissions where contact_submissions.id = request_id))
    for update skip locked
  );
  -- The limit of one address, whoever caused the mails (D-67). Strangers cause those about new requests, so these leave
  -- room for the mails about appointments.
  update private.outgoing_messages set state = 'failed', error = 'too-many', done_at = now() where id in (
    select id
    from (
      select id, lower(payload ->> 'email') as address, kind = 'received' as is_received,
        row_number() over (
          partition by lower(payload ->> 'email') order by kind = 'received', not_before, created_at, id
        ) as place,
        row_number() over (
          partition by lower(payload ->> 'email'), kind = 'received' order by not_before, created_at, id
        ) as place_of_kind
      from private.outgoing_messages
      where state = 'waiting' and private.is_customer_mail(kind) and not_before <= now()
    ) as due
    cross join lateral (
      select count(*) as amount, count(*) filter (where other.kind = 'received') as received
      from private.outgoing_messages as other
      where private.is_customer_mail(other.kind) and lower(other.payload ->> 'email') = due.address
        and other.taken_at > now() - interval '24 hours' and other.state in ('taken', 'sent', 'unknown')
    ) as gone
    where place + gone.amount > per_address
      or is_received and place_of_kind + gone.received > received_per_address
  );
end
$$;

-- Hands at most so many messages to a sender, which completes or fails each of them. Each mail gets a key of its own,
-- which opens the request and is not stored elsewhere. The webhooks of one request are sent one after another.
create or replace function public.take_messages(amount integer, with_mail boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- One sender at a time, each of which counts what the other took.
  perform pg_advisory_xact_lock(7021005);
  perform private.fill_office_mails();
  perform private.fill_handed_over_mails();
  perform private.give_up_messages(private.believed_time());
  with chosen as materialized (
    select id, case when kind <> 'webhook' and is_open then private.new_key() end as key
    from private.outgoing_messages as message
    cross join lateral (
      select exists (select from public.contact_submissions where contact_submissions.id = message.request_id)
    ) as page (is_open)
    where state = 'waiting' and not_before <= now() and case kind
      when 'webhook' then not exists (
        select from private.outgoing_messages as earlier
        where earlier.request_id = message.request_id and earlier.kind = 'webhook' and earlier.id <> message.id
          and earlier.state in ('waiting', 'taken')
          and (earlier.created_at, earlier.id) < (message.created_at, message.id)
      )
      when 'office' then with_mail
      when 'handed_over' then with_mail
      else with_mail and private.is_mailed(kind)
        -- By a clock that is not believed yet.
        and not_before >= now() - interval '3 days' and coalesce((payload ->> 'starts_at')::timestamptz >= now(), true)
        -- That an appointment is off is told of a deleted request too, without a link.
        and (is_open or kind = 'cancelled')
    end
    order by not_before, created_at limit least(amount, 50)
    for update of message skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null
    from chosen where message.id = chosen.id
    returning message.id, message.kind, message.payload, message.request_id, message.created_at, chosen.key
  ), kept as (
    insert into private.request_keys (key_hash, request_id)
    select private.code_hash(key), request_id from updated where key is not null
  ), told as (
    delete from private.known_requests as known using updated
    where updated.kind = 'webhook' and known.request_id = updated.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'payload', case kind
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id) else payload
    end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

-- What undo_decisions restores of a visit and its request.
create function private.state_to_restore(visit public.appointments, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', visit.id, 'request_id', request.id, 'adviser', visit.adviser, 'is_overruled', visit.is_overruled,
    'status', request.status, 'assigned_to', request.assigned_to, 'callback_on', request.callback_on, 'known', (
      select to_jsonb(known) from private.known_appointments as known where request_id = request.id
    ), 'mails', (
      select coalesce(jsonb_agg(to_jsonb(mail) || jsonb_build_object('payload', mail.payload - array(
        select jsonb_object_keys(private.mail_payload(request))
      ))), '[]')
      from private.waiting_visit_mails(request.id) as mail
    )
  )
$$;

-- Carries out what was decided: [{"id": visit, "sequence": as read, "action": "hand_over", "adviser": ...}], or with the
-- action "put_back" (the request waits again, for its customer to choose anew) or "keep"; with "status" and "version" the
-- request also gets that status. `blocked` blocks the time of an adviser with it. All or nothing: {"undo": what
-- undo_decisions takes, "refused": [{"id": ..., "reason": "changed" or "unfit"}]}, the first null where anything is refused.
create or replace function public.decide_visits(decisions jsonb, with_mail boolean default true, blocked jsonb default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  named record;
  visit public.appointments;
  request public.contact_submissions;
  refused jsonb := '[]';
  before jsonb := '[]';
  blocked_id uuid;
  decision uuid;
begin
  perform private.require_admin();
  perform private.require_short('decisions', decisions::text, 150000);
  perform private.require_short('blocked', blocked::text, 1000);
  if not with_mail then
    perform set_config('app.without_mail', 'on', true);
  end if;
  perform private.lock_schedule();
  delete from private.visit_decisions where decided_at < now() - interval '1 day';
  begin
    if blocked is not null then
      insert into public.blocked_times (adviser, starts_at, ends_at, reason)
      select adviser, starts_at, ends_at, nullif(btrim(reason), '')
      from jsonb_to_record(blocked) as time (adviser uuid, starts_at timestamptz, ends_at timestamptz, reason text)
      returning id into blocked_id;
    end if;
    -- What is put back makes room for what is handed over.
    for named in
      select * from jsonb_to_recordset(decisions) as each (
        id uuid, sequence integer, action text, adviser uuid, status text, version timestamptz
      )
      order by each.action = 'hand_over'
    loop
      select * into visit from public.appointments where id = named.id and state = 'planned' and sequence = named.sequence;
      select * into request from public.contact_submissions where id = visit.request_id;
      if visit.id is null or named.status is not null and request.updated_at is distinct from named.version then
        refused := refused || jsonb_build_object('id', named.id, 'reason', 'changed');
        continue;
      end if;
      before := before || private.state_to_restore(visit, request);
      begin
        if named.action = 'put_back' then
          update public.appointments set state = 'cancelled' where id = visit.id;
          -- Who has not chosen anew by tomorrow is called.
          update public.contact_submissions
          set callback_on = coalesce(callback_on, (now() at time zone 'Europe/Amsterdam')::date + 1)
          where id = request.id;
        elsif named.action = 'hand_over' and exists (select from public.advisers where user_id = named.adviser) then
          update public.appointments set adviser = named.adviser, is_overruled = false where id = visit.id;
        elsif named.action is distinct from 'keep' then
          refused := refused || jsonb_build_object('id', named.id, 'reason', 'changed');
        end if;
      exception when exclusion_violation then
        refused := refused || jsonb_build_object('id', named.id, 'reason', 'unfit');
      end;
      update public.contact_submissions set status = named.status where id = request.id and status <> named.status;
    end loop;
    if refused <> '[]' then
      raise exception using errcode = 'WL001';
    end if;
    select coalesce(jsonb_agg(was || jsonb_build_object('after', private.decided_state((was ->> 'id')::uuid))), '[]')
    into before from jsonb_array_elements(before) as was;
    insert into private.visit_decisions (decided_by, blocked_time, visits) values (auth.uid(), blocked_id, before)
    returning id into decision;
  exception when sqlstate 'WL001' then
    decision := null;
  end;
  return jsonb_build_object('undo', decision, 'refused', refused);
end
$$;

revoke execute on function private.calendar_visits(begins timestamp with time zone, ends timestamp with time zone) from public;

revoke execute on function private.count_by_sums(rush boolean, from_day date, until_day date) from public;

revoke execute on function private.give_up_messages(moment timestamp with time zone) from public;

revoke execute on function private.page_bound(sort text, descending boolean, falls boolean, is_after boolean, appointment_from date, appointment_until date) from public;

revoke execute on function private.require_filter_dates(from_day date, until_day date, appointment_from date, appointment_until date) from public;

revoke execute on function private.search_statement(filters text, sort text, in_order text, direction text, is_ranked boolean, beyond text, beyond_wholes text) from public;

revoke execute on function private.sort_key(sort text, descending boolean) from public;

revoke execute on function private.state_to_restore(visit public.appointments, request public.contact_submissions) from public;

revoke execute on function private.status_at(place integer) from public;
