-- What a customer does by the link: picks one of the moments that fit, moves or cancels the visit, adds a message, asks to
-- be called.

-- The moments that customers picked and no administrator has seen yet. The caller is a salted hash
-- (private.caller_hash), null where it is not known.
create table private.unseen_picks (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  caller text,
  picked_at timestamptz not null default now()
);
create index unseen_picks_caller on private.unseen_picks (caller);

-- Whether two requests of the same e-mail address or caller already have a picked moment that no administrator has seen
-- (D-67): otherwise a script could fill the calendar.
create function private.has_unseen_picks(request public.contact_submissions, sender text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 2
  from private.unseen_picks as pick
  join public.contact_submissions as other on other.id = pick.request_id
  join public.appointments as appointment on appointment.request_id = other.id and appointment.state = 'planned'
  where other.id <> request.id and (pick.caller = sender or lower(other.email) = lower(request.email))
$$;

-- Records that an administrator has seen the customer's changes of a request: its dialog was opened.
create function public.note_seen_request(request_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.unseen_picks where unseen_picks.request_id = note_seen_request.request_id;
  update public.contact_submissions set customer_action = null, customer_acted_at = null
  where id = note_seen_request.request_id and customer_action is not null;
end
$$;

-- A change by an administrator counts as having seen the picks, which bound the next ones (D-67).
create function private.note_seen_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.unseen_picks where request_id = new.id and not private.is_by_customer() and private.is_admin();
  return null;
end
$$;
create trigger "40_note_seen_change" after update on public.contact_submissions
  for each row when (old.updated_at <> new.updated_at) execute function private.note_seen_change();

-- What the customer does is work until an administrator has opened the request (D-66): what a function of this page
-- names, or else what it changes.
create function private.note_customer_action() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_planned constant boolean := new.appointment_date is not null
    and (new.appointment_date, new.appointment_time) is distinct from (old.appointment_date, old.appointment_time);
  action constant text := case
    when new.withdrawn_at is distinct from old.withdrawn_at then 'withdrawn'
    when new.customer_acted_at is distinct from old.customer_acted_at then new.customer_action
    when new.status = 'cancelled' and old.status <> 'cancelled' then 'cancelled'
    when is_planned and old.appointment_date is not null then 'moved'
    when is_planned or new.preferred_times is distinct from old.preferred_times then 'picked'
    when new.message is distinct from old.message then 'message'
  end;
begin
  if private.is_by_customer() and action is not null then
    new.customer_action := action;
    new.customer_acted_at := now();
  end if;
  return new;
end
$$;
create trigger "20_note_customer_action" before update on public.contact_submissions
  for each row execute function private.note_customer_action();

-- What customers did that is bounded (D-67), also when it changed nothing: a moment planned or wished, a call asked for, a
-- message added.
create table private.customer_acts (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  act text not null check (act in ('planned', 'wished', 'called', 'message', 'label', 'invoice')),
  acted_at timestamptz not null default now()
);
create index on private.customer_acts (request_id);

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

-- The first moment that may be offered for a request.
create function private.first_start(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select now() + interval '1 hour' + case when request.rush_service then '0' else private.free_before(request) end
$$;

-- Whether a moment is free that is in time for the rush of a request: it is promised only then (D-80).
create function private.can_keep_rush(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.free_moments(request, private.first_start(request), private.rush_last_start(request))
  )
$$;

-- The best moment of each hour between two points in time, of three days: the first ones, or the first one and the two that
-- cost the least, of which one near other visits comes first. Null when there is none, or without an end.
create function private.offered_moments(
  request public.contact_submissions, earliest timestamptz, latest timestamptz, is_in_order boolean
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with moments as (
    select distinct on (hour) moment.starts_at, moment.ends_at, hour::date as day, cost,
      coalesce(nearest_minutes <= 15, false) and coalesce(extra_minutes < min(extra_minutes) filter (
        where nearest_minutes > 15 or nearest_minutes is null and adviser.start_x is not null
      ) over (), true) as is_near
    from private.free_moments(request, earliest, latest) as moment
    join public.advisers as adviser on adviser.user_id = moment.adviser
    cross join lateral (select date_trunc('hour', moment.starts_at at time zone 'Europe/Amsterdam')) as clock (hour)
    order by hour, cost, moment.starts_at, moment.adviser
  ), costs as (
    select day, bool_or(is_near) as has_near, min(cost) as cost, row_number() over (order by day) = 1 as is_first
    from moments group by day
  ), days as (
    select day from costs
    order by
      case when is_in_order then day end, is_first desc,
      has_near and row_number() over (partition by has_near order by cost, day) = 1 desc, cost, day
    limit 3
  )
  select jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'is_near', is_near) order by starts_at)
  from moments join days using (day)
$$;

-- The moments that are offered for the own request, one in each hour, of three days: the first one and the two with the lowest
-- cost in the two weeks to come, or the first three from a given day on. A day on which an adviser is already nearby is among
-- the former if that is less driving than any moment at which nobody is. A rush request is first offered those in time for its
-- deadline, and where there are none, what comes later. Its moments begin an hour from now, others an hour after moving and
-- cancelling cost something; they are accepted until then, so that the customer can still do both and the offer stays valid
-- while it is read. Of two advisers for whom a moment costs the same, the one who would be assigned is offered.
create function public.customer_moments(key text, from_day date default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today), today + 56), today);
  earliest timestamptz;
  last_start timestamptz;
