-- The room of invoices: groups that are read by index, up to three reminders, and what is to be invoiced.

alter table public.invoice_settings
  add column first_reminder_days smallint default 7 check (first_reminder_days between 1 and 90),
  add column second_reminder_days smallint check (second_reminder_days between 1 and 90),
  add column third_reminder_days smallint check (third_reminder_days between 1 and 90);
grant update (first_reminder_days, second_reminder_days, third_reminder_days) on public.invoice_settings to authenticated;

-- What each invoice comes to now, kept by triggers, so that lists and sums of any number of invoices are read by index.
create table private.invoice_balances (
  invoice_id uuid primary key references private.invoices,
  -- As private.invoice_state, but that it is late depends on the day, and a credit note is 'credited' too.
  state text not null check (state in ('open', 'to-refund', 'paid', 'credited')),
  -- In cents: what is open or owed back, else the total.
  amount integer not null,
  -- Of a credit note the day it was made.
  due_on date not null
);
create index on private.invoice_balances (state, due_on, invoice_id);

-- The reminders of invoices; their messages are forgotten after 30 days.
create table private.payment_reminders (
  invoice_id uuid not null references private.invoices,
  number smallint not null check (number between 1 and 3),
  queued_at timestamptz not null default now(),
  -- Null while it was not sent.
  sent_at timestamptz,
  primary key (invoice_id, number)
);

-- What the office charges nobody for, until it is invoiced all the same: a request or a visit, as private.due_subject.
create table private.waived_dues (
  subject uuid primary key,
  waived_at timestamptz not null default now(),
  waived_by_email text
);

drop function public.list_invoices(from_day date, until_day date, state text);

drop function public.mail_invoice(invoice_id uuid);

drop function private.queue_payment_reminder(invoice private.invoices);

-- How many requests there are of each kind of work, and how many that are new or of any kind, 1001 for any more; the
-- appointments of today by time, the invoices that are late, the newest twenty rush requests without a visit in time, whose own calendar has not
-- been read for a day, and the visits of which the adviser may not come.
create or replace function public.requests_of_today() returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  kind text;
  amount bigint;
  work jsonb := '{}';
  total bigint := 0;
begin
  perform private.require_admin();
  foreach kind in array array['today', 'rush', 'overdue', 'callback', 'unanswered', 'customers'] loop
    select count(*) into amount from (
      select from public.contact_submissions r where private.meets_filters(r, work => kind) limit 1001
    ) as counted;
    work := work || jsonb_build_object(kind, amount);
    total := greatest(total, amount);
  end loop;
  select greatest(total, count(*)) into total from (
    select from public.contact_submissions r where private.meets_filters(r, work => 'new') limit 1001
  ) as counted;
  -- A union: one request may ask for attention in several ways.
  if total < 1001 then
    select least(count(*), 1001) into total from (
      select id from public.contact_submissions r where private.meets_filters(r, work => 'today')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'overdue')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'rush')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'callback')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'customers')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'new')
    ) as counted;
  end if;
  return jsonb_build_object(
    'work', work,
    'total', total,
    'unread_calendars', private.unread_calendars(),
    'visits_at_risk', private.visits_at_risk(),
    'late_invoices', (
      select jsonb_build_object('count', count(*), 'sum', coalesce(sum(balance.amount), 0))
      from private.invoice_balances as balance
      where state = 'open' and due_on < (now() at time zone 'Europe/Amsterdam')::date
    ),
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(appointment) order by appointment.appointment_time), '[]')
      from (
        select r.id, r.name, private.address_line(r) as address, r.appointment_time from public.contact_submissions r
        where private.meets_filters(r, work => 'today')
      ) as appointment
    ),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at desc), '[]')
      from (
        select r.id, r.name, r.created_at from public.contact_submissions r
        where private.meets_filters(r, work => 'rush') order by r.created_at desc limit 20
      ) as urgent
    )
  );
end
$$;

