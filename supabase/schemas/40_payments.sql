-- What customers paid of an invoice.

create table private.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references private.invoices,
  paid_on date not null check (paid_on between '2000-01-01' and '2099-12-31'),
  amount integer not null check (amount > 0),
  -- Of the entry in the bank file, so that it counts once; null when it was noted by hand.
  bank_entry text unique check (char_length(bank_entry) between 1 and 100),
  noted_at timestamptz not null default now(),
  noted_by_email text
);
create index on private.invoice_payments (invoice_id);

create function private.paid_of(invoice_id uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(amount), 0)::integer from private.invoice_payments as payment
  where payment.invoice_id = paid_of.invoice_id
$$;

create function private.invoice_state(invoice private.invoices) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when invoice.credits is not null then 'credit-note'
    when exists (select from private.invoices where credits = invoice.id) then 'credited'
    when private.paid_of(invoice.id) >= invoice.total then 'paid'
    when invoice.due_on < (now() at time zone 'Europe/Amsterdam')::date then 'late'
    else 'open'
  end
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

-- Notes a payment, by hand or from a bank file; one entry of a file counts once. Returns whether it was new.
create function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text default null)
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

-- Removes a payment that was noted by mistake: the customer may have to be reminded after all.
create function public.remove_payment(id uuid) returns void
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

-- '' for none.
create function public.set_payment_url(invoice_id uuid, url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('url', url, 500);
  update private.invoices set payment_url = nullif(url, '') where id = invoice_id;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.note_payment, public.remove_payment, public.set_payment_url from public, anon, authenticated;
grant execute on function public.note_payment, public.remove_payment, public.set_payment_url to authenticated;
