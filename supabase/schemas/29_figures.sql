-- The figures of any period, from sums that triggers maintain by day and by month: a period costs its whole months and
-- the days at its ends, however many requests there are, and anonymised requests still count. Days are those of
-- Amsterdam; the last one of a period is included. What is counted of a request has columns of its own, so that each
-- figure links to its requests by a filter of the list.

-- The number of requests, how many of them became an order, and the sum of their prices in euros. By the day on
-- which they came in, `kind` is what they share: `property_type`, `place`, of those by the website `landing_path` and
-- `referrer_host` (`-` when not known), who chose the moment of the appointment (`origin`), and the hours until
-- `contact` and the days until `visit` and `label`. By the day of completion `done`, and by that of the appointment
-- `expected`.
create table private.figure_counts (
  span text not null check (span in ('day', 'month')),
  first_day date not null,
  kind text not null,
  value text not null,
  amount bigint not null,
  orders bigint not null,
  euros bigint not null,
  primary key (span, first_day, kind, value)
);
create index figure_counts_empty on private.figure_counts (first_day) where amount = 0;

-- Adds the requests of a query, each as `request` and by its columns, times its `change`, in the order of the key, so
-- that two writers never deadlock. Hours are whole, and from two days on those of whole days. Held requests are left
-- out, anonymised ones are not.
create function private.figure_statement(counted text) returns text
language sql immutable
set search_path = ''
as $_$
  select format(
    $statement$
      insert into private.figure_counts as counts (span, first_day, kind, value, amount, orders, euros)
      select spans.span, spans.first_day, fact.kind, fact.value, sum(r.change),
        sum(r.change * step.is_order), sum(r.change * step.euros)
      from (%s) as r
      cross join lateral (
        select private.has_reached(r.request, 'order')::integer as is_order, (r.created_at at time zone 'Europe/Amsterdam')::date as day,
          coalesce(r.price, 0) as euros,
          case when private.has_reached(r.request, 'label') then (r.completed_at at time zone 'Europe/Amsterdam')::date end as completed,
          greatest(0, floor(date_part('epoch', r.contacted_at - r.created_at) / 3600))::integer as hours
      ) as step
      cross join lateral (values
        ('property_type', r.property_type, step.day),
        ('place', coalesce(r.place, '-'), step.day),
        ('landing_path', case when r.source = 'website' then coalesce(r.landing_path, '-') end, step.day),
        ('referrer_host', case when r.source = 'website' then coalesce(r.referrer_host, '-') end, step.day),
        ('origin', r.appointment_origin, step.day),
        ('contact', case when private.has_reached(r.request, 'contact') then
          (case when step.hours < 48 then step.hours else step.hours / 24 * 24 end)::text end, step.day),
        ('visit', case when private.has_reached(r.request, 'visit') then
          greatest(0, r.appointment_date - step.day)::text end, step.day),
        ('label', case when step.completed is not null then
          greatest(0, step.completed - step.day)::text end, step.day),
        ('done', '', step.completed),
        ('expected', '', case when r.status = 'scheduled' then r.appointment_date end)
      ) as fact (kind, value, day)
      cross join lateral (values
        ('day', fact.day), ('month', date_trunc('month', fact.day::timestamp)::date)
      ) as spans (span, first_day)
      where not r.is_held and fact.value is not null and fact.day is not null
      group by 1, 2, 3, 4
      having sum(r.change) <> 0 or sum(r.change * step.is_order) <> 0
        or sum(r.change * step.euros) <> 0
      order by 1, 2, 3, 4
      on conflict (span, first_day, kind, value) do update
      set amount = counts.amount + excluded.amount, orders = counts.orders + excluded.orders,
        euros = counts.euros + excluded.euros
    $statement$,
    counted
  )
$_$;

create function private.require_period(from_day date, until_day date) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if (until_day - from_day between 0 and 1099) is not true then
    raise invalid_parameter_value using message = 'no period of at most 1100 days';
  end if;