-- The message was sent, even if that took so long that it counted as lost.
create or replace function public.complete_message(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done private.outgoing_messages;
begin
  update private.outgoing_messages set state = 'sent', done_at = now(), error = null
  where id = message_id and state in ('taken', 'unknown') returning * into done;
  perform private.note_webhook(done, 'sent');
  update private.payment_reminders set sent_at = now()
  where invoice_id = (done.payload ->> 'invoice_id')::uuid and number = (done.payload ->> 'reminder')::smallint;
end
$$;

-- Both take messages that failed or may not have arrived, and return how many those were. Those that tell of an
-- appointment that has changed since are not sent again, nor reminders of what is not open any more.
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
  update private.outgoing_messages as message set state = 'failed', error = 'overtaken', done_at = now()
  where id = any (ids) and state in ('failed', 'unknown') and kind = 'payment_reminder' and not exists (
    select from private.invoices as invoice
    where invoice.id::text = message.payload ->> 'invoice_id' and private.open_amount(invoice) > 0
  );
  update private.outgoing_messages
  set state = 'waiting', attempts = 0, not_before = now(), taken_at = null, done_at = null, error = null
  where id = any (ids) and state in ('failed', 'unknown') and error is distinct from 'overtaken';
  get diagnostics resent = row_count;
  return resent;
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
  ) or exists (
    select from private.due_reminders()
  );
end
$$;

create or replace trigger "40_log_setting" after update on public.invoice_settings
  for each row execute function private.log_setting(
    'seller_name', 'street', 'postcode', 'city', 'chamber_of_commerce', 'vat_number', 'iban', 'is_small_business', 'vat_rate', 'label_line',
    'first_reminder_days', 'second_reminder_days', 'third_reminder_days'
  );

