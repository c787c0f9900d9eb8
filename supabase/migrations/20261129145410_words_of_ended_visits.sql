-- A visit at which nobody was home is mailed to its customer, and the mails and the page of the request say how a visit ended
-- that did not take place, and what it costs.

alter table private.outgoing_messages drop constraint outgoing_messages_kind_check;
alter table private.outgoing_messages add constraint outgoing_messages_kind_check check (
  kind in (
    'webhook', 'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice',
    'payment_reminder', 'office', 'handed_over'
  )
);
alter table public.mail_kinds drop constraint mail_kinds_kind_check;
alter table public.mail_kinds add constraint mail_kinds_kind_check check (
  kind in (
    'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder'
  )
);
insert into public.mail_kinds (kind) values ('no_show');

drop function private.sent_payload(payload jsonb);

-- Whether the customer cancelled a visit when that was not free any more.
create function private.is_cancelled_late(visit public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    visit.state = 'cancelled' and visit.ended_by = 'customer'
      and visit.ended_at > visit.starts_at - make_interval(hours => private.cancellation_hours()), false
  )
$$;

-- Notes that nobody was home, or takes that back; false when the visit changed since it was read, has not begun, or its
-- customer was mailed about it. The request waits for a new moment, and its customer is to be called today.
create or replace function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  select * into visit from public.appointments as stored
  where stored.id = visit_id and stored.sequence = note_no_show.sequence and stored.starts_at <= now()
    and stored.state = case when is_missed then 'planned' else 'no_show' end
    and (is_missed or not exists (
      select from private.outgoing_messages as sent
      where sent.request_id = stored.request_id and sent.kind = 'no_show' and sent.taken_at >= stored.ended_at
    ));
  if visit.id is null then
    return false;
  end if;
  visit.state := case when is_missed then 'no_show' else 'planned' end;
  visit := private.write_visit(visit);
  update public.contact_submissions as request
  set callback_on = case when is_missed then (now() at time zone 'Europe/Amsterdam')::date end
  where request.id = visit.request_id and request.status not in ('completed', 'cancelled');
  return visit.id is not null;
end
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
  'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder'
);

