-- Anyone may add a request, so a script could add thousands (D-42). What comes in above the limits of an hour is held:
-- stored, but apart from the list, so that a flood neither buries the requests of real visitors nor shuts them out; an
-- administrator accepts the real ones and deletes the rest. So is a request in which a name is none, or an address holds a
-- URL or a domain (D-67). Only a request that would be held is ever refused, with 429; the browser keeps it in the outbox
-- and retries.

-- Makes the hashes below useless without this database.
create table private.caller_salt (
  is_only_row boolean primary key default true check (is_only_row),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

insert into private.caller_salt default values;

-- Senders of the requests of the last hour that were not held, and one row without a caller for each held one that was
-- accepted since, which still counts towards the limit of that hour. Personal data, so kept apart from the requests and
-- removed after that hour.
create table private.recent_callers (
  id bigint generated always as identity primary key,
  caller text,
  created_at timestamptz not null default now()
);
create index recent_callers_caller on private.recent_callers (caller, created_at);
create index recent_callers_oldest on private.recent_callers (created_at);

-- Who asked whether rush is possible in the last hour (56_rush_offers.sql).
create table private.rush_questions (
  id bigint generated always as identity primary key,
  caller text,
  asked_at timestamptz not null default now()
);
create index rush_questions_asked on private.rush_questions (asked_at, caller);

-- Called when deleted requests are purged. Skips rows that another call is removing: a visitor never waits for it.
create function private.forget_callers() returns void
language sql security definer set search_path = ''
as $$
  delete from private.recent_callers where id = any (array(
    select id from private.recent_callers where created_at <= now() - interval '1 hour' for update skip locked
  ));
  delete from private.rush_questions where id = any (array(
    select id from private.rush_questions where asked_at <= now() - interval '1 hour' for update skip locked
  ));
$$;

-- A salted hash of the caller's IP address; null when the headers of the request do not contain it. Everything before
-- the last address of x-forwarded-for may be forged by the caller. Of IPv6 the first 64 bits count: a connection has
-- all addresses that begin with them.
create function private.caller_hash() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  address := regexp_replace(
    btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1))),
    '^::ffff:(?=[0-9]+\.)', '', 'i'
  );
  return encode(sha256(convert_to(
    (select salt from private.caller_salt) || network(set_masklen(address, case family(address) when 6 then 64 else 32 end)),
    'UTF8'
  )), 'hex');
exception
  when invalid_text_representation then return null;
end
$$;

-- A known payer is held by none of these up to a bound of its own. The total never holds back a caller's first request of the hour, where callers can be distinguished: otherwise five
-- flooding callers would use it up for everybody.
create function private.limit_submissions() returns trigger
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
  new.is_held := private.has_strange_names(new) or not private.is_known_within_bound(new.email) and ((
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and not is_held and source = 'website' and created_at > hour_ago
  ) >= per_email or ((sender is null or of_sender > 0) and (
    select count(*) from public.contact_submissions where not is_held and source = 'website' and created_at > hour_ago
  ) >= in_total) or of_sender >= per_caller);
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
create trigger "10_limit_submissions" before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.source = 'website')
  execute function private.limit_submissions();

-- Changing a held request accepts it. Recording the outcome of its mail or webhook and anonymising it do not count as
-- changes, and what a customer does never accepts it (D-67).
create function private.accept_changed_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  derived constant text[] := array(select name from private.request_columns where is_derived);
begin
  if not private.is_by_customer() and to_jsonb(new) - derived is distinct from to_jsonb(old) - derived then
    new.is_held := false;
  end if;
  return new;
end
$$;
create trigger "20_accept_changed_request" before update on public.contact_submissions
  for each row when (old.is_held and new.anonymised_at is not distinct from old.anonymised_at)
  execute function private.accept_changed_request();

create function private.count_accepted_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.recent_callers (caller, created_at)
  select null, new.created_at where new.created_at > now() - interval '1 hour';
  return null;
end
$$;
create trigger "40_count_accepted_request" after update on public.contact_submissions
  for each row when (old.is_held and not new.is_held) execute function private.count_accepted_request();

-- How many are held within the filters of the list, and the moment to pass to delete_held_requests.
create function public.held_requests(
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  perform private.require_short_search(search);
  return jsonb_build_object(
    'total', (select count(*) from private.found_held_requests(search, rush, from_day, until_day)), 'seen_at', now()
  );
end
$$;

-- Moves these requests to the list and returns how many: what somebody else accepted or deleted meanwhile is left
-- alone.
create function public.accept_held_requests(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  accepted integer;
begin
  perform private.require_admin();
  update public.contact_submissions set is_held = false where id = any (ids) and is_held;
  get diagnostics accepted = row_count;
  return accepted;
end
$$;

-- Deletes these requests, or without `ids` all within the filters, unless they came in after `seen_at` or somebody
-- accepted them meanwhile. Returns how many, and the moment to pass to restore_requests.
create function public.delete_held_requests(
  seen_at timestamptz, ids uuid[] default null,
  search text default '', rush boolean default null, from_day date default null, until_day date default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('seen_at', seen_at), ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  perform private.require_short_search(search);
  delete from public.contact_submissions r
  where r.is_held and r.created_at <= seen_at and (ids is null or r.id = any (ids))
    and r.id in (select private.found_held_requests(search, rush, from_day, until_day));
  get diagnostics deleted = row_count;
  return jsonb_build_object('total', deleted, 'deleted_at', now());
end
$$;

-- Choosing "new" for a held request accepts it, although the status stays the same.
create function private.accept_handled_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_held := false;
  return new;
end
$$;
create trigger "20_accept_handled_request" before update of status, assigned_to on public.contact_submissions
  for each row when (old.is_held)
  execute function private.accept_handled_request();

-- The held requests within the filters of the list and what was typed into the search.
create function private.found_held_requests(search text, rush boolean, from_day date, until_day date) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  typed constant private.typed_search := private.read_search(search);
begin
  return query
    select r.id from public.contact_submissions r
    where private.meets_filters(r, rush, from_day, until_day, held => true) and (coalesce(btrim(search), '') = '' or exists (
      select from private.request_search s
      where s.id = r.id and (private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed))
    ));
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.held_requests, public.accept_held_requests, public.delete_held_requests from public, anon, authenticated;
grant execute on function
  public.held_requests, public.accept_held_requests, public.delete_held_requests to authenticated;