create function private.store_balance(of_invoice uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.invoice_balances (invoice_id, state, amount, due_on)
  select
    invoice.id, case state when 'late' then 'open' when 'credit-note' then 'credited' else state end,
    case when state in ('open', 'late') then private.open_amount(invoice) when state = 'to-refund' then private.owed_back(invoice)
      else total end,
    coalesce(due_on, issued_on)
  from private.invoices as invoice cross join lateral private.invoice_state(invoice) as state where invoice.id = of_invoice
  on conflict (invoice_id) do update set state = excluded.state, amount = excluded.amount
$$;

create function private.keep_balance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'invoice_payments' then
    perform private.store_balance(coalesce(new.invoice_id, old.invoice_id));
  else
    perform private.store_balance(new.id);
    perform private.store_balance(new.credits) where new.credits is not null;
  end if;
  return null;
end
$$;

create trigger "40_keep_balance" after insert on private.invoices
  for each row execute function private.keep_balance();

create trigger "40_keep_balance" after insert or update or delete on private.invoice_payments
  for each row execute function private.keep_balance();

-- After a payment, a refund or a credit note: no reminder of what is not open.
create or replace function private.follow_open_amount(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_mails(invoice, '{payment_reminder}') from private.invoices as invoice
  where id = follow_open_amount.invoice_id and private.open_amount(invoice) = 0;
end
$$;

-- For the function `send`: makes what is due, queues the reminders that are due, and returns an invoice whose files are to be made, null for none. Tried again
-- every ten minutes.
create or replace function public.take_invoice() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken uuid;
begin
  perform private.make_planned_invoices();
  perform private.queue_due_reminders();
  update private.unmade_invoice_files set not_before = now() + interval '10 minutes' where invoice_id = (
    select invoice_id from private.unmade_invoice_files where not_before <= now()
    order by not_before limit 1 for update skip locked
  ) returning invoice_id into taken;
  return (select private.shown_invoice(invoice) from private.invoices as invoice where id = taken);
end
$$;

-- Stores the files, once, and queues the mail with them.
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
end
$$;

-- Whether no reminder comes by itself after the newest one of an invoice. The first is never called the last: one that is alone is a
-- reminder.
create function private.is_last_reminder(invoice_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(number) > 1 and max(number) >= (
    select case
      when third_reminder_days is not null then 3 when second_reminder_days is not null then 2 else 1
    end
    from public.invoice_settings
  ), false)
  from private.payment_reminders as reminder where reminder.invoice_id = is_last_reminder.invoice_id
$$;

-- What a mail says of an invoice: `invoice_total` is what is still open of it, of a credit note its total.
create or replace function private.invoice_facts(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', invoice.id, 'invoice_number', invoice.number, 'invoice_due', invoice.due,
    'invoice_due_on', invoice.due_on
  ) || case when invoice.credits is null
    then jsonb_build_object(
      'invoice_total', private.open_amount(invoice), 'invoice_paid', private.paid_of(invoice.id),
      'iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name',
      'is_last_reminder', private.is_last_reminder(invoice.id)
    )
    else jsonb_build_object(
      'invoice_total', invoice.total, 'credited_number', (select number from private.invoices where id = invoice.credits)
    )
  end
$$;

-- Deletes the mails about an invoice that wait, and forgets which reminders those were; whether there were any.
create function private.withdraw_mails(invoice private.invoices, kinds text[]) returns boolean
language sql security definer set search_path = ''
as $$
  with withdrawn as (
    delete from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind = any (kinds) and state = 'waiting'
      and payload ->> 'invoice_id' = invoice.id::text
    returning (payload ->> 'reminder')::smallint as number
  ), forgotten as (
    delete from private.payment_reminders as reminder using withdrawn
    where invoice_id = invoice.id and reminder.number = withdrawn.number and sent_at is null
  )
  select exists (select from withdrawn)
$$;

-- The reminder that comes next by itself, and its day: the first one that is on after the newest one. One whose day is more
-- than three days ago is left out, as any mail that is days late; so switching one on mails nobody who was late long before.
create function private.next_reminder(invoice private.invoices) returns table (number smallint, on_day date)
language sql stable security definer set search_path = ''
as $$
  select rule.number::smallint, last.day + rule.days
  from public.invoice_settings
  cross join lateral unnest(array[first_reminder_days, second_reminder_days, third_reminder_days])
    with ordinality as rule (days, number)
  cross join lateral (
    select coalesce(max(past.number), 0) as number,
      coalesce(max((coalesce(sent_at, queued_at) at time zone 'Europe/Amsterdam')::date), invoice.due_on) as day
    from private.payment_reminders as past where past.invoice_id = invoice.id
  ) as last
  where rule.number > last.number and last.day + rule.days >= (now() at time zone 'Europe/Amsterdam')::date - 3
  order by rule.number limit 1
$$;

-- The reminders of which the day has come: of what is open, and beside no other mail about the invoice.
create function private.due_reminders() returns table (invoice private.invoices, number smallint)
language sql stable security definer set search_path = ''
as $$
  select late, next.number
  from (select (now() at time zone 'Europe/Amsterdam')::date as day) as today
  cross join private.invoice_balances as balance
  join private.invoices as late on late.id = balance.invoice_id
  cross join lateral private.next_reminder(late) as next
  where private.is_mailed('payment_reminder')
    -- Three times the longest pause, and three days.
    and balance.state = 'open' and balance.due_on between today.day - 273 and today.day - 1 and next.on_day <= today.day
    and exists (select from private.invoice_files where invoice_id = late.id)
    and exists (
      select from public.contact_submissions as request
      where request.id = late.request_id and coalesce(payer_email, email) is not null and not is_held and anonymised_at is null
    )
    and not exists (
      select from private.outgoing_messages as message
      where message.request_id = late.request_id and kind in ('invoice', 'payment_reminder')
        and message.state in ('waiting', 'taken') and payload ->> 'invoice_id' = late.id::text
    )
$$;

-- Queues a reminder of an invoice, each number once.
create function private.queue_payment_reminder(invoice private.invoices, number integer, not_before timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of two at once the second waits here for the first.
  insert into private.payment_reminders (invoice_id, number) values (invoice.id, queue_payment_reminder.number)
  on conflict do nothing;
  if found then
    perform private.queue_mail(
      'payment_reminder', request,
      private.invoice_facts(invoice) || jsonb_build_object('reminder', queue_payment_reminder.number),
      queue_payment_reminder.not_before
    )
    from public.contact_submissions as request where request.id = invoice.request_id;
  end if;
end
$$;

-- At 9:00.
create function private.queue_due_reminders() returns void
language sql security definer set search_path = ''
as $$
  select private.queue_payment_reminder(
    invoice, number,
    greatest(now(), ((now() at time zone 'Europe/Amsterdam')::date + time '09:00') at time zone 'Europe/Amsterdam')
  )
  from private.due_reminders()
$$;

-- Mails about an invoice by hand, after the pause in which that can be undone: of a late one the next reminder, of three, else the
-- invoice. Returns the kind of the mail. Nothing while one waits; refused after three in a day ('mailed enough').
create function public.mail_invoice(invoice_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
  reminders integer;
  waiting text;
  today integer;
begin
  perform private.require_admin();
  -- Two at once queue one.
  select stored.* into invoice from private.invoices as stored
  join private.invoice_files as file on file.invoice_id = stored.id
  where stored.id = mail_invoice.invoice_id for update of stored;
  select min(kind) filter (where state in ('waiting', 'taken')), count(*) filter (where created_at > now() - interval '1 day')
  into waiting, today
  from private.outgoing_messages as message
  where message.request_id = invoice.request_id and kind in ('invoice', 'payment_reminder')
    and payload ->> 'invoice_id' = invoice.id::text;
  if waiting is not null then
    return waiting;
  elsif today >= 3 then
    raise invalid_parameter_value using message = 'mailed enough';
  end if;
  select coalesce(max(number), 0) into reminders from private.payment_reminders as past where past.invoice_id = invoice.id;
  if private.invoice_state(invoice) = 'late' and reminders < 3 and private.is_mailed('payment_reminder') then
    perform private.queue_payment_reminder(invoice, reminders + 1, now() + private.mail_pause());
    return 'payment_reminder';
  end if;
  perform private.queue_invoice_mail('invoice', invoice, now() + private.mail_pause());
  return 'invoice';
end
$$;

-- Whether a mail that was asked for by hand still waits for that pause to end; one that is due at another moment comes by itself.
create function private.can_undo_mail(message private.outgoing_messages) returns boolean
language sql stable set search_path = ''
as $$
  select message.state = 'waiting' and message.attempts = 0
    and message.not_before > now() and message.not_before <= message.created_at + private.mail_pause()
$$;

-- Takes back a mail about an invoice that was asked for; false when it is too late.
create function public.undo_invoice_mail(invoice_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select private.withdraw_mails(invoice, '{invoice,payment_reminder}')
    from private.invoices as invoice
    where id = undo_invoice_mail.invoice_id and exists (
      select from private.outgoing_messages as message
      where message.request_id = invoice.request_id and private.can_undo_mail(message)
        and payload ->> 'invoice_id' = invoice.id::text
    )
  ), false);
end
$$;

-- The newest mail about an invoice: what, in which state and since when, or for which moment it waits. Messages are forgotten
-- after 30 days (private.forget_messages), and then only reminders are known: 'forgotten'. Null for none.
create function private.newest_mail(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'kind', kind, 'state', state, 'at', case when state = 'waiting' then not_before else coalesce(done_at, taken_at) end,
      'can_undo', private.can_undo_mail(message)
    )
    from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind in ('invoice', 'payment_reminder')
      and payload ->> 'invoice_id' = invoice.id::text
    order by created_at desc limit 1
  ), (
    select jsonb_build_object('kind', 'payment_reminder', 'state', 'sent', 'at', sent_at, 'can_undo', false)
    from private.payment_reminders
    where invoice_id = invoice.id and sent_at is not null order by number desc limit 1
  ), case when invoice.created_at <= private.believed_time() - interval '30 days' then
    jsonb_build_object('kind', 'invoice', 'state', 'forgotten', 'at', null, 'can_undo', false)
  end)
$$;

-- An invoice as the back-office reads it. `mail` is its newest mail, `reminder` the newest one that was sent, and
-- `next_reminder` the one that comes by itself.
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
    'mail', private.newest_mail(invoice),
    'reminder', (
      select jsonb_build_object('number', number, 'sent_at', sent_at) from private.payment_reminders
      where invoice_id = invoice.id and sent_at is not null order by number desc limit 1
    ),
    'next_reminder', (
      select to_jsonb(next) from private.next_reminder(invoice) as next
      where private.open_amount(invoice) > 0 and private.is_mailed('payment_reminder')
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount,
        'is_from_bank', num_nonnulls(payment.bank_entry, payment.bank_entry_id) > 0
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

create function public.waive_due(subject uuid, is_waived boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if is_waived then
    insert into private.waived_dues (subject, waived_by_email) values (waive_due.subject, private.own_admin_email())
    on conflict do nothing;
  else
    delete from private.waived_dues as waived where waived.subject = waive_due.subject;
  end if;
end
$$;

-- What may be invoiced and does not come by itself: requests whose job has no invoice, with what each lacks (the label in the
-- register, a price, a new invoice after a credit note, or nothing), and fees for visits. The longest ago first; without
-- what the office decided not to charge.
create function private.dues_to_invoice(most integer) returns table (
  request_id uuid, name text, due text, visit_id uuid, since date, amount bigint, lacks text
)
language sql stable security definer set search_path = ''
as $$
  with enabled as (select enabled_at from public.invoice_settings where private.seller() is not null)
  select request.id, request.name, 'job', null::uuid, (completed_at at time zone 'Europe/Amsterdam')::date,
    private.total_of_lines(private.promised_lines(request)), case
      when exists (select from private.invoices where request_id = request.id and invoices.due = 'job') then 'credited'
      when private.awaits_label(request) then 'label'
      when private.promised_lines(request) is null then 'price'
    end
  from enabled join public.contact_submissions as request on request.completed_at >= enabled_at
  where not is_held and status = 'completed' and anonymised_at is null
    and not exists (select from private.open_dues where subject = request.id)
    and not exists (select from private.planned_invoices where request_id = request.id and due = 'job')
    and not exists (select from private.waived_dues where subject = request.id)
  union all
  select request.id, request.name, fee.due, visit.id, (visit.starts_at at time zone 'Europe/Amsterdam')::date, fee.most, null
  from enabled join public.appointments as visit on visit.ended_at >= enabled_at
  join public.contact_submissions as request on request.id = visit.request_id
  cross join lateral private.chargeable_dues(request) as fee
  where (visit.state = 'no_show' or private.is_cancelled_late(visit))
    and request.anonymised_at is null and not is_held and fee.visit_id = visit.id and fee.most > 0
    and not exists (select from private.planned_invoices where planned_invoices.visit_id = visit.id)
    and not exists (select from private.waived_dues where subject = visit.id)
  order by 5, 1 limit most
$$;

-- The groups of invoices, each with its number and sum in cents, and whether invoices are made. What is to come is counted up to
-- 1001, which stands for more.
create function public.invoice_groups() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  perform private.require_admin();
  return jsonb_build_object('is_on', private.seller() is not null, 'groups', (
    select jsonb_object_agg(name, jsonb_build_object('count', amounts.count, 'sum', amounts.sum))
    from (
      select name, count(balance.invoice_id), coalesce(sum(amount), 0) as sum
      from unnest('{late,to-refund,open,paid,credited}'::text[]) as name
      left join private.invoice_balances as balance
        on name = case when state = 'open' and due_on < today then 'late' else state end
      group by name
      union all
      select 'to-invoice', count(*), coalesce(sum(amount), 0) from private.dues_to_invoice(1001)
      union all
      select 'coming', count(*), coalesce(sum(amount), 0)
      from (
        select private.total_of_lines(coalesce(planned.lines, private.promised_lines(request))) as amount
        from private.planned_invoices as planned
        join public.contact_submissions as request on request.id = planned.request_id limit 1001
      ) as coming
    ) as amounts
  ));
end
$$;

-- Fifty invoices of a group: what waits longest first, of what is paid or credited the newest first. `next` is where the next page
-- starts; null for none. `late` and `open` have no invoice in common.
create function public.list_invoices(group_name text, after_day date default null, after_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  is_newest_first constant boolean := group_name in ('paid', 'credited');
  found_state text := group_name;
  from_day date := '-infinity';
  until_day date := 'infinity';
  page private.invoice_balances[];
begin
  perform private.require_admin();
  perform private.require_short('group_name', group_name, 20);
  perform private.require_calendar_date('after_day', after_day) where after_day is not null;
  if group_name = 'late' then
    found_state := 'open';
    until_day := today - 1;
  elsif group_name = 'open' then
    from_day := today;
  end if;
  if is_newest_first then
    page := array(
      select balance from private.invoice_balances as balance
      where state = found_state and (after_id is null or (due_on, invoice_id) < (after_day, after_id))
      order by due_on desc, invoice_id desc limit 51
    );
  else
    page := array(
      select balance from private.invoice_balances as balance
      where state = found_state and due_on between from_day and until_day
        and (after_id is null or (due_on, invoice_id) > (after_day, after_id))
      order by due_on, invoice_id limit 51
    );
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.shown_invoice(invoice) order by place), '[]')
      from unnest(page[:50]) with ordinality as listed (invoice_id, state, amount, due_on, place)
      join private.invoices as invoice on invoice.id = listed.invoice_id
    ),
    'next', case when cardinality(page) > 50
      then jsonb_build_object('after_day', (page[50]).due_on, 'after_id', (page[50]).invoice_id)
    end
  );
