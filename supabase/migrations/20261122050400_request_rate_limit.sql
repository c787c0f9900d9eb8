-- Anyone may add a request, so a script could add thousands. What comes in above the limits of an hour is held: stored, but
-- apart from the list, so that a flood neither buries the requests of real visitors nor shuts them out. Only a request
-- that would be held is ever refused, with 429; the browser keeps it in the outbox and retries.

-- Makes the hashes below of no use without this database.
create table private.caller_salt (
  is_only_row boolean primary key default true check (is_only_row),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.caller_salt default values;

-- Who sent the requests of the last hour that were not held. Personal data, so apart from the requests and gone after
-- that hour.
create table private.recent_callers (
  id bigint generated always as identity primary key,
  caller text not null,
  created_at timestamptz not null default now()
);
create index recent_callers_caller on private.recent_callers (caller, created_at);
create index recent_callers_oldest on private.recent_callers (created_at);

-- Called with the deleted requests that are forgotten. Skips what another call is removing: a visitor never waits for it.
create function private.forget_callers() returns void
language sql security definer set search_path = ''
as $$
  delete from private.recent_callers where id = any (array(
    select id from private.recent_callers where created_at <= now() - interval '1 hour' for update skip locked
  ))
$$;

-- A salted hash of the caller's IP address; null where the headers of the request do not name it. Whatever stands before
-- the last address of x-forwarded-for may be made up by the caller. Of IPv6 the first 64 bits count: a connection has all
-- addresses that begin with them.
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

create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  per_email constant integer := 10;
  -- An office or a mobile network shares one address.
  per_caller constant integer := 20;
  in_total constant integer := 100;
  held constant integer := 3000;
  hour_ago constant timestamptz := now() - interval '1 hour';
  sender constant text := private.caller_hash();
begin
  -- Simultaneous requests take turns: otherwise none would count the others.
  perform pg_advisory_xact_lock(7021002);
  if exists (select 1 from public.contact_submissions where id = new.id) then
    -- Its answer was lost; the primary key says so.
    return new;
  end if;
  -- Held requests do not count: a flood from one caller takes that caller's share of the total and no more.
  new.is_held := (
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and not is_held and source = 'website' and created_at > hour_ago
  ) >= per_email or (
    select count(*) from public.contact_submissions where not is_held and source = 'website' and created_at > hour_ago
  ) >= in_total or (
    select count(*) from private.recent_callers where caller = sender and created_at > hour_ago
  ) >= per_caller;
  if not new.is_held then
    insert into private.recent_callers (caller) select sender where sender is not null;
  elsif (
    select count(*) from public.contact_submissions where is_held and created_at > hour_ago
  ) >= held then
    raise sqlstate 'PGRST' using
      message = '{"code":"rate_limit","message":"too many requests in the last hour","details":null,"hint":null}',
      detail = '{"status":429,"headers":{"Retry-After":"3600"}}';
  end if;
  return new;
end
$$;

create trigger limit_submissions before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.source = 'website')
  execute function private.limit_submissions();

revoke execute on all functions in schema private from public;
