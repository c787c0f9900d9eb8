-- Finding a request by its number, or by any part of the words in it, at any number of requests. Under row level
-- security Postgres uses no index for a text search, so a trigger stores the words of each request apart, and a search
-- goes through the trigrams of pg_trgm. What was typed is read once, in private.read_search.

create schema if not exists extensions;

create extension if not exists pg_trgm with schema extensions;

-- The words of a text, each cut to 100 characters.
create function private.plain_words(value text) returns setof text
language sql immutable set search_path = ''
as $$
  select left(word, 100) from regexp_split_to_table(private.plain_text(value), '[^[:alnum:]]+') as word where word <> ''
$$;

-- `0612345678` for +31 (0)6 123 456 78, and for 612345678, as a spreadsheet writes it. Of another country without its
-- plus.
create function private.phone_digits(value text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(value, '[^0-9+]', '', 'g'), '^(\+31|0031|31(?=0?[1-9][0-9]{8}$)|(?=[1-9][0-9]{8}$))0?', '0'
    ), '\+', '', 'g'
  )
$$;

-- Postcodes written as one word: `3811aa 12` for 3811 AA 12 and 3811AA12.
create function private.joined_postcodes(value text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(value, '\m([1-9][0-9]{3})\s*([a-z]{2})\s*(?=[0-9]|\M)', '\1\2 ', 'g')
$$;

-- The words of what was typed or stored, in their order.
create function private.search_words(value text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(word, ' ' order by place)
  from private.plain_words(private.joined_postcodes(private.plain_text(value))) with ordinality as words (word, place)
$$;

create table private.request_search (
  id uuid primary key references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null,
  -- Between single spaces, one at either end.
  words text not null,
  -- The values that find the request as a whole: the name, e-mail address and phone number of who orders, is at home or
  -- pays, and postcode with house number.
  wholes text[] not null
);

-- In the schema of the extension, which an older project may have elsewhere.
do $$
begin
  execute format(
    'create index request_search_words on private.request_search using gin (words %s.gin_trgm_ops)
       with (gin_pending_list_limit = 256)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm')
  );
end
$$;
create index request_search_newest on private.request_search (created_at desc, id desc);
create index request_search_wholes on private.request_search using gin (wholes) with (gin_pending_list_limit = 256);

create function private.index_request() returns trigger
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

-- For an update of any column: one missing from a list would stay searchable after it was cleared.
create trigger "40_index_request" after insert or update on public.contact_submissions
  for each row execute function private.index_request();

-- A search as it is compared with a row of request_search.
create type private.typed_search as (
  -- Of each typed word, for LIKE, the longest first.
  patterns text[],
  -- The same for digits that may be a phone number or a part of one.
  digits text,
  -- Finds a request as a whole.
  wholes text[],
  -- The ids that begin with the number which a visitor can quote: requestReference in src/domain/request/request.ts.
  first_id uuid,
  last_id uuid,
  -- Whether it can only be such a number.
  is_number boolean
);

-- Three letters or four digits are found anywhere in a word, fewer letters at its beginning, a house number as a whole
-- word.
create function private.read_search(search text) returns private.typed_search
language sql stable set search_path = ''
as $$
  select
    (
      select array_agg(
        case
          when word ~ '^([0-9]{1,3}[a-z]?|[a-z][0-9])$' then '% ' || word || ' %'
          when length(word) < 3 then '% ' || word || '%'
          else '%' || word || '%'
        end
        order by length(word) desc
      )
      from private.plain_words(private.joined_postcodes(private.plain_text(search))) as word
    ),
    case when length(phone.digits) >= 4 then '%' || phone.digits || '%' end,
    array_remove(array[private.search_words(search), lower(btrim(search)), nullif(phone.digits, '')], null),
    rpad(number.start, 32, '0')::uuid,
    rpad(number.start, 32, 'f')::uuid,
    number.start is not null and (search ~ '#' or length(number.start) = 8)
  from substring(search from '^\s*#?([0-9A-Fa-f]{4,8})\s*$') as number (start)
  cross join (select case when search ~ '^[0-9 +()/.-]+$' then private.phone_digits(search) end) as phone (digits)
$$;

-- The conditions that follow have no SET clause, so Postgres inlines them and can use the indexes. Their names are
-- resolved at creation, hence no search_path.

-- Each pattern separately, because an index does not support `like all`.
create function private.is_part(id uuid, words text, typed private.typed_search) returns boolean
language sql immutable
return words like (typed).patterns[1] and words like coalesce((typed).patterns[2], '%')
  and words like coalesce((typed).patterns[3], '%') and words like all ((typed).patterns[4:])
  or words like (typed).digits
  or id between (typed).first_id and (typed).last_id;

create function private.is_whole(id uuid, wholes text[], typed private.typed_search) returns boolean
language sql immutable
return wholes && (typed).wholes or (typed).is_number and id between (typed).first_id and (typed).last_id;

-- The words of a request by which it is found, between single spaces.
create function private.words_of(request public.contact_submissions) returns text
language sql stable set search_path = ''
as $$
  select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
  from private.plain_words(concat_ws(
    ' ',
    (
      select string_agg(to_jsonb(request) ->> name, ' ')
      from private.request_columns where is_searched and name not in ('phone', 'at_home_phone')
    ),
    -- `12a` for 12 A; not `432` for 43-2.
    case
      when request.house_number_addition ~ '^[A-Za-z]' then request.house_number || request.house_number_addition
    end,
    private.phone_digits(request.phone), private.phone_digits(request.at_home_phone)
  )) as word
$$;

-- What is found as a whole: names, e-mail addresses, telephone numbers and home.
create function private.wholes_of(request public.contact_submissions) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(array[
    private.search_words(request.name), lower(request.email), private.phone_digits(request.phone),
    private.search_words(request.at_home_name), lower(request.at_home_email), private.phone_digits(request.at_home_phone),
    private.search_words(request.payer_name), lower(request.payer_email), request.payer_kvk,
    home, home || lower(request.house_number_addition), home || ' ' || lower(request.house_number_addition)
  ], null)
  from (select lower(request.postcode || ' ' || request.house_number)) as place (home)
$$;

revoke execute on all functions in schema private from public;