begin
  perform private.require_calendar_date('from_day', from_day);
  own.terms_from := private.order_terms(own);
  if own.id is null or not private.can_change(own) then
    return '[]';
  end if;
  earliest := greatest(first_day::timestamp at time zone 'Europe/Amsterdam', private.first_start(own));
  own := private.with_verified_position(own);
  if own.rush_service and from_day is null then
    last_start := private.rush_last_start(own);
  end if;
  return coalesce(
    private.offered_moments(own, earliest, last_start, false),
    private.offered_moments(
      own, earliest, (greatest(first_day, today + 1) + 14)::timestamp at time zone 'Europe/Amsterdam', from_day is not null
    ),
    '[]'
  );
end
$$;

-- Plans the appointment at a moment, or moves it there. When several customers pick the same moment, one gets it. Only
-- an offered moment is accepted: not past, within 80 days, half an hour ahead for rush while the offer begins at an
-- hour, else while it can be cancelled for nothing. Returns `planned`, `taken`, `closed` when nothing can be changed any more, `limited` at the
-- sixth change of a day, or `wished` when two other picks of this customer or caller are unseen: the moment is then
-- added to the preferred times, for the adviser to confirm. `early_start` is the customer's wish that we begin within the
-- period of withdrawal (D-64); with `only_note` the moment is added to the preferred times in any case: the customer read
-- that it would be, and ordered nothing.
create function public.pick_moment(
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
  own.terms_from := private.order_terms(own);
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
  update public.contact_submissions set terms_from = private.order_terms(own)
  where id = own.id and terms_from <> private.order_terms(own);
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

-- Cancels the request and its appointment; false when it is too late for that here.
create function public.cancel_request(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return coalesce(own.status = 'cancelled', false);
  end if;
  update public.contact_submissions set status = 'cancelled' where id = own.id;
  return true;
end
$$;

-- Adds a message below what was written before, with its moment; false when there is no room for it, or after ten (D-67).
create function public.add_customer_message(key text, message text) returns boolean
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
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 20 <= 2000;
  if not found then
    return false;
  end if;
  perform private.count_act(own.id, 'message');
  return true;
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation then raise check_violation using message = sqlerrm;
end
$$;

-- Asks to be called instead of picking a moment: the request is to be called back today, with the phone number when there
-- was none and the part of the day. False when it cannot be changed any more, and at the sixth time of a day.
create function public.ask_for_call(key text, phone text default null, part_of_day text default null) returns boolean
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
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation then raise check_violation using message = sqlerrm;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.customer_moments, public.pick_moment, public.cancel_request, public.add_customer_message,
  public.ask_for_call, public.note_seen_request from public, anon, authenticated;
grant execute on function
  public.customer_moments, public.pick_moment, public.cancel_request, public.add_customer_message, public.ask_for_call
  to anon, authenticated;
grant execute on function public.note_seen_request to authenticated;
