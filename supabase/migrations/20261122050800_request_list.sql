-- The list of the back-office: filters, counts and pages by key, at any number of requests. The functions check once
-- for an administrator and then bypass the policies, under which Postgres uses no index for a search.

-- The filters as an SQL condition on a request `r`; '', null and false filter nothing. Days are in Amsterdam, both included.
-- `mine` are the requests that are assigned to the caller.
create function private.request_conditions(
  search text, rush boolean, from_day date, until_day date, work text default '', mine boolean default false
) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    ' and ', 'true',
    case when btrim(search) <> '' then format(
      'exists (select 1 from private.request_search s where s.request_id = r.id and s.words @@ %L::tsquery)',
      private.search_query(search)
    ) end,
    case when rush is not null then format('r.rush_service = %L', rush) end,
    case when from_day is not null then format('r.created_at >= %L', from_day::timestamp at time zone 'Europe/Amsterdam') end,
    case when until_day is not null then format(
      'r.created_at < %L', (until_day + 1)::timestamp at time zone 'Europe/Amsterdam'
    ) end,
    case when work <> '' then private.work_condition(work) end,
    case when mine then format('r.assigned_to = %L', auth.uid()) end
  )
$$;

-- Which requests the list shows, as an SQL condition: the held ones when they are asked for; else all others, and when
-- something is searched for, both.
create function private.held_condition(held boolean, search text) returns text
language sql immutable set search_path = ''
as $$
  select case when held then 'r.is_held' when btrim(coalesce(search, '')) = '' then 'not r.is_held' else 'true' end
$$;

-- One page of the list as an SQL query, so that a test can read its plan. The page starts after the request `after` in
-- the sort order; with `backwards` it ends before that request and comes in reverse order. `after_values` are that
-- request's columns as they were read: without them, the page starts elsewhere once somebody changed or deleted it.
create function private.request_list_query(
  search text, status text, rush boolean, from_day date, until_day date, held boolean, work text, mine boolean,
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
  position constant text := concat_ws(', ', sort_key, 'r.created_at', 'r.id');
  falls constant boolean := descending <> backwards;
  direction constant text := case when falls then ' desc' else '' end;
  table_where constant text := 'select r.* from public.contact_submissions r where ';
  which constant text := private.held_condition(held, search);
  in_order text;
  selection text;
begin
  if sort_key is null and sort <> 'created_at' then
    raise invalid_parameter_value using message = format('no order by %s', sort);
  end if;
  in_order := format(
    'order by %s limit %s', concat_ws(', ', sort_key || direction, 'r.created_at' || direction, 'r.id' || direction), page_size
  );
  selection := format(
    ' and %s%s%s %s',
    private.request_conditions(search, rush, from_day, until_day, work, mine),
    case when status <> '' then format(
      ' and private.status_order(r.status) = %s::smallint', private.status_order(status)
    ) end,
    case when after is not null or after_values is not null then format(
      ' and (%1$s) %2$s (select %1$s from %3$s)', position, case when falls then '<' else '>' end,
      case when after_values is null then format('public.contact_submissions r where r.id = %L', after)
        else format('jsonb_populate_record(null::public.contact_submissions, %L) r', after_values) end
    ) end,
    in_order
  );
  if which <> 'true' then
    return table_where || which || selection;
  end if;
  -- Each half walks an index of its own.
  return format(
    'select r.* from ((%s) union all (%s)) r %s',
    table_where || 'not r.is_held' || selection, table_where || 'r.is_held' || selection, in_order
  );
end
$$;

-- One page of the list; see request_list_query.
create function public.list_requests(
  search text default '', status text default '', rush boolean default null,
  from_day date default null, until_day date default null, held boolean default false,
  work text default '', mine boolean default false,
  sort text default 'created_at', descending boolean default true,
  after uuid default null, after_values jsonb default null, backwards boolean default false,
  page_size integer default 50
) returns setof public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute private.request_list_query(
    search, status, rush, from_day, until_day, held, work, mine, sort, descending, after, after_values, backwards,
    least(page_size, 1000)
  );
end
$$;

-- Covers the counts, which then read no table rows.
create index contact_submissions_counts on public.contact_submissions (status, rush_service, created_at)
  where not is_held;

-- The number of requests per status within the other filters, and of those that are held: {"new": 3, "held": 2, ...}.
create function public.count_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null,
  work text default '', mine boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  filters constant text := private.request_conditions(search, rush, from_day, until_day, work, mine);
  counts jsonb;
  held bigint;
begin
  perform private.require_admin();
  execute format(
    'select jsonb_object_agg((array[''new'', ''contacted'', ''scheduled'', ''completed'', ''cancelled''])[place + 1], amount)
     from (
       select private.status_order(status) as place, sum(amount) as amount
       -- Grouped by the stored status first: calling status_order for each row is what would take longest.
       from (select r.status, count(*) as amount from public.contact_submissions r where %s and %s group by 1) as per_stored
       group by 1
     ) as per_status',
    private.held_condition(false, search), filters
  ) into counts;
  execute format('select count(*) from public.contact_submissions r where r.is_held and %s', filters) into held;
  return coalesce(counts, '{}') || case when held > 0 then jsonb_build_object('held', held) else '{}' end;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.list_requests(text, text, boolean, date, date, boolean, text, boolean, text, boolean, uuid, jsonb, boolean, integer),
  public.count_requests(text, boolean, date, date, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.list_requests(text, text, boolean, date, date, boolean, text, boolean, text, boolean, uuid, jsonb, boolean, integer),
  public.count_requests(text, boolean, date, date, text, boolean)
to authenticated;
