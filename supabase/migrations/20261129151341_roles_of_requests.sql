-- Who orders, who is at home and who pays may be three (D-76): who is there and who gets the invoice stand beside the
-- customer of a request.

-- Whether a text is one line of at most so many characters, with nothing that is not seen.
create function private.is_line(value text, longest integer) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select char_length(value) between 1 and longest and value !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(value)
$$;

alter table public.contact_submissions
  add column at_home_name text check (private.is_line(at_home_name, 100)),
  add column at_home_phone text check (private.is_line(at_home_phone, 30)),
  add column at_home_email text check (
    private.is_line(at_home_email, 254) and char_length(at_home_email) >= 5 and at_home_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  add column payer_kind text check (payer_kind in ('person', 'company')),
  add column payer_name text check (private.is_line(payer_name, 100)),
  add column payer_attention text check (private.is_line(payer_attention, 100)),
  add column payer_postcode text check (payer_postcode ~ '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$'),
  add column payer_street text check (private.is_line(payer_street, 100)),
  add column payer_city text check (private.is_line(payer_city, 60)),
  add column payer_email text check (
    private.is_line(payer_email, 254) and char_length(payer_email) >= 5 and payer_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  add column payer_kvk text check (payer_kvk ~ '^[0-9]{8}$'),
  add column payer_vat_id text check (payer_vat_id ~ '^(NL[0-9]{9}B[0-9]{2}|(?!NL)[A-Z]{2}[0-9A-Z]{2,12})$'),
  add column payer_reference text check (private.is_line(payer_reference, 50)),
  add constraint contact_submissions_at_home check (
    num_nulls(at_home_name, at_home_phone) = 0 or num_nonnulls(at_home_name, at_home_phone, at_home_email) = 0
  ),
  add constraint contact_submissions_payer check (
    num_nulls(payer_kind, payer_name, payer_postcode, payer_street, payer_city) = 0
    or num_nonnulls(payer_kind, payer_name, payer_postcode, payer_street, payer_city, payer_email, payer_reference) = 0
  ),
  add constraint contact_submissions_company check (
    payer_kind is not distinct from 'company' or num_nonnulls(payer_attention, payer_kvk, payer_vat_id) = 0
  );

insert into private.request_columns
  (name, is_personal, replacement, is_kept_by_tax_law, is_home, is_searched, added_by, is_changed)
values
  ('at_home_name', true, null, false, false, true, 'visitors', true),
  ('at_home_phone', true, null, false, false, true, 'visitors', true),
  ('at_home_email', true, null, false, false, true, 'visitors', true),
  ('payer_kind', true, null, true, false, false, 'visitors', true),
  ('payer_name', true, null, true, false, true, 'visitors', true),
  ('payer_attention', true, null, false, false, true, 'visitors', true),
  ('payer_postcode', true, null, true, false, true, 'visitors', true),
  ('payer_street', true, null, true, false, true, 'visitors', true),
  ('payer_city', true, null, true, false, true, 'visitors', true),
  ('payer_email', true, null, true, false, true, 'visitors', true),
  ('payer_kvk', true, null, true, false, true, 'visitors', true),
  ('payer_vat_id', true, null, true, false, true, 'visitors', true),
  ('payer_reference', true, null, false, false, true, 'visitors', true);

-- Whether a text can name a company, whose name may end in a domain: "Makelaardij Voorbeeld.nl".
create function private.is_company_name(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select private.is_name(regexp_replace(value, '(?<=[[:alnum:]])[.](?=[[:alpha:]]{2,24}$)', ' '))
$$;

-- Whether what names people or places in a request holds what is no name or a link: such a request is held (D-67).
create function private.has_strange_names(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from unnest(array[request.name, request.payer_name]) as given (name)
    where not case when request.payer_kind = 'company' then private.is_company_name(name) else private.is_name(name) end
  ) or exists (
    select from unnest(array[request.at_home_name, request.payer_attention]) as given (name) where not private.is_name(name)
  ) or private.has_web_address(concat_ws(
    ' | ', private.address_line(request), request.payer_street, request.payer_city, request.payer_reference
  ))
$$;

-- The words of a request by which it is found, between single spaces.
create or replace function private.words_of(request public.contact_submissions) returns text
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
create or replace function private.wholes_of(request public.contact_submissions) returns text[]
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

-- The total never holds back a caller's first request of the hour, where callers can be distinguished: otherwise five
-- flooding callers would use it up for everybody.
create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  per_email constant integer := 10;
  -- Generous, because an office or mobile network shares one address.
  per_caller constant integer := 20;
  in_total constant integer := 100;
  held constant integer := 3000;
  hour_ago constant timestamptz := now() - interval '1 hour';
  sender constant text := private.caller_hash();
  of_sender bigint;
begin
  -- Serialises concurrent requests, which could not count each other otherwise.
  perform pg_advisory_xact_lock(7021002);
  if exists (select from public.contact_submissions where id = new.id)
    or exists (select from private.deleted_requests where id = new.id) then
    -- A retry after a lost answer: it is refused as a duplicate.
    return new;
  end if;
  select count(*) into of_sender from private.recent_callers where caller = sender and created_at > hour_ago;
  -- Held requests do not count, so that a flood from one caller uses up only that caller's share of the total.
  new.is_held := (
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and not is_held and source = 'website' and created_at > hour_ago
  ) >= per_email or ((sender is null or of_sender > 0) and (
    select count(*) from public.contact_submissions where not is_held and source = 'website' and created_at > hour_ago
  ) >= in_total) or of_sender >= per_caller
    or private.has_strange_names(new);
  if not new.is_held then
    insert into private.recent_callers (caller) select sender where sender is not null;
  elsif (
    select count(*) from public.contact_submissions where is_held and created_at > hour_ago
  ) + (
    select count(*) from private.recent_callers where caller is null and created_at > hour_ago
  ) >= held then
    raise sqlstate 'PGRST' using
      message = '{"code":"rate_limit","message":"too many requests in the last hour","details":null,"hint":null}',
      detail = '{"status":429,"headers":{"Retry-After":"3600"}}';
  end if;
  return new;
end
$$;

-- What an adviser takes along of a request: who and what is visited. The label is the one that is valid today.
create or replace function private.visited_home(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', request.id, 'name', request.name, 'phone', request.phone, 'at_home_name', request.at_home_name,
    'at_home_phone', request.at_home_phone, 'address', private.address_line(request), 'postcode', request.postcode,
    'property_type', request.property_type, 'surface_area', request.surface_area,
    'construction_year', request.construction_year, 'label_class', case
      when request.label_valid_until >= (now() at time zone 'Europe/Amsterdam')::date then request.label_class
    end,
    'price', request.price, 'is_rush', request.rush_service, 'received_at', request.created_at,
    'message', request.message, 'notes', request.notes
  )
$$;

-- The appointments of the administrator whose feed has this token, from 30 days ago until a year ahead, and cancelled
-- ones until 30 days after that. Null for any other token.
create or replace function public.calendar_feed(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  perform private.require_short('token', token, 100);
  select user_id into owner from private.calendar_feeds where token_hash = private.code_hash(token);
  if owner is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', appointment.id, 'sequence', appointment.sequence, 'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at,
      'changed_at', appointment.changed_at, 'is_cancelled', appointment.state = 'cancelled',
      'name', request.name, 'phone', request.phone, 'at_home_name', request.at_home_name,
      'at_home_phone', request.at_home_phone, 'reference', upper(left(request.id::text, 8)),
      'address', concat_ws(
        ', ', private.address_line(request), case when request.address is not null then request.postcode end
      )
    ) order by appointment.starts_at, appointment.id), '[]')
    from public.appointments as appointment
    join public.contact_submissions as request on request.id = appointment.request_id
    where appointment.adviser = owner and request.anonymised_at is null
      and appointment.starts_at between now() - interval '30 days' and now() + interval '1 year'
      and (appointment.state <> 'cancelled' or appointment.changed_at > now() - interval '30 days')
  );
