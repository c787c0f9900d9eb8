-- Who of a request a person is (D-76), found by e-mail address or telephone number: who ordered, who is at home, who pays.

create function private.roles_of(request public.contact_submissions, person text) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(array[
    case when lower(request.email) = given.email or private.phone_digits(request.phone) = given.phone then 'orders' end,
    case when lower(request.at_home_email) = given.email or private.phone_digits(request.at_home_phone) = given.phone
      then 'at_home' end,
    case when lower(request.payer_email) = given.email then 'pays' end
  ], null)
  from (values (
    lower(btrim(person)), case when person ~ '^[0-9 +()/.-]+$' then nullif(private.phone_digits(person), '') end
  )) as given (email, phone)
$$;

create function private.requests_of_person(person text)
returns table (request public.contact_submissions, roles text[])
language sql stable security definer set search_path = ''
as $$
  select stored, own.roles
  from private.request_search as search
  join public.contact_submissions as stored on stored.id = search.id
  cross join lateral (select private.roles_of(stored, person)) as own (roles)
  where search.wholes && array[lower(btrim(person)), private.phone_digits(person)] and cardinality(own.roles) > 0
$$;

create function private.deleted_requests_of_person(person text)
returns table (id uuid, deleted_at timestamptz, request jsonb, roles text[])
language sql stable security definer set search_path = ''
as $$
  select aside.id, aside.deleted_at, aside.request, own.roles
  from private.deleted_requests as aside
  cross join lateral (
    select private.roles_of(jsonb_populate_record(null::public.contact_submissions, aside.request), person)
  ) as own (roles)
  where cardinality(own.roles) > 0
$$;

-- The columns that only one role fills.
create function private.columns_of_role(role text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select name from private.request_columns
    where starts_with(name, case role when 'at_home' then 'at_home_' when 'pays' then 'payer_' end)
  )
$$;

-- What of these values of a request is of a person with these roles: all for who ordered; else the home, what is nobody's, and
-- what was filled in about that person. Prices are of who ordered and who pays.
create function private.own_part(given jsonb, roles text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when 'orders' = any (roles) then given else given - array(
    select name from private.request_columns
    where is_personal and not is_home and name not in (
      select unnest(private.columns_of_role(role)) from unnest(roles) as role
    ) or name in ('calculated_price', 'agreed_price', 'price', 'list_price', 'withdrawal_owed') and not 'pays' = any (roles)
  ) end
$$;

revoke execute on all functions in schema private from public;
