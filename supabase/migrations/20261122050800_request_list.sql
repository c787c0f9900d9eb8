-- The list of the back-office: filters and pages by key, at any number of requests. The functions check once for an
-- administrator and then bypass the policies, under which Postgres uses no index for a search.

-- The filters but a search as an SQL condition on a request `r`; null, '' and false filter nothing. Days are in Amsterdam,
-- both included. `mine` are the requests that are assigned to the caller.
create function private.request_conditions(
  rush boolean, from_day date, until_day date, appointment_from date default null, appointment_until date default null,
  work text default '', mine boolean default false, status text default ''
) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    ' and ', 'true',
    case when rush is not null then format('r.rush_service = %L', rush) end,
    case when from_day is not null then format('r.created_at >= %L', from_day::timestamp at time zone 'Europe/Amsterdam') end,
    case when until_day is not null then format(
      'r.created_at < %L', (until_day + 1)::timestamp at time zone 'Europe/Amsterdam'
    ) end,
    case when appointment_from is not null then format('r.appointment_date >= %L', appointment_from) end,
    case when appointment_until is not null then format('r.appointment_date <= %L', appointment_until) end,
    case when work <> '' then private.work_condition(work) end,
    case when mine then format('r.assigned_to = %L', auth.uid()) end,
    case when status <> '' then format('private.status_order(r.status) = %s::smallint', private.status_order(status)) end
  )
$$;

-- The same for held requests, and for what was typed into the search.
create function private.held_conditions(search text, rush boolean, from_day date, until_day date) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    ' and ', 'r.is_held', private.request_conditions(rush, from_day, until_day),
    case when btrim(search) <> '' then format(
      'exists (select from private.request_search s where s.id = r.id and (%s or %s))',
      private.whole_condition(search), (private.part_condition(search)).condition
    ) end
  )
$$;

-- What a search finds, as an SQL query for the first `amount` in an order; for any of them with null as the order.
-- `condition` and `probe` are conditions on a row `s` of request_search, of which indexes answer the second, and `share`
-- says what part of the newest requests meets the first; `beyond` and `filters` are conditions on the request `r`. What
-- many requests hold is found near, among the first ones in that order. Only when that is too little, what is far is read:
-- all that is found, by the index of words, or where the filters leave few requests by those.
create function private.found_requests(
  condition text, probe text, share double precision, beyond text, filters text, has_few boolean,
  in_order text, is_by_date boolean, amount integer
) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- As many as hold the amount, unless that takes longer than the index of words.
  walked constant integer := case when share * 30000 > amount * 1.3 and not has_few
    then greatest(3000, amount * 1.5 / share) else 3000 end;
  -- By date everything but the filters is known to request_search itself.
  words_order constant text := replace(in_order, 'r.', 's.');
  request_of_words constant text :=
    'cross join lateral (select r.* from public.contact_submissions r where r.id = s.id offset 0) r';
  words_of_request constant text := format(
    'cross join lateral (select from private.request_search s where s.id = r.id and (%s) offset 0) s', condition
  );
  too_few constant text := format('(select count(*) from near) < %s', amount);
  near constant text := case when is_by_date then format(
    'select r.* from (
       select s.* from (select r.* from private.request_search r where %1$s %2$s limit %3$s) s where %4$s %5$s offset 0
     ) s %6$s where %7$s %5$s',
    beyond, coalesce(in_order, 'order by r.created_at desc, r.id desc'), walked, condition, words_order, request_of_words, filters
  ) else format(
    'select r.* from (
       select r.* from (
         (select r.* from public.contact_submissions r where not r.is_held and %1$s %2$s limit %3$s) union all
         (select r.* from public.contact_submissions r where r.is_held and %1$s %2$s limit %3$s)
       ) r %2$s limit %3$s
     ) r %4$s where %5$s %2$s',
    beyond, in_order, 3000, words_of_request, filters
  ) end;
  far constant text := case when has_few then format(
    'select r.* from (select r.* from public.contact_submissions r where %s and %s offset 0) r %s where %s %s',
    filters, beyond, words_of_request, too_few, in_order
  ) when is_by_date then format(
    'select r.* from (
       select r.* from (select s.* from private.request_search s where (%s) and (%s) offset 0) r where %s %s
     ) s %s where %s and %s %s',
    probe, condition, beyond, in_order, request_of_words, too_few, filters, words_order
  ) else format(
    'select r.* from (select s.id from private.request_search s where (%s) and (%s) offset 0) s
     %s where %s and %s and %s %s',
    probe, condition, request_of_words, too_few, beyond, filters, in_order
  ) end;