end
$$;

-- What can be invoiced, and what comes by itself: of each the first hundred.
create function public.invoices_to_come() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'to_invoice', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.dues_to_invoice(100) as each),
    'planned', (
      select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
      from (select * from private.planned_invoices order by not_before limit 100) as planned
      join public.contact_submissions as request on request.id = planned.request_id
    )
  );
end
$$;

-- What the invoices of a period come to, in cents, with their VAT by rate.
create function public.invoice_books(from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    with of_period as materialized (
      select id, vat, total * sign as total, sign from private.invoices
      cross join lateral (select case when credits is null then 1 else -1 end) as signs (sign)
      where issued_on between from_day and until_day
    )
    select jsonb_build_object(
      'count', count(*), 'invoiced', coalesce(sum(total), 0),
      'paid', (select coalesce(sum(amount), 0) from private.invoice_payments join of_period on of_period.id = invoice_id),
      'vat', (
        select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat) order by rate desc), '[]')
        from (
          select (of_rate ->> 'rate')::integer as rate,
            sum((of_rate ->> 'net')::integer * sign) as net, sum((of_rate ->> 'vat')::integer * sign) as vat
          from of_period cross join lateral jsonb_array_elements(of_period.vat) as of_rate
          group by 1
        ) as by_rate
      )
    )
    from of_period
  );
