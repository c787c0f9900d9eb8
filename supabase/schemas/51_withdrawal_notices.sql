-- Withdrawing without the link of the own page, by /herroepen (D-77). Anybody can say so, so the call only stores what was said,
-- whether it fits a request or not: its answer and its time tell nothing. The sender carries out what fits one request right
-- afterwards; the rest is work for the office. Nothing that was typed is mailed.

create table private.withdrawal_notices (
  -- The browser's: a second attempt is the same notice.
  id uuid primary key,
  name text not null check (
    name = btrim(name) and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(name)
  ),
  email text not null check (
    char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and email !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(email)
  ),
  -- What identifies the order: the number of the request, or the home and the day.
  reference text check (reference ~ '^[0-9A-F]{8}$'),
  postcode text check (postcode ~ '^[1-9][0-9]{3}[A-Z]{2}$'),
  house_number text check (house_number ~ '^[1-9][0-9]{0,4}[0-9A-Za-z /.-]{0,11}$'),
  ordered_on date check (ordered_on between '2000-01-01' and '2099-12-31'),
  received_at timestamptz not null default now(),
  -- A salted hash, for an hour.
  caller text,
  -- When it was compared with the requests, and the one that it was carried out for.
  compared_at timestamptz,
  request_id uuid,
  -- Whether it may be about a request: the office reads those first, above what a flood of made-up ones leaves.
  has_candidates boolean not null default false,
  -- When nothing was left to do, and who did it; null for the sender.
  handled_at timestamptz,
  handled_by_email text,
  check (reference is not null or num_nulls(postcode, house_number, ordered_on) = 0)
);
create index on private.withdrawal_notices (received_at);
create index on private.withdrawal_notices (lower(email), received_at);
create index on private.withdrawal_notices (caller, received_at);
create index withdrawal_notices_open on private.withdrawal_notices (has_candidates desc, received_at) where handled_at is null;

-- Refuses a notice beyond the limits (D-67). The total holds back no caller's first one of the hour, as with requests. An address
-- has no limit: others could use up its owner's, and would learn from a refusal that its owner withdrew.
create function private.limit_notices(sender text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_caller constant integer := 5;
  in_total constant integer := 100;
  at_most constant integer := 1000;
  of_sender bigint;
  total bigint;
begin
  select count(*) filter (where caller = sender), count(*) into of_sender, total
  from private.withdrawal_notices where received_at > now() - interval '1 hour';
  if of_sender >= per_caller or total >= at_most or total >= in_total and (sender is null or of_sender > 0) then
    raise sqlstate 'PGRST' using
      message = '{"code":"rate_limit","message":"too many withdrawals in the last hour","details":null,"hint":null}',
      detail = '{"status":429,"headers":{"Retry-After":"3600"}}';
  end if;
end
$$;

-- Takes what somebody says to withdraw from, and returns when that was: the same whether there is such a request or not.
create function public.give_withdrawal_notice(
  id uuid, name text, email text, reference text default null, postcode text default null, house_number text default null,
  ordered_on date default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  sender constant text := private.caller_hash();
  received timestamptz;
begin
  perform private.require_short(given.argument, given.value, given.longest)
  from (values
    ('name', name, 100), ('email', email, 254), ('reference', reference, 8), ('postcode', postcode, 6),
    ('house_number', house_number, 17)
  ) as given (argument, value, longest);
  perform private.require_calendar_date('ordered_on', ordered_on);
  -- Two at once would not count each other.
  perform pg_advisory_xact_lock(7021006);
  select received_at into received from private.withdrawal_notices as notice where notice.id = give_withdrawal_notice.id;
  if received is null then
    perform private.limit_notices(sender);
    insert into private.withdrawal_notices (id, name, email, reference, postcode, house_number, ordered_on, caller)
    values (
      give_withdrawal_notice.id, btrim(give_withdrawal_notice.name), give_withdrawal_notice.email,
      give_withdrawal_notice.reference, give_withdrawal_notice.postcode, give_withdrawal_notice.house_number,
      give_withdrawal_notice.ordered_on, sender
    )
    returning received_at into received;
  end if;
  return received;
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation or not_null_violation then raise check_violation using message = sqlerrm;
end
$$;

-- `12A` of `12 - a`: a house number as people write it, to compare.
create function private.plain_number(value text) returns text
language sql immutable set search_path = ''
as $$
  select upper(regexp_replace(value, '[ /.-]', '', 'g'))
$$;

-- Whether a notice names this request, by its number, or by its home and a day on which it was sent, ordered or visited.
create function private.names_request(notice private.withdrawal_notices, request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(upper(left(request.id::text, 8)) = notice.reference, false) or coalesce(
    request.postcode = notice.postcode and private.plain_number(notice.house_number)
      = private.plain_number(request.house_number || coalesce(request.house_number_addition, ''))
      and (notice.ordered_on = (request.created_at at time zone 'Europe/Amsterdam')::date or exists (
        select from public.appointments as visit
        where visit.request_id = request.id and notice.ordered_on in (
          (visit.created_at at time zone 'Europe/Amsterdam')::date, (visit.starts_at at time zone 'Europe/Amsterdam')::date
        )
      )), false
  )
$$;

-- The requests that a notice may be about, by an index each: of its address, its number and its home. At most five of each.
create function private.candidates_of_notice(notice private.withdrawal_notices) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  (
    select id from public.contact_submissions
    where lower(email) = lower(notice.email) and not is_held order by created_at desc limit 5
  ) union (
    select id from public.contact_submissions
    where id between (notice.reference || '-0000-0000-0000-000000000000')::uuid
      and (notice.reference || '-ffff-ffff-ffff-ffffffffffff')::uuid limit 5
  ) union (
    select id from public.contact_submissions
    where postcode = notice.postcode and house_number = substring(notice.house_number from '^[0-9]+')
    order by created_at desc limit 5
  )
$$;

-- Carries out the notices that name one request of the same e-mail address; its receipt goes to that address. The others wait
-- for the office, as does one that fails: it must not hold up the rest, nor the mails that the sender takes after it. At most 20 at
-- once.
create function private.carry_out_notices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  notice private.withdrawal_notices;
  found_ids uuid[];
  is_done boolean;
begin
  if not exists (select from private.withdrawal_notices where handled_at is null and compared_at is null) then
    return;
  end if;
  -- Before any row, as private.withdraw does.
  perform private.lock_schedule();
  for notice in
    select * from private.withdrawal_notices where handled_at is null and compared_at is null
    order by received_at limit 20 for update skip locked
  loop
    found_ids := array(
      select request.id from public.contact_submissions as request
      where lower(request.email) = lower(notice.email) and not request.is_held and request.anonymised_at is null
        and private.names_request(notice, request) limit 2
    );
    begin
      is_done := cardinality(found_ids) = 1 and private.withdraw(found_ids[1], notice.received_at);
    exception when others then
      is_done := false;
      raise warning 'a withdrawal was not carried out: %', sqlstate;
    end;
    update private.withdrawal_notices as stored set
      compared_at = now(), request_id = case when is_done then found_ids[1] end, handled_at = case when is_done then now() end,
      has_candidates = exists (select from private.candidates_of_notice(notice))
    where stored.id = notice.id;
  end loop;
  perform set_config('app.is_by_customer', '', true);
end
$$;

-- The notices that the office handles, at most 50, oldest first after those that may be about a request, each with these: of the
-- same address, number or home. Whether each can still be withdrawn from is as it was when the notice came in.
create function public.withdrawal_notices() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Where no sender runs.
  perform private.carry_out_notices();
  return (
    select coalesce(jsonb_agg(to_jsonb(notice) - '{caller,has_candidates}'::text[] || jsonb_build_object('candidates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', request.id, 'name', request.name, 'address', private.address_line(request),
        'reference', upper(left(request.id::text, 8)), 'has_email', request.email is not null,
        'has_same_email', coalesce(lower(request.email) = lower(notice.email), false),
        'is_withdrawn', request.withdrawn_at is not null,
        'can_withdraw', exists (
          select from private.right_to_withdraw(request) where ends_at > notice.received_at
        )
      ) order by request.created_at desc), '[]')
      from private.candidates_of_notice(notice) as candidate
      join public.contact_submissions as request on request.id = candidate
      where request.anonymised_at is null and not request.is_held
    )) order by notice.has_candidates desc, notice.received_at), '[]')
    from (
      select id from private.withdrawal_notices where handled_at is null order by has_candidates desc, received_at limit 50
    ) as open
    join private.withdrawal_notices as notice on notice.id = open.id
  );
