-- Any edit of a held request accepts it, and a flood from a few addresses does not hold back new callers (D-42).

-- Changing a held request accepts it. Recording the outcome of its mail or webhook and anonymising it do not count as
-- changes.
create or replace function private.accept_changed_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  derived constant text[] := array(select name from private.request_columns where is_derived);
begin
  if to_jsonb(new) - derived is distinct from to_jsonb(old) - derived then
    new.is_held := false;
  end if;
  return new;
end
$$;

drop trigger accept_changed_request on public.contact_submissions;
create trigger accept_changed_request before update on public.contact_submissions
  for each row when (old.is_held and new.anonymised_at is not distinct from old.anonymised_at)
  execute function private.accept_changed_request();

-- Choosing "new" for a held request accepts it, although the status stays the same.
create function private.accept_handled_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_held := false;
  return new;
end
$$;

create trigger accept_handled_request before update of status, assigned_to on public.contact_submissions
  for each row when (old.is_held)
  execute function private.accept_handled_request();

-- Accepts the held requests that were edited before this migration.
update public.contact_submissions set is_held = false
where is_held and anonymised_at is null and (
  num_nonnulls(assigned_to, callback_on) > 0
  or id in (select request_id from public.request_audit where action = 'update')
);

-- As before, but the total never holds back a caller's first request of the hour, where callers can be distinguished:
-- otherwise five flooding callers would use it up for everybody.
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
  if exists (select 1 from public.contact_submissions where id = new.id) then
    -- A retry after a lost answer: the primary key refuses it.
    return new;
  end if;
  select count(*) into of_sender from private.recent_callers where caller = sender and created_at > hour_ago;
  -- Held requests do not count, so that a flood from one caller uses up only that caller's share of the total.
  new.is_held := (
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and not is_held and source = 'website' and created_at > hour_ago
  ) >= per_email or ((sender is null or of_sender > 0) and (
    select count(*) from public.contact_submissions where not is_held and source = 'website' and created_at > hour_ago
  ) >= in_total) or of_sender >= per_caller;
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

revoke execute on all functions in schema private from public;
