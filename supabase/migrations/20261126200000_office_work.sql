-- What a day of real work in the back-office asked for: requests of callers without e-mail, the other requests of a
-- customer, notes in the search, and lists, counts and work without anonymised requests.

-- A caller may have no e-mail address; whoever fills in the form has one.
alter table public.contact_submissions
  alter column email drop not null,
  add constraint contact_submissions_email_of_website check (email is not null or source = 'telephone');

-- As before, but the words are computed in a function of their own, so that they can be computed anew.
create function private.words_of(request public.contact_submissions) returns text
language sql stable set search_path = ''
as $$
  select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
  from private.plain_words(concat_ws(
    ' ',
    (
      select string_agg(to_jsonb(request) ->> name, ' ')
      from private.request_columns where is_searched and name <> 'phone'
    ),
    -- `12a` for 12 A; not `432` for 43-2.
    case
      when request.house_number_addition ~ '^[A-Za-z]' then request.house_number || request.house_number_addition
    end,
    private.phone_digits(request.phone)
  )) as word
$$;

-- What is found as a whole: name, e-mail address, telephone number and home.
create function private.wholes_of(request public.contact_submissions) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(array[
    private.search_words(request.name), lower(request.email), private.phone_digits(request.phone),
    home, home || lower(request.house_number_addition), home || ' ' || lower(request.house_number_addition)
  ], null)
  from (select lower(request.postcode || ' ' || request.house_number)) as place (home)
$$;

create or replace function private.index_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request constant jsonb := to_jsonb(new);
  before_change jsonb;
begin
  if tg_op = 'UPDATE' then
    before_change := to_jsonb(old);
    if new.created_at = old.created_at and not exists (
      select from private.request_columns
      where is_searched and request -> name is distinct from before_change -> name
    ) then
      return null;
    end if;
  end if;
  insert into private.request_search (id, created_at, words, wholes)
  values (new.id, new.created_at, private.words_of(new), private.wholes_of(new))
  on conflict (id) do update
  set created_at = excluded.created_at, words = excluded.words, wholes = excluded.wholes;
  return null;
end
$$;

update private.request_columns set is_searched = true where name = 'notes';
update private.request_search as found set words = private.words_of(request)
from public.contact_submissions as request where request.id = found.id and request.notes is not null;

-- As before, but without what was anonymised.
create or replace function private.meets_filters(
  r public.contact_submissions, rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null, work text default '',
  mine boolean default false, status text default '', held boolean default null
) returns boolean
language sql stable
return r.anonymised_at is null
  and (rush is null or r.rush_service = rush)
  and (from_day is null or r.created_at >= from_day::timestamp at time zone 'Europe/Amsterdam')
  and (until_day is null or r.created_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam')
  and (appointment_from is null or r.appointment_date >= appointment_from)
  and (appointment_until is null or r.appointment_date <= appointment_until)
  and (mine is not true or r.assigned_to = auth.uid())
  and (coalesce(status, '') = '' or private.status_order(r.status) = private.status_order(status))
  and (held is null or r.is_held = held)
  and (coalesce(work, '') = '' or case
    when work = 'price' then r.calculated_price is distinct from
      coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price) and not r.is_held
    else not r.is_held and r.anonymised_at is null and r.status not in ('completed', 'cancelled') and case work
      when 'today' then r.status = 'scheduled'
        and r.appointment_date = (now() at time zone 'Europe/Amsterdam')::date
      when 'rush' then r.rush_service and private.status_order(r.status) = 0::smallint
      when 'overdue' then r.status = 'scheduled'
        and r.appointment_date <= (now() at time zone 'Europe/Amsterdam')::date
        and (r.appointment_date < (now() at time zone 'Europe/Amsterdam')::date
          or r.appointment_time < (now() at time zone 'Europe/Amsterdam')::time)
      when 'callback' then r.callback_on <= (now() at time zone 'Europe/Amsterdam')::date
      when 'unanswered' then private.status_order(r.status) = 0::smallint and r.created_at <= now() - interval '2 days'
    end
  end);

alter table private.request_counts
  add is_anonymised boolean not null default false,
  drop constraint request_counts_pkey,
  add primary key (day, status, is_rush, is_held, source, is_anonymised);

