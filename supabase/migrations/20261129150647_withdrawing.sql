-- A customer withdraws from an order (D-77): by the own page, with a receipt, and without a fee. Until when is counted past
-- public holidays too.

set local check_function_bodies = off;

alter table public.contact_submissions drop constraint contact_submissions_customer_action_check;
alter table public.contact_submissions add constraint contact_submissions_customer_action_check
  check (customer_action in ('message', 'picked', 'moved', 'cancelled', 'withdrawn', 'call'));
alter table public.contact_submissions add column withdrawn_at timestamptz;
alter table public.contact_submissions add column withdrawal_owed integer check (withdrawal_owed >= 0);
alter table public.contact_submissions add check (num_nulls(withdrawn_at, withdrawal_owed) in (0, 2));
alter table public.contact_submissions add constraint contact_submissions_stays_withdrawn
  check (withdrawn_at is null or status = 'cancelled');
insert into private.request_columns (name) values ('withdrawn_at'), ('withdrawal_owed');

alter table private.outgoing_messages drop constraint outgoing_messages_kind_check;
alter table private.outgoing_messages add constraint outgoing_messages_kind_check check (
  kind in (
    'webhook', 'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice',
    'payment_reminder', 'withdrawn', 'office', 'handed_over'
  )
);
alter table public.mail_kinds drop constraint mail_kinds_kind_check;
alter table public.mail_kinds add constraint mail_kinds_kind_check check (
  kind in (
    'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
    'withdrawn'
  )
);
alter table public.mail_kinds add check (is_on or kind <> 'withdrawn');
insert into public.mail_kinds (kind) values ('withdrawn');
alter table private.office_news drop constraint office_news_action_check;
alter table private.office_news add constraint office_news_action_check
  check (action in ('message', 'picked', 'moved', 'cancelled', 'withdrawn', 'call'));

-- Which of these ids were not written, and why: somebody changed or deleted the request, it cannot become scheduled
-- because it lacks an appointment or is completed or cancelled, its customer withdrew, or its appointment would not fit.
create or replace function private.skipped_requests(requests jsonb, written uuid[], unfit uuid[] default '{}') returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'reason', case
    when named.id = any (unfit) then 'unfit'
    when stored.updated_at is distinct from named.version then 'changed'
    when stored.withdrawn_at is not null then 'withdrawn'
    when num_nonnulls(stored.appointment_date, stored.appointment_time) < 2 then 'unscheduled'
    else 'closed'
  end)), '[]')
  from private.named_requests(requests) as named
  left join public.contact_submissions as stored on stored.id = named.id
  where named.id <> all (written)
$$;

-- Returns {"changed": [{"id": ..., "version": ..., "change": ...}], "skipped": [{"id": ..., "reason": ...}]}. The
-- changed ones are what undo_changes takes: `change` is the entry of the audit trail, null when nothing changed.
create or replace function public.change_requests(requests jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  last_change bigint;
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.lock_schedule();
  last_change := coalesce((select max(id) from public.request_audit), 0);
  for named in select * from private.named_requests(requests) loop
    begin
      update public.contact_submissions as stored
      set
        status = coalesce(named.status, stored.status),
        assigned_to = case when named.reassigns then named.assigned_to else stored.assigned_to end
      where stored.id = named.id and stored.updated_at = named.version and (
        named.status is distinct from 'scheduled'
        or num_nonnulls(stored.appointment_date, stored.appointment_time) = 2
          and stored.status not in ('completed', 'cancelled')
      ) and (stored.withdrawn_at is null or coalesce(named.status, 'cancelled') = 'cancelled');
      if found then
        written := written || named.id;
      end if;
    exception when exclusion_violation then
      unfit := unfit || named.id;
    end;
  end loop;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', stored.id, 'version', stored.updated_at, 'change', (
        select max(audit.id) from public.request_audit as audit
        where audit.request_id = stored.id and audit.id > last_change
      ))), '[]')
      from public.contact_submissions as stored where stored.id = any (written)
    ),
    'skipped', private.skipped_requests(requests, written, unfit)
  );
end
$$;

-- How much of the work the visit is.
create function private.visit_percentage() returns integer
language sql immutable set search_path = ''
return 50;

create function private.refund_days() returns integer
language sql immutable set search_path = ''
return 14;

