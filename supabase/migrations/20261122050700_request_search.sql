-- Finding a request by its number, or by any part of the words in it, at any number of requests. Under row level security
-- Postgres uses no index for a text search, so a trigger stores the words of each request apart.

-- `muller` for Müller, `lukasz` for Łukasz: without diacritics, composed or not. The letters named here do not decompose.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıðħ', 'oldidh'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- The words of a text, each cut to 100 characters.
create function private.plain_words(value text) returns setof text
language sql immutable set search_path = ''
as $$
  select left(word, 100) from regexp_split_to_table(private.plain_text(value), '[^[:alnum:]]+') as word where word <> ''
$$;

-- `0612345678` for +31 (0)6 123 456 78, and for 612345678, as a spreadsheet writes it. Of another country without its plus.
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

-- Where a search of any part can begin in these words, between single spaces: each letter but the last two of a word, and
-- each digit but the last three of a number. Words of up to three characters stand for themselves, and `^de` says that a
-- word begins with these letters. Only the first four characters from there: longer ones would be millions, of which an index
-- has to put thousands together for one beginning of a word.
create function private.word_parts(words text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select array_to_tsvector(array_agg(distinct part))
  from unnest(string_to_array(btrim(words), ' ')) as word, lateral (
    select substr(word, place, 4)
    from generate_series(1, length(word) - case when word ~ '^[0-9]+$' then 3 else 2 end) as place
    union all
    select word where length(word) <= 3
    union all
    select '^' || left(word, 2) where word !~ '^[0-9]'
  ) as beginning (part)
$$;

create table private.request_search (
  id uuid primary key references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null,
  -- Between single spaces, one at either end.
  words text not null,
  -- What finds the request when it is searched for as a whole: its name, e-mail address, phone number, postcode with house
  -- number.
  wholes text[] not null
);
create index request_search_newest on private.request_search (created_at desc, id desc);
-- Little may wait to be written, because each search reads all of that.
create index request_search_parts on private.request_search using gin (private.word_parts(words))
  with (gin_pending_list_limit = 256);
create index request_search_wholes on private.request_search using gin (wholes) with (gin_pending_list_limit = 256);

create function private.index_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  home constant text := lower(new.postcode || ' ' || new.house_number);
begin
  insert into private.request_search (id, created_at, words, wholes)
  values (
    new.id,
    new.created_at,
    (
      select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
      from private.plain_words(concat_ws(
        ' ', new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition,
        -- `12a` for 12 A; not `432` for 43-2.
        case when new.house_number_addition ~ '^[A-Za-z]' then new.house_number || new.house_number_addition end,
        private.phone_digits(new.phone), new.message
      )) as word
    ),
    array_remove(array[
      private.search_words(new.name), lower(new.email), private.phone_digits(new.phone),
      home, home || lower(new.house_number_addition), home || ' ' || lower(new.house_number_addition)
    ], null)
  )
  on conflict (id) do update
  set created_at = excluded.created_at, words = excluded.words, wholes = excluded.wholes;
  return null;
end
$$;

create trigger index_request
  after insert or update of created_at, name, email, phone, address, postcode, house_number, house_number_addition, message
  on public.contact_submissions for each row execute function private.index_request();

-- The condition in SQL on a row `s` of request_search that the number which a visitor can quote begins with these four to
-- eight characters: requestReference in src/domain/request/request.ts. Null for anything else.
create function private.number_condition(search text, with_hash boolean) returns text
language sql immutable set search_path = ''
as $$
  select format('s.id between %L and %L', rpad(start, 32, '0')::uuid, rpad(start, 32, 'f')::uuid)
  from substring(search from case when with_hash then '^\s*#([0-9A-Fa-f]{4,8})\s*$' else '^\s*([0-9A-Fa-f]{4,8})\s*$' end)
    as start
  where start is not null
$$;

-- The same that what was typed is one of its wholes, or its number.
create function private.whole_condition(search text) returns text
language sql immutable set search_path = ''
as $$
  select format('(%s)', concat_ws(
    ' or ',
    format('s.wholes && %L', array_remove(array[
      private.search_words(search), lower(btrim(search)),
      case when search ~ '^[0-9 +()/.-]+$' then nullif(private.phone_digits(search), '') end
    ], null)),
    private.number_condition(search, true),
    case when length(btrim(search)) = 8 then private.number_condition(search, false) end
  ))
$$;

-- The same for all words that were typed being parts of its words: three letters or four digits anywhere in a word,
-- fewer letters at its beginning, a house number as a whole word. Digits alone may also be a phone number, or a part of one,
-- and anything that reads like it the beginning of a number.
-- `probe` is the weaker condition that indexes answer: beside rarer words it leaves out those that a third of the newest
-- requests hold. `share` is what part of the newest requests meets the condition.
create function private.part_condition(search text, out condition text, out probe text, out share double precision)
language plpgsql stable set search_path = ''
as $$
declare
  number constant text := private.number_condition(search, false);
begin
  with typed as (
    select 1 as reading, word, word ~ '^([0-9]{1,3}[a-z]?|[a-z][0-9])$' as is_house_number
    from private.plain_words(private.joined_postcodes(private.plain_text(search))) as word
    union all
    select 2, private.phone_digits(search), false
    where search ~ '^[0-9 +()/.-]+$' and length(private.phone_digits(search)) >= 4
  ), patterns as (
    select reading,
      case
        when is_house_number then '% ' || word || ' %'
        when length(word) < 3 then '% ' || word || '%'
        else '%' || word || '%'
      end as pattern,
      case
        when is_house_number then format('''%s''', word)
        when length(word) < 3 then format('''^%s'':*', word)
        when length(word) = 3 then format('''%s'':*', word)
        -- Every fourth four characters, and the last four.
        else (
          select string_agg(format('''%s''', substr(word, least(place, length(word) - 3), 4)), ' & ')
          from generate_series(1, length(word), 4) as place
        )
      end as term
    from typed
  ), newest as materialized (
    select words from private.request_search order by created_at desc, id desc limit 300
  ), weighed as (
    select *, (select count(*) from newest where words like pattern) > 100 as is_common from patterns
  ), readings as (
    select string_agg(format('s.words like %L', pattern), ' and ') as condition,
      coalesce(string_agg(term, ' & ') filter (where not is_common), string_agg(term, ' & ')) as query
    from weighed group by reading
  )
  select string_agg('(' || readings.condition || ')', ' or '),
    format('private.word_parts(s.words) @@ %L::tsquery', string_agg('(' || query || ')', ' | '))
  into condition, probe
  from readings;
  condition := coalesce(nullif(concat_ws(' or ', condition, number), ''), 'false');
  probe := concat_ws(' or ', probe, number);
  execute format(
    'select avg((%s)::integer) from (select * from private.request_search order by created_at desc, id desc limit 1000) s',
    condition
  ) into share;
  share := coalesce(share, 0);
end
$$;

revoke execute on all functions in schema private from public;
