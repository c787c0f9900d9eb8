-- The PDF and the e-invoice of an invoice, and the mails about it.

-- The PDF and the e-invoice (UBL) as they were sent.
create table private.invoice_files (
  invoice_id uuid primary key references private.invoices,
  pdf bytea not null,
  xml text not null
);

-- The invoices whose files are still to be made, by the Edge Function `send`, and whether the customer is then mailed.
create table private.unmade_invoice_files (
  invoice_id uuid primary key references private.invoices,
  not_before timestamptz not null default now(),
  is_mailed boolean not null
);

create function private.keep_invoice_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from private.invoices where id = old.invoice_id and issued_on < private.tax_period_start()
  ) then
    raise restrict_violation using message = 'the files of an invoice are never changed';
  end if;
  return null;
end
$$;
create trigger "10_keep_invoice_files" after update or delete on private.invoice_files
  for each row execute function private.keep_invoice_files();

-- Whether an invoice of a request would be mailed, when nobody chose otherwise.
create function private.can_mail_invoice(request_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_mailed('invoice') and exists (
    select from public.contact_submissions as request
    where request.id = can_mail_invoice.request_id and coalesce(payer_email, email) is not null and not is_held and anonymised_at is null
  )
$$;

-- Without line breaks, which PostgreSQL adds.
create function private.base64(content bytea) returns text
language sql immutable set search_path = ''
as $$
  select translate(encode(content, 'base64'), E'\n', '')
$$;

-- The files of at most 25 invoices, the PDF in base64.
create function public.invoice_files(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(ids) > 25 then
    raise invalid_parameter_value using message = 'at most 25 at once';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', number, 'pdf', private.base64(pdf), 'xml', xml
    ) order by number), '[]')
    from private.invoice_files join private.invoices on id = invoice_id where id = any (ids)
  );
end
$$;

-- For the function `send`: makes what is due, queues the reminders that are due, and returns an invoice whose files are to be made, null for none. Tried again
-- every ten minutes.
create function public.take_invoice() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken uuid;
begin
  perform private.make_planned_credits();
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
create function public.store_invoice_files(invoice_id uuid, pdf text, xml text) returns void
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
  perform private.queue_invoice_mail('invoice', invoice, now())
  from private.invoices as invoice where id = store_invoice_files.invoice_id and made.is_mailed;
end
$$;

-- The reminders of invoices; their messages are forgotten after 30 days.
create table private.payment_reminders (
  invoice_id uuid not null references private.invoices,
  number smallint not null check (number between 1 and 3),
  queued_at timestamptz not null default now(),
  -- Null while it was not sent.
  sent_at timestamptz,
  primary key (invoice_id, number)
);

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

-- What a mail says of an invoice: `invoice_total` is what is still open of it, of a credit note its total; `owed_back` is that of the
-- invoice, of a credit note that of the invoice that it takes back.
create function private.invoice_facts(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', invoice.id, 'invoice_number', invoice.number, 'invoice_due', invoice.due,
    'invoice_due_on', invoice.due_on
  ) || case when cardinality(invoice.request_ids) > 1
    then jsonb_build_object('homes', cardinality(invoice.request_ids), 'address', null)
    else '{}'
  end || case when invoice.credits is null
    then jsonb_build_object(
      'invoice_total', private.open_amount(invoice), 'invoice_paid', private.paid_of(invoice.id),
      'is_credited', private.is_credited(invoice.id), 'owed_back', private.owed_back(invoice),
      'iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name',
      'is_last_reminder', private.is_last_reminder(invoice.id)
    )
    else jsonb_build_object(
      'invoice_total', invoice.total, 'credited_number', (select number from private.invoices where id = invoice.credits),
      'owed_back', (select private.owed_back(credited) from private.invoices as credited where id = invoice.credits)
    )
  end
$$;

-- The request by which an invoice is mailed: the first that is not deleted or anonymised.
create function private.mailed_request(invoice private.invoices) returns public.contact_submissions
language sql stable security definer set search_path = ''
as $$
  select request from public.contact_submissions as request
  where id = any (invoice.request_ids) and anonymised_at is null
  order by id <> invoice.request_id, created_at, id limit 1
$$;

-- Queues a mail about an invoice. What it asks for is computed when it is sent (private.invoice_facts).
create function private.queue_invoice_mail(kind text, invoice private.invoices, not_before timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(
    queue_invoice_mail.kind, request, private.invoice_facts(invoice), queue_invoice_mail.not_before
  )
  from private.mailed_request(invoice) as request where request.id is not null
$$;

-- The payload of a mail as it is sent: that about an invoice asks for what is open at that moment, that about a visit that
-- did not take place says what it then costs, and that about a label what became of its invoice.
create function private.sent_payload(kind text, payload jsonb, of_request uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when kind in ('invoice', 'payment_reminder') then payload || coalesce((
      select private.invoice_facts(invoice) from private.invoices as invoice
      where invoice.id = (payload ->> 'invoice_id')::uuid
    ), '{}')
    when kind in ('cancelled', 'no_show') then payload || coalesce((
      select private.ended_visit_facts(request, visit)
      from public.appointments as visit join public.contact_submissions as request on request.id = visit.request_id
      where visit.id = (payload ->> 'appointment_id')::uuid and visit.state in ('cancelled', 'no_show')
    ), '{}')
    when kind = 'label_ready' then payload || private.label_facts(of_request)
    else payload
  end;
end
$$;

-- Deletes the mails about an invoice that wait, and forgets which reminders those were; whether there were any.
create function private.withdraw_mails(invoice private.invoices, kinds text[]) returns boolean
language sql security definer set search_path = ''
as $$
  with withdrawn as (
    delete from private.outgoing_messages as message
    where message.request_id = any (invoice.request_ids) and kind = any (kinds) and state = 'waiting'
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
    and not private.is_being_credited(late.id)
    and exists (
      select from private.mailed_request(late) as request where coalesce(payer_email, email) is not null and not is_held
    )
    and not exists (
      select from private.outgoing_messages as message
      where message.request_id = any (late.request_ids) and kind in ('invoice', 'payment_reminder')
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
    from private.mailed_request(invoice) as request where request.id is not null;
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
-- invoice. Returns the kind of the mail. Nothing while one waits; refused after three in a day ('mailed enough'), and while a
-- credit note is planned ('is being credited').
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
  if private.is_being_credited(invoice.id) then
    raise invalid_parameter_value using message = 'is being credited';
  end if;
  select min(kind) filter (where state in ('waiting', 'taken')), count(*) filter (where created_at > now() - interval '1 day')
  into waiting, today
  from private.outgoing_messages as message
  where message.request_id = any (invoice.request_ids) and kind in ('invoice', 'payment_reminder')
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
      where message.request_id = any (invoice.request_ids) and private.can_undo_mail(message)
        and payload ->> 'invoice_id' = invoice.id::text
    )
  ), false);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.invoice_files, public.take_invoice, public.store_invoice_files, public.mail_invoice, public.undo_invoice_mail
  from public, anon, authenticated;
grant execute on function public.invoice_files, public.mail_invoice, public.undo_invoice_mail to authenticated;
grant execute on function public.take_invoice, public.store_invoice_files to service_role;
