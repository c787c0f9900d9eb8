-- How many requests there are of each kind, kept by triggers.

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
  -- The same, had none been agreed on that differs from the price list.
  list_total bigint not null default 0,
  -- How many differ from the price list (private.differs_from_list).
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
create trigger "89_update_request_counts_added" after insert on public.contact_submissions
  referencing new table as added for each statement execute function private.update_request_counts();
create trigger "89_update_request_counts_changed" after update on public.contact_submissions
  referencing old table as removed new table as added for each statement execute function private.update_request_counts();
create trigger "89_update_request_counts_removed" after delete on public.contact_submissions
  referencing old table as removed for each statement execute function private.update_request_counts();

-- The requests that came in in each of the last 24 months in Amsterdam, oldest first, with those up to today's day of
-- the month, to compare the current month with the same days a year earlier. Held ones are left out. The revenue is the
-- sum of the prices of the completed ones, in euros; `list_revenue` is what it would be by the price list, and `deviating`
-- the number of those that differ from it.
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
        coalesce(sum(price_total) filter (where status = private.status_order('completed')), 0) as revenue,
        coalesce(sum(list_total) filter (where status = private.status_order('completed')), 0) as list_revenue,
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
        sum(r.change), sum(r.change * coalesce(r.price, 0)), sum(r.change * worth.listed), sum(r.change * worth.differs)
      from (%s) as r
      cross join lateral (
        select private.differs_from_list(r.agreed_price, r.calculated_price, r.list_price)::integer as differs,
          coalesce(case when r.agreed_price is not null then r.list_price end, r.price, 0) as listed
      ) as worth
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5, 6
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.price, 0)) <> 0 or sum(r.change * worth.listed) <> 0
        or sum(r.change * worth.differs) <> 0
      order by 1, 2, 3, 4, 5, 6
      on conflict (day, status, is_rush, is_held, source, is_anonymised) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total,
        list_total = counts.list_total + excluded.list_total, deviating = counts.deviating + excluded.deviating
    $statement$,
    counted
  )
$_$;

-- Recounts all requests. Concurrent writes of requests wait for it.
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

revoke execute on all functions in schema private from public;
revoke execute on function public.request_figures from public, anon, authenticated;
grant execute on function public.request_figures to authenticated;
