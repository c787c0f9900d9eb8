-- A customer follows and changes the own request by a link with a key (D-50), without an account: reads its state,
-- picks one of the moments that fit, moves or cancels it, adds a message. Without a valid key nothing can be read.

-- The hashes of the keys that open a request. Without a foreign key: after a request is restored from the bin the same
-- links open it again.
create table private.request_keys (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  request_id uuid not null,
  created_at timestamptz not null default now()
);
create index on private.request_keys (request_id);

create function private.keep_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_keys (key_hash, request_id) values (new.key_hash, new.id) on conflict do nothing;
  new.key_hash := null;
  return new;
end
$$;
create trigger keep_key before insert on public.contact_submissions
  for each row when (new.key_hash is not null) execute function private.keep_key();

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
create trigger note_seen_change after update on public.contact_submissions
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
create trigger note_customer_action before update on public.contact_submissions
  for each row execute function private.note_customer_action();

-- How often the customer of a request changed one of these columns since a moment, by the audit trail.
create function private.customer_changes(request_id uuid, columns text[], since timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.request_audit as audit
  where audit.request_id = customer_changes.request_id and by_customer and new_values ?| columns and changed_at >= since
$$;

-- The request that a key opens, null for any other key: until 30 days after its last appointment, or a year after it
-- came in when there is none. A held one has no page, no moments and takes no message until an administrator accepts it
-- (D-67).
create function private.request_of_key(key text) returns public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
begin
  perform private.require_short('key', key, 100);
  select request.* into own
  from private.request_keys as keys
  join public.contact_submissions as request on request.id = keys.request_id
  where keys.key_hash = private.code_hash(key) and request.anonymised_at is null and not request.is_held
    and now() < coalesce(
      (
        select max(ends_at) + interval '30 days' from public.appointments
        where request_id = request.id and state <> 'cancelled'
      ),
      request.created_at + interval '1 year'
    );
  return own;
end
$$;

-- Positions of addresses by the address register, as passed on by the Edge Function `bag`; for two months.
create table private.register_positions (
  postcode text,
  house_number text,
  x integer not null,
  y integer not null,
  seen_at timestamptz not null default now(),
  primary key (postcode, house_number)
);
create index on private.register_positions (seen_at);

-- The requests whose coordinates were sent by a visitor's browser and not confirmed by the register. With made-up ones,
-- the offered moments would reveal where other customers live.
create table private.unverified_positions (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade
);

-- For the function `bag`: [{"postcode": ..., "house_number": ..., "x": ..., "y": ...}] in whole metres of the Dutch
-- grid.
create function public.note_register_positions(positions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.register_positions where seen_at < now() - interval '2 months';
  insert into private.register_positions (postcode, house_number, x, y)
  select distinct on (postcode, house_number) postcode, house_number, x, y
  from jsonb_to_recordset(positions) as given (postcode text, house_number text, x integer, y integer)
  where num_nulls(postcode, house_number, x, y) = 0
  on conflict (postcode, house_number) do update set x = excluded.x, y = excluded.y, seen_at = now();
end
$$;

create function private.note_unverified_position() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- All homes of a house number count as one place.
  insert into private.unverified_positions (request_id)
  select new.id where not exists (
    select from private.register_positions as known
    where known.postcode = new.postcode and known.house_number = new.house_number
      and greatest(abs(known.x - new.rd_x), abs(known.y - new.rd_y)) <= 200
  );
  return null;
end
$$;
create trigger note_unverified_position after insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.source = 'website' and new.rd_x is not null)
  execute function private.note_unverified_position();

-- Only an administrator changes them later.
create function private.trust_changed_position() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.unverified_positions where request_id = new.id;
  return null;
end
$$;
create trigger trust_changed_position after update of rd_x, rd_y on public.contact_submissions
  for each row when ((old.rd_x, old.rd_y) is distinct from (new.rd_x, new.rd_y))
  execute function private.trust_changed_position();

-- The same request without unconfirmed coordinates: what customers are shown is computed from it.
create function private.with_verified_position(request public.contact_submissions) returns public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from private.unverified_positions where request_id = request.id) then
    request.rd_x := null;
    request.rd_y := null;
  end if;
  return request;
