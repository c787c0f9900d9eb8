-- Withdrawing without the link of the own page, by /herroepen (D-77).

set local check_function_bodies = off;

create table private.withdrawal_notices (
  id uuid primary key,
  name text not null check (
    name = btrim(name) and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(name)
  ),
  email text not null check (
    char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and email !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(email)
  ),
  reference text check (reference ~ '^[0-9A-F]{8}$'),
  postcode text check (postcode ~ '^[1-9][0-9]{3}[A-Z]{2}$'),
  house_number text check (house_number ~ '^[1-9][0-9]{0,4}[0-9A-Za-z /.-]{0,11}$'),
  ordered_on date check (ordered_on between '2000-01-01' and '2099-12-31'),
  received_at timestamptz not null default now(),
  caller text,
  compared_at timestamptz,
  request_id uuid,
  handled_at timestamptz,
  handled_by_email text,
  check (reference is not null or num_nulls(postcode, house_number, ordered_on) = 0)
);
create index on private.withdrawal_notices (received_at);
create index on private.withdrawal_notices (lower(email), received_at);
create index on private.withdrawal_notices (caller, received_at);
create index withdrawal_notices_open on private.withdrawal_notices (received_at) where handled_at is null;

alter table public.website_content drop constraint website_content_reserved_path;
alter table public.website_content add constraint website_content_reserved_path check (
  page_path !~ (
    '^/(blog/|energielabel-)?(404|admin|algemene-voorwaarden|app|assets|bedankt|blog|build|create-admin|favicon|'
    || 'herroepen|herroeping-verstuurd|'
    || 'heb-ik-een-energielabel-nodig|images|index|local|login|mijn-aanvraag|privacy-beleid|robots|share|sitemap|'
    || 'voorbereiding-opname|werkgebieden)$'
  )
);

create index contact_submissions_home on public.contact_submissions (postcode, house_number);

-- Removes for good what can no longer be undone. Rows that another call is removing are skipped, so that a visitor's
-- insert never waits for it.
create or replace function private.forget_overdue() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := private.believed_time();
  forgotten uuid[];
begin
  perform private.forget_callers();
  perform private.forget_notices(moment);
  perform private.forget_messages(moment);
  perform private.forget_invoice_customers();
  perform private.forget_bank_entries();
  perform private.forget_busy_times(moment);
  with gone as (
    delete from private.deleted_requests where id in (
      select id from private.deleted_requests where deleted_at <= moment - private.undo_period()
      for update skip locked
    ) returning id
  )
  select array_agg(id) into forgotten from gone;
  perform private.strip_audit(forgotten);
end
$$;

-- Plans the appointment at a moment, or moves it there. When several customers pick the same moment, one gets it. Only
-- an offered moment is accepted: not past, within 80 days, half an hour ahead for rush while the offer begins at an
-- hour, else 24 hours. Returns `planned`, `taken`, `closed` when nothing can be changed any more, `limited` at the
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
  perform set_config('app.is_by_customer', 'true', true);
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
  -- Who picks a moment need not be called about one. The wish to begin early is that of this moment alone.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() end, callback_on = null
  where id = own.id and (early_start or num_nonnulls(request.early_start_requested_at, request.callback_on) > 0);
  select * into visit from public.appointments as planned where planned.request_id = own.id and planned.state = 'planned';
  visit.request_id := own.id;
  visit.adviser := moment.adviser;
  visit.starts_at := moment.starts_at;
  visit.ends_at := moment.ends_at;
  visit.origin := 'customer';
  visit.is_overruled := false;
  perform private.write_visit(visit);
  return 'planned';
exception
  -- The drive is longer than was assumed for coordinates that nobody confirmed.
  when exclusion_violation then return 'taken';
end
$$;

