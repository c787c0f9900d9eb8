-- What may be charged for a request is told apart by what it is for (D-78): its job, a visit at which nobody was home or
-- that was cancelled late, or something besides. An invoice is planned before it has a number, a payment is never more than
-- is open without saying so, and what is owed back is a state that ends.

set local check_function_bodies = off;

alter table public.appointments drop constraint appointments_state_check;
alter table public.appointments add constraint appointments_state_check
  check (state in ('planned', 'completed', 'cancelled', 'no_show'));
alter table public.appointments add column ended_at timestamptz;
alter table public.appointments add column ended_by text check (ended_by in ('customer', 'office'));

alter table private.invoices add column due text not null default 'job'
  check (due in ('job', 'no_show', 'late_cancellation', 'extra'));
alter table private.invoices add column visit_id uuid;
alter table private.invoices add column reason text check (char_length(reason) <= 500);

-- Invoices of earlier versions: one of the owner's extra lines alone is an extra, and so is its credit note.
alter table private.invoices disable trigger user;
update private.invoices as invoice set due = 'extra'
where not exists (
  select from jsonb_array_elements(coalesce(
    (select credited.lines from private.invoices as credited where credited.id = invoice.credits), invoice.lines
  )) as line
  where line ->> 'description' not in (select name from public.price_items)
);
alter table private.invoices enable trigger user;

create table private.open_dues (
  subject uuid primary key,
  invoice_id uuid not null unique references private.invoices
);
-- Where two were made for one job, the newest counts.
insert into private.open_dues (subject, invoice_id)
select distinct on (request_id) request_id, id
from private.invoices as invoice
where due = 'job' and credits is null and not exists (select from private.invoices where credits = invoice.id)
order by request_id, number desc;

create function private.due_subject(due text, request_id uuid, visit_id uuid) returns uuid
language sql immutable
return case due when 'job' then request_id when 'extra' then null else visit_id end;

create table private.planned_invoices (
  id uuid primary key,
  request_id uuid not null references public.contact_submissions on delete cascade,
  due text not null default 'job' check (due in ('job', 'no_show', 'late_cancellation', 'extra')),
  visit_id uuid,
  lines jsonb,
  began_on_request boolean not null default false,
  reason text,
  is_mailed boolean not null,
  not_before timestamptz not null,
  planned_by_email text,
  check ((visit_id is not null) = (due in ('no_show', 'late_cancellation')))
);
create unique index planned_invoices_by_itself on private.planned_invoices (request_id) where lines is null;
create unique index planned_invoices_by_hand on private.planned_invoices (private.due_subject(due, request_id, visit_id))
  where lines is not null;
create index on private.planned_invoices (request_id);
create index on private.planned_invoices (not_before);
insert into private.planned_invoices (id, request_id, is_mailed, not_before)
select gen_random_uuid(), request_id, is_mailed, not_before from private.due_invoices;

alter table private.invoice_payments drop constraint invoice_payments_amount_check;
alter table private.invoice_payments add constraint invoice_payments_amount_check
  check (amount <> 0 and amount between -1000000000 and 1000000000);

drop function private.add_invoice(id uuid, request public.contact_submissions, lines jsonb, began_on_request boolean, is_mailed boolean);

drop function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean);

drop function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text);

-- The fees of the general terms: cents, percent of the price, and hours before a visit. As termsFigures of
-- src/content/legal/terms-figures.ts has them.
create function private.callout_fee() returns integer
language sql immutable
return 7500;

create function private.cancellation_percentage() returns integer
language sql immutable
return 50;

create function private.cancellation_hours() returns integer
language sql immutable
return 24;

-- Whether the customer cancels: on the own page, or by telephone, which the browser of an administrator says in a header.
create function private.is_cancelled_by_customer() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_by_customer() or coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-cancelled-by' = 'customer' and private.is_admin(),
    false
  )
$$;

create or replace function private.note_appointment_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.sequence := old.sequence + 1;
  new.changed_at := now();
  if new.state <> old.state then
    new.ended_at := case when new.state in ('cancelled', 'no_show') then now() end;
    new.ended_by := case when new.state = 'cancelled' then
      case when private.is_cancelled_by_customer() then 'customer' else 'office' end
    end;
  end if;
  return new;