-- Whether a kind of message tells a customer of a visit, so that what becomes of the visit decides whether it is sent.
create function private.is_visit_mail(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('planned', 'moved', 'cancelled', 'no_show', 'reminder')
$$;

-- Planned again before the customer was told that it was off: it is the same appointment, in the customer's calendar
-- too. It keeps how long it has stood.
create or replace function private.resume_appointment() returns trigger
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
  end if;
end
$$;

create or replace function private.announce_appointment() returns trigger
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
    if old.state <> 'planned' or (old.state, old.starts_at, old.ends_at, old.adviser)
      is not distinct from (new.state, new.starts_at, new.ends_at, new.adviser) then
      return null;
    end if;
    before := old;
  elsif new.state <> 'planned' then
    return null;
  end if;
  perform private.queue_appointment_mail(request, before, new)
  from public.contact_submissions as request where request.id = new.request_id;
  return null;
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

-- The mails about the visit of a request that still wait.
create or replace function private.waiting_visit_mails(of_request uuid) returns setof private.outgoing_messages
language sql stable security definer set search_path = ''
as $$
  select * from private.outgoing_messages
  where request_id = of_request and state = 'waiting' and private.is_visit_mail(kind)
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
      'payload', private.mail_payload(owner) || (kept -> 'payload')
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

-- The mails of a request, newest first: [{"id", "kind", "state", "error", "due_at", "done_at", "payload"}]. The payload
-- is what fills in the text; the key of the link is not stored.
create or replace function public.request_mails(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'state', state, 'error', error, 'due_at', not_before, 'done_at', done_at,
      'payload', case when state = 'waiting' then private.sent_payload(kind, payload) else payload end
    ) order by coalesce(done_at, not_before) desc, id), '[]')
    from (
      select * from private.outgoing_messages as message
      where message.request_id = request_mails.request_id and kind <> 'webhook'
      order by created_at desc limit 50
    ) as latest
  );
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
      where state = 'waiting' and kind not in ('webhook', 'reminder') and created_at = now()
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
      where request.id = any (awaiting) and private.is_to_be_invoiced(request) and request.email is not null
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
-- missed within the period of withdrawal, when only work done on request is owed). Null for a price that is not known.
create or replace function private.chargeable_dues(request public.contact_submissions)
returns table (due text, visit_id uuid, visit_at timestamptz, most bigint, free_because text)
language sql stable security definer set search_path = ''
as $$
  select 'job', null::uuid, null::timestamptz, private.total_of_lines(private.promised_lines(request)), null
  where request.status <> 'cancelled' and not exists (select from private.open_dues where subject = request.id)
  union all
  select case state when 'no_show' then state else 'late_cancellation' end, visit.id, visit.starts_at,
    case when is_free then 0 when state = 'no_show' then private.callout_fee()
      else round(private.promised_price(request) * private.cancellation_percentage()) end,
    case when is_free then 'withdrawal' end
  from public.appointments as visit
  cross join lateral (
    select case state
      when 'no_show' then request.early_start_requested_at is null
        and private.withdrawal_after(visit.created_at) >= (now() at time zone 'Europe/Amsterdam')::date
      else private.withdrawal_after(visit.created_at) >= (visit.ended_at at time zone 'Europe/Amsterdam')::date
    end as is_free
  ) as period
  where visit.request_id = request.id and (
    state = 'no_show' or private.is_cancelled_late(visit)
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

-- How a visit ended that did not take place ('no_show', cancelled 'late' or 'in_time' by the customer, or by the 'office'), and
-- what it costs its customer in cents: what was charged, nothing once that was credited, else what may be charged; null
-- while the price is not known.
create function private.visit_ending(request public.contact_submissions, visit public.appointments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'how', case
      when visit.state = 'no_show' then 'no_show'
      when visit.ended_by is distinct from 'customer' then 'office'
      when private.is_cancelled_late(visit) then 'late'
      else 'in_time'
    end,
    'cost', case
      when charged.total is not null then charged.total
      when exists (select from private.invoices where visit_id = visit.id) then 0
      when chargeable.visit_id is not null then chargeable.most
      else 0
    end,
    'is_charged', charged.total is not null
  )
  from (values (1)) as one_row
  left join private.open_dues as due on due.subject = visit.id
  left join private.invoices as charged on charged.id = due.invoice_id
  left join lateral private.chargeable_dues(request) as chargeable on chargeable.visit_id = visit.id
$$;

-- What a mail says of a visit that did not take place, and of the one that was planned after it. Not as `starts_at`: a mail
-- about a moment to come is of no use after it.
create function private.ended_visit_facts(request public.contact_submissions, visit public.appointments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointment_id', visit.id, 'visit_end', ending ->> 'how', 'visit_cost', ending -> 'cost',
    'visit_charged', ending -> 'is_charged'
  ) || case when visit.state = 'no_show' then jsonb_build_object('missed_at', visit.starts_at, 'next_at', (
    select starts_at from public.appointments where request_id = request.id and state = 'planned'
  )) else '{}' end
  from private.visit_ending(request, visit) as ending
$$;

-- The payload of a mail as it is sent: that about an invoice asks for what is open at that moment, and that about a visit that
-- did not take place says what it then costs.
create function private.sent_payload(kind text, payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when kind in ('invoice', 'payment_reminder') then payload || coalesce((
      select private.invoice_facts(invoice) from private.invoices as invoice
      where invoice.id = (payload ->> 'invoice_id')::uuid
    ), '{}')
    when kind in ('cancelled', 'no_show') then payload || coalesce((
      select private.ended_visit_facts(request, visit)
      from public.appointments as visit join public.contact_submissions as request on request.id = visit.request_id
      where visit.id = (payload ->> 'appointment_id')::uuid and visit.state in ('cancelled', 'no_show')
    ), '{}')
    else payload
  end
$$;

revoke execute on function private.ended_visit_facts(request public.contact_submissions, visit public.appointments) from public;

revoke execute on function private.is_cancelled_late(visit public.appointments) from public;

revoke execute on function private.is_visit_mail(kind text) from public;

revoke execute on function private.sent_payload(kind text, payload jsonb) from public;

revoke execute on function private.visit_ending(request public.contact_submissions, visit public.appointments) from public;
