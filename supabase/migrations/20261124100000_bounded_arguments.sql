-- Every text that the API takes has a bound, refused before any work is done on it: 240 kB of search kept the database
-- busy for eighteen seconds. supabase/tests/bounded-arguments.test.ts finds the arguments in the catalog.

-- Refuses a text with more characters than that. `argument` is its name, for the message.
create function private.require_short(argument text, value text, longest integer) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(value) > longest then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = format('%s is longer than %s characters', argument, longest);
  end if;
end
$$;

-- The length of the longest e-mail address that can be stored: no longer text can match as a whole.
create function private.require_short_search(search text) returns void
language sql immutable set search_path = ''
as $$
  select private.require_short('search', search, 254)
$$;

create or replace function public.list_requests(
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
  perform private.require_short_search(search);
  perform private.require_short('status', status, 40);
  perform private.require_short('work', work, 40);
  perform private.require_short('sort', sort, 40);
  -- A whole request with the longest texts that it can hold, each character escaped.
  perform private.require_short('after_values', after_values::text, 20000);
  return query execute private.request_list_query(
    search, status, rush, from_day, until_day, appointment_from, appointment_until, held, work, mine, sort, descending,
    after, after_values, backwards, least(page_size, 1000)
  );
end
$$;

-- As before, but first of all it requires an administrator and checks the length of the texts.
create or replace function public.count_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null,
  work text default '', mine boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  names constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
  has_period constant boolean := num_nonnulls(from_day, until_day) > 0;
  first_day constant date := case when has_period then greatest(from_day, '0001-01-01') else '-infinity' end;
  last_day constant date := case when has_period then coalesce(until_day, 'infinity') else '-infinity' end;
  counted text;
  counts jsonb;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  perform private.require_short('work', work, 40);
  counted := private.counted_requests_query(
    search, rush, from_day, until_day, appointment_from, appointment_until, work, mine
  );
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
    ) into counts using names, coalesce(btrim(search), '') <> '';
  end if;
  return coalesce(counts, '{}');
end
$$;

create or replace function public.held_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  total bigint;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  execute format(
    'select count(*) from public.contact_submissions r where %s',
    private.held_conditions(search, rush, from_day, until_day)
  ) into total;
  return jsonb_build_object('total', total, 'seen_at', now());
end
$$;

create or replace function public.delete_held_requests(
  seen_at timestamptz, ids uuid[] default null,
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  execute format(
    'delete from public.contact_submissions r where r.created_at <= $1 and ($2 is null or r.id = any ($2)) and %s',
    private.held_conditions(search, rush, from_day, until_day)
  ) using seen_at, ids;
  get diagnostics deleted = row_count;
  return jsonb_build_object('total', deleted, 'deleted_at', now());
end
$$;

-- Parses the argument of change_requests and delete_requests, which has room for some five hundred requests.
create or replace function private.named_requests(requests jsonb)
returns table (id uuid, version timestamptz, status text, reassigns boolean, assigned_to uuid)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_short('requests', named_requests.requests::text, 100000);
  return query
    select
      (named ->> 'id')::uuid, (named ->> 'version')::timestamptz, named ->> 'status', named ? 'assigned_to',
      (named ->> 'assigned_to')::uuid
    from jsonb_array_elements(named_requests.requests) as named;
end
$$;

-- A path of a visitor can have any length: src/data/site-reports/send-report.ts cuts it before it is sent.
create or replace function public.report_trouble(kind text, page text, code text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_hour constant integer := 500;
  groups_kept constant integer := 200;
  this_hour constant timestamptz := date_trunc('hour', now());
begin
  perform private.require_short('kind', kind, 40);
  perform private.require_short('page', page, 2000);
  perform private.require_short('code', code, 200);
  if kind is null or kind not in ('error', 'delivery', 'policy', 'not-found') or page is null or code is null
    or exists (select 1 from private.site_report_limit where hour = this_hour and taken >= per_hour)
    -- Another report is being written: this one is not worth waiting for.
    or not pg_try_advisory_xact_lock(7021003) then
    return;
  end if;
  update private.site_report_limit
  set hour = this_hour, taken = case when hour = this_hour then taken + 1 else 1 end;
  insert into private.site_reports (kind, page, code)
  values (report_trouble.kind, private.masked_path(report_trouble.page), private.masked_code(report_trouble.code))
  on conflict on constraint site_reports_pkey do update
  set amount = least(site_reports.amount, 2147483646) + 1, last_seen = now();
  delete from private.site_reports as reports
  where reports.last_seen < now() - interval '90 days' or (reports.kind, reports.page, reports.code) in (
    select latest.kind, latest.page, latest.code from private.site_reports as latest
    order by latest.last_seen desc, latest.amount desc offset groups_kept
  );
end
$$;

revoke execute on all functions in schema private from public;
-- change_requests and delete_requests run with the rights of their caller.
grant execute on function private.require_short(text, text, integer) to authenticated;
