-- Counts what customers do by their link instead of what it changes.

-- What customers did that is bounded (D-67), also when it changed nothing: a moment planned or wished, a call asked for, a
-- message added.
create table private.customer_acts (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  act text not null check (act in ('planned', 'wished', 'called', 'message')),
  acted_at timestamptz not null default now()
);
create index on private.customer_acts (request_id);

insert into private.customer_acts (request_id, act, acted_at)
select request_id, 'message', changed_at from public.request_audit as audit
where by_customer and new_values ? 'message' and exists (select from public.contact_submissions where id = audit.request_id);

-- How often the customer of a request did one of these since a moment.
create function private.acts_since(of_request uuid, acts text[], since timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from private.customer_acts where request_id = of_request and act = any (acts) and acted_at >= since
$$;

-- Counts an act, and forgets those of earlier days that are bounded by the day.
create function private.count_act(of_request uuid, act text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.customer_acts as earlier
  where request_id = of_request and earlier.act <> 'message' and acted_at < now() - interval '2 days';
  insert into private.customer_acts (request_id, act) values (of_request, count_act.act);
$$;

-- Plans the appointment at a moment, or moves it there. When several customers pick the same moment, one gets it. Only
-- an offered moment is accepted: not past, within 80 days, half an hour ahead for rush while the offer begins at an
-- hour, else while it can be cancelled for nothing. Returns `planned`, `taken`, `closed` when nothing can be changed any more, `limited` at the
-- sixth change of a day, or `wished` when two other picks of this customer or caller are unseen: the moment is then
-- added to the preferred times, for the adviser to confirm. `early_start` is the customer's wish that we begin within the
-- period of withdrawal (D-64); with `only_note` the moment is added to the preferred times in any case: the customer read
-- that it would be, and ordered nothing.
create or replace function public.pick_moment(
  key text, starts_at timestamptz, early_start boolean default false, only_note boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  sender constant text := private.caller_hash();
  today constant timestamptz :=
    (now() at time zone 'Europe/Amsterdam')::date::timestamp at time zone 'Europe/Amsterdam';
  moment record;
  visit public.appointments;
  present timestamptz;
begin
  perform private.require_calendar_date('starts_at', starts_at);
  own := private.request_of_key(key);
  if own.id is null then
    return 'closed';
  end if;
  if starts_at < now() + (case when own.rush_service then interval '30 minutes' else private.free_before(own) end)
    or starts_at > now() + interval '80 days' then
    return 'taken';
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return 'closed';
  end if;
  if private.acts_since(own.id, '{planned,wished,called}', today) >= 5 then
    return 'limited';
  end if;
  select free.* into moment
  from private.free_moments(
    private.with_verified_position(own), pick_moment.starts_at, pick_moment.starts_at
  ) as free
  order by free.cost, free.adviser limit 1;
  if not found then
    return 'taken';
  end if;
  if only_note or private.has_unseen_picks(own, sender) then
    perform private.count_act(own.id, 'wished');
    update public.contact_submissions as request
    set preferred_times = right(concat_ws(
      ', ', request.preferred_times, to_char(moment.starts_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')
    ), 200)
    where id = own.id;
    return 'wished';
  end if;
  perform private.count_act(own.id, 'planned');
  insert into private.unseen_picks (request_id, caller) values (own.id, sender)
  on conflict (request_id) do update set caller = excluded.caller, picked_at = now();
  -- Who picks a moment need not be called about one. The wish to begin early is that of this moment alone.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() end, callback_on = null
  where id = own.id and (early_start or num_nonnulls(request.early_start_requested_at, request.callback_on) > 0);
  -- What is ordered now is ordered under the terms of this page; a visit that is moved keeps those of its order.
  update public.contact_submissions as request set terms_from = named
  from private.named_terms() as named
  where id = own.id and named <> request.terms_from and not exists (
    select from public.appointments as ordered where ordered.request_id = own.id and ordered.state <> 'cancelled'
  );
  select * into visit from public.appointments as planned where planned.request_id = own.id and planned.state = 'planned';
  present := visit.starts_at;
  visit.request_id := own.id;
  visit.adviser := moment.adviser;
  visit.starts_at := moment.starts_at;
  visit.ends_at := moment.ends_at;
  visit.origin := 'customer';
  visit.is_overruled := false;
  perform private.write_visit(visit);
  perform private.record_pick(own, present, moment.starts_at, early_start);
  return 'planned';
exception
  -- The drive is longer than was assumed for coordinates that nobody confirmed.
  when exclusion_violation then return 'taken';
end
$$;

-- Adds a message below what was written before, with the day; false when there is no room for it, or after ten (D-67).
create or replace function public.add_customer_message(key text, message text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  added constant text := btrim(message);
begin
  perform private.require_short('message', message, 2000);
  own := private.request_of_key(key);
  -- Two at once would not count each other.
  perform from public.contact_submissions where id = own.id for update;
  if private.acts_since(own.id, '{message}', '-infinity') >= 10 then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set message = concat_ws(
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 14 <= 2000;
  if not found then
    return false;
  end if;
  perform private.count_act(own.id, 'message');
  return true;
end
$$;

-- Asks to be called instead of picking a moment: the request is to be called back today, with the phone number when there
-- was none and the part of the day. False when it cannot be changed any more, and at the sixth time of a day.
create or replace function public.ask_for_call(key text, phone text default null, part_of_day text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  wish constant text := 'Bel mij ' || case part_of_day
    when 'morning' then 'in de ochtend' when 'afternoon' then 'in de middag' when 'evening' then 'in de avond'
    else 'wanneer het u uitkomt' end;
begin
  perform private.require_short('phone', phone, 30);
  perform private.require_short('part_of_day', part_of_day, 20);
  own := private.request_of_key(key);
  -- Two at once would not count each other.
  perform from public.contact_submissions where id = own.id for update;
  if own.id is null or own.status in ('completed', 'cancelled')
    or private.acts_since(own.id, '{wished,called}', today::timestamp at time zone 'Europe/Amsterdam') >= 5 then
    return false;
  end if;
  perform private.count_act(own.id, 'called');
  perform set_config('app.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set callback_on = today, phone = coalesce(request.phone, nullif(btrim(ask_for_call.phone), '')),
    preferred_times = right(concat_ws(', ', request.preferred_times, wish), 200),
    customer_action = 'call', customer_acted_at = now()
  where id = own.id;
  return true;
end
$$;

drop function private.customer_changes(request_id uuid, columns text[], since timestamp with time zone);

drop function private.recorded_picks(of_request uuid, since timestamp with time zone);

revoke execute on function private.acts_since(of_request uuid, acts text[], since timestamp with time zone) from public;

revoke execute on function private.count_act(of_request uuid, act text) from public;
