-- What statements of the bank say came in, went out or came back (D-79). Each entry is stored once, whatever number a file
-- gives it, and what was not settled stays to be looked at.

create table private.bank_entries (
  id uuid primary key default gen_random_uuid(),
  -- IBAN of the account that the statement is of.
  account text not null check (char_length(account) <= 34),
  -- What the bank calls it in every file; '' for none.
  reference text not null check (char_length(reference) <= 100),
  -- `in-undone` took back what came in, `out-undone` brought back what was paid.
  kind text not null check (kind in ('in', 'out', 'in-undone', 'out-undone')),
  booked_on date not null check (booked_on between '2000-01-01' and '2099-12-31'),
  amount integer not null check (amount between 1 and 1000000000),
  -- Who paid or was paid, and what went with it.
  party text not null check (char_length(party) <= 140),
  remittance text not null check (char_length(remittance) <= 1000),
  -- Why it has to do with no invoice; null when nobody put it aside.
  put_aside text check (char_length(put_aside) between 1 and 200 and not private.has_invisible_characters(put_aside)),
  -- The entry that this one took back.
  undoes uuid unique references private.bank_entries check (undoes <> id),
  -- Who linked it, put it aside or let it undo another, and when.
  settled_at timestamptz,
  settled_by_email text
);
create index on private.bank_entries (account, booked_on, amount);
create index on private.bank_entries (settled_at) where settled_at is not null;
create index bank_entries_unsettled on private.bank_entries (booked_on, id) where settled_at is null;

alter table private.invoice_payments add foreign key (bank_entry_id) references private.bank_entries;

-- What became of an entry: `returned` when it undoes another or was undone, `linked` and `refund` by what was noted of it.
create function private.bank_entry_state(entry private.bank_entries) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when entry.undoes is not null or exists (select from private.bank_entries where undoes = entry.id) then 'returned'
    when exists (select from private.invoice_payments where bank_entry_id = entry.id) then
      case entry.kind when 'in' then 'linked' when 'out' then 'refund' else 'returned' end
    when entry.put_aside is not null then 'aside'
    else 'open'
  end
$$;

-- Stores the entries of one file that are not stored yet, and returns what became of all of them, by direction and state. The
-- bank's own name of an entry tells it from another that looks alike; without one those of a file are counted, so that the
-- same entry in two files is one, and two payments that look alike are two. All alike ones of a file come in one call.
create function public.store_bank_entries(entries jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  known uuid;
  seen uuid[] := '{}';
  stored integer := 0;
begin
  perform private.require_admin();
  perform private.require_short('entries', entries::text, 200000);
  -- Two at once would both find an entry missing.
  lock table private.bank_entries in share row exclusive mode;
  for entry in
    select * from jsonb_to_recordset(entries) as given (
      account text, reference text, kind text, day date, amount integer, party text, remittance text
    )
    -- Those with a name first, so that those without count what is left.
    order by reference = ''
  loop
    select id into known from private.bank_entries as alike
    where alike.account = entry.account and alike.booked_on = entry.day and alike.amount = entry.amount
      and alike.kind = entry.kind and alike.party = entry.party and alike.remittance = entry.remittance
      and (alike.reference = entry.reference or '' in (alike.reference, entry.reference)) and alike.id <> all (seen)
    order by alike.reference = entry.reference desc, alike.id limit 1;
    if not found then
      insert into private.bank_entries (account, reference, kind, booked_on, amount, party, remittance)
      values (entry.account, entry.reference, entry.kind, entry.day, entry.amount, entry.party, entry.remittance)
      returning id into known;
      stored := stored + 1;
      perform private.find_noted_payment(known);
    end if;
    seen := seen || known;
  end loop;
  return jsonb_build_object('stored', stored, 'sums', (
    select coalesce(jsonb_agg(to_jsonb(sum)), '[]')
    from (
      select case when kind in ('in', 'out-undone') then 'in' else 'out' end as direction,
        private.bank_entry_state(one) as state, count(*) as entries, sum(amount) as amount
      from private.bank_entries as one where id = any (seen) group by 1, 2 order by 1, 2
    ) as sum
  ));
end
$$;

-- A payment that release 2.0.0 noted from a bank file is of the entry with its account, day and amount.
create function private.find_noted_payment(entry_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.invoice_payments set bank_entry_id = entry_id
  where id = (
    select payment.id from private.bank_entries as entry join private.invoice_payments as payment
      on starts_with(payment.bank_entry, concat_ws(' ', entry.account, entry.booked_on, entry.amount, ''))
    where entry.id = entry_id and entry.kind = 'in' and payment.bank_entry_id is null
    order by payment.noted_at limit 1
  )
$$;

-- Tax law keeps statements as it keeps invoices; then names and texts go, and the sums stay.
create function private.forget_bank_entries() returns void
language sql security definer set search_path = ''
as $$
  update private.bank_entries set party = '', remittance = ''
  where (party, remittance) <> ('', '') and booked_on < (select private.tax_period_start())
$$;

-- The invoices of these requests with their payments, for export_person.
create function private.exported_invoices(of_requests uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(invoice) || jsonb_build_object('payments', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'paid_on', paid_on, 'amount', payment.amount, 'noted_at', noted_at, 'party', party, 'remittance', remittance
      ) order by paid_on, noted_at
    ), '[]')
    from private.invoice_payments as payment left join private.bank_entries as entry on entry.id = bank_entry_id
    where invoice_id = invoice.id
  )) order by invoice.number), '[]')
  from private.invoices as invoice where invoice.request_ids && of_requests
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.store_bank_entries from public, anon;
grant execute on function public.store_bank_entries to authenticated;