-- Hands at most so many messages to a sender, which completes or fails each of them. Each mail gets a key of its own,
-- which opens the request and is not stored elsewhere. The webhooks of one request are sent one after another.
create or replace function public.take_messages(amount integer, with_mail boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- One sender at a time, each of which counts what the other took.
  perform pg_advisory_xact_lock(7021005);
  perform private.carry_out_notices();
  perform private.fill_office_mails();
  perform private.fill_handed_over_mails();
  perform private.give_up_messages(private.believed_time());
  with chosen as materialized (
    select id, case
      when kind not in ('webhook', 'at_home') and is_open and coalesce(payload -> 'to_payer', 'false') <> 'true' then private.new_key()
    end as key
    from private.outgoing_messages as message
    cross join lateral (
      select exists (select from public.contact_submissions where contact_submissions.id = message.request_id)
    ) as page (is_open)
    where state = 'waiting' and not_before <= now() and case kind
      when 'webhook' then not exists (
        select from private.outgoing_messages as earlier
        where earlier.request_id = message.request_id and earlier.kind = 'webhook' and earlier.id <> message.id
          and earlier.state in ('waiting', 'taken')
          and (earlier.created_at, earlier.id) < (message.created_at, message.id)
      )
      when 'office' then with_mail
      when 'handed_over' then with_mail
      else with_mail and private.is_mailed(kind)
        -- By a clock that is not believed yet.
        and not_before >= now() - interval '3 days'
        and (kind = 'withdrawn' or coalesce((payload ->> 'starts_at')::timestamptz >= now(), true))
        -- That an appointment is off is told of a deleted request too, without a link.
        and (is_open or private.tells_off(kind, payload))
    end
    order by not_before, created_at limit least(amount, 50)
    for update of message skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null,
      payload = private.sent_payload(message.kind, message.payload)
    from chosen where message.id = chosen.id
    returning message.id, message.kind, message.payload, message.request_id, message.created_at, chosen.key
  ), kept as (
    insert into private.request_keys (key_hash, request_id)
    select private.code_hash(key), request_id from updated where key is not null
  ), told as (
    delete from private.known_requests as known using updated
    where updated.kind = 'webhook' and known.request_id = updated.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'payload', case kind
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id)
      else payload
    end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

create or replace function private.has_work() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.outgoing_messages where state = 'waiting' and not_before <= now()
  ) or exists (
    select from private.outgoing_messages where state = 'taken' and taken_at < now() - interval '5 minutes'
  ) or exists (
    select from private.label_looks where not_before <= now() or until < now()
  ) or exists (
    select from private.unmade_invoice_files where not_before <= now()
  ) or exists (
    select from private.planned_invoices where not_before <= now()
  ) or exists (
    select from private.withdrawal_notices where handled_at is null and compared_at is null
  );
end
$$;

-- All data about one person, found by e-mail address in any case: whole requests, so that no column is left out, with
-- their audit trail, their appointments, their invoices and what was sent about them. Requests in the bin are included, with
-- `deleted_at`.
create or replace function public.export_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person text;
  requests jsonb;
  own_ids uuid[];
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  person := lower(btrim(email));
  select coalesce(jsonb_agg(kept.request order by kept.created_at), '[]') into requests
  from (
    select stored.created_at, to_jsonb(stored) as request
    from public.contact_submissions as stored where lower(stored.email) = person
    union all
    select (aside.request ->> 'created_at')::timestamptz,
      aside.request || jsonb_build_object('deleted_at', aside.deleted_at)
    from private.deleted_requests as aside where lower(aside.request ->> 'email') = person
  ) as kept;
  own_ids := array(select (request ->> 'id')::uuid from jsonb_array_elements(requests) as request);
  return jsonb_build_object(
    'requests', requests,
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(change) order by change.id), '[]')
      from public.request_audit as change where change.request_id = any (own_ids)
    ),
    'visits', (
      select coalesce(jsonb_agg(
        to_jsonb(appointment) || jsonb_build_object('adviser_name', private.adviser_name(appointment.adviser))
        order by appointment.starts_at, appointment.id
      ), '[]')
      from (
        select * from public.appointments
        union all
        select former.* from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as former
      ) as appointment
      where appointment.request_id = any (own_ids)
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'request_id', message.request_id, 'kind', message.kind, 'state', message.state,
        'created_at', message.created_at, 'done_at', message.done_at, 'payload', message.payload
      ) order by message.created_at, message.not_before, message.id), '[]')
      from private.outgoing_messages as message where message.request_id = any (own_ids)
    ),
    'withdrawals', (
      select coalesce(jsonb_agg(to_jsonb(notice) - 'caller' order by notice.received_at), '[]')
      from private.withdrawal_notices as notice
      where lower(notice.email) = person or notice.request_id = any (own_ids)
    ),
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(invoice) || jsonb_build_object('payments', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'paid_on', paid_on, 'amount', payment.amount, 'noted_at', noted_at, 'party', party, 'remittance', remittance
          ) order by paid_on, noted_at
        ), '[]')
        from private.invoice_payments as payment left join private.bank_entries as entry on entry.id = bank_entry_id
        where invoice_id = invoice.id
      )) order by invoice.number), '[]')
      from private.invoices as invoice where invoice.request_id = any (own_ids)
    )
  );
end
$$;

