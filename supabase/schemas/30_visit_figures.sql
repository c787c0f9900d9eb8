-- By month what was completed and what is planned, and the kilometres to it.

-- By month: what was completed in it and what is planned for it, in requests and euros, and the kilometres driven to
-- past appointments. Months are aligned with the period that begins at `aligned_to`. A day's drive begins and ends at
-- the adviser's own place, when that is known. Of a request with several appointments the last one counts.
create function public.visit_figures(from_day date, until_day date, aligned_to date default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  later integer;
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day), ('aligned_to', aligned_to)) as given (argument, value);
  perform private.require_period(from_day, until_day);
  later := coalesce(aligned_to - from_day, 0);
  return (
    with sums as (
      select * from private.counts_of(from_day, until_day) where later = 0
      union all
      -- Whole months are of no use beside others.
      select * from private.figure_counts where later <> 0 and span = 'day' and first_day between from_day and until_day
    ), earned as (
      select date_trunc('month', (first_day + later)::timestamp) as month,
        sum(amount) filter (where kind = 'done') as done, sum(euros) filter (where kind = 'done') as done_euros,
        sum(amount) filter (where kind = 'expected') as expected,
        sum(euros) filter (where kind = 'expected') as expected_euros
      from sums where kind in ('done', 'expected') group by 1
    ), appointments as (
      select r.appointment_date as day, r.rd_x as x, r.rd_y as y, own.start_x, own.start_y,
        coalesce(own.detour_factor, 1.3)::double precision / 1000 as kilometres,
        lag(r.rd_x) over drive as before_x, lag(r.rd_y) over drive as before_y, lead(r.id) over drive is null as is_last
      from public.contact_submissions as r
      left join public.advisers as own on own.user_id = r.assigned_to
      where r.appointment_date between from_day and until_day and not r.is_held and private.has_reached(r, 'visited')
      window drive as (partition by r.assigned_to, r.appointment_date order by r.appointment_time, r.id)
    ), driven as (
      select date_trunc('month', (day + later)::timestamp) as month, count(*) as appointments, round(sum(kilometres * (
        coalesce(private.metres_between(coalesce(before_x, start_x), coalesce(before_y, start_y), x, y), 0)
        + case when is_last then coalesce(private.metres_between(x, y, start_x, start_y), 0) else 0 end
      ))::numeric, 1) as kilometres
      from appointments group by 1
    )
    select jsonb_agg(jsonb_build_object(
      'month', to_char(months.month, 'YYYY-MM'),
      'done', coalesce(earned.done, 0), 'done_euros', coalesce(earned.done_euros, 0),
      'expected', coalesce(earned.expected, 0), 'expected_euros', coalesce(earned.expected_euros, 0),
      'visits', coalesce(driven.appointments, 0), 'kilometres', coalesce(driven.kilometres, 0)
    ) order by months.month)
    from generate_series(
      date_trunc('month', (from_day + later)::timestamp), (until_day + later)::timestamp, interval '1 month'
    ) as months (month)
    left join earned using (month) left join driven using (month)
  );
end
$$;

-- Metres of the shortest route along up to nine places, in straight lines, from the start and back to it when there is
-- one; null for more places. For each set of places and each last one in it: the shortest route so far (Held and Karp,
-- 1962).
create function private.shortest_route(start_x integer, start_y integer, xs integer[], ys integer[])
returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  amount constant integer := cardinality(xs);
  everywhere constant integer := (1 << amount) - 1;
  -- At set * amount + place; a set holds a place when the bit of its number is set.
  shortest double precision[];
  way double precision;
begin
  if amount > 9 then
    return null;
  end if;
  for visited in 1..everywhere loop
    for place in 1..amount loop
      continue when visited & (1 << (place - 1)) = 0;
      if visited = 1 << (place - 1) then
        way := coalesce(private.metres_between(start_x, start_y, xs[place], ys[place]), 0);
      else
        way := 'infinity';
        for before in 1..amount loop
          continue when before = place or visited & (1 << (before - 1)) = 0;
          way := least(way, shortest[(visited - (1 << (place - 1))) * amount + before]
            + private.metres_between(xs[before], ys[before], xs[place], ys[place]));
        end loop;
      end if;
      shortest[visited * amount + place] := way;
    end loop;
  end loop;
  return (
    select min(
      shortest[everywhere * amount + place]
        + coalesce(private.metres_between(start_x, start_y, xs[place], ys[place]), 0)
    )
    from generate_series(1, amount) as place
  );
end
$$;

-- The kilometres to the appointments of at most 92 days, as they were driven and in the best order of each day.
create function public.route_figures(from_day date, until_day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  perform private.require_period(from_day, until_day);
  if until_day - from_day >= 92 then
    raise invalid_parameter_value using message = 'ask for at most 92 days';
  end if;
  return (
    with visits as (
      select r.assigned_to as adviser, r.appointment_date as day, r.rd_x as x, r.rd_y as y, own.start_x, own.start_y,
        coalesce(own.detour_factor, 1.3)::float8 / 1000 as kilometres,
        lag(r.rd_x) over drive as before_x, lag(r.rd_y) over drive as before_y, lead(r.id) over drive is null as is_last,
        row_number() over drive as place
      from public.contact_submissions as r
      left join public.advisers as own on own.user_id = r.assigned_to
      where r.appointment_date between from_day and until_day and not r.is_held
        and private.has_reached(r, 'visited')
      window drive as (partition by r.assigned_to, r.appointment_date order by r.appointment_time, r.id)
    ), days as (
      select count(*) as amount, max(kilometres) as kilometres, sum(
        coalesce(private.metres_between(coalesce(before_x, start_x), coalesce(before_y, start_y), x, y), 0)
        + case when is_last then coalesce(private.metres_between(x, y, start_x, start_y), 0) else 0 end
      ) as driven,
      private.shortest_route(max(start_x), max(start_y), array_agg(x order by place), array_agg(y order by place)) as shortest
      from visits group by adviser, day
    )
    select jsonb_build_object(
      'visits', coalesce(sum(amount), 0),
      'kilometres', coalesce(round(sum(driven * kilometres)::numeric, 1), 0),
      'best_kilometres', coalesce(round(sum(coalesce(shortest, driven) * kilometres)::numeric, 1), 0)
    )
    from days
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.visit_figures, public.route_figures from public, anon, authenticated;
grant execute on function public.visit_figures, public.route_figures to authenticated;
