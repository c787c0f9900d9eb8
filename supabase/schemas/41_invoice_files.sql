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
    select from private.invoices where id = old.invoice_id and private.is_past_tax_period(issued_on)
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

-- An invoice as the back-office reads it.
create function private.shown_invoice(invoice private.invoices) returns jsonb
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
      'number', number, 'pdf', translate(encode(pdf, 'base64'), E'\n', ''), 'xml', xml
    ) order by number), '[]')
    from private.invoice_files join private.invoices on id = invoice_id where id = any (ids)
  );
end
$$;

-- For the function `send`: makes what is due, and returns an invoice whose files are to be made, null for none. Tried again
-- every ten minutes.
create function public.take_invoice() returns jsonb
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
create function private.queue_invoice_mail(kind text, invoice private.invoices, not_before timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(
    queue_invoice_mail.kind, request, private.invoice_facts(invoice), queue_invoice_mail.not_before
  )
  from public.contact_submissions as request where request.id = invoice.request_id
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

-- At 9:00 a week after the due date; none beside one that waits or was sent.
create function private.queue_payment_reminder(invoice private.invoices) returns void
language sql security definer set search_path = ''
as $$
  select private.queue_invoice_mail(
    'payment_reminder', invoice,
    greatest((invoice.due_on + 7 + time '09:00') at time zone 'Europe/Amsterdam', now() + private.mail_pause())
  )
  where not exists (
    select from private.outgoing_messages as message
    where message.request_id = invoice.request_id and message.kind = 'payment_reminder'
      and message.payload ->> 'invoice_id' = invoice.id::text and message.state <> 'failed'
  )
$$;

-- The attachment of a mail about an invoice; null for any other mail. Of an invoice that was paid in part or whole
-- `send` makes a copy that asks for what is open: the stored file asks for all of it.
create function private.invoice_attachment(payload jsonb) returns jsonb
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
create function public.mail_invoice(invoice_id uuid) returns void
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.invoice_files, public.take_invoice, public.store_invoice_files, public.mail_invoice
  from public, anon, authenticated;
grant execute on function public.invoice_files, public.mail_invoice to authenticated;
grant execute on function public.take_invoice, public.store_invoice_files to service_role;
