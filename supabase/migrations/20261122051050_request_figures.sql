-- What an owner wants to know each month. From the table of counts alone, so that it also knows of anonymised requests and
-- costs the same at any number of them.

-- The requests that came in in each of the last 24 months in Amsterdam, oldest first; held ones are left out. The revenue
-- is the sum of the prices of the completed ones, in euros.
create function public.request_figures() returns jsonb
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
        coalesce(sum(price_total) filter (where status = private.status_order('completed')), 0) as revenue
      from generate_series(this_month - interval '23 months', this_month, '1 month') as months (first_day)
      left join private.request_counts as counts
        on counts.day >= months.first_day::date and counts.day < (months.first_day + interval '1 month')::date
          and not counts.is_held
      group by months.first_day
    ) as per_month
  );
end
$$;

revoke execute on function public.request_figures() from public, anon, authenticated;
grant execute on function public.request_figures() to authenticated;
