-- Nobody uses up or reads the limit of another's address, one withdrawal that fails holds up no other and no mail, and the office
-- reads first what may be about a request, and whether its address is the same.

alter table private.withdrawal_notices add column has_candidates boolean not null default false;
drop index private.withdrawal_notices_open;
create index withdrawal_notices_open on private.withdrawal_notices (has_candidates desc, received_at) where handled_at is null;

drop function private.limit_notices(email text, sender text);

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
create or replace function public.give_withdrawal_notice(
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
  when check_violation then raise check_violation using message = sqlerrm;
end
$$;

-- Carries out the notices that name one request of the same e-mail address; its receipt goes to that address. The others wait
-- for the office, as does one that fails: it must not hold up the rest, nor the mails that the sender takes after it. At most 20 at
-- once.
create or replace function private.carry_out_notices() returns void
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
create or replace function public.withdrawal_notices() returns jsonb
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

revoke execute on function private.limit_notices(sender text) from public;

update private.withdrawal_notices as notice set has_candidates = exists (select from private.candidates_of_notice(notice))
where handled_at is null and compared_at is not null;
