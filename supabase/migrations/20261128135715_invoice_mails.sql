-- Mails about invoices: by hand too they can be left out (D-65), what was completed without mail stays so when its label
-- is found later, and a reminder names what is still to be paid. A person's data holds the payments, and erasing names
-- the invoices that stay.

create or replace function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean default false)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
begin
  perform private.require_admin();
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
  end if;
  select * into request from public.contact_submissions as stored
  where stored.id = make_invoice.request_id and anonymised_at is null and not is_held;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  if private.is_withdrawable(request) and not began_on_request then
    raise invalid_parameter_value using message = 'within the withdrawal period';
  end if;
  return private.add_invoice(make_invoice.id, request, lines, began_on_request, not private.is_without_mail());
end
$$;

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
    id, number, credits, request_id, issued_on, delivered_on, seller, customer, lines, vat, rounding, total, created_by_email
  )
  select credit_invoice.id, given, invoice.id, request_id, today, delivered_on, seller, customer, lines, vat,
    rounding, total, private.own_admin_email()
  from private.invoices as invoice where invoice.id = invoice_id;
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (credit_invoice.id, not private.is_without_mail());
  delete from private.outgoing_messages
  where kind = 'payment_reminder' and state = 'waiting' and payload ->> 'invoice_id' = invoice_id::text;
  return given;
end
$$;

-- The label of a completed request is found by the sender, who cannot know what the administrator chose.
create or replace function private.plan_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    delete from private.due_invoices where request_id = new.id;
  elsif private.is_to_be_invoiced(new) and not private.awaits_label(new) then
    insert into private.due_invoices (request_id, not_before, is_mailed) values (
      new.id, greatest(now() + private.mail_pause(), private.withdrawal_ends(new)),
      not private.is_without_mail() and not (old.status = 'completed' and exists (
        select from private.label_looks as look where look.request_id = new.id and look.is_without_mail
      ))
    ) on conflict do nothing;
  end if;
  return null;
end
$$;

-- The series first, as whoever makes an invoice by hand: two orders of locking would wait for each other.
create or replace function private.make_due_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_invoices;
  request public.contact_submissions;
begin
  if not exists (select from private.due_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  for due in
    delete from private.due_invoices where request_id in (
      select request_id from private.due_invoices where not_before <= now()
      order by not_before limit 20 for update skip locked
    ) returning *
  loop
    select * into request from public.contact_submissions where id = due.request_id;
    if private.is_to_be_invoiced(request) then
      perform private.add_invoice(
        gen_random_uuid(), request, private.promised_lines(request), false, due.is_mailed
      );
    end if;
  end loop;
end
$$;

create or replace function private.queue_invoice_mail(kind text, invoice private.invoices, not_before timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(queue_invoice_mail.kind, request, jsonb_build_object(
    'invoice_id', invoice.id, 'invoice_number', invoice.number, 'invoice_total', case queue_invoice_mail.kind
      when 'payment_reminder' then invoice.total - private.paid_of(invoice.id) else invoice.total
    end,
    'invoice_due_on', invoice.due_on
  ) || case when invoice.credits is null
    then jsonb_build_object('iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name')
    else jsonb_build_object('credited_number', (select number from private.invoices where id = invoice.credits))
  end, queue_invoice_mail.not_before)
  from public.contact_submissions as request where request.id = invoice.request_id
$$;

-- After a payment came or went: no reminder of what is paid, and what is still to be paid in any other.
create function private.correct_payment_reminder(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
  left_to_pay integer;
begin
  select * into invoice from private.invoices where id = correct_payment_reminder.invoice_id;
  left_to_pay := invoice.total - private.paid_of(invoice.id);
  if left_to_pay <= 0 then
    delete from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind = 'payment_reminder' and state = 'waiting'
      and payload ->> 'invoice_id' = invoice.id::text;
  else
    update private.outgoing_messages as message set payload = payload || jsonb_build_object('invoice_total', left_to_pay)
    where message.request_id = invoice.request_id and kind = 'payment_reminder' and state in ('waiting', 'failed', 'unknown')
      and payload ->> 'invoice_id' = invoice.id::text;
  end if;
end
$$;

create or replace function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('paid_on', paid_on);
  perform private.require_short('bank_entry', bank_entry, 100);
  insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry, noted_by_email)
  select invoice.id, note_payment.paid_on, note_payment.amount, note_payment.bank_entry, private.own_admin_email()
  from private.invoices as invoice where invoice.id = note_payment.invoice_id and credits is null
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.correct_payment_reminder(note_payment.invoice_id);
  return true;
end
$$;

create or replace function public.remove_payment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_invoice uuid;
begin
  perform private.require_admin();
  delete from private.invoice_payments as payment where payment.id = remove_payment.id
  returning invoice_id into of_invoice;
  perform private.correct_payment_reminder(of_invoice);
  perform private.queue_payment_reminder(invoice) from private.invoices as invoice
  where invoice.id = of_invoice and private.invoice_state(invoice) in ('open', 'late');
end
$$;

-- Whether an invoice of a request would be mailed, when nobody chose otherwise.
create function private.can_mail_invoice(request_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_mailed('invoice') and exists (
    select from public.contact_submissions as request
    where request.id = can_mail_invoice.request_id and email is not null and not is_held and anonymised_at is null
  )
$$;

-- An invoice as the back-office reads it.
create or replace function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
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

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create or replace function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned_for', (select not_before from private.due_invoices as due where due.request_id = request.id),
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

-- The page says that the invoice was mailed only when it was.
create or replace function private.customer_invoice(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', number, 'total', total, 'paid', private.paid_of(invoice.id), 'state', private.invoice_state(invoice),
    'due_on', due_on, 'name', seller ->> 'name', 'iban', seller ->> 'iban', 'payment_url', payment_url,
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = invoice.request_id and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = invoice.id::text
    )
  )
  from private.invoices as invoice
  where invoice.request_id = customer_invoice.request_id and private.invoice_state(invoice) in ('open', 'late', 'paid')
    and exists (select from private.invoice_files where invoice_id = invoice.id)
  order by number desc limit 1
$$;

-- With what was paid.
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
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(invoice) || jsonb_build_object('payments', (
        select coalesce(jsonb_agg(
          jsonb_build_object('paid_on', paid_on, 'amount', amount, 'noted_at', noted_at) order by paid_on, noted_at
        ), '[]')
        from private.invoice_payments where invoice_id = invoice.id
      )) order by invoice.number), '[]')
      from private.invoices as invoice where invoice.request_id = any (own_ids)
    )
  );
end
$$;

-- An invoice keeps name and address whatever becomes of its request.
create or replace function public.erasable_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) || jsonb_build_object(
        'has_invoice', exists (
          select from private.invoices as invoice where invoice.request_id = listed.id and invoice.customer <> '{}'
        )
      ) order by listed.created_at, listed.id), '[]')
      from (
        select id, created_at, name, address, status, outcome, until from private.erasure_of(email, now())
        union all
        select aside.id, stored.created_at, stored.name, stored.address, stored.status, 'erased',
          aside.deleted_at + private.undo_period()
        from private.deleted_requests as aside
        cross join lateral jsonb_populate_record(null::public.contact_submissions, aside.request) as stored
        where lower(stored.email) = lower(btrim(erasable_person.email))
      ) as listed
    )
  );
end
$$;

-- The reminder of a deleted request does not wait for the sender.
create or replace function public.outgoing_messages() returns jsonb
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

revoke execute on all functions in schema private from public;
