-- Messages to customers and to the automation (D-51, D-57): stored with the change that they report, and sent by the
-- Edge Function `send`. A message is sent at most once: when a sender crashes during it its state is `unknown`, and
-- only a person sends it again.

-- Whether a kind of message is a mail to a customer. Without settings of its own, so that PostgreSQL writes it out and finds
-- the index of such mails.
create function private.is_customer_mail(kind text) returns boolean
language sql immutable
return kind in (
  'received', 'planned', 'moved', 'cancelled', 'reminder', 'label_ready', 'invoice', 'payment_reminder'
);

create table private.outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'webhook', 'received', 'planned', 'moved', 'cancelled', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
      'office', 'handed_over'
    )
  ),
  -- Without a foreign key: after a request is restored from the bin its waiting messages are sent. Null for a trial and
  -- for a mail to the office or an adviser.
  request_id uuid,
  -- The content of the message, as it was at the change; for the automation the whole row.
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'sent', 'failed', 'unknown')),
  attempts smallint not null default 0,
  not_before timestamptz not null default now(),
  taken_at timestamptz,
  done_at timestamptz,
  -- A code, and the status of the response: never an address.
  error text check (error ~ '^[a-z-]{1,40}( [0-9]{3})?$'),
  created_at timestamptz not null default now()
);
create index on private.outgoing_messages (not_before) where state = 'waiting';
create index on private.outgoing_messages (taken_at) where state = 'taken';
create index on private.outgoing_messages (created_at) where state in ('failed', 'unknown');
create index on private.outgoing_messages (done_at) where state in ('sent', 'failed', 'unknown');
create index on private.outgoing_messages (request_id);
create index outgoing_messages_of_address on private.outgoing_messages (lower(payload ->> 'email'), taken_at)
  where private.is_customer_mail(kind);

create table public.mail_kinds (
  kind text primary key check (
    kind in ('received', 'planned', 'moved', 'cancelled', 'reminder', 'label_ready', 'invoice', 'payment_reminder')
  ),
  is_on boolean not null default true
);
insert into public.mail_kinds (kind) values
  ('received'), ('planned'), ('moved'), ('cancelled'), ('reminder'), ('label_ready'), ('invoice'),
  ('payment_reminder');
create trigger log_setting after update on public.mail_kinds
  for each row execute function private.log_setting('is_on');

alter table public.mail_kinds enable row level security;
create policy "admins read which mails are sent" on public.mail_kinds for select to authenticated
  using ((select private.require_admin()));
create policy "admins change which mails are sent" on public.mail_kinds for update to authenticated
  using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.mail_kinds from anon, authenticated;

grant select, update (is_on) on public.mail_kinds to authenticated;

-- How long a message about an action waits: longer than an action can be undone from its message. Several changes
-- meanwhile are one message about the last, and none when it ends as it began (D-65).
create function private.mail_pause() returns interval
language sql immutable set search_path = ''
as $$
  select interval '60 seconds'
$$;

create function private.is_mailed(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select sends_mail and is_on from public.settings, public.mail_kinds where mail_kinds.kind = wanted
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
    'price', private.promised_price(request), 'rush_service', request.rush_service,
    'rush_by', case when request.rush_service then private.rush_deadline(request.created_at) end,
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours)
  )
  from private.address_line(request) as line
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
  select queue_mail.kind, request.id, private.mail_payload(request) || appointment, queue_mail.not_before
  where request.email is not null and not request.is_held and request.anonymised_at is null
    and private.is_mailed(queue_mail.kind) and (queue_mail.kind = 'reminder' or not private.is_without_mail())
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
create trigger queue_received_mail after insert on public.contact_submissions
  for each row when (new.source = 'website' and not new.is_held) execute function private.queue_received_mail();
create trigger queue_received_mail_of_accepted after update on public.contact_submissions
  for each row when (
    old.is_held <> new.is_held and new.source = 'website' and new.status not in ('completed', 'cancelled')
  )
  execute function private.queue_received_mail();

-- When labels are looked up, the mail waits for the label.
create function private.queue_label_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    -- It was a mistake.
    delete from private.outgoing_messages where request_id = new.id and kind = 'label_ready' and state = 'waiting';
  elsif not private.awaits_label(new) then
    perform private.queue_label_ready(new);
  end if;
  return null;
end
$$;
create trigger queue_label_mail after update on public.contact_submissions
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

-- At 17:00 on the day before, in Dutch time; none when the appointment is planned later than that, or so shortly before
-- that its own mail would come after it.
create function private.queue_reminder(appointment public.appointments) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz :=
    ((appointment.starts_at at time zone 'Europe/Amsterdam')::date - 1 + time '17:00') at time zone 'Europe/Amsterdam';