end
$$;

-- Whether the visit of a rush request begins after its deadline.
create function private.is_rush_missed(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.rush_service and exists (
    select from public.appointments as visit
    where visit.request_id = request.id and visit.state in ('planned', 'completed')
      and visit.starts_at > private.rush_deadline(request.created_at)
  )
$$;

-- The price in euros that the customer is told (D-72), with the surcharge for rush or without: the agreed one, else the price
-- that an administrator set, or the list price of what was filled in; null when that is unknown. Never one that only a
-- browser sent. A set price has no surcharge that could lapse.
create function private.price_to_tell(request public.contact_submissions, has_rush boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when request.agreed_price is not null then request.agreed_price
    when request.calculated_price
      is distinct from private.list_price(request.property_type, request.surface_area, request.rush_service)
      and (request.source = 'telephone' or exists (
        select from public.request_audit as audit
        where audit.request_id = request.id and audit.action = 'update' and not audit.by_customer
          and audit.new_values ? 'calculated_price'
      )) then request.calculated_price
    else private.list_price(request.property_type, request.surface_area, has_rush)
  end
$$;

create function private.promised_price(request public.contact_submissions) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.price_to_tell(request, request.rush_service and not private.is_rush_missed(request))
$$;

-- The moment to come that the customer asked for last and that was only noted (`wished` of pick_moment), until the visit is
-- planned, moved or called off, or an administrator takes it out of the preferred times. The audit trail has what the
-- customer added, apart from what others write there.
create function private.wished_moment(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select wish.starts_at
  from (
    select change.changed_at, right(change.new_values ->> 'preferred_times', 16) as text
    from public.request_audit as change
    where change.request_id = request.id and change.by_customer
      and change.new_values ->> 'preferred_times' ~ '\d{2}-\d{2}-\d{4} \d{2}:\d{2}$'
    order by change.id desc limit 1
  ) as last
  cross join lateral (
    select (to_date(left(last.text, 10), 'DD-MM-YYYY') + right(last.text, 5)::time) at time zone 'Europe/Amsterdam' as starts_at
  ) as wish
  where wish.starts_at > now() and strpos(request.preferred_times, last.text) > 0
    and not exists (
      select from public.appointments where request_id = request.id and changed_at > last.changed_at
    )
$$;

-- The last day on which the customer can withdraw: 14 days after the day of the order, on which a visit was first planned.
-- What would end at a weekend ends on Monday (Algemene termijnenwet, article 1). A visit that is moved begins no new period.
-- Null without a visit. As src/domain/appointment/withdrawal.ts has it.
create function private.withdrawal_until(of_request uuid) returns date
language sql stable security definer set search_path = ''
as $$
  select day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end
  from (
    select (min(created_at) at time zone 'Europe/Amsterdam')::date + 14 as day
    from public.appointments where request_id = of_request and state <> 'cancelled'
  ) as fortnight
$$;

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, and whether a visit to come went with it. That an appointment is off is told only to who knew of it:
-- the customer who chose it, or whom a mail about it could reach. `price` is that of the visit as it is planned; of a
-- rush request `late_price` is that of one after the deadline and `timely_price` of one before it, null for any other.
create function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', private.promised_price(own),
      'late_price', case when own.rush_service then private.price_to_tell(own, false) end,
      'timely_price', case when own.rush_service then private.price_to_tell(own, true) end,
      'created_at', own.created_at, 'status', own.status,
      'visit', (
        select jsonb_build_object(
          'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at, 'adviser', adviser.name, 'sequence', appointment.sequence,
          'id', appointment.id, 'label_day', private.label_day(appointment.starts_at)
        )
        from public.appointments as appointment left join public.advisers as adviser on adviser.user_id = appointment.adviser
        where appointment.request_id = own.id and appointment.state in ('planned', 'completed')
        order by appointment.state = 'planned' desc, appointment.starts_at desc limit 1
      ),
      'lost_visit', exists (
        select from public.appointments
        where request_id = own.id and state = 'cancelled'
          and (origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
      ),
      'wished_moment', private.wished_moment(own),
      'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
      'picks_are_noted', private.has_unseen_picks(own, private.caller_hash()),
      -- Whether a mail tells the same as the screen does: of the request, or of its visit.
      'mail_follows', exists (
        select from private.outgoing_messages as message
        where message.request_id = own.id and message.state in ('waiting', 'taken', 'sent') and message.kind = any (
          case when own.status = 'scheduled' then array['planned', 'moved'] else array['received'] end
        )
      ),
      'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'invoice', private.customer_invoice(own.id)
    )
  );
end
$$;

-- Until 24 hours before the appointment, while there is something to change.
create function private.can_change(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status not in ('completed', 'cancelled') and not exists (
    select from public.appointments
    where request_id = request.id and state = 'planned' and starts_at <= now() + interval '24 hours'
  )
$$;

-- The moments that are offered for the own request, one in each hour: of the three days with the lowest cost in the two
-- weeks to come, or of the first three days from a given one on, so that who asks on misses none. A day on which an
-- adviser is already nearby is among the former, and first, if that is less driving than any moment at which nobody is.
-- For a rush request moments begin an hour from now and end by `latest`, when the label has to be there; for any other
-- 25 hours from now, and are accepted from 24 hours on, so that the customer can still move or cancel and the offer
-- stays valid while it is read. Of two advisers for whom a moment costs the same, the one who would be assigned is
-- offered.
create function public.customer_moments(key text, from_day date default null, latest timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today + 1), today + 56), today + 1);
  earliest timestamptz := greatest(first_day::timestamp at time zone 'Europe/Amsterdam', now() + interval '25 hours');
  until timestamptz := (first_day + 14)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('latest', latest)) as given (argument, value);
  if own.id is null or not private.can_change(own) then
    return '[]';
  end if;
  if own.rush_service and from_day is null then
    earliest := now() + interval '1 hour';
    until := least(until, latest - private.appointment_duration(own.property_type, own.surface_area));
  end if;
  return (
    with moments as (
      select distinct on (hour) moment.starts_at, moment.ends_at, hour::date as day, cost,
        coalesce(nearest_minutes <= 15, false) and coalesce(extra_minutes < min(extra_minutes) filter (
          where nearest_minutes > 15 or nearest_minutes is null and adviser.start_x is not null
        ) over (), true) as is_near
      from private.free_moments(private.with_verified_position(own), earliest, until) as moment
      join public.advisers as adviser on adviser.user_id = moment.adviser
      cross join lateral (select date_trunc('hour', moment.starts_at at time zone 'Europe/Amsterdam')) as clock (hour)
      order by hour, cost, moment.starts_at, moment.adviser
    ), costs as (
      select day, bool_or(is_near) as has_near, min(cost) as cost from moments group by day
    ), days as (
      select day, has_near from costs
      order by
        case when from_day is not null then day end,
        has_near and row_number() over (partition by has_near order by cost, day) = 1 desc, cost, day
      limit 3
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'is_near', is_near
    ) order by from_day is null and has_near desc, day, starts_at), '[]')
    from moments join days using (day)
  );
