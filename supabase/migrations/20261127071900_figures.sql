-- The figures of any period, from sums that triggers maintain by day and by month: a period costs its whole months and
-- the days at its ends, however many requests there are, and anonymised requests still count. Days are those of
-- Amsterdam; the last one of a period is included. What is counted of a request has columns of its own, so that each
-- figure links to its requests by a filter of the list.

-- How many requests there are of each kind, without reading them all. By the day in Amsterdam on which they came in;
-- the day -infinity is all days together. An unknown status counts as new.
create table private.request_counts (
  day date,
  status smallint,
  is_rush boolean,
  is_held boolean,
  source text,
  is_anonymised boolean not null default false,
  amount bigint not null,
  -- Of their prices, in euros.
  price_total bigint not null,
  -- The sum of their list prices; the stored price where the list gives none.
  list_total bigint not null default 0,
  -- How many have another stored price.
  deviating bigint not null default 0,
  primary key (day, status, is_rush, is_held, source, is_anonymised)
);

-- Once for a whole statement, and as its last trigger: other writers of the same day only wait for its commit.
create function private.update_request_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as change, row(a.*)::public.contact_submissions as request, a.* from added as a'
    when 'DELETE' then 'select -1 as change, row(b.*)::public.contact_submissions as request, b.* from removed as b'
    else 'select 1 as change, row(a.*)::public.contact_submissions as request, a.* from added as a union all
      select -1, row(b.*)::public.contact_submissions, b.* from removed as b'
  end;
begin
  execute private.count_statement(changed);
  execute private.figure_statement(changed);
  if tg_op <> 'INSERT' then
    -- Removes the counts of places that no request names any more. Skips rows that others lock, to avoid deadlocks.
    delete from private.figure_counts as counts using (
      select span, first_day, kind, value from private.figure_counts where amount = 0 limit 1000 for update skip locked
    ) as empty
    where (counts.span, counts.first_day, counts.kind, counts.value)
      = (empty.span, empty.first_day, empty.kind, empty.value) and counts.amount = 0;
  end if;
  return null;
end
$$;

-- Triggers of one event run in the order of their names: this one runs last.
create trigger update_request_counts_added after insert on public.contact_submissions
  referencing new table as added for each statement execute function private.update_request_counts();
create trigger update_request_counts_changed after update on public.contact_submissions
  referencing old table as removed new table as added for each statement execute function private.update_request_counts();
create trigger update_request_counts_removed after delete on public.contact_submissions
  referencing old table as removed for each statement execute function private.update_request_counts();

-- The requests that came in in each of the last 24 months in Amsterdam, oldest first, with those up to today's day of
-- the month, to compare the current month with the same days a year earlier. Held ones are left out. The revenue is the
-- sum of the prices of the completed ones by the price list, in euros; `stored_revenue` is that of their stored prices,
-- and `deviating` the number of those in which the two differ.
create function public.request_figures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', now() at time zone 'Europe/Amsterdam');
  day_of_month constant integer := date_part('day', now() at time zone 'Europe/Amsterdam');
begin
  perform private.require_admin();
  return (
    select jsonb_agg(to_jsonb(per_month) order by per_month.month)
    from (
      select to_char(months.first_day, 'YYYY-MM') as month,
        coalesce(sum(amount), 0) as requests,
        coalesce(sum(amount) filter (where date_part('day', day) <= day_of_month), 0) as requests_so_far,
        coalesce(sum(amount) filter (where source = 'telephone'), 0) as by_telephone,
        coalesce(sum(amount) filter (where is_rush), 0) as rush,
        coalesce(sum(amount) filter (where status = private.status_order('completed')), 0) as completed,
        coalesce(sum(amount) filter (where status = private.status_order('cancelled')), 0) as cancelled,
        coalesce(sum(list_total) filter (where status = private.status_order('completed')), 0) as revenue,
        coalesce(sum(price_total) filter (where status = private.status_order('completed')), 0) as stored_revenue,
        coalesce(sum(deviating) filter (where status = private.status_order('completed')), 0) as deviating
      from generate_series(this_month - interval '23 months', this_month, '1 month') as months (first_day)
      left join private.request_counts as counts
        on counts.day >= months.first_day::date and counts.day < (months.first_day + interval '1 month')::date
          and not counts.is_held
      group by months.first_day
    ) as per_month
  );