end
$$;

-- Notes that nobody was home, or takes that back; false when the visit changed since it was read, or has not begun. The
-- request waits for a new moment, and its customer is to be called today.
create function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  select * into visit from public.appointments as stored
  where stored.id = visit_id and stored.sequence = note_no_show.sequence and stored.starts_at <= now()
    and stored.state = case when is_missed then 'planned' else 'no_show' end;
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

-- Copies the moment of an appointment to its request. A request restored from the bin already has it.
create or replace function private.follow_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamp := new.starts_at at time zone 'Europe/Amsterdam';
begin
  if tg_op = 'INSERT' and new.state <> 'planned' then
    return null;
  elsif new.state = 'planned' then
    -- Whoever planned it by the request has chosen its status too.
    update public.contact_submissions as request
    set appointment_date = moment::date, appointment_time = moment::time,
      assigned_to = coalesce(new.adviser, request.assigned_to),
      status = case
        when request.status in ('new', 'contacted')
          and (appointment_date, appointment_time) is distinct from (moment::date, moment::time) then 'scheduled'
        else request.status
      end
    where request.id = new.request_id
      and (appointment_date, appointment_time, assigned_to) is distinct from (
        moment::date, moment::time, coalesce(new.adviser, request.assigned_to)
      );
  elsif new.state in ('cancelled', 'no_show') then
    -- By itself, not with its request.
    update public.contact_submissions as request
    set appointment_date = null, appointment_time = null,
      status = case when request.status = 'scheduled' then 'contacted' else request.status end
    where request.id = new.request_id and request.status not in ('completed', 'cancelled')
      and (appointment_date, appointment_time) = (moment::date, moment::time);
  else
    update public.contact_submissions as request set status = 'completed'
    where request.id = new.request_id and request.status not in ('completed', 'cancelled');
  end if;
  return null;
end
$$;

-- The request that a key opens, null for any other key: until 30 days after its last appointment, or a year after it
-- came in when there is none; in any case 30 days after the key was mailed, and while an invoice is open. A held request
-- has no page, no moments and takes no message until an administrator accepts it (D-67).
create or replace function private.request_of_key(key text) returns public.contact_submissions
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
    and (
      now() < coalesce(
        (
          select max(ends_at) + interval '30 days' from public.appointments
          where request_id = request.id and state <> 'cancelled'
        ),
        request.created_at + interval '1 year'
      )
      -- A mail that asks for something has a link that works.
      or keys.created_at > now() - interval '30 days' or private.has_open_invoice(request.id)
    );
  return own;
end
$$;

create function private.withdrawal_after(ordered_at timestamptz) returns date
language sql stable set search_path = ''
as $$
  select day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end
  from (select (ordered_at at time zone 'Europe/Amsterdam')::date + 14 as day) as fortnight
$$;

-- The last day on which the customer can withdraw: 14 days after the day of the order, on which a visit was first planned.
-- What would end at a weekend ends on Monday (Algemene termijnenwet, article 1). A visit that is moved begins no new period.
-- Null without a visit. As src/domain/appointment/withdrawal.ts has it.
create or replace function private.withdrawal_until(of_request uuid) returns date
language sql stable security definer set search_path = ''
as $$
  select private.withdrawal_after(min(created_at))
  from public.appointments where request_id = of_request and state <> 'cancelled'