end
$$;

-- Plans the appointment at a moment, or moves it there. When several customers pick the same moment, one gets it. Only
-- an offered moment is accepted: not past, within 80 days, half an hour ahead for rush while the offer begins at an
-- hour, else 24 hours. Returns `planned`, `taken`, `closed` when nothing can be changed any more, `limited` at the
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
begin
  perform private.require_calendar_date('starts_at', starts_at);
  own := private.request_of_key(key);
  if own.id is null then
    return 'closed';
  end if;
  if starts_at < now() + (case when own.rush_service then interval '30 minutes' else interval '24 hours' end)
    or starts_at > now() + interval '80 days' then
    return 'taken';
  end if;
  perform set_config('woninglabel.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return 'closed';
  end if;
  if private.customer_changes(own.id, '{appointment_date,appointment_time,preferred_times}', today) >= 5 then
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
    update public.contact_submissions as request
    set preferred_times = right(concat_ws(
      ', ', request.preferred_times, to_char(moment.starts_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')
    ), 200)
    where id = own.id;
    return 'wished';
  end if;
  insert into private.unseen_picks (request_id, caller) values (own.id, sender)
  on conflict (request_id) do update set caller = excluded.caller, picked_at = now();
  -- Who picks a moment need not be called about one.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() else request.early_start_requested_at end,
    callback_on = null
  where id = own.id and (early_start or request.callback_on is not null);
  update public.appointments as appointment
  set starts_at = moment.starts_at, ends_at = moment.ends_at, adviser = moment.adviser, is_overruled = false,
    origin = 'customer'
  where appointment.request_id = own.id and appointment.state = 'planned';
  if not found then
    insert into public.appointments (request_id, adviser, starts_at, ends_at, origin)
    values (own.id, moment.adviser, moment.starts_at, moment.ends_at, 'customer');
  end if;
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
  perform set_config('woninglabel.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return coalesce(own.status = 'cancelled', false);
  end if;
  update public.contact_submissions set status = 'cancelled' where id = own.id;
  return true;
end
$$;

-- Adds a message below what was written before, with the day; false when there is no room for it, or after ten (D-67).
create function public.add_customer_message(key text, message text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  added constant text := btrim(message);
begin
  perform private.require_short('message', message, 2000);
  own := private.request_of_key(key);
  if private.customer_changes(own.id, '{message}', '-infinity') >= 10 then
    return false;
  end if;
  perform set_config('woninglabel.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set message = concat_ws(
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 14 <= 2000;
  return found;
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
  if own.id is null or own.status in ('completed', 'cancelled')
    or private.customer_changes(own.id, '{preferred_times}', today::timestamp at time zone 'Europe/Amsterdam') >= 5 then
    return false;
  end if;
  perform set_config('woninglabel.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set callback_on = today, phone = coalesce(request.phone, nullif(btrim(ask_for_call.phone), '')),
    preferred_times = right(concat_ws(', ', request.preferred_times, wish), 200),
    customer_action = 'call', customer_acted_at = now()
  where id = own.id;
  return true;
end
$$;

-- Anonymising a request removes its keys.
create function private.forget_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys where request_id = new.id;
  delete from private.unseen_picks where request_id = new.id;
  return null;
end
$$;
create trigger forget_keys after update of anonymised_at on public.contact_submissions
  for each row when (new.anonymised_at is not null) execute function private.forget_keys();

-- So does leaving the bin, unless the request was restored: checked at the end of the transaction.
create function private.forget_keys_of_purged() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys
  where request_id = old.id and not exists (select from public.contact_submissions where id = old.id);
  return null;
end
$$;
create constraint trigger forget_keys_of_purged after delete on private.deleted_requests
  deferrable initially deferred for each row execute function private.forget_keys_of_purged();

revoke execute on all functions in schema private from public;
revoke execute on function
  public.customer_request, public.customer_moments, public.pick_moment, public.cancel_request,
  public.add_customer_message, public.ask_for_call, public.note_seen_request, public.note_register_positions
  from public, anon, authenticated;
grant execute on function
  public.customer_request, public.customer_moments, public.pick_moment, public.cancel_request,
  public.add_customer_message, public.ask_for_call to anon, authenticated;
grant execute on function public.note_seen_request to authenticated;
grant execute on function public.note_register_positions to service_role;
