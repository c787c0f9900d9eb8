-- What customers paid of an invoice, and what was paid back to them.

create table private.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references private.invoices,
  paid_on date not null check (paid_on between '2000-01-01' and '2099-12-31'),
  -- Below 0 for a refund.
  amount integer not null check (amount <> 0 and amount between -1000000000 and 1000000000),
  -- Of the entry in the bank file, as release 2.0.0 called it; null for any other.
  bank_entry text unique check (char_length(bank_entry) between 1 and 100),
  -- The entry of the bank that it was found in; null when it was noted by hand.
  bank_entry_id uuid,
  noted_at timestamptz not null default now(),
  noted_by_email text
);
create index on private.invoice_payments (invoice_id);
create index on private.invoice_payments (bank_entry_id);
create trigger "40_log_setting" after delete on private.invoice_payments
  for each row execute function private.log_setting('paid_on', 'amount');

create function private.paid_of(invoice_id uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(amount), 0)::integer from private.invoice_payments as payment
  where payment.invoice_id = paid_of.invoice_id
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

-- By when the law has it paid back: known after a withdrawal.
create function private.refund_by(invoice private.invoices) returns date
language sql stable security definer set search_path = ''
as $$
  select min((withdrawn_at at time zone 'Europe/Amsterdam')::date + (private.terms_of(terms_from)).refund_days)
  from public.contact_submissions
  where id = any (invoice.request_ids) and private.owed_back(invoice) > 0
$$;

create function private.invoice_state(invoice private.invoices) returns text
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

-- Whether a request has an invoice that its customer still has to pay.
create function private.has_open_invoice(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.invoices as invoice where request_ids @> array[of_request] and private.open_amount(invoice) > 0
  )
$$;

-- After a payment, a refund or a credit note: no reminder of what is not open.
create function private.follow_open_amount(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_mails(invoice, '{payment_reminder}') from private.invoices as invoice
  where id = follow_open_amount.invoice_id and private.open_amount(invoice) = 0;
end
$$;

-- Notes a payment, or below 0 a refund, by hand. Returns whether there is such an invoice. Refused: more than is open ('more
-- than is open') unless it is known to be too much, a refund of more than is owed back ('more than is owed back'), and a payment
-- while a credit note is planned ('is being credited').
create function public.note_payment(
  invoice_id uuid, paid_on date, amount integer, is_too_much boolean default false
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
begin
  perform private.require_admin();
  perform private.require_calendar_date('paid_on', paid_on);
  -- Two at once are judged one after the other.
  select * into invoice from private.invoices as stored
  where stored.id = note_payment.invoice_id and credits is null for update;
  if invoice.id is null then
    return false;
  elsif amount > 0 and private.is_being_credited(invoice.id) then
    raise invalid_parameter_value using message = 'is being credited';
  elsif amount > private.open_amount(invoice) and not is_too_much then
    raise invalid_parameter_value using message = 'more than is open';
  elsif -amount > private.owed_back(invoice) then
    raise invalid_parameter_value using message = 'more than is owed back';
  end if;
  insert into private.invoice_payments (invoice_id, paid_on, amount, noted_by_email)
  values (note_payment.invoice_id, note_payment.paid_on, note_payment.amount, private.own_admin_email());
  perform private.follow_open_amount(note_payment.invoice_id);
  return true;
end
$$;

-- Removes a payment or refund that was noted by mistake; what was found in a bank file with all that its entry pays, so that the
-- entry is to be looked at again. Refused for a payment of which a part was paid back.
create function public.remove_payment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment private.invoice_payments;
begin
  perform private.require_admin();
  perform from private.invoices as invoice
  where invoice.id = (select invoice_id from private.invoice_payments as noted where noted.id = remove_payment.id)
  for update;
  select * into payment from private.invoice_payments as noted where noted.id = remove_payment.id;
  if payment.bank_entry_id is not null then
    if not public.reopen_bank_entry(payment.bank_entry_id) then
      raise invalid_parameter_value using message = 'paid back';
    end if;
    return;
  end if;
  delete from private.invoice_payments as noted where noted.id = remove_payment.id;
  if private.paid_of(payment.invoice_id) < 0 then
    raise invalid_parameter_value using message = 'paid back';
  end if;
  perform private.follow_open_amount(payment.invoice_id);
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