end
$$;

-- The home as an invoice writes it. An address of the register has the number with its street; one that was typed need not.
create function private.invoice_home(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'street', case
      when street ~ ('\m' || request.house_number || '(?![0-9])') then street
      else concat_ws(' ', nullif(street, ''), request.house_number, request.house_number_addition)
    end,
    'postcode', coalesce(left(request.postcode, 4) || ' ' || right(request.postcode, 2), ''),
    'city', coalesce(request.place, '')
  )
  from split_part(coalesce(request.address, ''), ',', 1) as street
$$;

-- Who pays (D-76): who ordered, at the home; else the payer, at its own address, and then the home stands beside it.
create or replace function private.invoice_customer(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when request.payer_kind is null then jsonb_build_object('name', request.name) || private.invoice_home(request)
    else jsonb_build_object(
      'name', request.payer_name, 'street', request.payer_street,
      'postcode', left(request.payer_postcode, 4) || ' ' || right(request.payer_postcode, 2), 'city', request.payer_city,
      'attention', coalesce(request.payer_attention, ''), 'chamber_of_commerce', coalesce(request.payer_kvk, ''),
      'vat_number', coalesce(request.payer_vat_id, ''), 'reference', coalesce(request.payer_reference, ''),
      'home', private.invoice_home(request)
    )
  end
$$;

revoke execute on function private.has_strange_names(request public.contact_submissions) from public;

revoke execute on function private.invoice_home(request public.contact_submissions) from public;

revoke execute on function private.is_company_name(value text) from public;

revoke execute on function private.is_line(value text, longest integer) from public;

grant execute on function private.is_line(value text, longest integer) to anon;

grant execute on function private.is_line(value text, longest integer) to authenticated;

select private.grant_request_columns();
