-- Which mails a customer gets about a request and its visit, and when.

create table public.mail_kinds (
  kind text primary key check (
    kind in (
      'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
      'withdrawn', 'at_home', 'price_question', 'answer'
    )
  ),
  is_on boolean not null default true,
  -- The law requires that receipt.
  check (is_on or kind <> 'withdrawn')
);
insert into public.mail_kinds (kind) values
  ('received'), ('planned'), ('moved'), ('cancelled'), ('no_show'), ('reminder'), ('label_ready'), ('invoice'),
  ('payment_reminder'), ('withdrawn'), ('at_home'), ('price_question'), ('answer');
create trigger "40_log_setting" after update on public.mail_kinds
  for each row execute function private.log_setting('is_on');

alter table public.mail_kinds enable row level security;
create policy "admins read which mails are sent" on public.mail_kinds for select to authenticated
  using ((select private.require_admin()));
create policy "admins change which mails are sent" on public.mail_kinds for update to authenticated
  using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.mail_kinds from anon, authenticated;

grant select, update (is_on) on public.mail_kinds to authenticated;

create function private.is_mailed(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sends_mail and is_on from public.settings, public.mail_kinds where mail_kinds.kind = wanted
$$;

-- Whether the invoice is mailed to another than who orders.
create function private.is_billed_elsewhere(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(lower(request.payer_email) <> coalesce(lower(request.email), ''), false)
$$;

-- The content of each mail of a request. Without what is no name, and without an address that a mail program would turn
-- into a link: a stranger may have entered it, with somebody else's e-mail address.
create function private.mail_payload(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', case when private.is_name(request.name) then request.name end,
    'email', request.email, 'reference', upper(left(request.id::text, 8)),
    'address', case when not private.has_web_address(line) then line end, 'property_type', request.property_type,
    'price', request.price, 'rush_service', request.rush_service,
    'rush_by', case when request.rush_service then private.rush_deadline(request.created_at) end,
    'rush_last_start', case when request.rush_service then private.rush_last_start(request) end,
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours),
    'is_company', not private.is_consumer(request), 'billed_elsewhere', private.is_billed_elsewhere(request),
    'has_other_payer', request.payer_kind is not null,
    'terms', to_jsonb(private.terms_of(request.terms_from)) - 'noted_at'
  )
  from private.address_line(request) as line
$$;

-- The content of a mail by its kind, which says to whom it goes: the customer, who is at home (nothing of prices), or who
-- pays. `email` is null where there is nobody, and only the customer's mails get a link to the request.
create function private.payload_of_mail(kind text, request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select private.mail_payload(request) || case
    when kind = 'at_home' then jsonb_build_object(
      'name', case when private.is_name(request.at_home_name) then request.at_home_name end,
      'email', request.at_home_email, 'price', null, 'rush_service', false, 'rush_by', null, 'can_pick', false
    )
    when kind = 'received' and request.rush_service then jsonb_build_object(
      'rush_is_possible', private.can_keep_rush(private.with_verified_position(request))
    )
    when kind not in ('invoice', 'payment_reminder') then '{}'
    when private.is_billed_elsewhere(request) then jsonb_build_object(
      'name', case when private.is_name(payer) then payer end, 'email', request.payer_email, 'to_payer', true
    )
    else jsonb_build_object('to_payer', false)
  end
  from coalesce(request.payer_attention, request.payer_name) as payer
$$;

-- Whether the office chose to mail the customer nothing about what it does in this transaction: an API function set
-- app.without_mail for it, or the browser of an administrator sends it as a header. A reminder is about the visit and not
-- about what was done, so it still goes.
create function private.is_without_mail() returns boolean
language sql stable security definer set search_path = ''
as $$
  select not private.is_by_customer() and coalesce(
    current_setting('app.without_mail', true) = 'on'
    or nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-without-mail' = 'on' and private.is_admin(),
    false
  )
$$;

create function private.queue_mail(
  kind text, request public.contact_submissions, appointment jsonb default '{}', not_before timestamptz default now()
) returns void
language sql security definer set search_path = ''
as $$
  insert into private.outgoing_messages (kind, request_id, payload, not_before)
  select queue_mail.kind, request.id, payload || appointment, queue_mail.not_before
  from private.payload_of_mail(queue_mail.kind, request) as payload
  where payload ->> 'email' is not null and not request.is_held and request.anonymised_at is null
    and private.is_mailed(queue_mail.kind)
    and (queue_mail.kind = 'reminder' or appointment ? 'is_reminder' or not private.is_without_mail())
$$;

-- What a mail to who is at home says of a visit: of its facts only the moment and who comes.
create function private.at_home_facts(facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(facts)
  where key in ('appointment_id', 'sequence', 'starts_at', 'ends_at', 'adviser', 'previous_starts_at')
$$;

-- Only for a request that has just come in: a restored one keeps its earlier time. Sending a request cannot be undone, so
-- its mail goes at once; the office can hold an accepted one again.
create function private.queue_received_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_held then
    delete from private.outgoing_messages where request_id = new.id and kind = 'received' and state = 'waiting';
  elsif tg_op = 'UPDATE' then
    perform private.queue_mail('received', new, not_before => now() + private.mail_pause()) where not exists (
      select from private.outgoing_messages where request_id = new.id and kind = 'received'
    );
  elsif new.created_at = now() then
    perform private.queue_mail('received', new) where not exists (
      select from private.outgoing_messages where request_id = new.id and kind = 'received'
    );
  end if;
  return null;
end
$$;
create trigger "70_queue_received_mail" after insert on public.contact_submissions
  for each row when (new.source = 'website' and not new.is_held) execute function private.queue_received_mail();
create trigger "70_queue_received_mail_of_accepted" after update on public.contact_submissions
  for each row when (
    old.is_held <> new.is_held and new.source = 'website' and new.status not in ('completed', 'cancelled')
  )
  execute function private.queue_received_mail();

-- Mails what the office answers the customer a minute later (D-65); nothing where that is undone, or where the last mail said it.
create function private.queue_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.outgoing_messages where request_id = new.id and kind = 'answer' and state = 'waiting';
  perform private.queue_mail(
    'answer', new, jsonb_build_object('answer', new.answer), now() + private.mail_pause()
  ) where new.answer is distinct from (
    select payload ->> 'answer' from private.outgoing_messages
    where request_id = new.id and kind = 'answer' and state in ('taken', 'sent', 'unknown')
    order by created_at desc, taken_at desc limit 1
  );
  return null;
end
$$;
create trigger "71_queue_answer" after update of answer on public.contact_submissions
  for each row when (old.answer is distinct from new.answer and new.anonymised_at is null)
  execute function private.queue_answer();

-- When labels are looked up, the mail waits for the label, unless its PDF is here.
create function private.queue_label_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    -- It was a mistake.
    delete from private.outgoing_messages where request_id = new.id and kind = 'label_ready' and state = 'waiting';
  elsif private.has_label_file(new.id) or not private.awaits_label(new) then
    perform private.queue_label_ready(new);
  end if;
  return null;
end
$$;
create trigger "71_queue_label_mail" after update on public.contact_submissions
  for each row when (
    old.status is distinct from new.status and 'completed' in (old.status, new.status) and new.anonymised_at is null
  )
  execute function private.queue_label_mail();

-- The last day on which the label of a visit is expected: three working days later (D-24).
create function private.label_day(visit timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select day::date
  from generate_series(1, 21) as later
  cross join lateral (select (visit at time zone 'Europe/Amsterdam')::date + later) as candidate (day)
  where extract(isodow from day) < 6 and not exists (select from private.holidays where holidays.day = candidate.day)
  order by day offset 2 limit 1
$$;

create function private.appointment_payload(appointment public.appointments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointment_id', appointment.id, 'sequence', appointment.sequence, 'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at,
    'adviser', private.adviser_name(appointment.adviser), 'label_day', private.label_day(appointment.starts_at),
    'withdrawal_until', private.withdrawal_until(appointment.request_id), 'early_start', (
      select early_start_requested_at is not null from public.contact_submissions where id = appointment.request_id
    )
  )
$$;

-- What the customer of a request knew of its appointment before the changes of the last minute, or before those that a
-- waiting mail tells of. Without a foreign key: a request may be deleted and restored within that minute.
create table private.known_appointments (
  request_id uuid primary key,
  -- Null when there was none, as are the next two.
  appointment_id uuid,
  starts_at timestamptz,
  adviser uuid,
  changed_at timestamptz not null default now()
);

-- The row of this request, as long as it counts; `has_waited` tells that a mail waited until now.
create function private.known_appointment(of_request uuid, has_waited boolean) returns private.known_appointments
language sql stable security definer set search_path = ''
as $$
  select known from private.known_appointments as known
  where request_id = of_request and (has_waited or changed_at > now() - private.mail_pause())
$$;

-- Planned again before the customer was told that it was off: it is the same appointment, in the customer's calendar
-- too. It keeps how long it has stood.
create function private.resume_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former public.appointments;
begin
  delete from public.appointments where state = 'cancelled' and id <> new.id and id = (
    private.known_appointment(new.request_id, exists (
      select from private.outgoing_messages
      where request_id = new.request_id and kind = 'cancelled' and state = 'waiting'
    ))
  ).appointment_id
  returning * into former;
  if found then
    new.id := former.id;
    new.sequence := former.sequence + 1;
    new.created_at := former.created_at;
  end if;
  return new;
end
$$;
create trigger "20_resume_appointment" before insert on public.appointments
  for each row when (new.state = 'planned') execute function private.resume_appointment();

-- Queues the one mail that tells the difference between what the customer knows and what is now, in place of one that
-- still waits. `before` is null for an appointment that was added or comes back.
create function private.queue_appointment_mail(
  request public.contact_submissions, before public.appointments, appointment public.appointments
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail jsonb := private.appointment_payload(appointment) || jsonb_build_object('by_customer', private.is_cancelled_by_customer());
  mail_kind text;
  known private.known_appointments;
begin
  perform private.queue_reminder(appointment);
  delete from private.outgoing_messages
  where request_id = request.id and state = 'waiting' and kind = 'at_home' and not payload ? 'is_reminder';
  delete from private.outgoing_messages
  where request_id = request.id and state = 'waiting' and kind in ('planned', 'moved', 'cancelled');
  if appointment.state = 'no_show' then
    -- What is planned after it is no other moment of it.
    delete from private.known_appointments where request_id = request.id;
    perform private.queue_mail(
      'no_show', request, private.ended_visit_facts(request, appointment), now() + private.mail_pause()
    );
    return;
  end if;
  known := private.known_appointment(request.id, found);
  if known.request_id is null then
    if before.id is null and private.was_mailed(request.id, mail) then
      return;
    end if;
    known := row(request.id, before.id, before.starts_at, before.adviser, now());
  end if;
  known.changed_at := now();
  insert into private.known_appointments select known.*
  on conflict (request_id) do update set
    appointment_id = excluded.appointment_id, starts_at = excluded.starts_at, adviser = excluded.adviser,
    changed_at = excluded.changed_at;
  if appointment.state = 'cancelled' and known.starts_at > now() then
    mail_kind := 'cancelled';
    mail := mail || private.ended_visit_facts(request, appointment) || jsonb_build_object(
      'starts_at', known.starts_at, 'ends_at', known.starts_at + (appointment.ends_at - appointment.starts_at),
      'adviser', private.adviser_name(known.adviser)
    );
  elsif appointment.state = 'planned' and appointment.starts_at > now() then
    if known.starts_at is null then
      mail_kind := 'planned';
    elsif known.starts_at <> appointment.starts_at then
      mail_kind := 'moved';
      mail := mail || jsonb_build_object('previous_starts_at', known.starts_at);
    elsif known.adviser <> appointment.adviser and mail ->> 'adviser' is not null then
      -- The time stays.
      mail_kind := 'moved';
    end if;
  end if;
  if mail_kind is not null then
    perform private.queue_mail(mail_kind, request, mail, now() + private.mail_pause());
    perform private.queue_mail(
      'at_home', request,
      private.at_home_facts(mail) || case when mail_kind = 'cancelled' then '{"is_off": true}' else '{}' end::jsonb,
      now() + private.mail_pause()
    );
  end if;
end
$$;

create function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
begin
  if tg_op = 'UPDATE' then
    if old.state = 'no_show' then
      delete from private.outgoing_messages
      where request_id = new.request_id and kind = 'no_show' and state = 'waiting';
    end if;
    if old.state = 'planned' then
      before := old;
    elsif old.state = 'no_show' or new.state <> 'planned' then
      return null;
    end if;
    if (old.state, old.starts_at, old.ends_at, old.adviser)
      is not distinct from (new.state, new.starts_at, new.ends_at, new.adviser) then
      return null;
    end if;
  elsif new.state <> 'planned' then
    return null;
  end if;
  perform private.queue_appointment_mail(request, before, new)
  from public.contact_submissions as request where request.id = new.request_id;
  return null;
end
$$;
create trigger "70_announce_appointment" after insert or update on public.appointments
  for each row execute function private.announce_appointment();

-- Into the bin goes its appointment too. What else waits for a deleted request is not sent, unless it is restored.
create function private.queue_mail_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  planned public.appointments;
  off public.appointments;
begin
  select * into planned from public.appointments where request_id = old.id and state = 'planned';
  if found then
    off := planned;
    off.state := 'cancelled';
    off.sequence := planned.sequence + 1;
    perform private.queue_appointment_mail(old, planned, off);
  end if;
  return old;
end
$$;
create trigger "70_queue_mail_of_deleted" before delete on public.contact_submissions
  for each row when (old.appointment_date is not null) execute function private.queue_mail_of_deleted();

-- Whether this moment is the last one that the customer was mailed, as when the request is restored from the bin.
create function private.was_mailed(of_request uuid, appointment jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select kind <> 'cancelled' and payload -> 'starts_at' = appointment -> 'starts_at'
    from private.outgoing_messages
    where request_id = of_request and kind in ('planned', 'moved', 'cancelled')
    order by created_at desc, (payload ->> 'sequence')::integer desc limit 1
  ), false)
$$;

-- Updates unsent messages to the current values and the current address.
create function private.correct_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  appointment public.appointments;
begin
  delete from private.outgoing_messages
  where request_id = new.id and kind <> 'webhook' and state = 'waiting'
    and private.payload_of_mail(kind, new) ->> 'email' is null;
  update private.outgoing_messages set payload = payload || private.payload_of_mail(kind, new)
  where request_id = new.id and kind <> 'webhook' and state in ('waiting', 'failed', 'unknown')
    and private.payload_of_mail(kind, new) ->> 'email' is not null;
  if old.email is null and new.email is not null or old.at_home_email is null and new.at_home_email is not null then
    for appointment in select * from public.appointments where request_id = new.id and state = 'planned' loop
      perform private.queue_reminder(appointment);
    end loop;
  end if;
  return null;
end
$$;
create trigger "40_correct_messages" after update on public.contact_submissions
  for each row when (
    new.anonymised_at is null and (
      old.name, old.email, old.address, old.postcode, old.house_number, old.house_number_addition, old.property_type,
      old.surface_area, old.rush_service, old.price, old.status in ('completed', 'cancelled'), old.at_home_name,
      old.at_home_email, old.payer_kind, old.ordered_as, old.payer_name, old.payer_attention, old.payer_email
    ) is distinct from (
      new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition, new.property_type,
      new.surface_area, new.rush_service, new.price, new.status in ('completed', 'cancelled'), new.at_home_name,
      new.at_home_email, new.payer_kind, new.ordered_as, new.payer_name, new.payer_attention, new.payer_email
    )
  )
  execute function private.correct_messages();

revoke execute on all functions in schema private from public;