-- The last day to withdraw from what is ordered at a moment: 14 days after that day. What would end at a weekend or on a
-- public holiday ends on the next working day (Algemene termijnenwet, articles 1 and 3, which name Good Friday and
-- 5 May too).
create or replace function private.withdrawal_after(ordered_at timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select min(day)
  from generate_series(14, 28) as later
  cross join lateral (select (ordered_at at time zone 'Europe/Amsterdam')::date + later) as candidate (day)
  where extract(isodow from day) < 6 and to_char(day, 'MM-DD') <> '05-05' and not exists (
    select from private.holidays as holiday
    where holiday.day = candidate.day or holiday.day = candidate.day + 3 and holiday.name = 'Tweede paasdag'
  )
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
      'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
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

-- What the customer does is work until an administrator has opened the request (D-66): what a function of this page
-- names, or else what it changes.
create or replace function private.note_customer_action() returns trigger
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

-- Whether a kind of message is a mail to a customer. Without settings of its own, so that PostgreSQL writes it out and finds
-- the index of such mails.
create or replace function private.is_customer_mail(kind text) returns boolean
language sql immutable
return kind in (
  'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
  'withdrawn'
);

-- Gives up what a sender never completed, what is of no use any more, and what one address gets too much of.
create or replace function private.give_up_messages(moment timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_address constant integer := 30;
  received_per_address constant integer := 20;
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
        and not_before >= now() - interval '3 days'
        and (kind = 'withdrawn' or coalesce((payload ->> 'starts_at')::timestamptz >= now(), true))
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

-- Takes back a whole invoice. The caller holds the lock of the series of this year. Returns the number of the credit note.
create function private.add_credit_note(id uuid, invoice_id uuid, by_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  given constant text := private.next_number(extract(year from today)::integer);
begin
  insert into private.invoices (
    id, number, credits, request_id, due, visit_id, issued_on, delivered_on, seller, customer, lines, vat, rounding, total,
    created_by_email
  )
  select add_credit_note.id, given, invoice.id, request_id, due, visit_id, today, delivered_on, seller, customer, lines, vat,
    rounding, total, by_email
  from private.invoices as invoice where invoice.id = invoice_id;
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (add_credit_note.id, not private.is_without_mail());
  delete from private.open_dues as due where due.invoice_id = add_credit_note.invoice_id;
  perform private.follow_open_amount(invoice_id);
  return given;
end
$$;

-- Takes back a whole invoice, once. Returns the number of the credit note.
create or replace function public.credit_invoice(id uuid, invoice_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  given text;
begin
  perform private.require_admin();
  perform private.lock_series(extract(year from today)::integer);
  select number into given from private.invoices where credits = invoice_id;
  if found then
    return given;
  end if;
  if not exists (select from private.invoices where invoices.id = invoice_id and credits is null) then
    raise invalid_parameter_value using message = 'no such invoice';
  end if;
  return private.add_credit_note(credit_invoice.id, invoice_id, private.own_admin_email());
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
        and private.withdrawal_after(visit.created_at) >= (now() at time zone 'Europe/Amsterdam')::date
      else private.withdrawal_after(visit.created_at) >= (visit.ended_at at time zone 'Europe/Amsterdam')::date
    end as is_free
  ) as period
  where visit.request_id = request.id and request.withdrawn_at is null and (
    state = 'no_show' or private.is_cancelled_late(visit)
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

-- Raises unless this amount may be charged for the due. A fee needs a reason above what the terms allow; so does an extra
-- of a cancelled request, which ended without work. After a withdrawal no reason allows more than what is owed.
create or replace function private.require_chargeable(
  request public.contact_submissions, due text, visit_id uuid, total bigint, reason text
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  chargeable record;
begin
  if due not in ('job', 'no_show', 'late_cancellation', 'extra')
    or (visit_id is not null) <> (due in ('no_show', 'late_cancellation')) or visit_id is not null and not exists (
      select from public.appointments as visit where visit.id = visit_id and visit.request_id = request.id
    ) then
    raise invalid_parameter_value using message = 'no such due';
  elsif exists (select from private.open_dues where subject = private.due_subject(due, request.id, visit_id)) then
    raise invalid_parameter_value using message = 'already invoiced';
  end if;
  select * into chargeable from private.chargeable_dues(request) as each
  where each.due = require_chargeable.due and each.visit_id is not distinct from require_chargeable.visit_id;
  if request.withdrawn_at is not null then
    if due <> 'job' or total > coalesce(chargeable.most, 0) then
      raise invalid_parameter_value using message = 'more than may be charged';
    end if;
  elsif reason is null and (
    due in ('job', 'extra') and request.status = 'cancelled'
    or due in ('no_show', 'late_cancellation') and total > coalesce(chargeable.most, 0)
  ) then
    raise invalid_parameter_value using message = 'more than may be charged';
  end if;
end
$$;

-- By when the law has it paid back: known after a withdrawal.
create function private.refund_by(invoice private.invoices) returns date
language sql stable security definer set search_path = ''
as $$
  select (withdrawn_at at time zone 'Europe/Amsterdam')::date + private.refund_days()
  from public.contact_submissions
  where id = invoice.request_id and private.owed_back(invoice) > 0
$$;

-- An invoice as the back-office reads it.
create or replace function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
    'is_credited', private.is_credited(invoice.id), 'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice),
    'reference', upper(left(invoice.request_id::text, 8)), 'refund_by', private.refund_by(invoice),
    'credited_number', (select number from private.invoices as credited where credited.id = invoice.credits),
    'has_files', exists (select from private.invoice_files where invoice_id = invoice.id),
    'can_mail', private.can_mail_invoice(invoice.request_id),
    -- What was sent is forgotten after 30 days (private.forget_messages).
    'mail', coalesce((
      select message.state from private.outgoing_messages as message
      where message.request_id = invoice.request_id and message.kind = 'invoice'
        and message.payload ->> 'invoice_id' = invoice.id::text
      order by message.created_at desc limit 1
    ), case when invoice.created_at <= private.believed_time() - interval '30 days' then 'forgotten' end),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount,
        'is_from_bank', num_nonnulls(payment.bank_entry, payment.bank_entry_id) > 0
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create or replace function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'is_cancelled', request.status = 'cancelled', 'is_withdrawn', request.withdrawn_at is not null, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned', (
        select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
        from private.planned_invoices as planned where planned.request_id = request.id
      ),
      'dues', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.chargeable_dues(request) as each),
      'items', (select coalesce(jsonb_agg(to_jsonb(item) order by item.name), '[]') from public.price_items as item),
      'invoices', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by number), '[]')
        from private.invoices as invoice where invoice.request_id = request.id
      )
    )
    from public.contact_submissions as request
    where request.id = invoices_of_request.request_id and private.seller() is not null
  );