end
$$;

-- The sums of the whole months in a period, and of its days before and after these.
create function private.counts_of(from_day date, until_day date) returns setof private.figure_counts
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  -- The first day of the whole months, and that after them.
  start constant date := date_trunc('month', from_day + interval '1 month' - interval '1 day');
  stop constant date := greatest(start, date_trunc('month', until_day + interval '1 day')::date);
begin
  return query
    select * from private.figure_counts where span = 'month' and first_day >= start and first_day < stop
    union all
    select * from private.figure_counts where span = 'day' and first_day >= from_day and first_day < least(start, until_day + 1)
    union all
    select * from private.figure_counts
    where span = 'day' and first_day >= greatest(stop, from_day) and first_day <= until_day;
end
$$;

-- The requests that came in: by week, status and source, by type of home, place, first page and site, and how far they
-- came. Weeks are aligned with the period that begins at `aligned_to`, to compare a preceding period with it. Of the
-- time until a step the first value is that within which half of the requests reached it, the second one that of nine
-- of ten. Of what requests have in common only the hundred largest values are returned, and the unknown one; the others
-- together have the value ''.
create function public.period_figures(from_day date, until_day date, aligned_to date default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  later integer;
  statuses constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day), ('aligned_to', aligned_to)) as given (argument, value);
  perform private.require_period(from_day, until_day);
  later := coalesce(aligned_to - from_day, 0);
  return (
    with counted as materialized (
      select kind, value, sum(amount) as requests, sum(orders) as orders
      from private.counts_of(from_day, until_day)
      where kind not in ('done', 'expected') group by kind, value having sum(amount) > 0
    ), reached as (
      select kind, value::integer as time, requests,
        sum(requests) over (partition by kind order by value::integer) as so_far, sum(requests) over (partition by kind) as total
      from counted where kind in ('contact', 'visit', 'label')
    ), steps as (
      select kind, jsonb_build_object('requests', max(total), 'times', jsonb_build_array(
        min(time) filter (where so_far >= 0.5 * total), min(time) filter (where so_far >= 0.9 * total)
      )) as step
      from reached group by kind
    ), by_size as (
      select *, row_number() over (partition by kind order by value <> '-', requests desc, value) <= 101 as is_told
      from counted where kind in ('property_type', 'place', 'landing_path', 'referrer_host')
    ), told as (
      select kind, case when is_told then value else '' end as value, sum(requests) as requests, sum(orders) as orders
      from by_size group by 1, 2
    ), parts as (
      select kind, jsonb_agg(
        jsonb_build_object('value', value, 'requests', requests, 'orders', orders) order by value = '', requests desc, value
      ) as items
      from told group by kind
    ), weeks as (
      select date_trunc('week', (day + later)::timestamp)::date as week, status, source, sum(amount) as requests
      from private.request_counts
      where day between from_day and until_day and not is_held
      group by 1, 2, 3 having sum(amount) > 0
    )
    select jsonb_build_object(
      'requests', coalesce(sum(requests) filter (where kind = 'property_type'), 0),
      'orders', coalesce(sum(orders) filter (where kind = 'property_type'), 0),
      'planned', coalesce(sum(requests) filter (where kind = 'origin'), 0),
      'picked', coalesce(sum(requests) filter (where kind = 'origin' and value = 'customer'), 0),
      'weeks', (
        select coalesce(jsonb_agg(
          jsonb_build_object('week', week, 'status', statuses[status + 1], 'source', source, 'requests', requests)
          order by week, status, source
        ), '[]') from weeks
      ),
      'parts', (select coalesce(jsonb_object_agg(kind, items), '{}') from parts),
      'steps', (select coalesce(jsonb_object_agg(kind, step), '{}') from steps)
    ) from counted
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.period_figures from public, anon, authenticated;
grant execute on function public.period_figures to authenticated;