-- Erases a person and returns how many requests had each outcome, as {"erased": 2, "label_kept": 0, "kept": 1}. Changes
-- after `seen_at` are left alone. Of an order that is kept all personal data is erased except what tax law requires and
-- the location of the home, unless the appointment is still to come: no law requires the rest.
create or replace function public.erase_person(email text, seen_at timestamp with time zone) returns jsonb
language plpgsql security definer
set search_path = ''
as $_$
declare
  moment timestamptz;
  erased uuid[];
  label_kept uuid[];
  kept uuid[];
  stripped uuid[];
  gone uuid[];
begin
  perform private.require_admin();
  perform private.require_calendar_date('seen_at', seen_at);
  perform private.require_short_email(email);
  moment := private.believed_time();
  -- What became of a request that somebody is changing is known once that is done.
  perform from private.kept_requests
  where kept_requests.email = lower(btrim(erase_person.email)) order by created_at, id for update;
  select
    coalesce(array_agg(id) filter (where outcome = 'erased'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'label-kept'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'kept'), '{}')
  into erased, label_kept, kept
  from private.erasure_of(email, moment) where updated_at <= seen_at;
  perform private.anonymise(erased, '{}');
  perform private.anonymise(label_kept, private.home_columns());
  execute format(
    'with stripped as (
       update public.contact_submissions set %s where id = any ($1) and coalesce(appointment_date < $2, true) returning id
     )
     select array_agg(id) from stripped',
    private.clearing_of(array(select name from private.request_columns where is_kept_by_tax_law or is_home))
  ) into stripped using kept, (moment at time zone 'Europe/Amsterdam')::date;
  with deleted as (
    delete from private.deleted_requests as aside
    where lower(aside.request ->> 'email') = lower(btrim(erase_person.email)) returning aside.id
  )
  select array_agg(id) into gone from deleted;
  perform private.strip_audit(stripped || gone);
  delete from private.withdrawal_notices as notice
  where lower(notice.email) = lower(btrim(erase_person.email)) and received_at <= seen_at;
  return jsonb_build_object(
    'erased', cardinality(erased) + coalesce(cardinality(gone), 0), 'label_kept', cardinality(label_kept), 'kept', cardinality(kept)
  );
end
$_$;

-- The wish to begin within the period of withdrawal ends with what it was given for: the office moves the visit out of the
-- period, or plans one anew after the order was called off. Back within it the customer must be asked again.
create function private.lapse_wish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_by_customer() then
    return null;
  end if;
  update public.contact_submissions as request set early_start_requested_at = null
  where request.id = new.request_id and early_start_requested_at is not null and case tg_op
    when 'UPDATE' then (new.starts_at at time zone 'Europe/Amsterdam')::date > private.withdrawal_until(new.request_id)
    else new.created_at = now() and not exists (
      select from public.appointments as other
      where other.request_id = new.request_id and other.id <> new.id and state <> 'cancelled'
    )
  end;
  return null;
end
$$;

create trigger "91_lapse_wish" after insert on public.appointments
  for each row when (new.state = 'planned') execute function private.lapse_wish();

create trigger "91_lapse_wish_of_moved" after update of starts_at on public.appointments
  for each row when (new.state = 'planned' and old.starts_at <> new.starts_at) execute function private.lapse_wish();