end
$$;

-- Adds the rows of an SQL query to the table of counts, each as often as its `change` says, anonymised ones separately.
-- In the order of the key, so that two writers never deadlock.
create function private.count_statement(counted text) returns text
language sql immutable
set search_path = ''
as $_$
  select format(
    $statement$
      insert into private.request_counts as counts
        (day, status, is_rush, is_held, source, is_anonymised, amount, price_total, list_total, deviating)
      select day, private.status_order(r.status), r.rush_service, r.is_held, r.source, r.anonymised_at is not null,
        sum(r.change), sum(r.change * coalesce(r.agreed_price, r.calculated_price, 0)), sum(r.change * coalesce(listed.price, 0)),
        sum(r.change * (coalesce(r.agreed_price, r.calculated_price) is distinct from listed.price)::integer)
      from (%s) as r
      cross join lateral (
        select coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price) as price
      ) as listed
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5, 6
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.agreed_price, r.calculated_price, 0)) <> 0
        or sum(r.change * coalesce(listed.price, 0)) <> 0
        or sum(r.change * (coalesce(r.agreed_price, r.calculated_price) is distinct from listed.price)::integer) <> 0
      order by 1, 2, 3, 4, 5, 6
      on conflict (day, status, is_rush, is_held, source, is_anonymised) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total,
        list_total = counts.list_total + excluded.list_total, deviating = counts.deviating + excluded.deviating
    $statement$,
    counted
  )
$_$;

-- Recounts all requests. Concurrent writes of requests wait for it. A new price list needs it: see private.list_price.
create function private.recount_requests() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.contact_submissions in share row exclusive mode;
  delete from private.request_counts;
  delete from private.figure_counts;
  execute private.count_statement('select 1 as change, * from public.contact_submissions');
  execute private.figure_statement('select 1 as change, request, request.* from public.contact_submissions as request');
end
$$;

