-- What the bank page lists and what the night forgets is read by index, however many invoices there are.

create index bank_entries_unsettled on private.bank_entries (booked_on, id) where settled_at is null;

-- Only the link to pay may change; seven years later the customer is forgotten, and the sums stay.
create or replace function private.keep_invoice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.payment_url := null;
    old.payment_url := null;
    if old.issued_on < private.tax_period_start() and new.customer = '{}' then
      old.customer := '{}';
    end if;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  raise restrict_violation using message = 'an invoice is never changed: make a credit note';
end
$$;

-- The first day of which tax law still keeps the books: for seven years after the year they are of.
create function private.tax_period_start() returns date
language sql stable set search_path = ''
as $$
  select (date_trunc('year', private.believed_time()) - interval '7 years')::date
$$;

-- Forgets the customers of invoices that tax law keeps no longer; numbers and sums stay.
create or replace function private.forget_invoice_customers() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invoice_files where invoice_id in (
    select id from private.invoices where customer <> '{}' and issued_on < (select private.tax_period_start())
  );
  update private.invoices set customer = '{}' where customer <> '{}' and issued_on < (select private.tax_period_start());
end
$$;

create or replace function private.keep_invoice_files() returns trigger
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

-- Tax law keeps statements as it keeps invoices; then names and texts go, and the sums stay.
create or replace function private.forget_bank_entries() returns void
language sql security definer set search_path = ''
as $$
  update private.bank_entries set party = '', remittance = ''
  where (party, remittance) <> ('', '') and booked_on < (select private.tax_period_start())
$$;

-- The entries that are to be looked at, at most 1,000, the oldest first, and the last 100 that were settled; what they can belong
-- to: invoices that are open or owed back, those of the last 400 days that are neither, and what can have come back. Of what
-- went out only the last 100 days are listed.
create or replace function public.list_bank_entries() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  perform private.require_admin();
  return (
    with open_entry as materialized (
      select * from private.bank_entries as entry
      where settled_at is null and (kind <> 'out' or booked_on > today - 100) and private.bank_entry_state(entry) = 'open'
      order by booked_on, id limit 1000
    ), undone_amount as materialized (
      select distinct amount from open_entry where kind in ('in-undone', 'out-undone')
    )
    select jsonb_build_object(
      'iban', (select iban from public.invoice_settings),
      'entries', (
        select coalesce(jsonb_agg(private.shown_bank_entry(entry) order by booked_on, entry.id), '[]')
        from private.bank_entries as entry where entry.id in (select id from open_entry)
      ),
      'settled', (
        select coalesce(jsonb_agg(private.shown_bank_entry(entry) order by settled_at desc), '[]')
        from (
          select * from private.bank_entries where settled_at is not null order by settled_at desc limit 100
        ) as entry
      ),
      'invoices', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'number', number, 'customer', coalesce(customer ->> 'name', ''),
          'open', case state when 'open' then amount else 0 end, 'owed_back', case state when 'to-refund' then amount else 0 end
        ) order by number), '[]')
        from private.invoices join private.invoice_balances on invoice_id = id
        where credits is null and id in (
          select id from private.invoices where issued_on > today - 400
          union select invoice_id from private.invoice_balances where state in ('open', 'to-refund')
        )
      ),
      'undoable', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', entry.id, 'is_entry', true, 'direction', entry.kind, 'day', entry.booked_on, 'amount', entry.amount,
          'party', entry.party, 'text', entry.remittance, 'numbers', private.bank_entry_numbers(entry.id)
        )), '[]')
        from private.bank_entries as entry
        where entry.kind in ('in', 'out') and entry.amount in (select amount from undone_amount)
          and entry.booked_on > today - 400 and private.bank_entry_state(entry) <> 'returned'
      ) || (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', payment.id, 'is_entry', false, 'direction', case when payment.amount > 0 then 'in' else 'out' end,
          'day', payment.paid_on, 'amount', abs(payment.amount), 'party', coalesce(invoice.customer ->> 'name', ''),
          'text', '', 'numbers', jsonb_build_array(invoice.number)
        )), '[]')
        from private.invoice_payments as payment join private.invoices as invoice on invoice.id = payment.invoice_id
        where payment.bank_entry_id is null and abs(payment.amount) in (select amount from undone_amount)
          and payment.paid_on > today - 400
          and (payment.amount < 0 or private.paid_of(invoice.id) >= payment.amount)
      )
    )
  );
end
$$;

drop function private.is_past_tax_period(issued_on date);

revoke execute on function private.tax_period_start() from public;
