-- The figures of any period, counted from the rows of that period alone. Days are those of Amsterdam, the last one included.

create function private.require_period(from_day date, until_day date) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if (until_day - from_day between 0 and 3660) is not true then
    raise invalid_parameter_value using message = 'no period of at most ten years';
  end if;
end
$$;

-- What the price list asks for a request, or what is stored with one that it gives no price for; in euros.
create function private.worth(r public.contact_submissions) returns integer
language sql immutable
return coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price, 0);

-- Whole hours from the request on.
create function private.hours_until(moment timestamptz, created_at timestamptz) returns integer
language sql stable
return greatest(0, floor(extract(epoch from moment - created_at) / 3600))::integer;

-- The requests that came in: by week, status and source, by place, kind of home, first page and site, and how far they came.
-- Weeks are those of the period that begins at `beside`, so that one before it can stand beside it. Median and nine of ten
-- are in whole hours since the request. Held ones are left out, anonymised ones are not.
create function public.period_figures(from_day date, until_day date, beside date default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  first_moment constant timestamptz := from_day::timestamp at time zone 'Europe/Amsterdam';
  end_moment constant timestamptz := (until_day + 1)::timestamp at time zone 'Europe/Amsterdam';
  later constant integer := coalesce(beside - from_day, 0);
  statuses constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
begin
  perform private.require_admin();
  perform private.require_period(from_day, until_day);
  return (
    with received as materialized (
      select date_trunc('week', (r.created_at at time zone 'Europe/Amsterdam') + make_interval(days => later))::date as week,
        private.status_order(r.status) as status, r.source, r.property_type,
        coalesce(r.place, '-') as place, coalesce(r.landing_path, '-') as landing_path,
        coalesce(r.referrer_host, '-') as referrer_host,
        private.has_reached(r, 'order') as is_order,
        r.appointment_origin,
        case when private.has_reached(r, 'contact') then private.hours_until(r.contacted_at, r.created_at) end as contact,
        case when private.has_reached(r, 'visit') then private.hours_until(
          (r.appointment_date + coalesce(r.appointment_time, '12:00')) at time zone 'Europe/Amsterdam', r.created_at
        ) end as visit,
        case when private.has_reached(r, 'label') then private.hours_until(r.completed_at, r.created_at) end as label
      from public.contact_submissions as r
      where r.created_at >= first_moment and r.created_at < end_moment and not r.is_held
    ), counted as (
      select week, status, source, property_type, place, landing_path, referrer_host,
        grouping(week, property_type, place, landing_path, referrer_host) as kind,
        count(*) as requests, count(*) filter (where is_order) as orders
      from received
      group by grouping sets ((week, status, source), (property_type), (place), (landing_path), (referrer_host))
    ), parts as (
      select kind, jsonb_agg(
        jsonb_build_object(
          'value', coalesce(property_type, place, landing_path, referrer_host), 'requests', requests, 'orders', orders
        ) order by requests desc, coalesce(property_type, place, landing_path, referrer_host)
      ) as items
      from counted where kind <> 15 group by kind
    )
    select jsonb_build_object(
      'requests', count(*),
      'orders', count(*) filter (where is_order),
      'planned', count(appointment_origin),
      'picked', count(*) filter (where appointment_origin = 'customer'),
      'weeks', (
        select coalesce(jsonb_agg(
          jsonb_build_object('week', week, 'status', statuses[status + 1], 'source', source, 'requests', requests)
          order by week, status, source
        ), '[]') from counted where kind = 15
      ),
      'property_types', coalesce((select items from parts where kind = 23), '[]'),
      'places', coalesce((select items from parts where kind = 27), '[]'),
      'landing_paths', coalesce((select items from parts where kind = 29), '[]'),
      'referrer_hosts', coalesce((select items from parts where kind = 30), '[]'),
      'contact', jsonb_build_object('requests', count(contact), 'hours', percentile_disc(array[0.5, 0.9]) within group (order by contact)),
      'visit', jsonb_build_object('requests', count(visit), 'hours', percentile_disc(array[0.5, 0.9]) within group (order by visit)),
      'label', jsonb_build_object('requests', count(label), 'hours', percentile_disc(array[0.5, 0.9]) within group (order by label))
    ) from received
  );
end
$$;
revoke execute on function public.period_figures from public, anon, authenticated;
grant execute on function public.period_figures to authenticated;

-- By month: what was completed in it and what is planned for a visit in it, in euros, and the kilometres driven to the visits
-- that were. A day's drive begins and ends at the adviser's own place, when that is known; a visit to a home whose place on
-- the map is not known is left out.
create function public.visit_figures(from_day date, until_day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  first_moment constant timestamptz := from_day::timestamp at time zone 'Europe/Amsterdam';
  end_moment constant timestamptz := (until_day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_admin();
  perform private.require_period(from_day, until_day);
  return (
    with done as (
      select date_trunc('month', completed_at at time zone 'Europe/Amsterdam') as month,
        count(*) as done, sum(private.worth(r)) as done_euros
      from public.contact_submissions as r
      where r.completed_at >= first_moment and r.completed_at < end_moment and r.status = 'completed' and not r.is_held
      group by 1
    ), expected as (
      select date_trunc('month', appointment_date::timestamp) as month,
        count(*) as expected, sum(private.worth(r)) as expected_euros
      from public.contact_submissions as r
      where r.appointment_date between from_day and until_day and r.status = 'scheduled' and not r.is_held
      group by 1
    ), visits as (
      select visit.starts_at at time zone 'Europe/Amsterdam' as moment, r.rd_x as x, r.rd_y as y,
        own.start_x, own.start_y, own.detour_factor / 1000 as factor,
        lag(r.rd_x) over day as before_x, lag(r.rd_y) over day as before_y, lead(visit.id) over day is null as is_last
      from public.appointments as visit
      join public.advisers as own on own.user_id = visit.adviser
      join public.contact_submissions as r on r.id = visit.request_id
      where visit.state <> 'cancelled' and visit.starts_at >= first_moment and visit.starts_at < least(end_moment, now())
        and num_nonnulls(r.rd_x, r.rd_y) = 2
      window day as (
        partition by visit.adviser, (visit.starts_at at time zone 'Europe/Amsterdam')::date order by visit.starts_at, visit.id
      )
    ), driven as (
      select date_trunc('month', moment) as month, count(*) as visits, round(sum(factor::double precision * (
        coalesce(sqrt((x - coalesce(before_x, start_x)) ^ 2 + (y - coalesce(before_y, start_y)) ^ 2), 0)
        + case when is_last then coalesce(sqrt((x - start_x) ^ 2 + (y - start_y) ^ 2), 0) else 0 end
      ))::numeric, 1) as kilometres
      from visits group by 1
    )
    select jsonb_agg(jsonb_build_object(
      'month', to_char(months.month, 'YYYY-MM'),
      'done', coalesce(done, 0), 'done_euros', coalesce(done_euros, 0),
      'expected', coalesce(expected, 0), 'expected_euros', coalesce(expected_euros, 0),
      'visits', coalesce(visits, 0), 'kilometres', coalesce(kilometres, 0)
    ) order by months.month)
    from generate_series(date_trunc('month', from_day::timestamp), until_day::timestamp, interval '1 month') as months (month)
    left join done using (month) left join expected using (month) left join driven using (month)
  );
end
$$;
revoke execute on function public.visit_figures from public, anon, authenticated;
grant execute on function public.visit_figures to authenticated;

revoke execute on all functions in schema private from public;
