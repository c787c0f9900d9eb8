-- What an administrator sees of the bank.

-- The entries that are to be looked at, at most 1,000, the oldest first, and the last 100 that were settled; what they can belong
-- to: invoices that are open or owed back, those of the last 400 days that are neither, and what can have come back. Of what
-- went out only the last 100 days are listed.
create function public.list_bank_entries() returns jsonb
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

-- The numbers of the invoices that an entry pays or pays back.
create function private.bank_entry_numbers(entry_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(number order by number), '[]')
  from private.invoice_payments join private.invoices on invoices.id = invoice_id where bank_entry_id = entry_id
$$;

create function private.shown_bank_entry(entry private.bank_entries) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', entry.id, 'account', entry.account, 'kind', entry.kind, 'day', entry.booked_on, 'amount', entry.amount,
    'party', entry.party, 'text', entry.remittance, 'state', private.bank_entry_state(entry),
    'put_aside', entry.put_aside, 'numbers', private.bank_entry_numbers(entry.id), 'settled_by', entry.settled_by_email
  )
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.list_bank_entries from public, anon;
grant execute on function public.list_bank_entries to authenticated;
