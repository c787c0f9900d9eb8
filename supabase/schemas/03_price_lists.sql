-- What a label costs (D-75). Each list holds from its day on, until the next one does. A list that holds is never changed:
-- requests refer to it, and so do their invoices and figures. A request keeps the list that its visitor saw.

create table public.price_lists (
  -- A day in Amsterdam.
  valid_from date primary key check (valid_from between '2000-01-01' and '2099-12-31'),
  -- Of a detached home, and of any other: euros, VAT included, and the square metres that they cover.
  detached_price integer not null check (detached_price between 1 and 10000),
  detached_area integer not null check (detached_area between 1 and 2700),
  other_price integer not null check (other_price between 1 and 10000),
  other_area integer not null check (other_area between 1 and 2700),
  -- What each started step of so many square metres above that adds.
  step_area integer not null check (step_area between 1 and 1000),
  step_price integer not null check (step_price between 1 and 1000),
  rush_price integer not null check (rush_price between 1 and 10000),
  updated_at timestamptz not null default now(),
  -- That of the largest home, which a request can hold.
  constraint price_lists_highest_price check (
    greatest(detached_price, other_price) + step_price * ceil(2700.0 / step_area) + rush_price <= 100000
  )
);

-- That of the specification.
insert into public.price_lists (
  valid_from, detached_price, detached_area, other_price, other_area, step_area, step_price, rush_price
) values ('2000-01-01', 350, 200, 285, 150, 10, 15, 95);

alter table public.price_lists enable row level security;
create policy "visitors read the price lists that hold" on public.price_lists
  for select to anon using (valid_from <= (now() at time zone 'Europe/Amsterdam')::date);
create policy "admins read all price lists, other accounts those that hold" on public.price_lists
  for select to authenticated
  using (valid_from <= (now() at time zone 'Europe/Amsterdam')::date or (select private.is_admin()));
create policy "admins add price lists" on public.price_lists
  for insert to authenticated with check ((select private.require_admin()));
create policy "admins change price lists" on public.price_lists
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins remove price lists" on public.price_lists
  for delete to authenticated using ((select private.require_admin()));

revoke all on public.price_lists from anon, authenticated;
grant select on public.price_lists to anon, authenticated;
grant insert (
    valid_from, detached_price, detached_area, other_price, other_area, step_area, step_price, rush_price
  ), update (
    valid_from, detached_price, detached_area, other_price, other_area, step_area, step_price, rush_price
  ), delete on public.price_lists to authenticated;

create function private.check_price_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := now() at time zone 'Europe/Amsterdam';
begin
  if (tg_op <> 'INSERT' and old.valid_from <= today) or (tg_op <> 'DELETE' and new.valid_from <= today) then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'a price list begins after today, and is not changed once it holds';
  elsif tg_op = 'DELETE' then
    return old;
  end if;
  -- The version that a save is checked against.
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger "10_check_price_list" before insert or update or delete on public.price_lists
  for each row execute function private.check_price_list();
create trigger "40_log_setting" after insert or update or delete on public.price_lists
  for each row execute function private.log_setting(
    'valid_from', 'detached_price', 'detached_area', 'other_price', 'other_area', 'step_area', 'step_price', 'rush_price'
  );

-- The price in euros, VAT included; null without a surface area. The same as calculatePrice in
-- src/domain/pricing/pricing.ts: list-price.test.ts compares the two.
create function private.list_price(
  list public.price_lists, property_type text, surface_area double precision, rush_service boolean
) returns integer
language sql immutable set search_path = ''
as $$
  select case when surface_area > 0 and surface_area < 1e9 then (
    case when property_type = 'detached'
      then list.detached_price + list.step_price * greatest(0, ceil((surface_area - list.detached_area) / list.step_area))
      else list.other_price + list.step_price * greatest(0, ceil((surface_area - list.other_area) / list.step_area))
    end + case when rush_service then list.rush_price else 0 end
  )::integer end
$$;

-- The list of a request that comes in on this day: the one that the page of its visitor names, if it held within the days
-- that the terms keep a quote, else that of the day.
create function private.price_list_for(named date, day date) returns date
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept_days constant smallint := (select quote_days from private.business_terms where valid_from = private.terms_on(day));
begin
  return coalesce(
    (
      select list.valid_from from public.price_lists as list
      where list.valid_from = named and named <= day and not exists (
        select from public.price_lists as later
        where later.valid_from > named and later.valid_from <= day - kept_days
      )
    ),
    (select max(list.valid_from) from public.price_lists as list where list.valid_from <= day)
  );
end
$$;

revoke execute on all functions in schema private from public;
