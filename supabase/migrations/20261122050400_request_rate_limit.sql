-- How many requests an hour are stored, per e-mail address and in total: anyone may insert, so a script could too. More
-- are refused with 429; the browser keeps its request in the outbox and retries later.

create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  per_email constant integer := 5;
  in_total constant integer := 100;
begin
  -- Simultaneous requests take turns: otherwise none would count the others.
  perform pg_advisory_xact_lock(7021002);
  if (
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and created_at > now() - interval '1 hour'
  ) >= per_email or (
    select count(*) from public.contact_submissions where created_at > now() - interval '1 hour'
  ) >= in_total then
    raise sqlstate 'PGRST' using
      message = '{"code":"rate_limit","message":"too many requests in the last hour","details":null,"hint":null}',
      detail = '{"status":429,"headers":{"Retry-After":"3600"}}';
  end if;
  return new;
end
$$;

create trigger limit_submissions before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_submissions();

revoke execute on all functions in schema private from public;
