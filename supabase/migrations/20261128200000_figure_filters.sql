-- The list shows the requests of each figure: by where they came from, their place, what they have reached and when they
-- were completed. Of place, page and site `-` stands for those of which it is not known; a page and a site are of requests by
-- the website alone.

create type private.figure_filters as (
  source text, property_type text, place text, landing_path text, referrer_host text, step text,
  completed_from date, completed_until date
);

-- How far a request came: `contact` of those by the website, a day for the visit, a label, an order, an appointment, one of
-- which the customer picked the moment, and a visit that was, by an adviser and to a place that is known. What the figures
-- count too. Without settings, so that Postgres writes it out where it is called.
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
end;

-- Written out too.
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
  if figure ->> 'step' not in ('contact', 'visit', 'label', 'order', 'planned', 'picked', 'visited') then
    raise invalid_parameter_value using message = 'unknown step';
  end if;
  return jsonb_populate_record(null::private.figure_filters, figure);
end
$$;

drop function public.list_requests(text, text, boolean, date, date, date, date, boolean, text, boolean, text, boolean, uuid, jsonb, boolean, integer);
-- As before, with the filters of the figures.
create function public.list_requests(
  search text default '', status text default '', rush boolean default null, from_day date default null,
  until_day date default null, appointment_from date default null, appointment_until date default null,
  held boolean default false, work text default '', mine boolean default false, figure jsonb default '{}',
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
  -- Null sorts by date alone, which also breaks ties in the other orders.
  sort_key constant text := case sort
    when 'name' then 'lower(r.name)'
    when 'address' then 'lower(coalesce(r.address, ''''))'
    when 'property_type' then 'r.property_type'
    when 'status' then 'private.status_order(r.status)'
    when 'rush_service' then 'r.rush_service'
    when 'calculated_price' then 'coalesce(r.calculated_price, 0)'
    when 'appointment' then format(
      'coalesce(r.appointment_date + coalesce(r.appointment_time, ''24:00''), %L)',
      case when descending then '-infinity' else 'infinity' end
    )
  end;
  falls constant boolean := descending <> backwards;
  direction constant text := case when falls then ' desc' else '' end;
  in_order constant text := concat_ws(', ', sort_key || direction, 'r.created_at' || direction, 'r.id' || direction);
  -- The same order on request_search, so that the scan stops once the page is full.
  near_order constant text := case when sort = 'created_at' then replace(in_order, 'r.', 's.') else in_order end;
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  is_ranked constant boolean := is_searched and sort = 'created_at' and descending;
  filters constant text := 'private.meets_filters(r, $1, $2, $3, $4, $5, $6, $7, $8, $9) and private.meets_figure(r, $15)';
  found constant text := 'select r.* from (
    select r.* from private.request_search s join public.contact_submissions r on r.id = s.id
    where %s and %s and ' || filters || ' offset 0
  ) r order by ' || in_order || ' limit $10';
  part constant text := 'private.is_part(s.id, s.words, $12)';
  whole constant text := 'private.is_whole(s.id, s.wholes, $12)';
  matches constant text := case when is_ranked then part else format('(%s or %s)', part, whole) end;
  but_wholes constant text := case when is_ranked then 'not ' || whole else 'true' end;
  typed private.typed_search;
  wanted private.figure_filters;
  is_after_whole boolean;
  -- The place of the page among the requests that are found as a whole, and among all others.
  beyond_wholes text;
  beyond text := 'true';
  near text;
begin
  perform private.require_admin();
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
  if after_values is not null then
    beyond := format(
      '(%1$s) %2$s (select %1$s from jsonb_populate_record(null::public.contact_submissions, $11) r)',
      concat_ws(', ', sort_key, 'r.created_at', 'r.id'), case when falls then '<' else '>' end
    );
  end if;
  -- Bounds the scan of this order's index to the period.
  if sort = 'appointment' and num_nonnulls(appointment_from, appointment_until) > 0 then
    beyond := format(
      '%1$s and %2$s > %3$L and %2$s < %4$L', beyond, sort_key,
      coalesce(appointment_from - interval '1 second', '-infinity'),
      coalesce(appointment_until + interval '1 day 1 second', 'infinity')
    );
  end if;

  if not is_searched then
    return query execute format(
      'select r.* from public.contact_submissions r where %s and %s order by %s limit $10', filters, beyond, in_order
    ) using rush, from_day, until_day, appointment_from, appointment_until, work, mine, status, coalesce(held, false),
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
  near := case when sort = 'created_at' then format(
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
  return query execute format(
    'with wholes as materialized (%1$s), near as materialized (
       select f.* from %2$s
       cross join lateral (select * from public.contact_submissions r where r.id = s.id and %3$s offset 0) f
       where %4$s order by %5$s limit $10
     ), far as (%6$s)
     select r.* from (
       select * from wholes union all select * from near where (select count(*) from near) = $10 union all select * from far
     ) r order by r.id in (select id from wholes)%7$s, %8$s limit $10',
    format(found, whole, beyond_wholes), near, filters, but_wholes, near_order,
    format(found, matches, concat_ws(' and ', beyond, but_wholes, '(select count(*) from near) < $10')), direction, in_order
  ) using rush, from_day, until_day, appointment_from, appointment_until, work, mine, status, nullif(held, false),
    least(page_size, 1000), after_values, typed,
    coalesce(from_day::timestamp at time zone 'Europe/Amsterdam', '-infinity'),
    coalesce((until_day + 1)::timestamp at time zone 'Europe/Amsterdam', 'infinity'), wanted;
end
$_$;

revoke execute on function public.list_requests from public, anon, authenticated;
grant execute on function public.list_requests to authenticated;

drop function public.count_requests(text, boolean, date, date, date, date, text, boolean);
-- As before, with the filters of the figures.
create function public.count_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null, work text default '',
  mine boolean default false, figure jsonb default '{}'
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
  names constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
  has_period constant boolean := num_nonnulls(from_day, until_day) > 0;
  first_day constant date := case when has_period then greatest(from_day, '0001-01-01') else '-infinity' end;
  last_day constant date := case when has_period then coalesce(until_day, 'infinity') else '-infinity' end;
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  typed private.typed_search;
  wanted private.figure_filters;
  counts jsonb;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  perform private.require_work(work);
  wanted := private.read_figure(figure);
  if (
    is_searched or work <> '' or mine or num_nonnulls(appointment_from, appointment_until) > 0 or not (wanted is null)
  ) is not true then
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
        and private.meets_figure(r, wanted)
      offset 0
    ) r
    where private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed) limit 1001
  ), found as materialized (
    select r.status, r.is_held from private.request_search s join public.contact_submissions r on r.id = s.id
    where is_searched and (private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed))
      and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
        and private.meets_figure(r, wanted)
      and (select count(*) from near) < 1001
  ), counted as materialized (
    (select * from near where (select count(*) from near) = 1001 union all select * from found limit 1001)
    union all
    (
      select r.status, r.is_held from public.contact_submissions r
      where not is_searched
        and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
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
    select names[private.status_order(status) + 1] as kind, sum(amount) as total from per_status
    where is_searched or not is_held group by 1
    union all
    select 'held', sum(amount) from per_status where is_held having count(*) > 0
  ) as per_kind;
  return coalesce(counts, '{}');
end
$$;

revoke execute on function public.count_requests from public, anon, authenticated;
grant execute on function public.count_requests to authenticated;

revoke execute on all functions in schema private from public;