$$;

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, and whether a visit to come went with it. That an appointment is off is told only to who knew of it:
-- the customer who chose it, or whom a mail about it could reach. `price` is that of the visit as it is planned; of a
-- rush request `late_price` is that of one after the deadline and `timely_price` of one before it, null for any other.
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
      'lost_visit', exists (
        select from public.appointments
        where request_id = own.id and state = 'cancelled'
          and (origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
      ),
      -- The last visit at which nobody was home, until another is planned.
      'missed_visit', (
        select case when last.state = 'no_show' then last.starts_at end
        from public.appointments as last where last.request_id = own.id and last.state <> 'cancelled'
        order by last.starts_at desc limit 1
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

-- Until 24 hours before the appointment, while there is something to change.
create or replace function private.can_change(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status not in ('completed', 'cancelled') and not exists (
    select from public.appointments
    where request_id = request.id and state = 'planned' and starts_at <= now() + make_interval(hours => private.cancellation_hours())
  )
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
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id)
      else private.sent_payload(payload)
    end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

-- Until when the customer can withdraw from work that began within the period of withdrawal; null when it began later, or
-- when the customer asked to begin.
create or replace function private.withdrawal_ends(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select ends
  from (select (private.withdrawal_until(request.id) + 1)::timestamp at time zone 'Europe/Amsterdam' as ends) as period
  where request.early_start_requested_at is null and exists (
    select from public.appointments
    where request_id = request.id and state in ('planned', 'completed') and starts_at < ends
  )
$$;

create function private.total_of_lines(lines jsonb) returns bigint
language sql immutable set search_path = ''
as $$
  select sum((line ->> 'amount')::bigint) from jsonb_array_elements(lines) as line
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
  given := private.next_number(extract(year from today)::integer);
  insert into private.invoices (
    id, number, credits, request_id, due, visit_id, issued_on, delivered_on, seller, customer, lines, vat, rounding, total,
    created_by_email
  )
  select credit_invoice.id, given, invoice.id, request_id, due, visit_id, today, delivered_on, seller, customer, lines, vat,
    rounding, total, private.own_admin_email()
  from private.invoices as invoice where invoice.id = invoice_id;
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (credit_invoice.id, not private.is_without_mail());
  delete from private.open_dues as due where due.invoice_id = credit_invoice.invoice_id;
  perform private.follow_open_amount(invoice_id);
  return given;
end
$$;

-- What may be charged for a request and was not yet: `most` in cents, and why it is nothing ('withdrawal': cancelled or
-- missed within the period of withdrawal, when only work done on request is owed). Null for a price that is not known.
create function private.chargeable_dues(request public.contact_submissions)
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
    state = 'no_show'
    or state = 'cancelled' and ended_by = 'customer'
      and ended_at > starts_at - make_interval(hours => private.cancellation_hours())
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

-- Plans an invoice that an administrator asks for, made a minute later by `send`; undo_invoice takes it back until then.
-- The id is the caller's: a second attempt plans no second one. Returns when it is made. Refused: a second one for the
-- same job or visit ('already planned', 'already invoiced'), more than may be charged without a reason ('more than may
-- be charged'), and work that the customer can still withdraw from ('within the withdrawal period').
create function public.make_invoice(
  id uuid, request_id uuid, lines jsonb, began_on_request boolean default false, due text default 'job',
  visit_id uuid default null, reason text default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  given_reason constant text := nullif(btrim(reason), '');
  made_at timestamptz;
begin
  perform private.require_admin();
  perform private.require_short('due', due, 20);
  perform private.require_short('reason', reason, 500);
  perform private.require_lines(lines);
  select coalesce(
    (select created_at from private.invoices where invoices.id = make_invoice.id),
    (select not_before from private.planned_invoices where planned_invoices.id = make_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.seller() is null then
    raise invalid_parameter_value using message = 'no seller';
  end if;
  select * into request from public.contact_submissions as stored
  where stored.id = make_invoice.request_id and anonymised_at is null and not is_held;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  perform private.require_chargeable(request, due, visit_id, private.total_of_lines(lines), given_reason);
  if due in ('job', 'extra') and private.is_withdrawable(request) and not began_on_request then
    raise invalid_parameter_value using message = 'within the withdrawal period';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_invoices (
    id, request_id, due, visit_id, lines, began_on_request, reason, is_mailed, not_before, planned_by_email
  ) values (
    make_invoice.id, request.id, make_invoice.due, make_invoice.visit_id, make_invoice.lines,
    make_invoice.began_on_request, given_reason, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  -- The one that comes by itself waits: if this one is undone it still comes.
  update private.planned_invoices as planned set not_before = greatest(planned.not_before, made_at + interval '1 minute')
  where planned.request_id = request.id and planned.lines is null and make_invoice.due = 'job';
  return made_at;
exception
  when unique_violation then raise invalid_parameter_value using message = 'already planned';
end
$$;

create function private.require_lines(lines jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.require_short('lines', lines::text, 20000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 20 or exists (
    select from jsonb_array_elements(lines) as line
    where not coalesce(
      char_length(line ->> 'description') between 1 and 200 and line ->> 'description' !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(line ->> 'description')
      and jsonb_typeof(line -> 'amount') = 'number' and line ->> 'amount' ~ '^-?[0-9]{1,8}$', false
    )
  ) then
    raise invalid_parameter_value using message = 'lines: 1 to 20, each with a description and an amount in cents';
  elsif private.total_of_lines(lines) not between 1 and 1000000000 then
    raise invalid_parameter_value using message = 'lines: a total above 0';
  end if;
end
$$;

-- Raises unless this amount may be charged for the due. A fee needs a reason above what the terms allow; so does an extra
-- of a cancelled request, which ended without work.
create function private.require_chargeable(
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
  if reason is null and (
    due in ('job', 'extra') and request.status = 'cancelled'
    or due in ('no_show', 'late_cancellation') and total > coalesce(chargeable.most, 0)
  ) then
    raise invalid_parameter_value using message = 'more than may be charged';
  end if;
end
$$;

-- Takes back a planned invoice; false once it was made.
create function public.undo_invoice(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.planned_invoices as planned where planned.id = undo_invoice.id;
  return found;
end
$$;

-- Whether a request has all that an invoice needs, and its job never had one: what was credited is invoiced anew by hand.
create or replace function private.is_to_be_invoiced(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'completed' and request.anonymised_at is null and private.seller() is not null
    and private.promised_lines(request) is not null
    and not exists (select from private.invoices where request_id = request.id and due = 'job')
$$;

-- Plans the invoice of a registered label, or forgets it when completing was a mistake. That label is found by the
-- sender, who cannot know what the administrator chose about mails.
create or replace function private.plan_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    delete from private.planned_invoices where request_id = new.id and lines is null;
  elsif private.is_to_be_invoiced(new) and not private.awaits_label(new) then
    insert into private.planned_invoices (id, request_id, not_before, is_mailed) values (
      gen_random_uuid(), new.id, greatest(now() + private.mail_pause(), private.withdrawal_ends(new)),
      not private.is_without_mail() and not (old.status = 'completed' and exists (
        select from private.label_looks as look where look.request_id = new.id and look.is_without_mail
      ))
    ) on conflict do nothing;
  end if;
  return null;
end
$$;

-- Makes a planned invoice. The caller holds the lock of the series.
create function private.add_invoice(planned private.planned_invoices, request public.contact_submissions, lines jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment_days constant integer := 14;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  subject constant uuid := private.due_subject(planned.due, request.id, planned.visit_id);
  own_rate integer;
  rated jsonb;
  split record;
begin
  select case when is_small_business then 0 else vat_rate end into own_rate from public.invoice_settings;
  select jsonb_agg(jsonb_build_object(
    'description', line ->> 'description', 'amount', (line ->> 'amount')::integer, 'vat_rate', own_rate
  ) order by place) into rated
  from jsonb_array_elements(lines) with ordinality as given (line, place);
  select * into split from private.vat_of_lines(rated);
  insert into private.invoices (
    id, number, request_id, due, visit_id, reason, issued_on, due_on, delivered_on, began_on_request, seller, customer,
    lines, vat, rounding, total, created_by_email
  ) values (
    planned.id, private.next_number(extract(year from today)::integer), request.id, planned.due, planned.visit_id,
    planned.reason, today, today + payment_days,
    (
      select max(starts_at at time zone 'Europe/Amsterdam')::date from public.appointments
      where request_id = request.id and state in ('planned', 'completed') and starts_at < now() and planned.due in ('job', 'extra')
    ),
    planned.began_on_request or request.early_start_requested_at is not null, private.seller(),
    private.invoice_customer(request), private.net_lines(rated, split.vat), split.vat, split.rounding,
    private.total_of_lines(lines), planned.planned_by_email
  );
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (planned.id, planned.is_mailed);
  insert into private.open_dues (subject, invoice_id) select subject, planned.id where subject is not null;
  delete from private.planned_invoices as other
  where other.request_id = request.id and other.lines is null and planned.due = 'job';
end
$$;

-- Makes the planned invoices that are due, at most 20 at once, those that somebody asked for first. The series is locked
-- before any row: two orders of locking would wait for each other.
create function private.make_planned_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_invoices;
  request public.contact_submissions;
begin
  if private.seller() is null or not exists (select from private.planned_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  for planned in
    with made as (
      delete from private.planned_invoices where id in (
        select id from private.planned_invoices where not_before <= now()
        order by lines is null, not_before limit 20 for update skip locked
      ) returning *
    )
    select * from made order by lines is null, not_before
  loop
    select * into request from public.contact_submissions where id = planned.request_id;
    if planned.lines is not null and request.anonymised_at is null and not exists (
      select from private.open_dues where subject = private.due_subject(planned.due, planned.request_id, planned.visit_id)
    ) then
      perform private.add_invoice(planned, request, planned.lines);
    elsif planned.lines is null and private.is_to_be_invoiced(request) then
      perform private.add_invoice(planned, request, private.promised_lines(request));
    end if;
  end loop;
end
$$;

-- The requests completed in a period whose job has no invoice and gets none by itself, at most 100, and what each lacks:
-- the label in the register, a price, a new invoice after a credit note, or nothing.
create or replace function private.uninvoiced_requests(from_day date, until_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', request.id, 'name', request.name,
    'completed_on', (request.completed_at at time zone 'Europe/Amsterdam')::date,
    'lacks', case
      when exists (select from private.invoices where request_id = request.id and due = 'job') then 'credited'
      when private.awaits_label(request) then 'label'
      when private.promised_lines(request) is null then 'price'
    end
  ) order by request.completed_at), '[]')
  from (
    select * from public.contact_submissions as completed
    where not is_held and completed_at is not null and status = 'completed' and anonymised_at is null
      and completed_at >= (select enabled_at from public.invoice_settings where private.seller() is not null)
      and completed_at >= from_day::timestamp at time zone 'Europe/Amsterdam'
      and completed_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam'
      and not exists (select from private.open_dues where subject = completed.id)
      and not exists (select from private.planned_invoices where request_id = completed.id and due = 'job')
    order by completed_at limit 100
  ) as request
$$;

create function private.is_credited(invoice_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.invoices where credits = invoice_id)
$$;

-- What the customer still has to pay of an invoice, and what the business owes back of it: one of them is 0.
create function private.open_amount(invoice private.invoices) returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when invoice.credits is not null or private.is_credited(invoice.id) then 0
    else greatest(invoice.total - private.paid_of(invoice.id), 0)
  end
$$;

create function private.owed_back(invoice private.invoices) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(private.paid_of(invoice.id) - case when private.is_credited(invoice.id) then 0 else invoice.total end, 0)
$$;

create or replace function private.invoice_state(invoice private.invoices) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when invoice.credits is not null then 'credit-note'
    when private.owed_back(invoice) > 0 then 'to-refund'
    when private.is_credited(invoice.id) then 'credited'
    when private.open_amount(invoice) = 0 then 'paid'
    when invoice.due_on < (now() at time zone 'Europe/Amsterdam')::date then 'late'
    else 'open'
  end
$$;

-- Whether a request has an invoice that its customer still has to pay.
create function private.has_open_invoice(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.invoices as invoice where request_id = of_request and private.open_amount(invoice) > 0
  )
$$;

-- After a payment, a refund or a credit note: no reminder of what is not open, and one of what is.
create function private.follow_open_amount(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
begin
  select * into invoice from private.invoices where id = follow_open_amount.invoice_id;
  if private.open_amount(invoice) = 0 then
    delete from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind = 'payment_reminder' and state = 'waiting'
      and payload ->> 'invoice_id' = invoice.id::text;
  elsif exists (select from private.invoice_files as made where made.invoice_id = invoice.id) then
    perform private.queue_payment_reminder(invoice);
  end if;
end
$$;

-- Notes a payment, or below 0 a refund, by hand or from a bank file; one entry of a file counts once. Returns whether it was
-- new. Refused: more than is open ('more than is open') unless it is known to be too much, and a refund of more than is
-- owed back ('more than is owed back').
create function public.note_payment(
  invoice_id uuid, paid_on date, amount integer, bank_entry text default null, is_too_much boolean default false
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
begin
  perform private.require_admin();
  perform private.require_calendar_date('paid_on', paid_on);
  perform private.require_short('bank_entry', bank_entry, 100);
  -- Two at once are judged one after the other.
  select * into invoice from private.invoices as stored
  where stored.id = note_payment.invoice_id and credits is null for update;
  if invoice.id is null
    or exists (select from private.invoice_payments as noted where noted.bank_entry = note_payment.bank_entry) then
    return false;
  elsif amount > private.open_amount(invoice) and not is_too_much then
    raise invalid_parameter_value using message = 'more than is open';
  elsif -amount > private.owed_back(invoice) then
    raise invalid_parameter_value using message = 'more than is owed back';
  end if;
  insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry, noted_by_email)
  values (
    note_payment.invoice_id, note_payment.paid_on, note_payment.amount, note_payment.bank_entry, private.own_admin_email()
  );
  perform private.follow_open_amount(note_payment.invoice_id);
  return true;
end
$$;

-- Removes a payment or refund that was noted by mistake. Refused for a payment of which a part was paid back.
create or replace function public.remove_payment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_invoice uuid;
begin
  perform private.require_admin();
  perform from private.invoices as invoice
  where invoice.id = (select invoice_id from private.invoice_payments as payment where payment.id = remove_payment.id)
  for update;
  delete from private.invoice_payments as payment where payment.id = remove_payment.id
  returning invoice_id into of_invoice;
  if private.paid_of(of_invoice) < 0 then
    raise invalid_parameter_value using message = 'paid back';
  end if;
  perform private.follow_open_amount(of_invoice);
end
$$;

-- An invoice as the back-office reads it.
create or replace function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
    'is_credited', private.is_credited(invoice.id), 'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice),
    'reference', upper(left(invoice.request_id::text, 8)),
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
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount, 'is_from_bank', payment.bank_entry is not null
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- For the function `send`: makes what is due, and returns an invoice whose files are to be made, null for none. Tried again
-- every ten minutes.
create or replace function public.take_invoice() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken uuid;
begin
  perform private.make_planned_invoices();
  update private.unmade_invoice_files set not_before = now() + interval '10 minutes' where invoice_id = (
    select invoice_id from private.unmade_invoice_files where not_before <= now()
    order by not_before limit 1 for update skip locked
  ) returning invoice_id into taken;
  return (select private.shown_invoice(invoice) from private.invoices as invoice where id = taken);
end
$$;

-- Stores the files, once, and queues the mail with them; for an invoice also the reminder, a week after its due date.
create or replace function public.store_invoice_files(invoice_id uuid, pdf text, xml text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  made private.unmade_invoice_files;
begin
  delete from private.unmade_invoice_files as unmade where unmade.invoice_id = store_invoice_files.invoice_id
  returning * into made;
  if not found then
    return;
  end if;
  insert into private.invoice_files (invoice_id, pdf, xml)
  values (store_invoice_files.invoice_id, decode(store_invoice_files.pdf, 'base64'), store_invoice_files.xml);
  -- An invoice has waited before it was made, a credit note has not (D-65).
  perform private.queue_invoice_mail(
    'invoice', invoice, case when invoice.credits is null then now() else invoice.created_at + private.mail_pause() end
  ) from private.invoices as invoice where id = store_invoice_files.invoice_id and made.is_mailed;
  perform private.follow_open_amount(store_invoice_files.invoice_id);
end
$$;

-- What a mail says of an invoice: `invoice_total` is what is still open of it, of a credit note its total.
create function private.invoice_facts(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', invoice.id, 'invoice_number', invoice.number, 'invoice_due', invoice.due,
    'invoice_due_on', invoice.due_on
  ) || case when invoice.credits is null
    then jsonb_build_object(
      'invoice_total', private.open_amount(invoice), 'invoice_paid', private.paid_of(invoice.id),
      'iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name'
    )
    else jsonb_build_object(
      'invoice_total', invoice.total, 'credited_number', (select number from private.invoices where id = invoice.credits)
    )
  end
$$;

-- Queues a mail about an invoice. What it asks for is computed when it is sent (private.invoice_facts).
create or replace function private.queue_invoice_mail(kind text, invoice private.invoices, not_before timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(
    queue_invoice_mail.kind, request, private.invoice_facts(invoice), queue_invoice_mail.not_before
  )
  from public.contact_submissions as request where request.id = invoice.request_id
$$;

-- The payload of a mail as it is sent: that about an invoice asks for what is open at that moment.
create function private.sent_payload(payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select payload || coalesce((
    select private.invoice_facts(invoice) from private.invoices as invoice
    where invoice.id = (payload ->> 'invoice_id')::uuid
  ), '{}')
$$;

-- The attachment of a mail about an invoice; null for any other mail. Of an invoice that was paid in part or whole
-- `send` makes a copy that asks for what is open: the stored file asks for all of it.
create or replace function private.invoice_attachment(payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', case when credits is null then 'factuur-' else 'creditnota-' end || number || '.pdf'
  ) || case when private.paid_of(invoice.id) > 0
    then jsonb_build_object('invoice', private.shown_invoice(invoice))
    else jsonb_build_object('content', translate(encode(pdf, 'base64'), E'\n', ''))
  end
  from private.invoices as invoice join private.invoice_files on invoice_id = id
  where id = (payload ->> 'invoice_id')::uuid
$$;

-- Mails an invoice once more, after the pause in which that can be undone. Nothing while one of it waits; refused after
-- three in a day ('mailed enough').
create or replace function public.mail_invoice(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
begin
  perform private.require_admin();
  -- Two at once queue one.
  select stored.* into invoice from private.invoices as stored
  join private.invoice_files as file on file.invoice_id = stored.id
  where stored.id = mail_invoice.invoice_id for update of stored;
  if exists (
    select from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind = 'invoice' and state in ('waiting', 'taken')
      and payload ->> 'invoice_id' = invoice.id::text
  ) then
    return;
  elsif (
    select count(*) from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind = 'invoice' and created_at > now() - interval '1 day'
      and payload ->> 'invoice_id' = invoice.id::text
  ) >= 3 then
    raise invalid_parameter_value using message = 'mailed enough';
  end if;
  perform private.queue_invoice_mail('invoice', invoice, now() + private.mail_pause());
end
$$;

-- A planned invoice as the back-office reads it; its total is null while the price is not known.
create function private.shown_plan(planned private.planned_invoices, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', planned.id, 'request_id', request.id, 'name', request.name, 'due', planned.due, 'made_at', planned.not_before,
    'is_by_hand', planned.lines is not null, 'is_mailed', planned.is_mailed,
    'total', private.total_of_lines(coalesce(planned.lines, private.promised_lines(request)))
  )
$$;

-- The invoices of a period, newest first, at most 500: all, or those in a state, the rows of that state's sum. With the sums of the whole period, and what
-- was completed in it without an invoice.
create or replace function public.list_invoices(from_day date, until_day date, state text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('state', state, 20);
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    with of_period as materialized (
      select invoice, private.invoice_state(invoice) as of_state, private.paid_of(invoice.id) as paid
      from private.invoices as invoice where issued_on between from_day and until_day
    )
    select jsonb_build_object(
      'is_on', private.seller() is not null,
      'uninvoiced', private.uninvoiced_requests(from_day, until_day),
      -- Whatever the period: they come by themselves, or within a minute.
      'planned', (
        select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
        from (select * from private.planned_invoices order by not_before limit 100) as planned
        join public.contact_submissions as request on request.id = planned.request_id
      ),
      'sums', jsonb_build_object(
        'invoiced', coalesce(sum(case when of_state = 'credit-note' then -(invoice).total else (invoice).total end), 0),
        'paid', coalesce(sum(paid), 0),
        'open', coalesce(sum(private.open_amount(invoice)), 0),
        'late', coalesce(sum(private.open_amount(invoice)) filter (where of_state = 'late'), 0),
        'to_refund', coalesce(sum(private.owed_back(invoice)), 0)
      ),
      'vat', (
        select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat) order by rate desc), '[]')
        from (
          select (of_rate ->> 'rate')::integer as rate,
            sum((of_rate ->> 'net')::integer * sign) as net, sum((of_rate ->> 'vat')::integer * sign) as vat
          from of_period cross join lateral jsonb_array_elements((invoice).vat) as of_rate
          cross join lateral (select case when of_state = 'credit-note' then -1 else 1 end) as signs (sign)
          group by 1
        ) as by_rate
      ),
      'rows', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by (invoice).number desc), '[]')
        from (
          select * from of_period
          where case state
            when 'paid' then paid > 0 when 'open' then of_state in ('open', 'late') else coalesce(of_state = state, true)
          end
          order by (invoice).number desc limit 500
        ) as listed
      )
    )
    from of_period
  );
end
$$;

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create or replace function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'is_cancelled', request.status = 'cancelled', 'lines', coalesce(private.promised_lines(request), '[]'),
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

-- What the customer of a request pays, and how: each invoice of which something is open, oldest first, else the newest one
-- that was paid. That it was mailed is said only when it was.
create function private.customer_invoices(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select invoice, private.open_amount(invoice) as open
    from private.invoices as invoice
    where invoice.request_id = customer_invoices.request_id and credits is null and not private.is_credited(id)
      and exists (select from private.invoice_files where invoice_id = id)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (invoice).number, 'due', (invoice).due, 'total', (invoice).total, 'open', open,
    'is_late', private.invoice_state(invoice) = 'late', 'due_on', (invoice).due_on,
    'name', (invoice).seller ->> 'name', 'iban', (invoice).seller ->> 'iban', 'payment_url', (invoice).payment_url,
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = customer_invoices.request_id and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = (invoice).id::text
    )
  ) order by (invoice).number), '[]')
  from own
  where open > 0 or not exists (select from own where open > 0) and (invoice).number = (select max((invoice).number) from own)
$$;

drop function private.correct_payment_reminder(invoice_id uuid);

drop function private.customer_invoice(request_id uuid);

drop function private.make_due_invoices();

revoke execute on function private.add_invoice(planned private.planned_invoices, request public.contact_submissions, lines jsonb) from public;

revoke execute on function private.callout_fee() from public;

revoke execute on function private.cancellation_hours() from public;

revoke execute on function private.cancellation_percentage() from public;

revoke execute on function private.chargeable_dues(request public.contact_submissions) from public;

revoke execute on function private.customer_invoices(request_id uuid) from public;

revoke execute on function private.due_subject(due text, request_id uuid, visit_id uuid) from public;

revoke execute on function private.follow_open_amount(invoice_id uuid) from public;

revoke execute on function private.has_open_invoice(of_request uuid) from public;

revoke execute on function private.invoice_facts(invoice private.invoices) from public;

revoke execute on function private.is_cancelled_by_customer() from public;

revoke execute on function private.is_credited(invoice_id uuid) from public;

revoke execute on function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) from public;

revoke execute on function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) from anon;

revoke execute on function private.make_planned_invoices() from public;

revoke execute on function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean) from public;

revoke execute on function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean) from anon;

revoke execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text, is_too_much boolean) from public;

revoke execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text, is_too_much boolean) from anon;

revoke execute on function private.open_amount(invoice private.invoices) from public;

revoke execute on function private.owed_back(invoice private.invoices) from public;

revoke execute on function private.require_chargeable(request public.contact_submissions, due text, visit_id uuid, total bigint, reason text) from public;

revoke execute on function private.require_lines(lines jsonb) from public;

revoke execute on function private.sent_payload(payload jsonb) from public;

revoke execute on function private.shown_plan(planned private.planned_invoices, request public.contact_submissions) from public;

revoke execute on function private.total_of_lines(lines jsonb) from public;

revoke execute on function public.undo_invoice(id uuid) from public;

revoke execute on function public.undo_invoice(id uuid) from anon;

revoke execute on function private.withdrawal_after(ordered_at timestamp with time zone) from public;

grant execute on function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) to service_role;

grant execute on function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) to authenticated;

grant execute on function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean) to service_role;

grant execute on function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean) to authenticated;

grant execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text, is_too_much boolean) to service_role;

grant execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text, is_too_much boolean) to authenticated;

grant execute on function public.undo_invoice(id uuid) to service_role;

grant execute on function public.undo_invoice(id uuid) to authenticated;

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
  );
end
$$;

drop table private.due_invoices;