begin
  return format(
    'with near as materialized (%1$s limit %4$s), far as (%2$s limit %4$s)
     select r.* from (select * from near where (select count(*) from near) = %4$s union all select * from far) r %3$s',
    near, far, in_order, amount
  );
end
$$;

-- Whether those filters that an index answers are set and leave at most 20,000 requests.
create function private.has_few_requests(
  from_day date, until_day date, appointment_from date, appointment_until date, work text, mine boolean, held boolean
) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  amount bigint;
begin
  if not (held or mine or work <> '' or num_nonnulls(from_day, until_day, appointment_from, appointment_until) > 0) then
    return false;
  end if;
  execute format(
    'select count(*) from (select from public.contact_submissions r where %s %s limit 20001) as counted',
    private.request_conditions(null, from_day, until_day, appointment_from, appointment_until, work, mine),
    case when held then 'and r.is_held' end
  ) into amount;
  return amount <= 20000;
end
$$;

-- One page of the list as an SQL query, so that a test can read its plan. The page starts after the request `after` in
-- the sort order; with `backwards` it ends before that request and comes in reverse order. `after_values` are that
-- request's columns as they were read: without them, the page starts elsewhere once somebody changed or deleted it.
-- A search finds held requests too; newest first, what was searched for as a whole comes before all else.
create function private.request_list_query(
  search text, status text, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date,
  held boolean, work text, mine boolean,
  sort text, descending boolean, after uuid, after_values jsonb, backwards boolean, page_size integer
) returns text
language plpgsql stable set search_path = ''
as $$
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
  in_order constant text := format(
    'order by %s', concat_ws(', ', sort_key || direction, 'r.created_at' || direction, 'r.id' || direction)
  );
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  filters constant text := concat_ws(
    ' and ',
    private.request_conditions(rush, from_day, until_day, appointment_from, appointment_until, work, mine, status),
    case when held then 'r.is_held' when not is_searched then 'not r.is_held' end
  );
  period constant text := private.request_conditions(null, from_day, until_day);
  cursor_row constant text := case
    when after_values is not null then format('jsonb_populate_record(null::public.contact_submissions, %L) r', after_values)
    when after is not null then format('public.contact_submissions r where r.id = %L', after)
  end;
  has_cursor constant boolean := cursor_row is not null;
  beyond_cursor constant text := concat_ws(
    ' and ', 'true',
    case when has_cursor then format(
      '(%1$s) %2$s (select %1$s from %3$s)', concat_ws(', ', sort_key, 'r.created_at', 'r.id'),
      case when falls then '<' else '>' end, cursor_row
    ) end,
    -- So that the index of this order begins and ends with the period.
    case when sort = 'appointment' and num_nonnulls(appointment_from, appointment_until) > 0 then format(
      '%1$s > %2$L and %1$s < %3$L', sort_key,
      coalesce(appointment_from - interval '1 second', '-infinity'),
      coalesce(appointment_until + interval '1 day 1 second', 'infinity')
    ) end
  );
  beyond_date constant text := format('%s and %s', period, beyond_cursor);
  whole constant text := private.whole_condition(search);
  is_cursor_whole boolean := false;
  has_few boolean;
  part record;
  wholes text;
  parts text;
begin
  if sort_key is null and sort <> 'created_at' then
    raise invalid_parameter_value using message = format('no order by %s', sort);
  end if;
  if not is_searched then
    return format(
      'select r.* from public.contact_submissions r where %s and %s %s limit %s', filters, beyond_cursor, in_order, page_size
    );
  end if;
  part := private.part_condition(search);
  has_few := part.share > 0 and private.has_few_requests(
    from_day, until_day, appointment_from, appointment_until, work, mine, held
  );
  if sort <> 'created_at' or not descending then
    return private.found_requests(
      format('%s or %s', whole, part.condition), format('%s or %s', whole, part.probe), part.share,
      case when sort_key is null then beyond_date else beyond_cursor end, filters, has_few, in_order, sort_key is null, page_size
    );
  end if;
  if has_cursor then
    execute format('select coalesce((select %s from private.request_search s where s.id = $1), false)', whole)
      into is_cursor_whole using coalesce(after, (after_values ->> 'id')::uuid);
  end if;
  if not has_cursor or is_cursor_whole or backwards then
    wholes := format(
      'select r.* from (select s.id from private.request_search s where %s offset 0) s
       cross join lateral (select r.* from public.contact_submissions r where r.id = s.id offset 0) r
       where %s and %s %s limit %s',
      whole, filters,
      case when not has_cursor or is_cursor_whole then beyond_cursor else format('exists (select from %s)', cursor_row) end,
      in_order, page_size
    );
  end if;
  if not (is_cursor_whole and backwards) then
    parts := private.found_requests(
      format('not %s and (%s)', whole, part.condition), part.probe, part.share,
      case when is_cursor_whole then period else beyond_date end, filters, has_few, in_order, true, page_size
    );
  end if;
  if wholes is null or parts is null then
    return coalesce(wholes, parts);
  end if;
  return format(
    'with wholes as materialized (%1$s) select r.* from (select * from wholes union all select * from (%2$s) parts) r
     order by r.id in (select id from wholes)%3$s, r.created_at%3$s, r.id%3$s limit %4$s',
    wholes, parts, direction, page_size
  );