end
$$;

-- The invoices of a period for a download, newest first, at most 500.
create function public.invoices_of_period(from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    select coalesce(jsonb_agg(private.shown_invoice(invoice) order by created_at desc, number desc), '[]')
    from (
      select * from private.invoices where issued_on between from_day and until_day
      order by created_at desc, number desc limit 500
    ) as invoice
  );
end
$$;

drop function private.uninvoiced_requests(from_day date, until_day date);

revoke execute on function private.can_undo_mail(message private.outgoing_messages) from public;

revoke execute on function private.due_reminders() from public;

revoke execute on function private.dues_to_invoice(most integer) from public;

revoke execute on function public.invoice_books(from_day date, until_day date) from public;

revoke execute on function public.invoice_books(from_day date, until_day date) from anon;

revoke execute on function public.invoice_groups() from public;

revoke execute on function public.invoice_groups() from anon;

revoke execute on function public.invoices_of_period(from_day date, until_day date) from public;

revoke execute on function public.invoices_of_period(from_day date, until_day date) from anon;

revoke execute on function public.invoices_to_come() from public;

revoke execute on function public.invoices_to_come() from anon;

revoke execute on function private.is_last_reminder(invoice_id uuid) from public;

revoke execute on function private.keep_balance() from public;

revoke execute on function public.list_invoices(group_name text, after_day date, after_id uuid) from public;