-- The place at the end of an address such as `Dorpsstraat 12, 3811 AA Amersfoort`; null when no comma separates it, and
-- for `-`, which stands for an unknown place.
create function private.place_of(address text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(nullif(left(btrim(regexp_replace(
    substring(address from ',([^,]*)$'), '^\s*([1-9][0-9]{3}\s?[A-Za-z]{2}(?![A-Za-z]))?', ''
  )), 80), ''), '-')
$$;

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.place := private.place_of(new.address);
  return new;
end
$$;
create trigger follow_address before insert or update of address, place on public.contact_submissions
  for each row execute function private.follow_address();

-- Setting a status back within an hour corrects a mistake: the request keeps its earlier times. A customer who picks a
-- moment does not count as contacted.
create function private.note_progress() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
  is_set_back constant boolean := not is_new and coalesce((
    select max(changed_at) from public.request_audit where request_id = old.id and new_values ? 'status'
  ), old.created_at) > now() - interval '1 hour';
begin
  if private.status_order(new.status) in (1, 2, 3) and not private.is_by_customer()
    and (new.contacted_at is null or not (is_new or is_set_back or private.status_order(old.status) <> 0))
  then
    new.contacted_at := now();
  end if;
  if new.status = 'completed' and (new.completed_at is null or not (is_new or is_set_back)) then
    new.completed_at := now();
  end if;
  return new;
end
$$;
create trigger note_progress_added before insert on public.contact_submissions
  for each row when (new.status in ('contacted', 'scheduled', 'completed')) execute function private.note_progress();
create trigger note_progress before update of status on public.contact_submissions
  for each row when (old.status <> new.status) execute function private.note_progress();

-- An appointment that comes back at the same moment, because its request was reopened or restored, keeps its first
-- origin.
create function private.origin_of_appointment(request uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select first.origin from public.appointments as first
  where first.request_id = request and first.starts_at = (
    select appointment.starts_at from public.appointments as appointment
    where appointment.request_id = request and appointment.state <> 'cancelled'
    order by appointment.state = 'planned' desc, appointment.created_at desc limit 1
  )
  order by first.created_at, first.state = 'planned' limit 1
$$;

create function private.note_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_submissions as request set appointment_origin = chosen.by
  from (select private.origin_of_appointment(new.request_id) as by) as chosen
  where request.id = new.request_id and request.appointment_origin is distinct from chosen.by;
  return null;
end
$$;
create trigger note_origin_added after insert on public.appointments
  for each row execute function private.note_origin();
create trigger note_origin after update on public.appointments
  for each row when ((old.origin, old.state, old.starts_at) is distinct from (new.origin, new.state, new.starts_at))
  execute function private.note_origin();

-- For the list with such a filter and no period, and for the turnover of a period.
create index contact_submissions_place on public.contact_submissions (place, created_at desc, id desc)
  where not is_held and place is not null;
create index contact_submissions_landing_path on public.contact_submissions (landing_path, created_at desc, id desc)
  where not is_held and landing_path is not null;
create index contact_submissions_referrer_host on public.contact_submissions (referrer_host, created_at desc, id desc)
  where not is_held and referrer_host is not null;
create index contact_submissions_picked on public.contact_submissions (created_at desc, id desc)
  where not is_held and appointment_origin = 'customer';
create index contact_submissions_completed on public.contact_submissions (completed_at)
  where not is_held and completed_at is not null;

-- How far a request came: `contact` of those by the website, a date for the appointment, a label, an order, an
-- appointment, one whose moment the customer picked, a past appointment, by an adviser and to a known place, and a home
-- that already had a label, as counted by private.count_label: not one whose label resulted from the appointment. The
-- figures count the same. Without settings, so that Postgres inlines it.
create function private.has_reached(r public.contact_submissions, step text) returns boolean
language sql stable
return case step
  when 'contact' then r.source = 'website' and r.contacted_at is not null and private.status_order(r.status) <> 0
  when 'visit' then private.status_order(r.status) in (2, 3) and r.appointment_date is not null
  when 'label' then r.status = 'completed' and r.completed_at is not null
  when 'order' then private.status_order(r.status) in (2, 3)
  when 'planned' then r.appointment_origin is not null
  when 'picked' then r.appointment_origin = 'customer'
  when 'visited' then private.status_order(r.status) <> 4 and num_nonnulls(r.assigned_to, r.rd_x, r.rd_y) = 3
    and (r.appointment_date + r.appointment_time) at time zone 'Europe/Amsterdam' < now()
  when 'had_label' then r.source = 'website' and r.label_class is not null
    and (r.status <> 'completed' or r.label_registered_at < (r.created_at at time zone 'Europe/Amsterdam')::date)
end;

-- Inlined too.
create function private.meets_figure(r public.contact_submissions, f private.figure_filters) returns boolean
language sql stable
return (f.source is null or r.source = f.source)
  and (f.property_type is null or r.property_type = f.property_type)
  and (f.place is null or case when f.place = '-' then r.place is null else r.place = f.place end)
  and (f.landing_path is null or r.source = 'website'
    and case when f.landing_path = '-' then r.landing_path is null else r.landing_path = f.landing_path end)
  and (f.referrer_host is null or r.source = 'website'
    and case when f.referrer_host = '-' then r.referrer_host is null else r.referrer_host = f.referrer_host end)
  and (f.step is null or private.has_reached(r, f.step))
  and (f.completed_from is null
    or r.status = 'completed' and r.completed_at >= f.completed_from::timestamp at time zone 'Europe/Amsterdam')
  and (f.completed_until is null
    or r.status = 'completed' and r.completed_at < (f.completed_until + 1)::timestamp at time zone 'Europe/Amsterdam');

create function private.read_figure(figure jsonb) returns private.figure_filters
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_short('figure', figure::text, 1000);
  if figure ->> 'step' not in ('contact', 'visit', 'label', 'order', 'planned', 'picked', 'visited', 'had_label') then
    raise invalid_parameter_value using message = 'unknown step';
  end if;
  return jsonb_populate_record(null::private.figure_filters, figure);
end
$$;

-- The number of requests, how many of them became an order, and their revenue in euros by the price list. By the day on
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
          coalesce(r.agreed_price, private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price, 0) as euros,
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
revoke execute on function
  public.request_figures, public.period_figures, public.visit_figures, public.route_figures
  from public, anon, authenticated;
grant execute on function
  public.request_figures, public.period_figures, public.visit_figures, public.route_figures to authenticated;
