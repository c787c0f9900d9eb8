-- The price of a request by the price list, beside the stored one. A visitor's browser sends the latter, so it may be
-- anything: where the two differ, people see both and figures count the list price.

-- The price in euros, VAT included; null without a surface area. The same as calculatePrice in
-- src/domain/pricing/pricing.ts: list-price.test.ts compares the two. A new list applies from a day on: it gets the day of the
-- request as an argument, here and in calculatePrice. Otherwise past orders would be revalued and marked. The migration that
-- brings it also rebuilds the index below and calls private.recount_requests().
create function private.list_price(property_type text, surface_area double precision, rush_service boolean) returns integer
language sql immutable set search_path = ''
as $$
  select case when surface_area > 0 then (
    case when property_type = 'detached'
      then 350 + 15 * greatest(0, ceil((surface_area - 200) / 10))
      else 285 + 15 * greatest(0, ceil((surface_area - 150) / 10))
    end + case when rush_service then 95 else 0 end
  )::integer end
$$;

-- For work = 'price' in private.meets_filters.
create index contact_submissions_deviating_price on public.contact_submissions (created_at desc, id desc)
  where calculated_price is distinct from
      coalesce(private.list_price(property_type, surface_area, rush_service), calculated_price)
    and not is_held;

-- One more kind than before: `price`, the requests whose stored price is not that of the price list. Of these also those
-- that are completed, cancelled or anonymised, for they count in the figures.
create or replace function private.work_condition(work text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  here constant timestamp := now() at time zone 'Europe/Amsterdam';
  condition constant text := case work
    when 'today' then format('r.status = ''scheduled'' and r.appointment_date = %L', here::date)
    when 'rush' then 'r.rush_service and private.status_order(r.status) = 0::smallint'
    -- Without a time the appointment has passed when its day has.
    when 'overdue' then format(
      'r.status = ''scheduled'' and r.appointment_date <= %1$L and (r.appointment_date < %1$L or r.appointment_time < %2$L)',
      here::date, here::time
    )
    when 'callback' then format('r.callback_on <= %L', here::date)
    when 'unanswered' then format(
      'private.status_order(r.status) = 0::smallint and r.created_at <= %L', now() - interval '2 days'
    )
  end;
begin
  if work = 'price' then
    return 'r.calculated_price is distinct from '
      'coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price) and not r.is_held';
  end if;
  if condition is null then
    raise invalid_parameter_value using message = format('no work called %s', work);
  end if;
  -- Written as in the indexes, so that these are used.
  return 'not r.is_held and r.anonymised_at is null and r.status not in (''completed'', ''cancelled'') and ' || condition;
end
$$;

alter table private.request_counts
  -- The sum of their list prices; the stored price where the list gives none.
  add list_total bigint not null default 0,
  -- How many have another stored price.
  add deviating bigint not null default 0;

-- Adds the rows of an SQL query, each with the number of times it counts as `change`, to the table of counts. In the order
-- of the key, so that two writers never wait for each other.
create function private.count_statement(counted text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $statement$
      insert into private.request_counts as counts
        (day, status, is_rush, is_held, source, amount, price_total, list_total, deviating)
      select day, private.status_order(r.status), r.rush_service, r.is_held, r.source,
        sum(r.change), sum(r.change * coalesce(r.calculated_price, 0)), sum(r.change * coalesce(listed.price, 0)),
        sum(r.change * (r.calculated_price is distinct from listed.price)::integer)
      from (%s) as r
      cross join lateral (
        select coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price) as price
      ) as listed
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.calculated_price, 0)) <> 0
        or sum(r.change * coalesce(listed.price, 0)) <> 0
        or sum(r.change * (r.calculated_price is distinct from listed.price)::integer) <> 0
      order by 1, 2, 3, 4, 5
      on conflict (day, status, is_rush, is_held, source) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total,
        list_total = counts.list_total + excluded.list_total, deviating = counts.deviating + excluded.deviating
    $statement$,
    counted
  )
$$;

create or replace function private.update_request_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute private.count_statement(case tg_op
    when 'INSERT' then 'select 1 as change, * from added'
    when 'DELETE' then 'select -1 as change, * from removed'
    else 'select 1 as change, * from added union all select -1, * from removed'
  end);
  return null;
end
$$;

-- Recounts all requests. Concurrent writes of requests wait for it. A new price list needs it, and applies from a day on:
-- see private.list_price.
create function private.recount_requests() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.contact_submissions in share row exclusive mode;
  delete from private.request_counts;
  execute private.count_statement('select 1 as change, * from public.contact_submissions');
end
$$;

select private.recount_requests();

-- The requests that came in in each of the last 24 months in Amsterdam, oldest first; held ones are left out. The revenue
-- is the sum of the prices of the completed ones by the price list, in euros; `stored_revenue` is that of the prices stored
-- with them, and `deviating` the number of those in which the two differ.
create or replace function public.request_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', now() at time zone 'Europe/Amsterdam');
begin
  perform private.require_admin();
  return (
    select jsonb_agg(to_jsonb(per_month) order by per_month.month)
    from (
      select to_char(months.first_day, 'YYYY-MM') as month,
        coalesce(sum(amount), 0) as requests,
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

revoke execute on all functions in schema private from public;
-- The index expressions are evaluated with the rights of the role that writes the row.
grant execute on function private.list_price(text, double precision, boolean) to anon, authenticated;