end
$$;

-- Settles a notice: carries it out for this request, as of when it came in, or without one notes that it was answered. False
-- when that request has no right to withdraw (any more), or the notice was settled before.
create function public.settle_withdrawal_notice(notice_id uuid, request_id uuid default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  notice private.withdrawal_notices;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  select * into notice from private.withdrawal_notices as stored
  where stored.id = notice_id and handled_at is null for update;
  if notice.id is null or settle_withdrawal_notice.request_id is not null
    and not private.withdraw(settle_withdrawal_notice.request_id, notice.received_at) then
    return false;
  end if;
  update private.withdrawal_notices as stored set
    handled_at = now(), handled_by_email = private.own_admin_email(), request_id = settle_withdrawal_notice.request_id
  where stored.id = notice.id;
  return true;
end
$$;

-- Callers after an hour, notices after the time of requests that became no order. Called when deleted requests are purged.
create function private.forget_notices(moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.withdrawal_notices set caller = null where id = any (array(
    select id from private.withdrawal_notices
    where caller is not null and received_at <= now() - interval '1 hour' for update skip locked
  ));
  delete from private.withdrawal_notices where id = any (array(
    select id from private.withdrawal_notices where received_at < moment - private.request_period() for update skip locked
  ))
$$;

-- Anonymising a request removes what was said of it.
create function private.forget_notice_of_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.withdrawal_notices where request_id = new.id;
  return null;
end
$$;
create trigger "40_forget_notice_of_request" after update of anonymised_at on public.contact_submissions
  for each row when (new.anonymised_at is not null) execute function private.forget_notice_of_request();

revoke execute on all functions in schema private from public;
revoke execute on function
  public.give_withdrawal_notice, public.withdrawal_notices, public.settle_withdrawal_notice from public, anon, authenticated;
grant execute on function public.give_withdrawal_notice to anon, authenticated;
grant execute on function public.withdrawal_notices, public.settle_withdrawal_notice to authenticated;
