-- Finding a request by its number or by part of a name, postal address, e-mail address or phone number, at any number of
-- requests. Under row level security Postgres uses no index for a text search, so a trigger stores the words of each
-- request apart.

-- `muller` for Müller, `lukasz` for Łukasz: without diacritics, composed or not. The letters named here do not decompose.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıðħ', 'oldidh'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- The words of a text, each cut to a length that an index holds.
create function private.plain_words(value text) returns setof text
language sql immutable set search_path = ''
as $$
  select left(word, 100) from regexp_split_to_table(private.plain_text(value), '[^[:alnum:]]+') as word where word <> ''
$$;

-- `0612345678` for +31 (0)6 123 456 78, and for 612345678, as a spreadsheet writes it.
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
    -- `12a` for 12 A; not `432` for 43-2.
    case when new.house_number_addition ~ '^[A-Za-z]' then new.house_number || new.house_number_addition end,
    private.phone_digits(new.phone),
    -- The number that the visitor can quote: requestReference in src/domain/request/request.ts.
    left(new.id::text, 8)
  )) as word
  on conflict (request_id) do update set words = excluded.words;
  return null;
end
$$;

create trigger index_request
  after insert or update of name, email, phone, address, postcode, house_number, house_number_addition
  on public.contact_submissions for each row execute function private.index_request();

-- The query for what was typed: a phone number in any notation, a postcode with or without its space, or words. Null
-- when it holds no word. Digits are a phone number when they begin like one or are as long: 3811 12 is none.
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

revoke execute on all functions in schema private from public;