end
$$;

-- The right to withdraw from the order of a request: when it was ordered, the last day of the period, when the right ends and
-- why. No row without an order, and none once that was cancelled or withdrawn from. Work that was done at the customer's wish
-- ends it when the label is registered; without that wish it lasts until the period is over ('period').
create function private.right_to_withdraw(request public.contact_submissions)
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
    and request.anonymised_at is null
$$;

-- What the customer owes at most, in cents, after withdrawing at a moment: the part of the price that the visit is, once that
-- began at the customer's wish within the period.
create function private.owed_for_part(request public.contact_submissions, said_at timestamptz) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when request.early_start_requested_at is not null and exists (
    select from public.appointments
    where request_id = request.id and state in ('planned', 'completed') and starts_at <= said_at
  ) then coalesce(request.price * private.visit_percentage(), 0) else 0 end::integer
$$;

-- Withdraws from the order of a request, as its customer said at a moment: calls the visit off, takes back every invoice, so
-- that what was paid is owed back, and queues the receipt. True when it is withdrawn, also before; false without the right.
create function private.withdraw(of_request uuid, said_at timestamptz) returns boolean
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
      and kind not in ('invoice', 'payment_reminder')
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
create function private.customer_withdrawal(request public.contact_submissions) returns jsonb
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
  ), jsonb_build_object('state', 'none', 'last_day', private.withdrawal_after(now()))) end
$$;

-- Withdraws from the order by the link of the own page; false when that cannot be done here (any more).
create function public.withdraw_order(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  return own.id is not null and private.withdraw(own.id, now());
end
$$;

revoke execute on function private.add_credit_note(id uuid, invoice_id uuid, by_email text) from public;

revoke execute on function private.customer_withdrawal(request public.contact_submissions) from public;

revoke execute on function private.owed_for_part(request public.contact_submissions, said_at timestamp with time zone) from public;

revoke execute on function private.refund_by(invoice private.invoices) from public;

revoke execute on function private.refund_days() from public;

revoke execute on function private.right_to_withdraw(request public.contact_submissions) from public;

revoke execute on function private.visit_percentage() from public;

revoke execute on function private.withdraw(of_request uuid, said_at timestamp with time zone) from public;

revoke execute on function public.withdraw_order(key text) from public;

grant execute on function public.withdraw_order(key text) to service_role;

grant execute on function public.withdraw_order(key text) to anon;

grant execute on function public.withdraw_order(key text) to authenticated;