-- Notes that the customer asked by telephone to begin within the period of withdrawal, and when; null for a mistake. False
-- for a request that is cancelled, and for a moment to come.
create function public.note_early_start(request_id uuid, asked_at timestamptz default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('asked_at', asked_at);
  update public.contact_submissions as request set early_start_requested_at = asked_at
  where request.id = note_early_start.request_id and status <> 'cancelled' and anonymised_at is null
    and coalesce(asked_at <= now(), true);
  return found;
end
$$;

-- Refuses a notice beyond the limits (D-67). The total holds back no caller's first one of the hour, as with requests.
create function private.limit_notices(email text, sender text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_caller constant integer := 5;
  per_email constant integer := 3;
  in_total constant integer := 100;
  at_most constant integer := 1000;
  hour_ago constant timestamptz := now() - interval '1 hour';
  of_sender bigint;
  total bigint;
begin
  select count(*) filter (where caller = sender), count(*) into of_sender, total
  from private.withdrawal_notices where received_at > hour_ago;
  if of_sender >= per_caller or total >= at_most or total >= in_total and (sender is null or of_sender > 0) or (
    select count(*) from private.withdrawal_notices as notice
    where lower(notice.email) = lower(limit_notices.email) and received_at > now() - interval '1 day'
  ) >= per_email then
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
    perform private.limit_notices(give_withdrawal_notice.email, sender);
    insert into private.withdrawal_notices (id, name, email, reference, postcode, house_number, ordered_on, caller)
    values (
      give_withdrawal_notice.id, btrim(give_withdrawal_notice.name), give_withdrawal_notice.email,
      give_withdrawal_notice.reference, give_withdrawal_notice.postcode, give_withdrawal_notice.house_number,
      give_withdrawal_notice.ordered_on, sender
    )
    returning received_at into received;
  end if;
  return received;
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

-- Carries out the notices that name one request of the same e-mail address; its receipt goes to that address. The others wait
-- for the office. At most 20 at once.
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
    is_done := cardinality(found_ids) = 1 and private.withdraw(found_ids[1], notice.received_at);
    update private.withdrawal_notices as stored set
      compared_at = now(), request_id = case when is_done then found_ids[1] end, handled_at = case when is_done then now() end
    where stored.id = notice.id;
  end loop;
  perform set_config('app.is_by_customer', '', true);
end
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

-- The notices that the office handles, oldest first, at most 50, each with the requests that it may be about: of the same
-- address, number or home. Whether each can still be withdrawn from is as it was when the notice came in.
create function public.withdrawal_notices() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Where no sender runs.
  perform private.carry_out_notices();
  return (
    select coalesce(jsonb_agg(to_jsonb(notice) - 'caller' || jsonb_build_object('candidates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', request.id, 'name', request.name, 'address', private.address_line(request),
        'reference', upper(left(request.id::text, 8)), 'has_email', request.email is not null,
        'is_withdrawn', request.withdrawn_at is not null,
        'can_withdraw', exists (
          select from private.right_to_withdraw(request) where ends_at > notice.received_at
        )
      ) order by request.created_at desc), '[]')
      from private.candidates_of_notice(notice) as candidate
      join public.contact_submissions as request on request.id = candidate
      where request.anonymised_at is null and not request.is_held
    )) order by notice.received_at), '[]')
    from (
      select id from private.withdrawal_notices where handled_at is null order by received_at limit 50
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

-- Callers after an hour, notices a year after they came in. Called when deleted requests are purged.
create function private.forget_notices(moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.withdrawal_notices set caller = null where id = any (array(
    select id from private.withdrawal_notices
    where caller is not null and received_at <= now() - interval '1 hour' for update skip locked
  ));
  delete from private.withdrawal_notices where id = any (array(
    select id from private.withdrawal_notices where received_at < moment - interval '12 months' for update skip locked
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

revoke execute on function private.candidates_of_notice(notice private.withdrawal_notices) from public;

revoke execute on function private.carry_out_notices() from public;

revoke execute on function private.forget_notice_of_request() from public;

revoke execute on function private.forget_notices(moment timestamp with time zone) from public;

revoke execute on function public.give_withdrawal_notice(id uuid, name text, email text, reference text, postcode text, house_number text, ordered_on date) from public;

revoke execute on function private.lapse_wish() from public;

revoke execute on function private.limit_notices(email text, sender text) from public;

revoke execute on function private.names_request(notice private.withdrawal_notices, request public.contact_submissions) from public;

revoke execute on function public.note_early_start(request_id uuid, asked_at timestamp with time zone) from public;

revoke execute on function public.note_early_start(request_id uuid, asked_at timestamp with time zone) from anon;

revoke execute on function private.plain_number(value text) from public;

revoke execute on function public.settle_withdrawal_notice(notice_id uuid, request_id uuid) from public;

revoke execute on function public.settle_withdrawal_notice(notice_id uuid, request_id uuid) from anon;

revoke execute on function public.withdrawal_notices() from public;

revoke execute on function public.withdrawal_notices() from anon;

grant execute on function public.give_withdrawal_notice(id uuid, name text, email text, reference text, postcode text, house_number text, ordered_on date) to service_role;

grant execute on function public.give_withdrawal_notice(id uuid, name text, email text, reference text, postcode text, house_number text, ordered_on date) to anon;

grant execute on function public.give_withdrawal_notice(id uuid, name text, email text, reference text, postcode text, house_number text, ordered_on date) to authenticated;

grant execute on function public.note_early_start(request_id uuid, asked_at timestamp with time zone) to service_role;

grant execute on function public.note_early_start(request_id uuid, asked_at timestamp with time zone) to authenticated;

grant execute on function public.settle_withdrawal_notice(notice_id uuid, request_id uuid) to service_role;

grant execute on function public.settle_withdrawal_notice(notice_id uuid, request_id uuid) to authenticated;

grant execute on function public.withdrawal_notices() to service_role;

grant execute on function public.withdrawal_notices() to authenticated;
