-- The list of the back-office at any size: search, filters, counts and paging by key, each with an index. The
-- functions ask once whether an administrator calls and then pass the policies by, because under policies
-- Postgres does not use an index for a search.

-- `muller` of Müller and `lukasz` of Łukasz, for finding. Marks on letters are taken off, however they were typed; the
-- letters named here have none to take off.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıðħ', 'oldidh'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- The words of a text, each cut to what an index can hold.
create function private.plain_words(value text) returns setof text
language sql immutable set search_path = ''
as $$
  select left(word, 100) from regexp_split_to_table(private.plain_text(value), '[^[:alnum:]]+') as word where word <> ''
$$;

-- `0612345678` of +31 (0)6 123 456 78, and of 612345678, which a spreadsheet made of it.
create function private.phone_digits(value text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(value, '[^0-9+]', '', 'g'), '^(\+31|0031|31(?=0?[1-9][0-9]{8}$)|(?=[1-9][0-9]{8}$))0?', '0'
  )
$$;

-- The words that a request is found by: each search term matches the beginning of a word.
create table private.request_search (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  words tsvector not null
);
create index request_search_words on private.request_search using gin (words);

create function private.index_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_search (request_id, words)
  select new.id, array_to_tsvector(array_agg(distinct word))
  from private.plain_words(concat_ws(
    ' ', new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition,
    -- `12a` of 12 A; not `432` of 43-2.
    case when new.house_number_addition ~ '^[A-Za-z]' then new.house_number || new.house_number_addition end,
    private.phone_digits(new.phone)
  )) as word
  on conflict (request_id) do update set words = excluded.words;
  return null;
end
$$;

create trigger index_request
  after insert or update of name, email, phone, address, postcode, house_number, house_number_addition
  on public.contact_submissions for each row execute function private.index_request();

-- What was typed as a query: a phone number in any notation, a postcode with or without its space, or words. Null
-- when nothing of it can be looked for. Digits alone are a phone number when one begins like that or is as long:
-- 3811 12 is none.
create function private.search_query(search text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(word || ':*', ' & ')::tsquery
  from private.plain_words(
    case
      when search ~ '^[0-9 +()/.-]{6,}$' and private.phone_digits(search) ~ '^([+0]|[0-9]{9})'
        then private.phone_digits(search)
      else regexp_replace(private.plain_text(search), '\m([1-9][0-9]{3})\s+([a-z]{2})\M', '\1\2', 'g')
    end
  ) as word
$$;

-- The conditions of the filters as SQL; '' and null ask for nothing. Days are those of Amsterdam, both included.
create function private.request_conditions(search text, rush boolean, from_day date, until_day date) returns text
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
    ) end
  )
$$;

