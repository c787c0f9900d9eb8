-- Who is at home is told of the moment, who pays gets the invoice, and a company that orders has no period of withdrawal (D-76).

alter table private.outgoing_messages drop constraint outgoing_messages_kind_check;
alter table private.outgoing_messages add constraint outgoing_messages_kind_check check (
    kind in (
      'webhook', 'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice',
      'payment_reminder', 'withdrawn', 'at_home', 'office', 'handed_over'
    )
  );
alter table public.mail_kinds drop constraint mail_kinds_kind_check;
alter table public.mail_kinds add constraint mail_kinds_kind_check check (
    kind in (
      'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
      'withdrawn', 'at_home'
    )
  );
insert into public.mail_kinds (kind) values ('at_home');

-- Whether who orders is a consumer, who may withdraw: not for a company that pays.
create function private.is_consumer(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select request.payer_kind is distinct from 'company'
$$;

-- The last day to withdraw from an order that was made at this moment; for who has no right to it the day before that.
create function private.withdrawal_end(request public.contact_submissions, ordered_at timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select case when private.is_consumer(request) then private.withdrawal_after(ordered_at)
    else (ordered_at at time zone 'Europe/Amsterdam')::date - 1 end
$$;

-- The last day on which the customer can withdraw from the order, which was made when a visit was first planned. A visit that
-- is moved begins no new period. Null without a visit.
create or replace function private.withdrawal_until(of_request uuid) returns date
language sql stable security definer set search_path = ''
as $$
  select private.withdrawal_end(request, ordered_at)
  from public.contact_submissions as request
  cross join lateral (
    select min(created_at) as ordered_at from public.appointments where request_id = of_request and state <> 'cancelled'
  ) as visit
  where request.id = of_request
$$;

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, and whether a visit to come went with it. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one after the deadline and `timely_price` of one
-- before it, null for any other.
create or replace function public.customer_request(key text) returns jsonb
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
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', own.price,
      'late_price', case when own.rush_service then private.price_with(own, false) end,
      'timely_price', case when own.rush_service then private.price_with(own, true) end,
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
      'ended_visit', (
        select private.visit_ending(own, visit) || jsonb_build_object('starts_at', (visit).starts_at)
        from (
          select visit from public.appointments as visit
          where request_id = own.id
            and (state <> 'cancelled' or origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
          order by state = 'planned' desc, coalesce(ended_at, changed_at) desc limit 1
        ) as last
        where (visit).state in ('cancelled', 'no_show')
      ),
      'wished_moment', private.wished_moment(own),
      'is_company', not private.is_consumer(own), 'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
      'withdrawal', private.customer_withdrawal(own),
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
      'invoices', private.customer_invoices(own.id)
    )
  );
end
$$;

-- Whether a kind of message is a mail to a customer. Without settings of its own, so that PostgreSQL writes it out and finds
-- the index of such mails.
create or replace function private.is_customer_mail(kind text) returns boolean
language sql immutable
return kind in (
  'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
  'withdrawn', 'at_home'
);

-- Whether a kind of message tells a customer of a visit, so that what becomes of the visit decides whether it is sent.
create or replace function private.is_visit_mail(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('planned', 'moved', 'cancelled', 'no_show', 'reminder', 'at_home')
$$;

-- Whether a mail tells that a visit is off: that is told of a deleted request too.
create function private.tells_off(kind text, payload jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select kind = 'cancelled' or payload ? 'is_off'
$$;

-- The content of each mail of a request. Without what is no name, and without an address that a mail program would turn
-- into a link: a stranger may have entered it, with somebody else's e-mail address.
create or replace function private.mail_payload(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', case when private.is_name(request.name) then request.name end,
    'email', request.email, 'reference', upper(left(request.id::text, 8)),
    'address', case when not private.has_web_address(line) then line end, 'property_type', request.property_type,
    'price', request.price, 'rush_service', request.rush_service,
    'rush_by', case when request.rush_service then private.rush_deadline(request.created_at) end,
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours),
    'is_company', not private.is_consumer(request)
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
    when kind not in ('invoice', 'payment_reminder') then '{}'
    when lower(request.payer_email) <> coalesce(lower(request.email), '') then jsonb_build_object(
      'name', case when private.is_name(payer) then payer end, 'email', request.payer_email, 'to_payer', true
    )
    else jsonb_build_object('to_payer', false)
  end
  from coalesce(request.payer_attention, request.payer_name) as payer
$$;

create or replace function private.queue_mail(
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

-- Queues the one mail that tells the difference between what the customer knows and what is now, in place of one that
-- still waits. `before` is null for an appointment that was added.
create or replace function private.queue_appointment_mail(
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

-- Updates unsent messages to the current values and the current address.
create or replace function private.correct_messages() returns trigger
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

create or replace trigger "40_correct_messages" after update on public.contact_submissions
  for each row when (
    new.anonymised_at is null and (
      old.name, old.email, old.address, old.postcode, old.house_number, old.house_number_addition, old.property_type,
      old.surface_area, old.rush_service, old.price, old.status in ('completed', 'cancelled'), old.at_home_name,
      old.at_home_email, old.payer_kind, old.payer_name, old.payer_attention, old.payer_email
    ) is distinct from (
      new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition, new.property_type,
      new.surface_area, new.rush_service, new.price, new.status in ('completed', 'cancelled'), new.at_home_name,
      new.at_home_email, new.payer_kind, new.payer_name, new.payer_attention, new.payer_email
    )
  )
  execute function private.correct_messages();

-- At 17:00 on the day before, in Dutch time; none when the appointment is planned later than that, or so shortly before
-- that its own mail would come after it.
create or replace function private.queue_reminder(appointment public.appointments) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz :=
    ((appointment.starts_at at time zone 'Europe/Amsterdam')::date - 1 + time '17:00') at time zone 'Europe/Amsterdam';
begin
  delete from private.outgoing_messages
  where request_id = appointment.request_id and (kind = 'reminder' or payload ? 'is_reminder') and state = 'waiting';
  if appointment.state = 'planned' and moment > now() + private.mail_pause() then
    perform private.queue_mail('reminder', request, private.appointment_payload(appointment), moment)
    from public.contact_submissions as request where request.id = appointment.request_id;
    perform private.queue_mail(
      'at_home', request,
      private.at_home_facts(private.appointment_payload(appointment)) || '{"is_reminder": true}', moment
    )
    from public.contact_submissions as request where request.id = appointment.request_id;
  end if;
end
$$;

-- Gives up what a sender never completed, what is of no use any more, and what one address gets too much of.
create or replace function private.give_up_messages(moment timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_address constant integer := 30;
  of_strangers_per_address constant integer := 20;
begin
  update private.outgoing_messages set state = 'unknown', done_at = now() where id in (
    select id from private.outgoing_messages where state = 'taken' and taken_at < moment - interval '5 minutes'
    for update skip locked
  );
  -- Messages that are days late, or later than the appointment they tell of, are of no use any more.
  update private.outgoing_messages set state = 'failed', error = 'overdue', done_at = now() where id in (
    select id from private.outgoing_messages
    where state = 'waiting' and private.is_customer_mail(kind) and not_before < moment
      and (
        not_before < moment - interval '3 days'
        or kind <> 'withdrawn' and (payload ->> 'starts_at')::timestamptz < moment
      )
      and (private.tells_off(kind, payload) or exists (select from public.contact_submissions where contact_submissions.id = request_id))
    for update skip locked
  );
  -- The limit of one address, whoever caused the mails (D-67). Strangers cause those about new requests and give the address of
  -- who is at home, so these leave room for the mails about appointments.
  update private.outgoing_messages set state = 'failed', error = 'too-many', done_at = now() where id in (
    select id
    from (
      select id, lower(payload ->> 'email') as address, is_of_stranger,
        row_number() over (
          partition by lower(payload ->> 'email') order by is_of_stranger, not_before, created_at, id
        ) as place,
        row_number() over (
          partition by lower(payload ->> 'email'), is_of_stranger order by not_before, created_at, id
        ) as place_of_kind
      from private.outgoing_messages
      cross join lateral (select kind in ('received', 'at_home')) as cause (is_of_stranger)
      where state = 'waiting' and private.is_customer_mail(kind) and not_before <= now()
    ) as due
    cross join lateral (
      select count(*) as amount, count(*) filter (where other.kind in ('received', 'at_home')) as of_strangers
      from private.outgoing_messages as other
      where private.is_customer_mail(other.kind) and lower(other.payload ->> 'email') = due.address
        and other.taken_at > now() - interval '24 hours' and other.state in ('taken', 'sent', 'unknown')
    ) as gone
    where place + gone.amount > per_address
      or is_of_stranger and place_of_kind + gone.of_strangers > of_strangers_per_address
  );
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

-- For the back-office: the latest fifty that failed or may not have arrived, how many there are, all that may have
-- arrived, since when messages wait without an attempt, and why a mail server refuses us while mails wait for that. The
-- reminder of a deleted request does not wait for the sender.
create or replace function public.outgoing_messages() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sends_mail', (select sends_mail from public.settings),
    'kinds', (
      select jsonb_object_agg(kind, is_on) from public.mail_kinds
      where kind <> 'withdrawn' and (kind not in ('invoice', 'payment_reminder') or private.seller() is not null)
    ),
    'waiting_since', (
      select min(not_before) from private.outgoing_messages
      where state = 'waiting' and attempts = 0 and not_before < now() - interval '5 minutes'
        -- About a request in the bin nothing is sent but that its visit is off.
        and (not private.is_customer_mail(kind) or private.tells_off(kind, payload) or exists (
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
create or replace function public.resend_messages(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  resent integer;
begin
  perform private.require_admin();
  update private.outgoing_messages as message set state = 'failed', error = 'overtaken', done_at = now()
  where id = any (ids) and state in ('failed', 'unknown') and coalesce(error, '') not like 'unreadable%'
    and kind in ('planned', 'moved', 'cancelled', 'reminder', 'at_home') and payload ->> 'appointment_id' is not null
    and (not private.tells_off(kind, payload)) is distinct from exists (
      select from public.appointments as appointment
      where appointment.request_id = message.request_id and appointment.state = 'planned' and (
        private.tells_off(message.kind, message.payload) or (
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

-- What undo_decisions restores of a visit and its request.
create or replace function private.state_to_restore(visit public.appointments, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', visit.id, 'request_id', request.id, 'adviser', visit.adviser, 'is_overruled', visit.is_overruled,
    'status', request.status, 'assigned_to', request.assigned_to, 'callback_on', request.callback_on, 'known', (
      select to_jsonb(known) from private.known_appointments as known where request_id = request.id
    ), 'mails', (
      select coalesce(jsonb_agg(to_jsonb(mail) || jsonb_build_object('payload', mail.payload - array(
        select jsonb_object_keys(private.payload_of_mail(mail.kind, request))
      ))), '[]')
      from private.waiting_visit_mails(request.id) as mail
    )
  )
$$;

-- Undoes one's own decisions as a whole, with the time that they blocked: no mail about them goes, and those that waited
-- before go as they would have. False when it is too late, because a mail has gone, or somebody has changed a visit or its
-- status since. A visit that no longer fits is kept all the same, because it was agreed.
create or replace function public.undo_decisions(decision uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  made private.visit_decisions;
  was record;
  visit public.appointments;
  owner public.contact_submissions;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  select * into made from private.visit_decisions where id = decision and decided_by = auth.uid();
  if made.id is null or exists (
    select from jsonb_to_recordset(made.visits) as each (id uuid, request_id uuid, after jsonb)
    where private.decided_state(each.id) is distinct from each.after or exists (
      select from private.outgoing_messages as sent
      where sent.request_id = each.request_id and sent.taken_at >= made.decided_at and private.is_visit_mail(sent.kind)
    )
  ) then
    return false;
  end if;
  perform set_config('app.without_mail', 'on', true);
  delete from public.blocked_times where id = made.blocked_time;
  for was in
    select * from jsonb_to_recordset(made.visits) as each (
      id uuid, request_id uuid, adviser uuid, is_overruled boolean, status text, assigned_to uuid,
      callback_on date, known private.known_appointments, mails jsonb
    )
  loop
    select * into visit from public.appointments where id = was.id;
    select * into owner from public.contact_submissions where id = visit.request_id;
    visit.state := 'planned';
    visit.adviser := (select user_id from private.admins where user_id = was.adviser);
    visit.is_overruled := was.is_overruled or exists (
      select from private.obstacles(visit.adviser, visit.starts_at, visit.ends_at, owner.rd_x, owner.rd_y, visit.id)
    );
    perform private.write_visit(visit);
    update public.contact_submissions as request
    set status = was.status, callback_on = was.callback_on,
      assigned_to = (select user_id from private.admins where user_id = was.assigned_to)
    where id = was.request_id
    returning request.* into owner;
    delete from private.outgoing_messages where id in (select id from private.waiting_visit_mails(was.request_id));
    insert into private.outgoing_messages
    select mail.* from jsonb_array_elements(was.mails) as kept
    cross join lateral jsonb_populate_record(null::private.outgoing_messages, kept || jsonb_build_object(
      'payload', private.payload_of_mail(kept ->> 'kind', owner) || (kept -> 'payload')
    )) as mail
    on conflict (id) do nothing;
    -- Else a change after a restored mail has gone would be told as one from what was known before that mail.
    delete from private.known_appointments where request_id = was.request_id;
    insert into private.known_appointments select (was.known).* where (was.known).request_id is not null;
  end loop;
  delete from private.visit_decisions where id = decision;
  return true;
end
$$;

-- The mails that these changes would cause: [{"id": of the request, "kind"}]. A change is {"id", "status", "assigned_to",
-- "appointment_date", "appointment_time", "is_accepted", "is_deleted", "is_missed"}, with only what changes. They are made and undone
-- again, so that the answer comes from the same rule as the mails themselves.
create or replace function public.mails_of_changes(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  change jsonb;
  mails jsonb;
  awaiting uuid[];
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 30000);
  perform private.lock_schedule();
  begin
    awaiting := array(
      select (named ->> 'id')::uuid from jsonb_array_elements(changes) as named
      join public.contact_submissions as request on request.id = (named ->> 'id')::uuid
      where named ->> 'status' = 'completed' and request.status <> 'completed'
    );
    for change in select named from jsonb_array_elements(changes) as named loop
      begin
        if (change ->> 'is_deleted')::boolean then
          delete from public.contact_submissions where id = (change ->> 'id')::uuid;
        elsif (change ->> 'is_accepted')::boolean then
          update public.contact_submissions set is_held = false where id = (change ->> 'id')::uuid and is_held;
        elsif (change ->> 'is_missed')::boolean then
          perform public.note_no_show(visit.id, visit.sequence) from public.appointments as visit
          where visit.request_id = (change ->> 'id')::uuid and visit.state = 'planned';
        else
          perform private.try_change(change);
        end if;
      exception when exclusion_violation then
        -- It would not be done, so it mails nothing.
      end;
    end loop;
    select coalesce(jsonb_agg(distinct jsonb_build_object('id', mail.request_id, 'kind', mail.kind)), '[]') into mails
    from (
      select request_id, kind from private.outgoing_messages
      where state = 'waiting' and kind not in ('webhook', 'reminder') and not payload ? 'is_reminder' and created_at = now()
      union all
      -- Once the label is found.
      select request.id, 'label_ready' from public.contact_submissions as request
      where request.id = any (awaiting) and private.awaits_label(request) and request.email is not null
        and private.is_mailed('label_ready') and not exists (
          select from private.outgoing_messages as message
          where message.request_id = request.id and message.kind = 'label_ready'
        )
      union all
      -- Once it is made.
      select request.id, 'invoice' from public.contact_submissions as request
      where request.id = any (awaiting) and private.is_to_be_invoiced(request)
        and private.payload_of_mail('invoice', request) ->> 'email' is not null
        and private.is_mailed('invoice')
      union all
      -- To an adviser.
      select visit.request_id, message.kind
      from private.handed_over_visits as visit
      join private.outgoing_messages as message on message.payload ->> 'adviser' = visit.adviser::text
      where visit.message_id is null and private.present_visit(visit) is distinct from visit.known_at
        and message.kind = 'handed_over' and message.state = 'waiting'
        and message.not_before = now() + private.mail_pause()
    ) as mail
    where mail.request_id in (select (named ->> 'id')::uuid from jsonb_array_elements(changes) as named);
    raise sqlstate 'UNDOE';
  exception when sqlstate 'UNDOE' then
    -- All of it is undone.
  end;
  return mails;
end
$$;

-- What may be charged for a request and was not yet: `most` in cents, and why it is nothing ('withdrawal': cancelled or
-- missed within the period of withdrawal, when only work done on request is owed). Null for a price that is not known. After a
-- withdrawal only the part of the job that was done on request, and no fee.
create or replace function private.chargeable_dues(request public.contact_submissions)
returns table (due text, visit_id uuid, visit_at timestamptz, most bigint, free_because text)
language sql stable security definer set search_path = ''
as $$
  select 'job', null::uuid, null::timestamptz,
    case when request.withdrawn_at is null then private.total_of_lines(private.promised_lines(request))
      else request.withdrawal_owed end,
    null
  where (request.status <> 'cancelled' or request.withdrawal_owed > 0)
    and not exists (select from private.open_dues where subject = request.id)
  union all
  select case state when 'no_show' then state else 'late_cancellation' end, visit.id, visit.starts_at,
    case when is_free then 0 when state = 'no_show' then private.callout_fee()
      else round(request.price * private.cancellation_percentage()) end,
    case when is_free then 'withdrawal' end
  from public.appointments as visit
  cross join lateral (
    select case state
      when 'no_show' then request.early_start_requested_at is null
        and private.withdrawal_end(request, visit.created_at) >= (now() at time zone 'Europe/Amsterdam')::date
      else private.withdrawal_end(request, visit.created_at) >= (visit.ended_at at time zone 'Europe/Amsterdam')::date
    end as is_free
  ) as period
  where visit.request_id = request.id and request.withdrawn_at is null and (
    state = 'no_show' or private.is_cancelled_late(visit)
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

-- Whether an invoice of a request would be mailed, when nobody chose otherwise.
create or replace function private.can_mail_invoice(request_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_mailed('invoice') and exists (
    select from public.contact_submissions as request
    where request.id = can_mail_invoice.request_id and coalesce(payer_email, email) is not null and not is_held and anonymised_at is null
  )
$$;

-- The right to withdraw from the order of a request: when it was ordered, the last day of the period, when the right ends and
-- why. No row without an order, for a company, and none once the order was cancelled or withdrawn from. Work that was done at the customer's wish
-- ends it when the label is registered; without that wish it lasts until the period is over ('period').
create or replace function private.right_to_withdraw(request public.contact_submissions)
returns table (ordered_at timestamptz, last_day date, ends_at timestamptz, ends_because text)
language sql stable security definer set search_path = ''
as $$
  select ordered.ordered_at, period.last_day, least(period.ends_at, done.ends_at),
    case when done.ends_at < period.ends_at then 'label' else 'period' end
  from (
    select min(created_at) as ordered_at from public.appointments where request_id = request.id and state <> 'cancelled'
  ) as ordered
  cross join lateral (
    select private.withdrawal_after(ordered.ordered_at) as last_day,
      (private.withdrawal_after(ordered.ordered_at) + 1)::timestamp at time zone 'Europe/Amsterdam' as ends_at
  ) as period
  cross join lateral (
    select case when request.early_start_requested_at is not null and request.status = 'completed'
      and not private.awaits_label(request) then greatest(request.completed_at, case when private.has_new_label(request)
        then request.label_registered_at::timestamp at time zone 'Europe/Amsterdam' end)
    end as ends_at
  ) as done
  where ordered.ordered_at is not null and request.status <> 'cancelled' and not request.is_held
    and request.anonymised_at is null and private.is_consumer(request)
$$;

-- Withdraws from the order of a request, as its customer said at a moment: calls the visit off, takes back every invoice, so
-- that what was paid is owed back, and queues the receipt. True when it is withdrawn, also before; false without the right.
create or replace function private.withdraw(of_request uuid, said_at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  bill uuid;
  visit_off jsonb;
begin
  -- Before any row, in the order in which others take them.
  perform private.lock_schedule();
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  select * into request from public.contact_submissions where id = of_request for update;
  if request.withdrawn_at is not null then
    return true;
  elsif not exists (select from private.right_to_withdraw(request) where ends_at > said_at) then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  delete from private.planned_invoices as planned where planned.request_id = request.id;
  -- A trigger calls the visit off.
  update public.contact_submissions set
    status = 'cancelled', callback_on = null, withdrawn_at = said_at,
    withdrawal_owed = private.owed_for_part(request, said_at)
  where id = request.id returning * into request;
  for bill in
    select id from private.invoices
    where request_id = request.id and credits is null and not private.is_credited(id) order by number
  loop
    perform private.add_credit_note(gen_random_uuid(), bill, null);
  end loop;
  -- What waits tells of an order that ended. The receipt tells that the visit is off.
  with stale as (
    delete from private.outgoing_messages
    where request_id = request.id and state = 'waiting' and private.is_customer_mail(kind)
      and kind not in ('invoice', 'payment_reminder', 'at_home')
    returning kind, payload
  )
  select payload into visit_off from stale where kind = 'cancelled';
  perform private.queue_mail('withdrawn', request, coalesce(visit_off, '{}') || jsonb_build_object(
    'withdrawn_at', said_at, 'owed', request.withdrawal_owed
  ));
  return true;
end
$$;

-- What the own page says of the right to withdraw. Amounts are cents.
create or replace function private.customer_withdrawal(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when request.withdrawn_at is not null then jsonb_build_object(
    'state', 'withdrawn', 'withdrawn_at', request.withdrawn_at, 'owed', request.withdrawal_owed,
    'is_mailed', exists (
      select from private.outgoing_messages
      where request_id = request.id and kind = 'withdrawn' and state in ('waiting', 'taken', 'sent')
    )
  ) else coalesce((
    select jsonb_build_object(
      'state', case when ends_at > now() then 'open' else 'ended' end, 'ordered_at', ordered_at, 'last_day', last_day,
      'ended_on', (ends_at at time zone 'Europe/Amsterdam')::date, 'because', ends_because,
      'owed', private.owed_for_part(request, now()),
      'can_mail', request.email is not null and private.is_mailed('withdrawn')
    )
    from private.right_to_withdraw(request)
  ), jsonb_build_object('state', 'none', 'last_day', private.withdrawal_end(request, now()))) end
$$;

revoke execute on function private.at_home_facts(facts jsonb) from public;

revoke execute on function private.is_consumer(request public.contact_submissions) from public;

revoke execute on function private.payload_of_mail(kind text, request public.contact_submissions) from public;

revoke execute on function private.tells_off(kind text, payload jsonb) from public;

revoke execute on function private.withdrawal_end(request public.contact_submissions, ordered_at timestamp with time zone) from public;
