-- How many requests there are of each kind, without reading them all: kept by triggers on the table of requests.

-- By the day in Amsterdam on which they came in; the day -infinity is all days together. An unknown status counts as new.
create table private.request_counts (
  day date,
  status smallint,
  is_rush boolean,
  is_held boolean,
  source text,
  amount bigint not null,
  -- Of their prices, in euros.
  price_total bigint not null,
  primary key (day, status, is_rush, is_held, source)
);

-- Once for a whole statement, and last of all that it does: other writers of the same day wait for no more than its commit.
-- In the order of the key, so that two never wait for each other.
create function private.update_request_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    $statement$
      insert into private.request_counts as counts
      select day, private.status_order(r.status), r.rush_service, r.is_held, r.source,
        sum(r.change), sum(r.change * coalesce(r.calculated_price, 0))
      from (%s) as r
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.calculated_price, 0)) <> 0
      order by 1, 2, 3, 4, 5
      on conflict (day, status, is_rush, is_held, source) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total
    $statement$,
    case tg_op
      when 'INSERT' then 'select 1 as change, * from added'
      when 'DELETE' then 'select -1 as change, * from removed'
      else 'select 1 as change, * from added union all select -1, * from removed'
    end
  );
  return null;
end
$$;

-- Triggers of one event run by name: this one after all others.
create trigger update_request_counts_added after insert on public.contact_submissions
  referencing new table as added for each statement execute function private.update_request_counts();
create trigger update_request_counts_changed after update on public.contact_submissions
  referencing old table as removed new table as added for each statement execute function private.update_request_counts();
create trigger update_request_counts_removed after delete on public.contact_submissions
  referencing old table as removed for each statement execute function private.update_request_counts();

revoke execute on all functions in schema private from public;