revoke execute on function public.list_invoices(group_name text, after_day date, after_id uuid) from anon;

revoke execute on function public.mail_invoice(invoice_id uuid) from public;

revoke execute on function public.mail_invoice(invoice_id uuid) from anon;

revoke execute on function private.newest_mail(invoice private.invoices) from public;

revoke execute on function private.next_reminder(invoice private.invoices) from public;

revoke execute on function private.queue_due_reminders() from public;

revoke execute on function private.queue_payment_reminder(invoice private.invoices, number integer, not_before timestamp with time zone) from public;

revoke execute on function private.store_balance(of_invoice uuid) from public;

revoke execute on function public.undo_invoice_mail(invoice_id uuid) from public;

revoke execute on function public.undo_invoice_mail(invoice_id uuid) from anon;

revoke execute on function public.waive_due(subject uuid, is_waived boolean) from public;

revoke execute on function public.waive_due(subject uuid, is_waived boolean) from anon;

revoke execute on function private.withdraw_mails(invoice private.invoices, kinds text[]) from public;

grant execute on function public.invoice_books(from_day date, until_day date) to service_role;

grant execute on function public.invoice_books(from_day date, until_day date) to authenticated;

grant execute on function public.invoice_groups() to service_role;

grant execute on function public.invoice_groups() to authenticated;

