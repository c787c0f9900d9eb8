-- What an administrator decides about entries of the bank, each of them once, and taken back as it was made (D-82).

-- Notes what entries pay of invoices, or what they pay back: [{"entry": ..., "pays": [{"invoice": ..., "amount": ...}]}], with
-- amounts above 0 that add up to the entry; `is_too_much` for more than is open. Returns for each what became of it:
-- `settled`, `before` when it was settled meanwhile, or `changed` when its invoice is no longer open for that amount or is being
-- credited.
create function public.settle_bank_entries(decisions jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  decision jsonb;
  outcomes text[] := '{}';
begin
  perform private.require_admin();
  perform private.require_short('decisions', decisions::text, 200000);
  -- In one order, so that two administrators do not wait for each other.
  perform from private.invoices where id in (
    select (paid ->> 'invoice')::uuid
    from jsonb_array_elements(decisions) as one cross join lateral jsonb_array_elements(one -> 'pays') as paid
  ) order by id for update;
  for decision in select value from jsonb_array_elements(decisions) loop
    outcomes := outcomes || private.settle_bank_entry(
      (decision ->> 'entry')::uuid, decision -> 'pays', coalesce((decision ->> 'is_too_much')::boolean, false)
    );
  end loop;
  return outcomes;
end
$$;

create function private.settle_bank_entry(entry_id uuid, pays jsonb, is_too_much boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.bank_entries;
begin
  select * into entry from private.bank_entries where id = entry_id and kind in ('in', 'out') for update;
  if entry.id is null
    or (select sum((paid ->> 'amount')::integer) from jsonb_array_elements(pays) as paid) is distinct from entry.amount
    or exists (select from jsonb_array_elements(pays) as paid where (paid ->> 'amount')::integer <= 0)
    or exists (select from jsonb_array_elements(pays) as paid group by paid ->> 'invoice' having count(*) > 1)
  then
    raise invalid_parameter_value using message = 'pays: amounts above 0 that add up to the entry, one of each invoice';
  elsif private.bank_entry_state(entry) <> 'open' then
    return 'before';
  elsif exists (
    select from jsonb_array_elements(pays) as paid
    left join private.invoices as invoice on invoice.id = (paid ->> 'invoice')::uuid and credits is null
    where invoice.id is null or (paid ->> 'amount')::integer > case entry.kind
      when 'out' then private.owed_back(invoice) when 'in' then private.open_amount(invoice)
    end and not (is_too_much and entry.kind = 'in' and invoice.id is not null)
      or entry.kind = 'in' and private.is_being_credited(invoice.id)
  ) then
    return 'changed';
  end if;
  perform private.add_bank_payment(
    entry, (paid ->> 'invoice')::uuid, (paid ->> 'amount')::integer * case entry.kind when 'in' then 1 else -1 end
  ) from jsonb_array_elements(pays) as paid;
  perform private.mark_settled(entry.id);
  return 'settled';
end
$$;

-- Below 0 for what was paid back, and for what came back.
create function private.add_bank_payment(entry private.bank_entries, invoice_id uuid, amount integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry_id, noted_by_email)
  values (add_bank_payment.invoice_id, entry.booked_on, add_bank_payment.amount, entry.id, private.own_admin_email());
  perform private.follow_open_amount(add_bank_payment.invoice_id);
end
$$;

create function private.mark_settled(entry_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.bank_entries set settled_at = now(), settled_by_email = private.own_admin_email() where id = entry_id
$$;

-- Lets an entry that came back undo another entry, or a payment that was noted by hand: the payments get their opposites, so
-- that what was paid stays to be read. Returns `settled`, `before` or `changed`.
create function public.undo_by_bank_entry(entry_id uuid, undone_entry uuid default null, undone_payment uuid default null)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.bank_entries;
  undone private.bank_entries;
  undone_ids uuid[];
begin
  perform private.require_admin();
  perform from private.invoices where id in (
    select invoice_id from private.invoice_payments as payment
    where payment.bank_entry_id = undone_entry or payment.id = undone_payment
  ) order by id for update;
  select * into entry from private.bank_entries where id = entry_id and kind in ('in-undone', 'out-undone') for update;
  select * into undone from private.bank_entries where id = undone_entry for update;
  if entry.id is null or private.bank_entry_state(entry) <> 'open' then
    return 'before';
  elsif private.bank_entry_state(undone) = 'returned' then
    return 'changed';
  end if;
  undone_ids := array(
    select payment.id from private.invoice_payments as payment
    where payment.bank_entry_id = undone.id
      or (payment.id = undone_payment and payment.bank_entry_id is null and undone.id is null)
  );
  if coalesce(undone.amount, (
    select abs(payment.amount) from private.invoice_payments as payment where payment.id = any (undone_ids)
  )) is distinct from entry.amount or undone.kind || '-undone' <> entry.kind then
    return 'changed';
  end if;
  perform private.add_bank_payment(entry, payment.invoice_id, -payment.amount)
  from private.invoice_payments as payment where payment.id = any (undone_ids);
  update private.bank_entries set undoes = undone.id where id = entry.id;
  perform private.mark_settled(entry.id);
  return 'settled';
end
$$;

-- Puts an entry aside that has to do with no invoice, with the reason. Returns false when it was settled meanwhile.
create function public.put_bank_entry_aside(entry_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.bank_entries;
begin
  perform private.require_admin();
  perform private.require_short('reason', reason, 200);
  select * into entry from private.bank_entries where id = entry_id for update;
  if entry.id is null or private.bank_entry_state(entry) <> 'open' then
    return false;
  end if;
  update private.bank_entries set put_aside = reason where id = entry_id;
  perform private.mark_settled(entry_id);
  return true;
end
$$;

-- Takes back what was decided about an entry, so that it is to be looked at again. Returns false, and leaves all as it is, for
-- one that came back meanwhile, or of which a part was paid back.
create function public.reopen_bank_entry(entry_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  of_invoices uuid[];
begin
  perform private.require_admin();
  of_invoices := array(select invoice_id from private.invoice_payments where bank_entry_id = entry_id);
  perform from private.invoices where id = any (of_invoices) order by id for update;
  perform from private.bank_entries where id = entry_id for update;
  if exists (select from private.bank_entries where undoes = entry_id) or exists (
    select from private.invoice_payments as payment where payment.bank_entry_id = entry_id
    group by payment.invoice_id having private.paid_of(payment.invoice_id) - sum(payment.amount) < 0
  ) then
    return false;
  end if;
  delete from private.invoice_payments where bank_entry_id = entry_id;
  update private.bank_entries set put_aside = null, undoes = null, settled_at = null, settled_by_email = null
  where id = entry_id;
  perform private.follow_open_amount(invoice_id) from unnest(of_invoices) as invoice_id;
  return true;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.settle_bank_entries, public.undo_by_bank_entry, public.put_bank_entry_aside, public.reopen_bank_entry
  from public, anon;
grant execute on function
  public.settle_bank_entries, public.undo_by_bank_entry, public.put_bank_entry_aside, public.reopen_bank_entry
  to authenticated;