begin
  delete from private.outgoing_messages
  where request_id = appointment.request_id and kind = 'reminder' and state = 'waiting';
  if appointment.state = 'planned' and moment > now() + private.mail_pause() then
    perform private.queue_mail('reminder', request, private.appointment_payload(appointment), moment)
    from public.contact_submissions as request where request.id = appointment.request_id;
  end if;
end
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
  delete from public.appointments where state <> 'planned' and id <> new.id and id = (
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
create trigger resume_appointment before insert on public.appointments
  for each row when (new.state = 'planned') execute function private.resume_appointment();

-- Queues the one mail that tells the difference between what the customer knows and what is now, in place of one that
-- still waits. `before` is null for an appointment that was added.
create function private.queue_appointment_mail(
  request public.contact_submissions, before public.appointments, appointment public.appointments
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail jsonb := private.appointment_payload(appointment) || jsonb_build_object('by_customer', private.is_by_customer());
  mail_kind text;
  known private.known_appointments;
begin
  perform private.queue_reminder(appointment);
  delete from private.outgoing_messages
  where request_id = request.id and state = 'waiting' and kind in ('planned', 'moved', 'cancelled');
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
    mail := mail || jsonb_build_object(
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
  end if;
end
$$;

-- Before follow_appointment, whose update of the request may change the appointment again.
create function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  perform private.queue_appointment_mail(request, before, new)
  from public.contact_submissions as request where request.id = new.request_id;
  return null;
end
$$;
create trigger announce_appointment after insert on public.appointments
  for each row when (new.state = 'planned') execute function private.announce_appointment();
create trigger announce_changed_appointment after update on public.appointments
  for each row when (
    old.state = 'planned' and (old.state, old.starts_at, old.ends_at, old.adviser)
      is distinct from (new.state, new.starts_at, new.ends_at, new.adviser)
  )
  execute function private.announce_appointment();

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
create trigger queue_mail_of_deleted before delete on public.contact_submissions
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
  if new.email is null then
    delete from private.outgoing_messages where request_id = new.id and kind <> 'webhook' and state = 'waiting';
    return null;
  end if;
  update private.outgoing_messages set payload = payload || private.mail_payload(new)
  where request_id = new.id and kind <> 'webhook' and state in ('waiting', 'failed', 'unknown');
  if old.email is null then
    for appointment in select * from public.appointments where request_id = new.id and state = 'planned' loop
      perform private.queue_reminder(appointment);
    end loop;
  end if;
  return null;
end
$$;
create trigger correct_messages after update on public.contact_submissions
  for each row when (
    new.anonymised_at is null and (
      old.name, old.email, old.address, old.postcode, old.house_number, old.house_number_addition, old.property_type,
      old.surface_area, old.calculated_price, old.rush_service, old.agreed_price, old.status in ('completed', 'cancelled')
    ) is distinct from (
      new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition, new.property_type,
      new.surface_area, new.calculated_price, new.rush_service, new.agreed_price, new.status in ('completed', 'cancelled')
    )
  )
  execute function private.correct_messages();

-- Mails that are switched off are not sent later either; switching reminders on queues those of appointments that are
-- already planned.
create function private.follow_switches() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  appointment public.appointments;
begin
  delete from private.outgoing_messages where state = 'waiting' and case kind
    when 'webhook' then exists (select from public.settings where webhook_url = '')
    -- private.follow_office_switch
    when 'office' then false
    when 'handed_over' then not (select sends_mail from public.settings)
    else not private.is_mailed(kind)
  end;
  delete from private.handed_over_visits where message_id is null and not (select sends_mail from public.settings);
  delete from private.known_requests where exists (select from public.settings where webhook_url = '');
  for appointment in
    select * from public.appointments as planned where state = 'planned' and starts_at > now() and not exists (
      select from private.outgoing_messages where request_id = planned.request_id and kind = 'reminder' and state = 'waiting'
    )
  loop
    perform private.queue_reminder(appointment);
  end loop;
  return null;
end
$$;
create trigger follow_switches after update on public.settings
  for each row when (old is distinct from new) execute function private.follow_switches();
create trigger follow_switches after update on public.mail_kinds
  for each row when (old.is_on <> new.is_on) execute function private.follow_switches();

-- What the automation knew of a request before changes that wait to be told.
create table private.known_requests (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  -- A hash of what people write in it; '' when it was not told of an earlier change.
  state text not null
);

create function private.written_state(request public.contact_submissions) returns text
language sql stable security definer set search_path = ''
as $$
  select private.code_hash((
    to_jsonb(request) - array(select name from private.request_columns where is_derived)
  )::text)
$$;

-- Whether the automation is told of what is done in this transaction: an administrator saved a request, or its customer
-- did something.
create function private.is_told_to_automation() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (private.is_by_customer() or private.is_admin())
    and exists (select from public.settings where webhook_url <> '')
$$;

-- Before the change: a save may plan an appointment, which changes the request in turn.
create function private.note_known_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_told_to_automation() then
    insert into private.known_requests values (old.id, private.written_state(old)) on conflict do nothing;
  end if;
  return new;
end
$$;
create trigger note_known_request before update on public.contact_submissions
  for each row when (new.anonymised_at is null) execute function private.note_known_request();

-- One message waits for a request at a time: the newest carries the whole state.
create function private.queue_webhook() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_told_to_automation() then
    return null;
  end if;
  delete from private.outgoing_messages where request_id = new.id and kind = 'webhook' and state = 'waiting';
  insert into private.outgoing_messages (kind, request_id, payload, not_before)
  select 'webhook', id, to_jsonb(request), now() + private.mail_pause()
  from public.contact_submissions as request
  where id = new.id and not exists (
    select from private.known_requests as known
    where known.request_id = request.id and known.state = private.written_state(request)
  );
  return null;
end
$$;
create trigger queue_webhook after update of
  name, email, phone, address, postcode, house_number, house_number_addition, property_type, surface_area,
  construction_year, rd_x, rd_y, rush_service, calculated_price, agreed_price, preferred_times, status, appointment_date,
  appointment_time, overruled_moment, callback_on, assigned_to, notes, message
  on public.contact_submissions
  for each row when (new.anonymised_at is null) execute function private.queue_webhook();

-- 32 random bytes, encoded for use in a link.
create function private.new_key() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$$;

-- Hands at most so many messages to a sender, which completes or fails each of them. Each mail gets a key of its own,
-- which opens the request and is not stored elsewhere. The webhooks of one request are sent one after another.
create function public.take_messages(amount integer, with_mail boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  per_address constant integer := 30;
  received_per_address constant integer := 20;
  moment constant timestamptz := private.believed_time();
  taken jsonb;
begin
  -- One sender at a time, each of which counts what the other took.
  perform pg_advisory_xact_lock(7021005);
  perform private.fill_office_mails();
  perform private.fill_handed_over_mails();
  update private.outgoing_messages set state = 'unknown', done_at = now() where id in (
    select id from private.outgoing_messages where state = 'taken' and taken_at < moment - interval '5 minutes'
    for update skip locked
  );
  -- Messages that are days late, or later than the appointment they tell of, are of no use any more.
  update private.outgoing_messages set state = 'failed', error = 'overdue', done_at = now() where id in (
    select id from private.outgoing_messages
    where state = 'waiting' and private.is_customer_mail(kind) and not_before < moment
      and (not_before < moment - interval '3 days' or (payload ->> 'starts_at')::timestamptz < moment)
      and (kind = 'cancelled' or exists (select from public.contact_submissions where contact_submissions.id = request_id))
    for update skip locked
  );
  -- The limit of one address, whoever caused the mails (D-67). Strangers cause those about new requests, so these leave
  -- room for the mails about appointments.
  update private.outgoing_messages set state = 'failed', error = 'too-many', done_at = now() where id in (
    select id
    from (
      select id, lower(payload ->> 'email') as address, kind = 'received' as is_received,
        row_number() over (
          partition by lower(payload ->> 'email') order by kind = 'received', not_before, created_at, id
        ) as place,
        row_number() over (
          partition by lower(payload ->> 'email'), kind = 'received' order by not_before, created_at, id
        ) as place_of_kind
      from private.outgoing_messages
      where state = 'waiting' and private.is_customer_mail(kind) and not_before <= now()
    ) as due
    cross join lateral (
      select count(*) as amount, count(*) filter (where other.kind = 'received') as received
      from private.outgoing_messages as other
      where private.is_customer_mail(other.kind) and lower(other.payload ->> 'email') = due.address
        and other.taken_at > now() - interval '24 hours' and other.state in ('taken', 'sent', 'unknown')
    ) as gone
    where place + gone.amount > per_address
      or is_received and place_of_kind + gone.received > received_per_address
  );
  with chosen as materialized (
    select id, case when kind <> 'webhook' and is_open then private.new_key() end as key
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
        and not_before >= now() - interval '3 days' and coalesce((payload ->> 'starts_at')::timestamptz >= now(), true)
        -- That an appointment is off is told of a deleted request too, without a link.
        and (is_open or kind = 'cancelled')
    end
    order by not_before, created_at limit least(amount, 50)
    for update of message skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null
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
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id) else payload
    end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

-- Records the outcome of a request's last webhook.
create function private.note_webhook(message private.outgoing_messages, outcome text) returns void
language sql security definer set search_path = ''
as $$
  update public.contact_submissions set webhook_status = outcome
  where message.kind = 'webhook' and id = message.request_id and webhook_status is distinct from outcome
$$;

-- The message was sent, even if that took so long that it counted as lost.
create function public.complete_message(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done private.outgoing_messages;
begin
  update private.outgoing_messages set state = 'sent', done_at = now(), error = null
  where id = message_id and state in ('taken', 'unknown') returning * into done;
  perform private.note_webhook(done, 'sent');
end
$$;

-- Whether a mail server refused us and not the recipient: a setting of the sender mends that, and the mails wait for it.
create function private.is_refusal_of_sender(error text) returns boolean
language sql immutable set search_path = ''
as $$
  select error in ('smtp-login', 'smtp-no-login', 'smtp-sender', 'smtp-relay', 'smtp-certificate', 'smtp-tls')
$$;

-- The message was not sent. It is retried after a growing delay, unless that is pointless; a refusal of the sender every
-- half hour, for three days. When it may have arrived all the same, it is left to a person.
create function public.fail_message(
  message_id uuid, error text, is_final boolean, is_uncertain boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,8 hours}';
  of_sender constant boolean := private.is_refusal_of_sender(error);
  done private.outgoing_messages;
begin
  perform private.require_short('error', error, 44);
  update private.outgoing_messages as message set
    state = case
      when is_uncertain then 'unknown'
      -- A trial tells at once how it went.
      when is_final or message.request_id is null then 'failed'
      when case when of_sender then created_at < now() - interval '3 days' else attempts > cardinality(pauses) end
        then 'failed'
      else 'waiting'
    end,
    not_before = now() + coalesce(pauses[case when of_sender then least(attempts, 3) else attempts end], '0'), done_at = now(), error = fail_message.error
  where id = message_id and state = 'taken' returning * into done;
  perform private.note_webhook(done, 'failed');
  insert into private.known_requests
  select id, '' from public.contact_submissions where done.kind = 'webhook' and id = done.request_id
  on conflict (request_id) do update set state = '';
  delete from private.outgoing_messages as message
  where message.id = done.id and kind = 'webhook' and state = 'waiting' and exists (
    select from private.outgoing_messages as later
    where later.request_id = done.request_id and later.kind = 'webhook' and later.created_at > done.created_at
  );
end
$$;

-- For the back-office: the latest fifty that failed or may not have arrived, how many there are, all that may have
-- arrived, since when messages wait without an attempt, and why a mail server refuses us while mails wait for that. The
-- reminder of a deleted request does not wait for the sender.
create function public.outgoing_messages() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sends_mail', (select sends_mail from public.settings),
    'kinds', (
      select jsonb_object_agg(kind, is_on) from public.mail_kinds
      where kind not in ('invoice', 'payment_reminder') or private.seller() is not null
    ),
    'waiting_since', (
      select min(not_before) from private.outgoing_messages
      where state = 'waiting' and attempts = 0 and not_before < now() - interval '5 minutes'
        -- About a request in the bin nothing is sent but that its visit is off.
        and (not private.is_customer_mail(kind) or kind = 'cancelled' or exists (
          select from public.contact_submissions where contact_submissions.id = request_id
        ))
    ),
    'refusal', (
      select error from private.outgoing_messages
      where state = 'waiting' and private.is_refusal_of_sender(error) order by done_at desc limit 1
    ),
    'total', (select count(*) from private.outgoing_messages where state in ('failed', 'unknown')),
    'uncertain', (
      select jsonb_build_object(
        'ids', coalesce(jsonb_agg(id), '[]'), 'are_mails', coalesce(bool_and(kind <> 'webhook'), true)
      )
      from (
        select id, kind from private.outgoing_messages where state = 'unknown' order by created_at limit 1000
      ) as message
    ),
    'latest', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', kind, 'state', state, 'error', error,
        'name', coalesce(request.name, payload ->> 'name'), 'created_at', message.created_at
      ) order by message.created_at desc), '[]')
      from (
        select * from private.outgoing_messages where state in ('failed', 'unknown') order by created_at desc limit 50
      ) as message
      left join public.contact_submissions as request on request.id = message.request_id
    )
  );