end
$$;

-- One page of the list; see request_list_query. A word that most requests hold would make Postgres read all of them, were
-- it not forbidden here.
create function public.list_requests(
  search text default '', status text default '', rush boolean default null,
  from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null, held boolean default false,
  work text default '', mine boolean default false,
  sort text default 'created_at', descending boolean default true,
  after uuid default null, after_values jsonb default null, backwards boolean default false,
  page_size integer default 50
) returns setof public.contact_submissions
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
begin
  perform private.require_admin();
  return query execute private.request_list_query(
    search, status, rush, from_day, until_day, appointment_from, appointment_until, held, work, mine, sort, descending,
    after, after_values, backwards, least(page_size, 1000)
  );
end
$$;

-- What count_requests counts one by one, as an SQL query; null when the table of counts knows.
create function private.counted_requests_query(
  search text, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date, work text,
  mine boolean
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  filters constant text := private.request_conditions(
    rush, from_day, until_day, appointment_from, appointment_until, work, mine
  );
  part record;
begin
  if coalesce(btrim(search), '') = '' then
    return case when work <> '' or mine or num_nonnulls(appointment_from, appointment_until) > 0
      then format('select r.* from public.contact_submissions r where %s limit 1001', filters) end;
  end if;
  part := private.part_condition(search);
  return private.found_requests(
    format('%s or %s', private.whole_condition(search), part.condition),
    format('%s or %s', private.whole_condition(search), part.probe), part.share,
    private.request_conditions(null, from_day, until_day), filters,
    part.share > 0 and private.has_few_requests(from_day, until_day, appointment_from, appointment_until, work, mine, false),
    null, true, 1001
  );
end
$$;

-- The number of requests per status within the other filters, and of those that are held: {"new": 3, "held": 2, ...}. The
-- held ones count for their status only in a search, which finds them. A search, work, assigned requests and appointments
-- of a period are counted up to 1,000; "capped" says that there are more.
create function public.count_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null,
  work text default '', mine boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  names constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  counted constant text := private.counted_requests_query(
    search, rush, from_day, until_day, appointment_from, appointment_until, work, mine
  );
  has_period constant boolean := num_nonnulls(from_day, until_day) > 0;
  first_day constant date := case when has_period then greatest(from_day, '0001-01-01') else '-infinity' end;
  last_day constant date := case when has_period then coalesce(until_day, 'infinity') else '-infinity' end;
  counts jsonb;
begin
  perform private.require_admin();
  if counted is null then
    select jsonb_object_agg(kind, total) into counts
    from (
      select case when is_held then 'held' else names[counts.status + 1] end as kind, sum(amount) as total
      from private.request_counts as counts
      where day between first_day and last_day and (rush is null or is_rush = rush)
      group by 1 having sum(amount) > 0
    ) as per_kind;
  else
    execute format(
      $query$
        with counted as materialized (%s), listed as (select * from counted limit 1000)
        select jsonb_object_agg(kind, total) || case when (select count(*) from counted) > 1000
          then '{"capped": true}'::jsonb else '{}' end
        from (
          select $1[private.status_order(status) + 1] as kind, count(*) as total from listed where $2 or not is_held group by 1
          union all
          select 'held', count(*) from listed where is_held having count(*) > 0
        ) as per_kind
      $query$, counted
    ) into counts using names, is_searched;
  end if;
  return coalesce(counts, '{}');
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.list_requests(text, text, boolean, date, date, date, date, boolean, text, boolean, text, boolean, uuid, jsonb, boolean, integer),
  public.count_requests(text, boolean, date, date, date, date, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.list_requests(text, text, boolean, date, date, date, date, boolean, text, boolean, text, boolean, uuid, jsonb, boolean, integer),
  public.count_requests(text, boolean, date, date, date, date, text, boolean)
to authenticated;
