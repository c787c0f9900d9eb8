-- The list of the back-office: filters and keyset pagination, at any number of requests. The functions check once for
-- an administrator and then bypass the policies, under which Postgres uses no index for a search. Their SQL is static,
-- except in list_requests, which builds its order and its position in that order. Planned with the actual values
-- (`plan_cache_mode`), an unset filter costs nothing and each other one can use its index.

create type private.figure_filters as (
  source text, property_type text, place text, landing_path text, referrer_host text, step text,
  completed_from date, completed_until date
);

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
    when 'price' then 'coalesce(r.price, 0)'
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
create function public.list_requests(
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
create function public.count_requests(
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

-- The views of the request list that an administrator saved ("Mijn weergaven"): each sees and changes only their own.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references private.admins (user_id) on delete cascade,
  name text not null
    check (
      name = btrim(name) and char_length(name) between 1 and 60 and name !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(name)
    ),
  name_key text collate "C" not null generated always as (private.name_key(name)) stored,
  -- The search part of the list's URL, without its question mark.
  query text not null check (char_length(query) <= 1000 and query !~ '[[:cntrl:]]'),
  created_at timestamptz not null default now()
);
create unique index saved_views_name on public.saved_views (owner, lower(name));

alter table public.saved_views enable row level security;

-- In this order, so that a removed administrator is refused instead of getting an empty list.
create policy "admins manage their own views" on public.saved_views
  for all to authenticated
  using (case when (select private.require_admin()) then owner = (select auth.uid()) end)
  with check (case when (select private.require_admin()) then owner = (select auth.uid()) end);

revoke all on public.saved_views from anon, authenticated;

grant select, delete on public.saved_views to authenticated;

grant insert (id, name, query) on public.saved_views to authenticated;

grant update (name, query) on public.saved_views to authenticated;

-- The lock serialises two tabs.
create function private.limit_saved_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.admins where user_id = new.owner for update;
  if (select count(*) from public.saved_views where owner = new.owner) >= 20 then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'there are 20 saved views already';
  end if;
  return new;
end
$$;
create trigger "10_limit_saved_views" before insert on public.saved_views
  for each row execute function private.limit_saved_views();

-- The same time on the working day before this one, by the working hours of the owner. On a day off: the end of the
-- working day before the last one. The site and the mails promise an answer within one working day.
create function private.one_working_day_ago() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  local_now constant timestamp := now() at time zone 'Europe/Amsterdam';
  working_days date[];
begin
  working_days := array(
    select candidate::date
    from generate_series(local_now::date, local_now::date - 30, interval '-1 day') as candidate
    join public.working_hours as hours on extract(isodow from candidate)::smallint = any (hours.days)
    where not exists (select from private.holidays where day = candidate::date)
    order by candidate desc limit 2
  );
  return (coalesce(working_days[2], local_now::date - 30)
    + case when working_days[1] = local_now::date then local_now::time else time '24:00' end) at time zone 'Europe/Amsterdam';
end
$$;

-- Whether a request is within the filters of the list; null, '' and false filter nothing. Days are in Amsterdam, both
-- included. `work` is a kind of work for an adviser: `today` (appointments of today), `rush` (rush, until a visit is
-- planned that is in time for its deadline), `overdue` (the appointment has passed and the request is still open; without
-- a time it has passed when its day has), `callback` (to call back by now), `new`, `unanswered` (new for a working day),
-- with the conditions of the indexes; `price`: the agreed price or the one that the visitor saw is not that of the price list,
-- including completed and cancelled requests, because they count in the figures; or `customers`: what the customer did last was not seen yet,
-- also when that was to cancel. An unknown status counts as new. Anonymised requests are in no list. Without settings of
-- its own, so that Postgres inlines it in the calling statement and each filter can use its index.
create function private.meets_filters(
  r public.contact_submissions, rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null, work text default '',
  assignee uuid default null, status text default '', held boolean default null
) returns boolean
language sql stable
return r.anonymised_at is null
  and (rush is null or r.rush_service = rush)
  and (from_day is null or r.created_at >= from_day::timestamp at time zone 'Europe/Amsterdam')
  and (until_day is null or r.created_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam')
  and (appointment_from is null or r.appointment_date >= appointment_from)
  and (appointment_until is null or r.appointment_date <= appointment_until)
  and (assignee is null or r.assigned_to = assignee)
  and (coalesce(status, '') = '' or private.status_order(r.status) = private.status_order(status))
  and (held is null or r.is_held = held)
  and (coalesce(work, '') = '' or case
    when work = 'price' then private.differs_from_list(r.agreed_price, r.calculated_price, r.list_price)
      and not r.is_held
    when work = 'customers' then r.customer_acted_at is not null and not r.is_held
    else not r.is_held and r.anonymised_at is null and r.status not in ('completed', 'cancelled') and case work
      when 'today' then r.appointment_date = (now() at time zone 'Europe/Amsterdam')::date
      when 'new' then private.status_order(r.status) = 0::smallint
      when 'rush' then r.rush_service and (
        r.appointment_date is null or r.appointment_date + coalesce(r.appointment_time, '00:00')
          > private.rush_last_start(r) at time zone 'Europe/Amsterdam'
      )
      when 'overdue' then r.appointment_date <= (now() at time zone 'Europe/Amsterdam')::date
        and (r.appointment_date < (now() at time zone 'Europe/Amsterdam')::date
          or r.appointment_time < (now() at time zone 'Europe/Amsterdam')::time)
      when 'callback' then r.callback_on <= (now() at time zone 'Europe/Amsterdam')::date
      when 'unanswered' then private.status_order(r.status) = 0::smallint and r.created_at <= private.one_working_day_ago()
    end
  end);

create function private.require_work(work text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.require_short('work', work, 40);
  if work not in ('', 'today', 'rush', 'overdue', 'callback', 'unanswered', 'customers', 'price') then
    raise invalid_parameter_value using message = format('no work called %s', work);
  end if;
end
$$;

-- The other requests of the same customer: by e-mail address, by telephone number or by address; the newest twenty.
create function public.related_requests(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  own_phone text;
  own_home text;
begin
  perform private.require_admin();
  select * into own from public.contact_submissions where id = request_id and anonymised_at is null;
  own_phone := nullif(private.phone_digits(own.phone), '');
  own_home := lower(own.postcode || ' ' || own.house_number || coalesce(' ' || own.house_number_addition, ''));
  return (
    select coalesce(jsonb_agg(to_jsonb(related) order by related.created_at desc, related.id), '[]')
    from (
      select r.id, r.name, r.created_at, r.status, private.address_line(r) as address,
        same_email, same_phone, same_address
      from (
        select id from public.contact_submissions where lower(email) = lower(own.email)
        union select id from private.request_search where wholes && array_remove(array[own_phone, own_home], null)
        union select id from public.contact_submissions
          where not is_held and own.address is not null and lower(coalesce(address, '')) = lower(own.address)
      ) as found
      join public.contact_submissions r using (id)
      cross join lateral (select
        coalesce(lower(r.email) = lower(own.email), false),
        coalesce(private.phone_digits(r.phone) = own_phone, false),
        coalesce(lower(r.address) = lower(own.address), false) or coalesce(
          lower(r.postcode || ' ' || r.house_number || coalesce(' ' || r.house_number_addition, '')) = own_home, false
        )
      ) as shared (same_email, same_phone, same_address)
      where r.id <> own.id and not r.is_held and r.anonymised_at is null and (same_email or same_phone or same_address)
      order by r.created_at desc, r.id limit 20
    ) as related
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.list_requests, public.count_requests, public.related_requests from public, anon, authenticated;
grant execute on function public.list_requests, public.count_requests, public.related_requests to authenticated;