-- The query of one page of the list as SQL, so that a test can see its plan. `after` is the request that the page
-- begins after, in the asked order; with `backwards` the page ends before it and comes in the opposite order.
-- `after_values` are its columns as they were read: without them a request that was changed meanwhile, or is gone, moves
-- the place where the page begins.
create function private.request_list_query(
  search text, status text, rush boolean, from_day date, until_day date,
  sort text, descending boolean, after uuid, after_values jsonb, backwards boolean, page_size integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- Null is the order by date alone; requests that are equal in a column follow by date too.
  sort_key constant text := case sort
    when 'name' then 'lower(r.name)'
    when 'address' then 'lower(coalesce(r.address, ''''))'
    when 'property_type' then 'r.property_type'
    when 'status' then 'private.status_order(r.status)'
    when 'rush_service' then 'r.rush_service'
    when 'calculated_price' then 'coalesce(r.calculated_price, 0)'
  end;
  position constant text := concat_ws(', ', sort_key, 'r.created_at', 'r.id');
  falls constant boolean := descending <> backwards;
  direction constant text := case when falls then ' desc' else '' end;
begin
  if sort_key is null and sort <> 'created_at' then
    raise invalid_parameter_value using message = format('no order by %s', sort);
  end if;
  return format(
    'select r.* from public.contact_submissions r where %s%s%s order by %s limit %s',
    private.request_conditions(search, rush, from_day, until_day),
    case when status <> '' then format(
      ' and private.status_order(r.status) = %s::smallint', private.status_order(status)
    ) end,
    case when after is not null or after_values is not null then format(
      ' and (%1$s) %2$s (select %1$s from %3$s)', position, case when falls then '<' else '>' end,
      case when after_values is null then format('public.contact_submissions r where r.id = %L', after)
        else format('jsonb_populate_record(null::public.contact_submissions, %L) r', after_values) end
    ) end,
    concat_ws(', ', sort_key || direction, 'r.created_at' || direction, 'r.id' || direction), page_size
  );
end
$$;

-- One page of the list. For the order of the columns see above; a page that runs backwards comes nearest first.
create function public.list_requests(
  search text default '', status text default '', rush boolean default null,
  from_day date default null, until_day date default null,
  sort text default 'created_at', descending boolean default true,
  after uuid default null, after_values jsonb default null, backwards boolean default false,
  page_size integer default 50
) returns setof public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return query execute private.request_list_query(
    search, status, rush, from_day, until_day, sort, descending, after, after_values, backwards, least(page_size, 1000)
  );
end
$$;

-- All that the counts look at, so that they need not read the requests themselves.
create index contact_submissions_counts on public.contact_submissions (status, rush_service, created_at);

-- How many requests each status has among those that the other filters let through, as {"new": 3, ...}.
create function public.count_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  execute format(
    'select jsonb_object_agg((array[''new'', ''contacted'', ''scheduled'', ''completed'', ''cancelled''])[place + 1], amount)
     from (
       select private.status_order(status) as place, sum(amount) as amount
       -- By the stored status first: there are few, and asking the order of each row would take longest of all.
       from (select r.status, count(*) as amount from public.contact_submissions r where %s group by 1) as per_stored
       group by 1
     ) as per_status',
    private.request_conditions(search, rush, from_day, until_day)
  ) into counts;
  return coalesce(counts, '{}');
end
$$;

create index contact_submissions_open_rush on public.contact_submissions (created_at)
  where rush_service and status not in ('scheduled', 'completed', 'cancelled');

-- What asks for attention now: new requests, those to call back (contact was made, no visit planned yet), the visits
-- of today, and open rush requests (an unknown status counts as new), oldest first, at most twenty.
create function public.requests_of_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return jsonb_build_object(
    'new', (select count(*) from public.contact_submissions r where private.status_order(r.status) = 0::smallint),
    'to_call_back', (
      select count(*) from public.contact_submissions where status = 'contacted'
    ),
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(visit) order by visit.appointment_time), '[]')
      from (
        select id, name, address, appointment_time from public.contact_submissions
        where appointment_date = today and status = 'scheduled'
      ) as visit
    ),
    'open_rush', (
      select count(*) from public.contact_submissions
      where rush_service and status not in ('scheduled', 'completed', 'cancelled')
    ),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at), '[]')
      from (
        select id, name, created_at from public.contact_submissions
        where rush_service and status not in ('scheduled', 'completed', 'cancelled')
        order by created_at limit 20
      ) as urgent
    )
  );
end
$$;

revoke execute on function
  private.plain_text(text), private.plain_words(text), private.phone_digits(text), private.index_request(), private.search_query(text),
  private.request_conditions(text, boolean, date, date),
  private.request_list_query(text, text, boolean, date, date, text, boolean, uuid, jsonb, boolean, integer),
  public.list_requests(text, text, boolean, date, date, text, boolean, uuid, jsonb, boolean, integer),
  public.count_requests(text, boolean, date, date), public.requests_of_today()
from public, anon, authenticated;
grant execute on function
  public.list_requests(text, text, boolean, date, date, text, boolean, uuid, jsonb, boolean, integer),
  public.count_requests(text, boolean, date, date), public.requests_of_today()
to authenticated;

-- Where the backend announces changes (hosted Supabase), new requests are announced too.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contact_submissions;
  end if;
end
$$;