grant execute on function public.invoices_of_period(from_day date, until_day date) to service_role;

grant execute on function public.invoices_of_period(from_day date, until_day date) to authenticated;

grant execute on function public.invoices_to_come() to service_role;

grant execute on function public.invoices_to_come() to authenticated;

grant execute on function public.list_invoices(group_name text, after_day date, after_id uuid) to service_role;

grant execute on function public.list_invoices(group_name text, after_day date, after_id uuid) to authenticated;

grant execute on function public.mail_invoice(invoice_id uuid) to service_role;

grant execute on function public.mail_invoice(invoice_id uuid) to authenticated;

grant execute on function public.undo_invoice_mail(invoice_id uuid) to service_role;

grant execute on function public.undo_invoice_mail(invoice_id uuid) to authenticated;

grant execute on function public.waive_due(subject uuid, is_waived boolean) to service_role;

grant execute on function public.waive_due(subject uuid, is_waived boolean) to authenticated;

-- What was reminded of before. What waits is queued again on its day.
insert into private.payment_reminders (invoice_id, number, queued_at, sent_at)
select invoice.id, 1, min(message.created_at), max(done_at) filter (where message.state = 'sent')
from private.outgoing_messages as message join private.invoices as invoice on invoice.id::text = payload ->> 'invoice_id'
where kind = 'payment_reminder' and message.state <> 'waiting' group by invoice.id;
update private.outgoing_messages set payload = payload || '{"reminder": 1}' where kind = 'payment_reminder' and state <> 'waiting';
delete from private.outgoing_messages where kind = 'payment_reminder' and state = 'waiting';

select private.store_balance(id) from private.invoices;