-- As before, apart for what was anonymised: the figures of the months still count that.
create or replace function private.count_statement(counted text) returns text
language sql immutable
set search_path = ''
as $_$
  select format(
    $statement$
      insert into private.request_counts as counts
        (day, status, is_rush, is_held, source, is_anonymised, amount, price_total, list_total, deviating)
      select day, private.status_order(r.status), r.rush_service, r.is_held, r.source, r.anonymised_at is not null,
        sum(r.change), sum(r.change * coalesce(r.calculated_price, 0)), sum(r.change * coalesce(listed.price, 0)),
        sum(r.change * (r.calculated_price is distinct from listed.price)::integer)
      from (%s) as r
      cross join lateral (
        select coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price) as price
      ) as listed
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5, 6
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.calculated_price, 0)) <> 0
        or sum(r.change * coalesce(listed.price, 0)) <> 0
        or sum(r.change * (r.calculated_price is distinct from listed.price)::integer) <> 0
      order by 1, 2, 3, 4, 5, 6
      on conflict (day, status, is_rush, is_held, source, is_anonymised) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total,
        list_total = counts.list_total + excluded.list_total, deviating = counts.deviating + excluded.deviating
    $statement$,
    counted
  )
$_$;

select private.recount_requests();

create or replace function public.count_requests(search text default '', rush boolean default null, from_day date default null, until_day date default null, appointment_from date default null, appointment_until date default null, work text default '', mine boolean default false) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  names constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
  has_period constant boolean := num_nonnulls(from_day, until_day) > 0;
  first_day constant date := case when has_period then greatest(from_day, '0001-01-01') else '-infinity' end;
  last_day constant date := case when has_period then coalesce(until_day, 'infinity') else '-infinity' end;
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  typed private.typed_search;
  counts jsonb;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  perform private.require_work(work);
  if (is_searched or work <> '' or mine or num_nonnulls(appointment_from, appointment_until) > 0) is not true then
    select jsonb_object_agg(kind, total) into counts
    from (
      select case when is_held then 'held' else names[counts.status + 1] end as kind, sum(amount) as total
      from private.request_counts as counts
      where day between first_day and last_day and (rush is null or is_rush = rush) and not is_anonymised
      group by 1 having sum(amount) > 0
    ) as per_kind;
    return coalesce(counts, '{}');
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
      where r.id = s.id and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
      offset 0
    ) r
    where private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed) limit 1001
  ), found as materialized (
    select r.status, r.is_held from private.request_search s join public.contact_submissions r on r.id = s.id
    where is_searched and (private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed))
      and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
      and (select count(*) from near) < 1001
  ), counted as materialized (
    (select * from near where (select count(*) from near) = 1001 union all select * from found limit 1001)
    union all
    (
      select r.status, r.is_held from public.contact_submissions r
      where not is_searched
        and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
      limit 1001
    )
  ), per_status as (
    select status, is_held, count(*) as amount from (select * from counted limit 1000) as listed group by 1, 2
  )
  select jsonb_object_agg(kind, total) || case when (select count(*) from counted) > 1000 then '{"capped": true}'::jsonb
    else '{}' end
  into counts
  from (
    select names[private.status_order(status) + 1] as kind, sum(amount) as total from per_status
    where is_searched or not is_held group by 1
    union all
    select 'held', sum(amount) from per_status where is_held having count(*) > 0
  ) as per_kind;
  return coalesce(counts, '{}');
end
$$;

-- The address on one line; one that was never looked up as `3811AA 12 A`.
create function private.address_line(request public.contact_submissions) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    request.address,
    nullif(concat_ws(' ', request.postcode, request.house_number, request.house_number_addition), '')
  )
$$;

create or replace function public.requests_of_today() returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  kind text;
  amount bigint;
  work jsonb := '{}';
  total bigint := 0;
begin
  perform private.require_admin();
  foreach kind in array array['today', 'rush', 'overdue', 'callback', 'unanswered'] loop
    select count(*) into amount from (
      select from public.contact_submissions r where private.meets_filters(r, work => kind) limit 1001
    ) as counted;
    work := work || jsonb_build_object(kind, amount);
    total := greatest(total, amount);
  end loop;
  -- A union: one request may ask for attention in several ways.
  if total < 1001 then
    select least(count(*), 1001) into total from (
      select id from public.contact_submissions r where private.meets_filters(r, work => 'today')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'rush')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'overdue')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'callback')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'unanswered')
    ) as counted;
  end if;
  return jsonb_build_object(
    'work', work,
    'total', total,
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(visit) order by visit.appointment_time), '[]')
      from (
        select r.id, r.name, private.address_line(r) as address, r.appointment_time from public.contact_submissions r
        where private.meets_filters(r, work => 'today')
      ) as visit
    ),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at desc), '[]')
      from (
        select r.id, r.name, r.created_at from public.contact_submissions r
        where private.meets_filters(r, work => 'rush') order by r.created_at desc limit 20
      ) as urgent
    )
  );
end
$$;

-- As before, with the requests of a month up to the day of the month that it is today: the month that is not over is
-- compared with those of a year before.
create or replace function public.request_figures() returns jsonb
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
revoke execute on function public.related_requests(uuid) from public, anon, authenticated;
grant execute on function public.related_requests(uuid) to authenticated;