end
$$;

-- Both take messages that failed or may not have arrived, and return how many those were. Those that tell of an
-- appointment that has changed since are not sent again.
create function public.resend_messages(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  resent integer;
begin
  perform private.require_admin();
  update private.outgoing_messages as message set state = 'failed', error = 'overtaken', done_at = now()
  where id = any (ids) and state in ('failed', 'unknown') and coalesce(error, '') not like 'unreadable%'
    and kind in ('planned', 'moved', 'cancelled', 'reminder') and payload ->> 'appointment_id' is not null
    and (kind <> 'cancelled') is distinct from exists (
      select from public.appointments as appointment
      where appointment.request_id = message.request_id and appointment.state = 'planned' and (
        message.kind = 'cancelled' or (
          appointment.id::text = message.payload ->> 'appointment_id'
          and to_jsonb(appointment.starts_at) = message.payload -> 'starts_at'
        )
      )
    );
  update private.outgoing_messages
  set state = 'waiting', attempts = 0, not_before = now(), taken_at = null, done_at = null, error = null
  where id = any (ids) and state in ('failed', 'unknown') and error is distinct from 'overtaken';
  get diagnostics resent = row_count;
  return resent;
end
$$;

create function public.discard_messages(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  discarded integer;
begin
  perform private.require_admin();
  delete from private.outgoing_messages where id = any (ids) and state in ('failed', 'unknown');
  get diagnostics discarded = row_count;
  return discarded;
end
$$;

-- Sends the automation a trial; returns its id, for webhook_outcomes.
create function public.try_webhook() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  trial uuid;
begin
  perform private.require_admin();
  insert into private.outgoing_messages (kind, payload) values ('webhook', '{"test": true}') returning id into trial;
  return trial;
end
$$;

-- The outcome of the last webhook of these requests, and of these trials: whether the automation accepted it, or null
-- before the first attempt ended. Those without a webhook are left out.
create function public.webhook_outcomes(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(about, is_accepted), '{}') from (
      select distinct on (about) coalesce(request_id, id) as about, case
        when state = 'sent' then true
        when state in ('failed', 'unknown') or state = 'waiting' and attempts > 0 then false
      end as is_accepted
      from private.outgoing_messages
      where kind = 'webhook' and (request_id = any (ids) or request_id is null and id = any (ids))
      order by about, created_at desc
    ) as outcome
  );
end
$$;

-- Sent messages are kept for 30 days, to find out what a customer was told; so are failed ones that nobody looked at.
create function private.forget_messages(moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.outgoing_messages where id in (
    select id from private.outgoing_messages
    where state in ('sent', 'failed', 'unknown') and done_at < moment - interval '30 days'
    for update skip locked
  );
  delete from private.known_appointments where changed_at < moment - interval '30 days'
$$;

-- Calls an Edge Function each minute in which a condition holds, with pg_cron and pg_net; false without these extensions.
create function private.schedule_call(job text, function_url text, site_origin text, condition text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or not exists (select from pg_proc where pronamespace = to_regnamespace('net') and proname = 'http_post') then
    return false;
  end if;
  perform cron.schedule(job, '* * * * *', format(
    'select net.http_post(url := %L, body := ''{}''::jsonb, headers := jsonb_build_object(''Origin'', %L)) where %s',
    function_url, site_origin, condition
  ));
  return true;
end
$$;

-- Wakes the sender each minute in which something waits. For the owner, in the SQL editor, with the URL of the function
-- and the origin of the site, which are public.
create function private.schedule_sending(function_url text, site_origin text) returns boolean
language sql set search_path = ''
as $$
  select private.schedule_call('send-messages', function_url, site_origin, 'private.has_work()')
$$;

-- For `npm run check:release`, which holds no key but the public one.
create function public.is_sending_scheduled() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_scheduled boolean := false;
begin
  if to_regclass('cron.job') is not null then
    execute $job$ select exists (select from cron.job where jobname = 'send-messages') $job$ into is_scheduled;
  end if;
  return is_scheduled;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.take_messages, public.complete_message, public.fail_message, public.outgoing_messages,
  public.resend_messages, public.discard_messages, public.try_webhook, public.webhook_outcomes,
  public.is_sending_scheduled from public, anon, authenticated;
grant execute on function public.take_messages, public.complete_message, public.fail_message to service_role;
grant execute on function
  public.outgoing_messages, public.resend_messages, public.discard_messages, public.try_webhook,
  public.webhook_outcomes to authenticated;
grant execute on function public.is_sending_scheduled to anon;
